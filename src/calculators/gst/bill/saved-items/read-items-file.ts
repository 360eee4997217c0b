import { LONGEST_ITEMS_FILE, MOST_ITEMS, MOST_SHEETS_TRIED } from '../../../../core/limits'
import { readSeparated } from '../../../../core/table/separated-values'
import { loadOrReload } from '../../../../ui/tab/lazy-part'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  unreadable,
} from '../../../../ui/tables/read-file'
import { type GivenTable, plainCells, type ReadItems, readItemsTable } from './items-file'

export type ItemsFile = ReadItems & { readonly isCut: boolean }

/** A title and a few facts may stand above the items. */
const MOST_ROWS = MOST_ITEMS + 100

/** Reads the items of a CSV file or a spreadsheet. @returns them, or what is wrong in one sentence */
export async function readItemsFile(file: File): Promise<ItemsFile | { problem: string }> {
  try {
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { problem: what.problem }
    if (what.kind === 'workbook') return await readItemsIndex(file)
    let text = ''
    await readText(file, what.encoding, {
      begin() {
        text = ''
      },
      async take(piece) {
        text += piece
        return text.length < LONGEST_ITEMS_FILE
      },
    })
    const problem = problemOfText(text.slice(0, 4096))
    if (problem) return { problem }
    const rows = readSeparated(text).map(({ cells }) => plainCells(cells))
    return readTable({ rows, lines: rows.map((_, index) => index + 1) }, false)
  } catch (error) {
    if (error === unreadable) return { problem: problems.unreadable }
    throw error
  }
}

/** The first sheet that has items. */
async function readItemsIndex(file: File): Promise<ItemsFile | { problem: string }> {
  const { readWorkbook } = await loadOrReload(
    () => import('../../../../ui/tables/workbook/read-workbook'),
  )
  const readSheet = async (sheet?: string) => {
    const book = await readWorkbook(file, { sheet, mostRows: MOST_ROWS })
    if ('problem' in book) return { read: book, sheets: [] }
    const rows = book.rows.map((cells) => cells.map((cell) => cell.trim()))
    return { read: readTable({ rows, lines: book.rowNumbers }, book.isCut), sheets: book.sheets }
  }
  const first = await readSheet()
  for (const sheet of first.sheets.slice(1, MOST_SHEETS_TRIED)) {
    if (!('problem' in first.read)) break
    const { read } = await readSheet(sheet)
    if (!('problem' in read)) return read
  }
  return first.read
}

function readTable(table: GivenTable, isCut: boolean): ItemsFile | { problem: string } {
  const read = readItemsTable({ ...table, rows: table.rows.slice(0, MOST_ROWS) })
  return 'problem' in read ? read : { ...read, isCut: isCut || table.rows.length > MOST_ROWS }
}
