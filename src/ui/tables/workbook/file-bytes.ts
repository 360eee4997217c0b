import { sentences, Unreadable } from './unreadable'

/** The bytes of a part of a file. A file may have changed since it was chosen, or be gone. */
export async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    throw new Unreadable(sentences.gone)
  }
}
