import { MOST_FILES_IN_ZIP, MOST_ZIPPED_BYTES } from '../../../core/limits'
import { limitsOf, sentences, Unreadable } from './limits'
import { isOpenDocument } from './read-ods'
import { openZip, type ZipArchive, type ZipEntry } from './read-zip'
import { zipWords } from './words'

/** What systems put beside the files that people pack: folders, and notes of their own. */
const isAside = (path: string) =>
  /\/$|(?:^|\/)(?:\.|__MACOSX\/|(?:thumbs\.db|desktop\.ini)$)/i.test(path)

const isWorkbook = (archive: ZipArchive) =>
  archive.find('[Content_Types].xml') !== undefined ||
  archive.find('_rels/.rels') !== undefined ||
  archive.find('xl/workbook.xml') !== undefined ||
  isOpenDocument(archive)

/**
 * The files in a zip file, each by its name; what it says of their sizes is not believed. A zip file
 * among them stays one.
 *
 * @example await zippedFiles(file) // the file 'payments.xlsx'
 * @returns nothing where it is a workbook, which is a zip file, too; a sentence where it cannot be opened
 */
export async function zippedFiles(
  file: Blob,
  mostBytes = MOST_ZIPPED_BYTES,
): Promise<readonly File[] | { readonly problem: string } | undefined> {
  try {
    const archive = await openZip(file, limitsOf({ mostUnpacked: mostBytes }))
    if (isWorkbook(archive)) return undefined
    const paths = archive.names.map((name) => name.replaceAll('\\', '/'))
    const wanted = paths.filter((path) => !isAside(path))
    if (wanted.length === 0) return { problem: zipWords.nothingInIt }
    if (wanted.length > MOST_FILES_IN_ZIP) return { problem: zipWords.tooMany(MOST_FILES_IN_ZIP) }
    const names = new Set<string>()
    const files: File[] = []
    for (const path of wanted) {
      const entry = archive.find(path)
      if (!entry) continue
      const own = path.replace(/^.*\//, '')
      const name = names.has(own) ? path : own
      names.add(name)
      files.push(await unpacked(archive, entry, name))
    }
    return files
  } catch (error) {
    if (error instanceof Unreadable) return { problem: said(error.message) }
    throw error
  }
}

async function unpacked(archive: ZipArchive, entry: ZipEntry, name: string): Promise<File> {
  if (entry.isLocked) throw new Unreadable(sentences.locked)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of archive.read(entry)) pieces.push(new Uint8Array(piece))
  return new File(pieces, name)
}

/** The sentences of workbooks, as they are true of a zip file. */
const said = (sentence: string): string =>
  ({
    [sentences.locked]: zipWords.locked,
    [sentences.tooLarge]: zipWords.tooLarge,
    [sentences.damaged]: zipWords.damaged,
  })[sentence] ?? sentence
