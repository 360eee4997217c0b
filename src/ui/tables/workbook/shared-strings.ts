import type { Limits } from './limits'
import { ownText } from './own-text'
import { type PartReading, readPart } from './read-part'
import { textRuns } from './text-runs'
import type { XmlFinds } from './xml-scanner'
import type { ZipArchive, ZipEntry } from './zip-archive'

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
      const text = ownText(runs.text())
      limits.keepText(text.length)
      limits.keepCells(1)
      strings.push(text)
    },
    text: runs.take,
  }
  await readPart(archive, entry, finds, reading)
  return strings
}
