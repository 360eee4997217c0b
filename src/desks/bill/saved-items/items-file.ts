import { decimalsIn } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { commasIn } from '../../../core/tables/commas'
import { withoutGuard } from '../../../core/tables/csv'
import { findHead, headName, hindiName } from '../../../core/tables/heads'
import { splitPrice } from '../../../core/tables/number-with-unit'
import {
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { sumNamed } from '../../../core/tables/sum-rows'
import type { Bill } from '../../books/bill/inputs'
import { type ColumnUse, columnsOf, namedUse } from '../paste/paste-columns'
import { pricesSaidBy, type RateUse, rateOfRow, rateUses } from '../paste/paste-gst'
import type { SkippedRow } from '../paste/paste-rows'
import {
  codeOf,
  hasSameContent,
  type ItemTexts,
  nameOf,
  noItem,
  problemOfItem,
  type Replacement,
  type SavedItem,
  toSavedItem,
} from './items-database'
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
  readonly skipped: readonly SkippedRow[]
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
  /^(?:(?:item|product|article|stock|our|style)?(?:code|sku|id)|skucode|barcode|ean|upc|gtin|plu)(?:no|number)?$/
const HINDI_CODE = /^(?:आइटम|प्रोडक्ट)?(?:बार)?कोड(?:नंबर)?$/
const KIND = /^price(?:is|kind|type)$/
const HINDI_KIND = /^दामलिखाहै$/

const isCode = (head: string) => CODE.test(headName(head)) || HINDI_CODE.test(hindiName(head))
const isKind = (head: string) => KIND.test(headName(head)) || HINDI_KIND.test(hindiName(head))

const columnUse = (head: string) => (isCode(head) ? 'code' : isKind(head) ? 'kind' : namedUse(head))

/**
 * Reads the items of a table with heads, whose columns may stand in any order.
 *
 * @returns the items, or what is wrong in one sentence
 */
export function readItemsTable({ rows, lines }: GivenTable): ReadItems | { problem: string } {
  const headAt = findHead(rows, columnUse)
  const head = rows[headAt]
  if (!head) {
    return { problem: savedItemsWords.file.noHeads }
  }
  const body = rows.slice(headAt + 1)
  const codeAt = head.findIndex(isCode)
  const kindAt = head.findIndex(isKind)
  const columns = columnsOf(
    head.map((name) => (isCode(name) || isKind(name) ? '' : name)),
    body,
  )
  const indexByUse = new Map(columns.map(({ use }, at) => [use, at]))
  if (!indexByUse.has('description')) {
    return { problem: savedItemsWords.file.noNames }
  }
  const priceHead = head[indexByUse.get('price') ?? -1] ?? ''
  const headKind = pricesSaidBy(priceHead)

  const fractions = new Set(
    columns.flatMap(({ use, isFraction }) => (isFraction ? [use as RateUse] : [])),
  )

  const read: ReadItem[] = []
  const skipped: SkippedRow[] = []
  const seen = new Map<string, number>()
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell === '')) continue
    const row = lines[headAt + 1 + index] ?? 0
    const skip = (reason: string) => skipped.push({ row, text: cells.join(', '), reason })
    const cellOf = (use: ColumnUse) => cells[indexByUse.get(use) ?? -1] ?? ''
    const found = readRow(cellOf, cells[codeAt] ?? '', fractions)
    if (typeof found === 'string') {
      skip(found)
      continue
    }
    const prices = pricesSaidBy(cells[kindAt] ?? '') ?? headKind
    const item = { ...found, ...(prices && { prices }) }
    const key = toSavedItem({ ...noItem, ...item }).key
    const before = seen.get(key)
    if (before !== undefined) {
      const { code } = item
      skip(
        code ? savedItemsWords.reasons.sameCode(before) : savedItemsWords.reasons.sameName(before),
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
      ...source('unit', indexByUse.get('unit')),
      ...source('hsn', indexByUse.get('hsn')),
      ...source(
        'rate',
        rateUses.map((use) => indexByUse.get(use) ?? -1).find((at) => at >= 0),
      ),
    ],
    rows: read,
    skipped,
    prices: read.every(({ item }) => item.prices) ? (read[0]?.item.prices ?? headKind) : undefined,
  }
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
  const sum = sumNamed(description)
  if (sum && !code && !hsn && !rate) return savedItemsWords.reasons.sums[sum]
  const texts = {
    description,
    code,
    price: price.number,
    unit: cellOf('unit') || price.unit,
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
