import {
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  round,
  sum,
  toDigits,
} from '../../../../core/decimal'
import { groupDigits } from '../../../../core/format'
import { isRead, LONGEST_FRACTION, readAmount, readNumber } from '../../../../core/parse'
import { splitQuantity } from '../../../../core/table/number-with-unit'
import type { ShowToast } from '../../../../ui/tab/toast'
import { isTaxed } from '../details'
import { type Bill, type BillField, type BillRow, emptyRow, isBlankRow } from '../inputs'
import { readSeller } from '../seller'
import {
  appendRows,
  type BillItem,
  changeItem,
  emptyLastItem,
  MOST_ROWS,
  readOpenBill,
  removeItem,
  rowsLeft,
} from '../store'
import { codeOf, type ItemTexts, type SavedItem, writePrice } from './items-database'
import { type ItemsIndex, itemsIndexIfLoaded, loadItemsIndex } from './items-index'

/** What decides on the price of an item on a bill. */
export type PriceChoices = Pick<Bill, 'prices' | 'isTaxed'>

/** What an item writes into a row. */
export type RowFill = Partial<BillRow> & Pick<BillRow, 'description' | 'hsn' | 'unit'>

/**
 * The price of an item among prices of a kind; blank where it has none of that kind. With GST on top
 * every price is exact; GST is taken out only where that leaves a price that can be typed.
 *
 * @example priceAs({ price: '118', prices: 'with-gst', rate: '18' }, { prices: 'before-gst', … }) // '100'
 * @example priceAs({ price: '100', prices: 'with-gst', rate: '18' }, { prices: 'before-gst', … }) // ''
 */
export function priceAs(
  { price, prices, rate }: Pick<ItemTexts, 'price' | 'prices' | 'rate'>,
  bill: PriceChoices,
): string {
  // Without tax there is one kind of price: what the buyer pays.
  if (!price || prices === bill.prices || !bill.isTaxed) return price
  if (!rate) return ''
  const value = readAmount(price).value
  const whole = sum(hundred, readNumber(rate).value)
  if (prices === 'before-gst') return writePrice(multiplyDivide(value, whole, hundred))
  const taxable = round(divide(multiply(value, hundred), whole), LONGEST_FRACTION)
  return multiply(taxable, whole) === multiply(value, hundred) ? writePrice(taxable) : ''
}

/** What an item writes into a row of a bill. A price of another kind, or none, leaves that of the row. */
export function rowFillOf(item: ItemTexts, bill: PriceChoices): RowFill {
  const { description, hsn, unit, rate } = item
  const price = priceAs(item, bill)
  return { description, hsn, unit, ...(price && { price }), ...(rate && { rate }) }
}

const kinds = { 'before-gst': 'before GST', 'with-gst': 'with GST' } as const

/** @example sayKind('with-gst') // 'with GST' */
export const sayKind = (prices: Bill['prices']): string => kinds[prices]

/** Why an item has no price on this bill, if it has one elsewhere. */
export function whyNoPrice(item: ItemTexts, bill: PriceChoices): string | undefined {
  if (!item.price || priceAs(item, bill)) return undefined
  return `Its price is kept ${sayKind(item.prices)} (${item.price}), and this bill has prices ${sayKind(bill.prices)}: type it.`
}

/** How the prices of the bill in this tab are. */
export function priceChoices(): PriceChoices {
  const { prices, details } = readOpenBill()
  return { prices, isTaxed: isTaxed(details, readSeller()) }
}

/** The row of an item that stands on the bill as the item fills it, and nothing was taken off. */
function rowAsFilled(fill: RowFill, but?: number): BillItem | undefined {
  const fields = Object.keys(fill) as (keyof RowFill)[]
  return readOpenBill().items.find(
    ({ id, row }) =>
      id !== but &&
      fields.every((field) => row[field].trim() === fill[field]) &&
      ('price' in fill || !row.price.trim()) &&
      !row.discount.trim() &&
      countIn(row) !== undefined,
  )
}

/** How many a row has; nothing where that cannot be read. */
function countIn({ quantity }: BillRow): Decimal | undefined {
  const reading = readNumber(splitQuantity(quantity.trim()).number || '1')
  return isRead(reading) ? reading.value : undefined
}

/** Adds to the quantity of a row. @returns what it is now */
function addTo({ id, row }: BillItem, more: Decimal): string {
  const quantity = groupDigits(toDigits(sum(countIn(row) ?? one, more)))
  changeItem(id, { quantity })
  return quantity
}

const one = decimalFrom(1)

/** @example sayAdded(umbrella, '2') // 'Umbrella: 2 on the bill.' */
const sayAdded = (item: SavedItem, quantity: string): string =>
  [`${item.description}: ${quantity} on the bill.`, whyNoPrice(item, priceChoices())]
    .filter(Boolean)
    .join(' ')

