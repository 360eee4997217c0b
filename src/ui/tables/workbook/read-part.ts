import type { XmlFinds } from './xml-scanner'
import { xmlScanner } from './xml-scanner'
import type { ZipArchive, ZipEntry } from './zip-archive'

export type PartReading = {
  /** Whoever has found enough stops, and what follows is not even unpacked. */
  readonly hasEnough?: () => boolean
  /** Between two pieces. */
  readonly pause?: (() => Promise<void>) | undefined
  readonly onTaken?: ((share: number) => void) | undefined
}

/** Goes through a part of a workbook, piece by piece. */
export async function readPart(
  archive: ZipArchive,
  entry: ZipEntry,
  finds: XmlFinds,
  { hasEnough, pause, onTaken }: PartReading = {},
): Promise<void> {
  const scanner = xmlScanner(finds)
  let decoder: TextDecoder | undefined
  for await (const bytes of archive.read(entry, onTaken)) {
    decoder ??= new TextDecoder(encodingOf(bytes))
    scanner.take(decoder.decode(bytes, { stream: true }))
    if (hasEnough?.()) return
    await pause?.()
  }
}

/** XML is UTF-8, if it does not begin with the mark of another. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
