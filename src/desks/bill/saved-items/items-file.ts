import { decimalsIn } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { commasIn } from '../../../core/tables/commas'
import { withoutGuard } from '../../../core/tables/csv'
import {
  findHead,
  groupsAbove,
  headName,
  headOverLines,
  hindiName,
} from '../../../core/tables/heads'
import { splitPrice, splitQuantity } from '../../../core/tables/number-with-unit'
import {
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { sumNamed } from '../../../core/tables/sum-rows'
import type { Bill } from '../../books/bill/inputs'
import { whyNoItems } from '../../books/files/refusals'
import { billsIn, registerIn } from '../../books/files/registers'
import {
  codeOf,
  hasSameContent,
  type ItemTexts,
  nameOf,
  noItem,
  type Replacement,
  type SavedItem,
  toSavedItem,
} from '../../books/saved-items/items-database'
import { type ColumnUse, columnsOf, namedUse } from '../paste/paste-columns'
import {
  areKinds,
  kindSaid,
  pricesSaidBy,
  type RateUse,
  rateOfRow,
  rateUses,
} from '../paste/paste-gst'
import { isHeadAgain, isRemark, type SkippedRow } from '../paste/paste-rows'
import { problemOfItem } from './item-problem'
import { savedItemsWords } from './words'

type Cells = readonly string[]

/** A table as it comes out of a file. */
export type GivenTable = {
  readonly rows: readonly Cells[]
  /** The line of each row, counted from 1. */
  readonly lines: readonly number[]
}

/** A row of a file. Fields that it leaves blank are absent. */
export type ReadItem = { readonly row: number; readonly item: Partial<ItemTexts> }

export type ReadItems = {
  /** What was read, and from which column. @example 'Item from Particulars' */
  readonly sources: readonly string[]
  readonly rows: readonly ReadItem[]
  /** Rows that may be items, and could not be read. */
  readonly skipped: readonly SkippedRow[]
  /** Rows that are no items: totals, heads that are repeated, remarks. */
  readonly passed: readonly SkippedRow[]
  /** Rows below the heads that are not blank, counted before they are read. */
  readonly rowsInFile: number
  /** The head of a column of prices that are those of purchases: they were not taken. */
  readonly costHead?: string | undefined
  /** What the prices are, where the file says it. */
  readonly prices: Bill['prices'] | undefined
}

/** The shop's items as a sheet, which reads back to the same items. */
export const itemsSheet = (items: readonly ItemTexts[], fileName: string): Sheet => ({
  fileName,
  title: savedItemsWords.export.title,
  facts: [],
  columns: savedItemsWords.export.heads,
  rows: items.map(({ description, code, price, prices, unit, hsn, rate }) => [
    textCell(description),
    textCell(code),
    priceCell(price),
    textCell(savedItemsWords.export.kinds[prices]),
    textCell(unit),
    textCell(hsn),
    rate ? typedCell(readNumber(rate).value) : textCell(''),
  ]),
})

const priceCell = (price: string): SheetCell =>
  price ? numberCell(readAmount(price).value, decimalsIn(price)) : textCell('')

const CODE =
  /^(?:(?:item|product|article|stock|our|style|variant|seller|lineitem)?(?:code|sku|id|barcode)|skucode|skuid|ean|upc|gtin|plu|itemalias)(?:no|number)?$/
const HINDI_CODE = /^(?:आइटम|प्रोडक्ट)?(?:बार)?कोड(?:नंबर)?$/
/** The number of a record in a database: a code only where there is no other. */
const ID = /^(?:item|product|article|stock|variant)?id(?:no|number)?$/

const isCode = (head: string) => CODE.test(headName(head)) || HINDI_CODE.test(hindiName(head))
const isId = (head: string) => ID.test(headName(head))

/** The column of codes: one that people use, before the number of a record. */
const codeColumn = (heads: Cells) => {
  const code = heads.findIndex((head) => isCode(head) && !isId(head))
  return code < 0 ? heads.findIndex(isCode) : code
}

const columnUse = (head: string) => (isCode(head) ? 'code' : namedUse(head))

/** The names of groups under which a stock summary counts what goods cost. */
const OF_STOCK = /^(?:(?:opening|closing)\s*(?:balance|stock)|(?:in|out)wards?)$/i

/**
 * Reads the items of a table with heads, whose columns may stand in any order.
 *
 * @returns the items, or what is wrong in one sentence
 */
export function readItemsTable({ rows, lines }: GivenTable): ReadItems | { problem: string } {
  const register = registerOf(rows)
  if (register) return { problem: register }
  const headAt = findHead(rows, columnUse)
  if (headAt < 0) return { problem: savedItemsWords.file.noHeads }
  const head = headOverLines(rows, headAt, columnUse)
  const body = rows.slice(headAt + 1)
  const codeAt = codeColumn(head)
  const kindAt = head.findIndex((name, at) =>
    areKinds(
      name,
      body.map((cells) => cells[at] ?? ''),
    ),
  )
  const columns = columnsOf(
    head.map((name) => (isCode(name) ? '' : name)),
    body.filter((cells) => passedAs(cells, head) === undefined),
  )
  const indexByUse = new Map(columns.map(({ use }, at) => [use, at]))
  if (!indexByUse.has('description')) {
    return { problem: savedItemsWords.file.noNames }
  }
  const priceAt = indexByUse.get('price') ?? -1
  const isOfStock = groupsAbove(rows, headAt).some((group) => OF_STOCK.test(group))
  if (isOfStock) indexByUse.delete('price')
  const regularAt = head.findIndex((name) => headName(name) === 'regularprice')
  const headKind = pricesSaidBy(head[priceAt] ?? '')

  const fractions = new Set(
    columns.flatMap(({ use, isFraction }) => (isFraction ? [use as RateUse] : [])),
  )

  const read: ReadItem[] = []
  const skipped: SkippedRow[] = []
  const passed: SkippedRow[] = []
  const seen = new Map<string, number>()
  let rowsInFile = 0
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell === '')) continue
    rowsInFile += 1
    const row = lines[headAt + 1 + index] ?? 0
    const named = (reason: string) => ({ row, text: cells.join(', '), reason })
    const cellOf = (use: ColumnUse) => {
      const cell = cells[indexByUse.get(use) ?? -1] ?? ''
      return use === 'price' && !cell && !isOfStock ? (cells[regularAt] ?? '') : cell
    }
    const code = cells[codeAt] ?? ''
    const found = passedAs(cells, head) ?? sumOf(cellOf, code) ?? readRow(cellOf, code, fractions)
    if (typeof found === 'string') {
      skipped.push(named(found))
      continue
    }
    if ('isPassed' in found) {
      passed.push(named(found.reason))
      continue
    }
    const prices = kindSaid(head[kindAt] ?? '', cells[kindAt] ?? '') ?? headKind
    const item = { ...found, ...(prices && { prices }) }
    const key = toSavedItem({ ...noItem, ...item }).key
    const before = seen.get(key)
    if (before !== undefined) {
      const { code } = item
      skipped.push(
        named(
          code
            ? savedItemsWords.reasons.sameCode(before)
            : savedItemsWords.reasons.sameName(before),
        ),
      )
    } else {
      seen.set(key, row)
      read.push({ row, item })
    }
  }
  const columnNames = savedItemsWords.file.columns
  const source = (use: keyof typeof columnNames, at = -1) =>
    at < 0 ? [] : [columnNames[use](head[at] ?? '')]
  return {
    sources: [
      ...source('description', indexByUse.get('description')),
      ...source('code', codeAt),
      ...source('price', indexByUse.get('price')),
      ...source('prices', kindAt),
      ...source('unit', indexByUse.get('unit')),
      ...source('hsn', indexByUse.get('hsn')),
      ...source(
        'rate',
        rateUses.map((use) => indexByUse.get(use) ?? -1).find((at) => at >= 0),
      ),
    ],
    rows: read,
    skipped,
    passed,
    rowsInFile,
    ...(isOfStock && priceAt >= 0 && { costHead: head[priceAt] }),
    prices: read.every(({ item }) => item.prices) ? (read[0]?.item.prices ?? headKind) : undefined,
  }
}

