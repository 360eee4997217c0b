import { type Limits, sentences, Unreadable } from './limits'
import { type OdsNeeds, odsSheets } from './ods-sheets'
import { readPart } from './read-part'
import type { ZipArchive, ZipEntry } from './read-zip'
import type { Workbook, WorkbookReading } from './workbook'

const MANIFEST = 'META-INF/manifest.xml'

/** Whether a zip file is a document of LibreOffice and others that write OpenDocument. */
export const isOpenDocument = (archive: ZipArchive): boolean =>
  archive.find(MANIFEST) !== undefined &&
  (archive.find('content.xml') ?? archive.find('encrypted-package')) !== undefined

type OdsReading = Pick<WorkbookReading, 'sheet' | 'mostRows'> & {
  readonly limits: Limits
  readonly pause: (rows: number) => Promise<void>
  readonly onTaken: (share: number) => void
}

/**
 * Reads a sheet of an OpenDocument spreadsheet (.ods).
 *
 * @throws Unreadable where it is none, or locked
 */
export async function readOds(
  archive: ZipArchive,
  { sheet, mostRows, limits, ...how }: OdsReading,
): Promise<Workbook> {
  const content = archive.find('content.xml')
  if (!content || (await isLocked(archive))) throw new Unreadable(sentences.locked)

  const read = (needs: OdsNeeds) => readContent(archive, content, needs, how)
  let found = await read({ sheet, mostRows, limits })
  if (!found.taken()?.isFilled) {
    // There is no such sheet, or all of them are hidden.
    const first =
      found.sheets.find(({ isFilled, isHidden }) => isFilled && !isHidden) ??
      found.sheets.find(({ isFilled }) => isFilled)
    if (!first) throw new Unreadable(sentences.nothingInIt)
    found = await read({ sheet: first.name, mostRows, limits })
  }
  const filled = found.sheets.filter(({ isFilled }) => isFilled)
  const seen = filled.filter(({ isHidden }) => !isHidden)
  return {
    sheets: (seen.length > 0 ? seen : filled).map(({ name }) => name),
    sheet: found.taken()?.name ?? '',
    rows: found.rows,
    rowNumbers: found.rowNumbers,
    isCut: found.isCut(),
  }
}

async function readContent(
  archive: ZipArchive,
  content: ZipEntry,
  needs: OdsNeeds,
  { pause, onTaken }: Pick<OdsReading, 'pause' | 'onTaken'>,
) {
  const found = odsSheets(needs)
  await readPart(archive, content, found.finds, { pause: () => pause(found.rows.length), onTaken })
  if (found.sheets.length === 0) throw new Unreadable(sentences.notWorkbook)
  if (!found.isWhole()) throw new Unreadable(sentences.damaged)
  return found
}

/** The list of parts says which of them are locked. */
async function isLocked(archive: ZipArchive): Promise<boolean> {
  const manifest = archive.find(MANIFEST)
  let isLocked = false
  if (!manifest) return isLocked
  await readPart(archive, manifest, {
    isTextWanted: false,
    open(name) {
      isLocked ||= name === 'encryption-data'
    },
    close() {},
    text() {},
  })
  return isLocked
}