/** Puts an item on the bill, or one more where it stands there as it is. @returns what was done */
export function addToBill(item: SavedItem): string {
  const fill = rowFillOf(item, priceChoices())
  const there = rowAsFilled(fill)
  if (there) return sayAdded(item, addTo(there, one))
  const { items } = readOpenBill()
  if (rowsLeft(items) === 0) return `The bill is full: it holds ${MOST_ROWS} items.`
  const rate = items.at(-1)?.row.rate ?? emptyRow.rate
  appendRows([{ ...emptyRow, rate, ...fill, quantity: '1' }])
  return sayAdded(item, '1')
}

/** The row that holds nothing but this code, and how many are meant. */
function scannedRow(id: number, code: string): BillItem | undefined {
  const scanned = readOpenBill().items.find((item) => item.id === id)
  return scanned && codeOf(scanned.row.description) === codeOf(code) ? scanned : undefined
}

/**
 * Puts an item in the place of its code. Where it stands on the bill already, that row has more, and
 * the one of the code goes.
 *
 * @returns what was done; nothing where the row holds something else by now
 */
export function fillScannedRow(id: number, item: SavedItem): string | undefined {
  const scanned = scannedRow(id, item.code)
  if (!scanned) return undefined
  const { description: _, quantity, ...others } = scanned.row
  const more = countIn(scanned.row)
  const fill = rowFillOf(item, priceChoices())
  const there = rowAsFilled(fill, id)
  if (there && more !== undefined && isBlankRow({ ...emptyRow, ...others })) {
    const now = addTo(there, more)
    removeItem(id)
    return sayAdded(item, now)
  }
  // What stands there belonged to something else.
  const isUnpriced = whyNoPrice(item, priceChoices()) !== undefined
  changeItem(id, { ...fill, ...(isUnpriced && { price: '' }), quantity: quantity.trim() || '1' })
  return sayAdded(item, quantity.trim() || '1')
}

/** What is printed as a barcode: EAN-8, UPC-A, EAN-13, GTIN-14. @example isBarcode('8901030865278') // true */
export const isBarcode = (text: string): boolean => /^\s*(\d{8}|\d{12,14})\s*$/.test(text)

/** Where a code was scanned, and how the page goes on. */
export type Scanning = {
  /** The row. */
  id: number
  /** Puts the focus on the name of an item. */
  goTo(id: number | undefined): void
  /** Opens the shop's items with a new one of this code. */
  keep(code: string, id: number): void
  showToast: ShowToast
}

/** Codes that nobody has, and that were said to be so. */
const saidUnknown = new Set<string>()

/**
 * Looks for a code that Enter was pressed behind, and fills its row.
 *
 * @returns whether it did; nothing where that is not known yet
 */
export function scanIfLoaded(text: string, scanning: Scanning): boolean | undefined {
  if (text.trim() === '') return false
  const book = itemsIndexIfLoaded()
  if (!book) return undefined
  if (fill(book.withCode(text), scanning)) return true
  // Another tab may have it by now, and told nobody.
  return isBarcode(text) ? undefined : false
}

/**
 * The same, when the items are read: if the row still holds that text. What was typed beside it in
 * the meantime stays, and so does the focus of whoever went elsewhere.
 */
export async function scanAfterLoading(text: string, scanning: Scanning): Promise<void> {
  const { id, goTo, keep, showToast } = scanning
  const before = rowOf(id)
  if (text.trim() === '') return
  const book: ItemsIndex = await loadItemsIndex(itemsIndexIfLoaded() !== undefined)
  const now = rowOf(id)
  if (!before || now?.description !== text) return
  const isBusyElsewhere = !isWithin(id, document.activeElement)
  const stay = { ...scanning, goTo: isBusyElsewhere ? () => {} : goTo }
  if (fill(book.withCode(text), stay)) {
    const typed = Object.entries(now).filter(([field, text]) => before[field as BillField] !== text)
    changeItem(id, Object.fromEntries(typed))
    return
  }
  const code = codeOf(text)
  if (!isBarcode(code) || saidUnknown.has(code)) return
  saidUnknown.add(code)
  showToast(`No item of yours has the code ${code} yet.`, {
    label: 'Keep it',
    onClick: () => keep(code, id),
  })
}

const rowOf = (id: number) => readOpenBill().items.find((item) => item.id === id)?.row

/** Whether an element belongs to a row, or to nothing. */
const isWithin = (id: number, element: Element | null) =>
  !element || element === document.body || element.id.startsWith(`item-${id}-`)

function fill(item: SavedItem | undefined, { id, goTo, showToast }: Scanning): boolean {
  const said = item && fillScannedRow(id, item)
  if (!said) return false
  showToast(said)
  goTo(emptyLastItem(readOpenBill().items)?.id)
  return true
}