/** What a file of bills, orders or parties is, in a sentence; a table of one bill still has its items. */
function registerOf(rows: readonly Cells[]): string | undefined {
  const register = registerIn(rows)
  if (!register) return undefined
  const { name } = register
  const isTold = (name !== 'bills' && name !== 'orders') || billsIn(rows, register) > 1
  if (!isTold) return undefined
  return whyNoItems(name)
}

type Passed = { readonly isPassed: true; readonly reason: string }

/** Why a row is no item whatever its columns are. */
function passedAs(cells: Cells, head: Cells): Passed | undefined {
  if (isRemark(cells)) return { isPassed: true, reason: savedItemsWords.reasons.remark }
  return isHeadAgain(cells, head)
    ? { isPassed: true, reason: savedItemsWords.reasons.headAgain }
    : undefined
}

/** A sum below the table has a name, and nothing that an item has. */
function sumOf(cellOf: (use: ColumnUse) => string, code: string): Passed | undefined {
  const sum = sumNamed(cellOf('description'))
  const isItem = code !== '' || cellOf('hsn') !== '' || rateUses.some((use) => cellOf(use) !== '')
  return sum && !isItem ? { isPassed: true, reason: savedItemsWords.reasons.sums[sum] } : undefined
}

/** The item in the cells of a row, or why there is none. */
function readRow(
  cellOf: (use: ColumnUse) => string,
  code: string,
  fractions: ReadonlySet<RateUse>,
): Partial<ItemTexts> | string {
  const description = cellOf('description')
  const hsn = cellOf('hsn')
  if (!description) return savedItemsWords.reasons.noName
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(code)) {
    return savedItemsWords.reasons.cutCode(code)
  }
  const price = splitPrice(cellOf('price'))
  if (commasIn(price.number) === 'odd') {
    return savedItemsWords.reasons.oddComma(cellOf('price'))
  }
  if (price.number && !isRead(readAmount(price.number))) {
    return savedItemsWords.reasons.notANumber(cellOf('price'))
  }
  const { rate = '', problem } = rateOfRow(cellOf, fractions)
  if (problem) return problem
  const texts = {
    description,
    code,
    price: price.number,
    unit: cellOf('unit') || price.unit || splitQuantity(cellOf('quantity')).unit,
    hsn,
    rate,
  }
  const wrong = problemOfItem({ ...noItem, ...texts })
  if (wrong) return savedItemsWords.reasons.notKept[wrong.field]
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** The cells of a CSV file without the guard against formulas that the export adds. */
export const plainCells = (cells: Cells): Cells =>
  cells.map((cell) => withoutGuard(cell.trim()).trim().replace(/\r\n?/g, '\n'))

