import { LONGEST_ITEMS_FILE, MOST_COSTS, MOST_SHEETS_TRIED } from '../../../../core/limits'
import { BYTE_ORDER_MARK, csvText, LINE_END, withoutGuard } from '../../../../core/tables/csv'
import { readSeparated } from '../../../../core/tables/separated-values'
import { loadOrReload } from '../../../../ui/tab/lazy-part'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  unreadable,
} from '../../../../ui/tables/read-file'
import { type CostLine, plainSku } from '../../../market/costs/cost-list'
import { type ReadCosts, readCostRows } from '../../../market/costs/read-cost-list'
import type { FileSku } from '../../messages'
import { settlementCostsWords } from './words'

type Rows = readonly (readonly string[])[]
type Read = ReadCosts | { readonly problem: string }

/** A title and a few facts may stand above the costs, and blank lines between them. */
const MOST_ROWS_READ = 5 * MOST_COSTS

/** Reads costs that were pasted from a sheet. */
export function readPastedCosts(text: string): Read {
  const problem = problemOfText(text.slice(0, 4096))
  return problem ? { problem } : costsOf(separated(text))
}

/** Reads the costs of a text or a workbook. @returns them, or what is wrong in one sentence */
export async function readCostFile(file: File): Promise<Read> {
  try {
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { problem: what.problem }
    if (what.kind === 'workbook') return await readCostWorkbook(file)
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
    return readPastedCosts(text)
  } catch (error) {
    if (error === unreadable) return { problem: problems.unreadable }
    throw error
  }
}

const separated = (text: string): Rows =>
  readSeparated(text).map(({ cells }) => cells.map(withoutGuard))

const costsOf = (rows: Rows): Read =>
  readCostRows(rows.slice(0, MOST_ROWS_READ)) ?? { problem: settlementCostsWords.noCosts }

/** Reads the first sheet of a workbook that has costs. */
async function readCostWorkbook(file: File): Promise<Read> {
  const { readWorkbook } = await loadOrReload(
    () => import('../../../../ui/tables/workbook/read-workbook'),
  )
  const readSheet = async (sheet?: string) => {
    const book = await readWorkbook(file, { sheet, mostRows: MOST_ROWS_READ })
    return 'problem' in book
      ? { read: book, sheets: [] }
      : { read: costsOf(book.rows), sheets: book.sheets }
  }
  const first = await readSheet()
  for (const sheet of first.sheets.slice(1, MOST_SHEETS_TRIED)) {
    if (!('problem' in first.read)) break
    const { read } = await readSheet(sheet)
    if (!('problem' in read)) return read
  }
  return first.read
}

/**
 * A list of costs as a file that is read again.
 *
 * @example costsCsv([{ sku: 'FK-C24', name: 'Cap', cost: '', gst: '', packing: '' }])
 * // 'SKU,Name,Cost,GST on cost (%),Packing\r\nFK-C24,Cap,,,\r\n', with the mark of its encoding
 */
export const costsCsv = (lines: readonly CostLine[]): string =>
  BYTE_ORDER_MARK +
  [
    settlementCostsWords.heads,
    ...lines.map(({ sku, name, cost, gst, packing }) => [sku, name, cost, gst, packing]),
  ]
    .map((cells) => cells.map(csvText).join(',') + LINE_END)
    .join('')

/** Every SKU of the files with blank costs, most orders first. */
export const templateCsv = (skus: readonly FileSku[]): string =>
  costsCsv(
    skus
      .toSorted((a, b) => b.orders - a.orders)
      .map(({ sku, name }) => ({ sku: plainSku(sku), name, cost: '', gst: '', packing: '' })),
  )
