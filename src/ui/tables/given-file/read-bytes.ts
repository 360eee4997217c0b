import { BYTES_TO_TELL, type Encoding } from './what-it-is'

/** So much is read at a time: a few milliseconds of work. */
const BYTES_AT_A_TIME = 131_072

/** What is done with a piece; `false` where no more is wanted. The share is that of all bytes so far. */
export type TakePiece = (piece: string, share: number) => Promise<boolean>

/** The file is gone, or another one by now. */
export const unreadable = new Error('the file cannot be read')

/** @example await firstBytes(file) // 80, 75, 3, 4, … */
export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await orUnreadable(file.slice(0, BYTES_TO_TELL).arrayBuffer()))

/**
 * Reads the text of a file, piece by piece: never all of it at a time. Bytes that are no UTF-8 are
 * only found while it is read: then it is read again from its beginning, as Windows-1252.
 *
 * @example await readText(file, 'unmarked', { begin: () => {}, take: async (piece) => true })
 */
export async function readText(
  file: Blob,
  encoding: Encoding,
  { begin, take }: { begin(): void; take: TakePiece },
): Promise<void> {
  begin()
  if (encoding !== 'unmarked') return readAs(file, new TextDecoder(encoding), take)
  try {
    await readAs(file, new TextDecoder('utf-8', { fatal: true }), take)
  } catch (problem) {
    if (problem !== notThisEncoding) throw problem
    begin()
    await readAs(file, new TextDecoder('windows-1252'), take)
  }
}

const notThisEncoding = new Error('the bytes are no text of this encoding')

async function readAs(file: Blob, decoder: TextDecoder, take: TakePiece): Promise<void> {
  const reader = file.stream().getReader()
  let done = 0
  try {
    for (;;) {
      const { value } = await orUnreadable(reader.read())
      if (!value) break
      for (let at = 0; at < value.length; at += BYTES_AT_A_TIME) {
        const bytes = value.subarray(at, at + BYTES_AT_A_TIME)
        done += bytes.length
        if (!(await take(decode(decoder, bytes), done / file.size))) return
      }
    }
    await take(decode(decoder), 1)
  } finally {
    // What was not read is not needed, and a stream that failed has nothing to give back.
    reader.cancel().catch(() => {})
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array<ArrayBuffer>): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw notThisEncoding
  }
}

async function orUnreadable<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch {
    throw unreadable
  }
}
