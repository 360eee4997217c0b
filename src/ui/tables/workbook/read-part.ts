import type { Limits } from './limits'
import type { ZipArchive, ZipEntry } from './read-zip'
import { attribute, type XmlFinds, xmlScanner } from './xml-scanner'
import { unescapeExcel } from './xml-text'

export type PartReading = {
  /** Asked after each piece: once the caller has enough, what follows is not even unpacked. */
  readonly hasEnough?: () => boolean
  /** Awaited between two pieces, so that a long part lets its worker answer questions. */
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

/**
 * Puts the text of a cell together: parts of different looks one after the other, without the hints
 * on how a word is pronounced.
 */
export function textRuns() {
  let text = ''
  let isInText = false
  let isHint = false
  let isKeptAsIs = false
  return {
    begin() {
      text = ''
      isInText = false
      isHint = false
    },
    open(name: string, attributes: string) {
      if (name === 'rPh') isHint = true
      isInText = name === 't' && !isHint
      isKeptAsIs = attributes !== '' && attribute(attributes, 'space') === 'preserve'
    },
    close(name: string) {
      if (name === 'rPh') isHint = false
      isInText = false
    },
    isTextWanted: () => isInText,
    take(more: string) {
      text += isKeptAsIs ? more : more.trim()
    },
    text: () => unescapeExcel(text),
  }
}

/** JavaScript engines always copy texts that are not longer. */
const LONGEST_SHORT = 12

/**
 * A copy of a text that was cut out of a longer one. JavaScript engines cut by pointing into the whole:
 * without a copy, a cell of a few words would keep all of its piece of the file in memory.
 */
export const copiedText = (text: string): string =>
  text.length > LONGEST_SHORT ? ` ${text}`.slice(1) : text

/** The texts of a workbook: cells name them by their place. */
export async function readSharedStrings(
  archive: ZipArchive,
  entry: ZipEntry,
  limits: Limits,
  reading: PartReading,
): Promise<string[]> {
  const strings: string[] = []
  const runs = textRuns()
  const finds: XmlFinds = {
    isTextWanted: false,
    open(name, attributes) {
      if (name === 'si') runs.begin()
      else runs.open(name, attributes)
      finds.isTextWanted = runs.isTextWanted()
    },
    close(name) {
      runs.close(name)
      finds.isTextWanted = false
      if (name !== 'si') return
      const text = copiedText(runs.text())
      limits.keepText(text.length)
      limits.keepCells(1)
      strings.push(text)
    },
    text: runs.take,
  }
  await readPart(archive, entry, finds, reading)
  return strings
}