export type ItemsPlan = {
  readonly replacements: readonly Replacement[]
  readonly added: number
  readonly changed: number
  readonly same: number
}

/**
 * What a file brings to the items that are here. An item is known by its code or, where it has none
 * yet, by its name; what the file leaves blank stays as it is.
 *
 * @param prices what prices are, where the file does not say it
 */
export function planItems(
  here: readonly SavedItem[],
  read: readonly ReadItem[],
  prices: Bill['prices'],
): ItemsPlan {
  const byCode = new Map(here.filter(({ code }) => code).map((item) => [codeOf(item.code), item]))
  const byName = new Map<string, SavedItem>()
  for (const item of here) {
    const name = nameOf(item.description)
    // Of items with the same name, the one without a code can still be given one.
    if (!byName.get(name) || !item.code) byName.set(name, item)
  }
  const used = new Set<string>()
  const replacements: Replacement[] = []
  let [added, changed, same] = [0, 0, 0]
  for (const { item } of read) {
    const sameName = byName.get(nameOf(item.description ?? ''))
    const before = item.code
      ? (byCode.get(codeOf(item.code)) ?? (sameName?.code === '' ? sameName : undefined))
      : sameName
    const isFree = before && !used.has(before.key)
    if (isFree) used.add(before.key)
    const own = isFree ? before : undefined
    const after = toSavedItem({
      ...noItem,
      ...own,
      ...item,
      prices: item.price ? (item.prices ?? prices) : (own?.prices ?? item.prices ?? prices),
    })
    if (own && hasSameContent(own, after)) same++
    else {
      replacements.push({ before: own, after })
      if (own) changed++
      else added++
    }
  }
  return { replacements, added, changed, same }
}
