import { MOST_BILL_ROWS } from '../../../core/limits'
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
} from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, LONGEST_FRACTION, readAmount, readNumber } from '../../../core/money/parse'
import { splitQuantity } from '../../../core/tables/number-with-unit'
import type { ShowToast } from '../../../ui/tab/toast'
import { isTaxed } from '../../books/bill/details'
import {
  type Bill,
  type BillField,
  type BillRow,
  emptyRow,
  isBlankRow,
} from '../../books/bill/inputs'
import { readSeller } from '../../books/bill/remembered-seller'
import {
  codeOf,
  type ItemTexts,
  type SavedItem,
  writePrice,
} from '../../books/saved-items/items-database'
import {
  appendRows,
  type BillItem,
  changeItem,
  emptyLastItem,
  readOpenBill,
  removeItem,
  rowsLeft,
} from '../store'
import { type ItemsIndex, itemsIndexIfLoaded, loadItemsIndex } from './items-index'
import { savedItemsWords } from './words'

/** The choices of a bill that decide on the price of an item. */
export type PriceChoices = Pick<Bill, 'prices' | 'isTaxed'>

/** The fields of a row that an item fills. */
export type RowFill = Partial<BillRow> & Pick<BillRow, 'description' | 'hsn' | 'unit'>

/**
 * The price of an item as the bill has prices, before or with GST; blank where it cannot be converted
 * exactly. Adding GST is always exact; GST is taken out only where that leaves a price that can be typed.
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

/** The fields that an item fills in a row. Without a price for this bill, the price of the row stays. */
export function rowFillOf(item: ItemTexts, bill: PriceChoices): RowFill {
  const { description, hsn, unit, rate } = item
  const price = priceAs(item, bill)
  return { description, hsn, unit, ...(price && { price }), ...(rate && { rate }) }
}

/** Why an item has no price on this bill, if it has one elsewhere. */
export function whyNoPrice(item: ItemTexts, bill: PriceChoices): string | undefined {
  if (!item.price || priceAs(item, bill)) return undefined
  return savedItemsWords.otherPrice[item.prices](item.price)
}

/** The choices of the open bill. */
export function priceChoices(): PriceChoices {
  const { prices, details } = readOpenBill()
  return { prices, isTaxed: isTaxed(details, readSeller()) }
}

/** The row of the bill that is just as the item fills it, without a discount. */
function rowAsFilled(fill: RowFill, exceptId?: number): BillItem | undefined {
  const fields = Object.keys(fill) as (keyof RowFill)[]
  return readOpenBill().items.find(
    ({ id, row }) =>
      id !== exceptId &&
      fields.every((field) => row[field].trim() === fill[field]) &&
      ('price' in fill || !row.price.trim()) &&
      !row.discount.trim() &&
      quantityOf(row) !== undefined,
  )
}

/** The quantity of a row as a number; nothing where it cannot be read. */
function quantityOf({ quantity }: BillRow): Decimal | undefined {
  const reading = readNumber(splitQuantity(quantity.trim()).number || '1')
  return isRead(reading) ? reading.value : undefined
}

/** Adds to the quantity of a row. @returns the new quantity */
function addQuantity({ id, row }: BillItem, more: Decimal): string {
  const quantity = groupDigits(toDigits(sum(quantityOf(row) ?? one, more)))
  changeItem(id, { quantity })
  return quantity
}

const one = decimalFrom(1)

/** @example sayAdded(umbrella, '2') // 'Umbrella: 2 on the bill.' */
const sayAdded = (item: SavedItem, quantity: string): string =>
  [savedItemsWords.onBill(item.description, quantity), whyNoPrice(item, priceChoices())]
    .filter(Boolean)
    .join(' ')

/** Adds an item to the bill, or 1 to its quantity where it is there already. @returns what to say */
export function addToBill(item: SavedItem): string {
  const fill = rowFillOf(item, priceChoices())
  const existing = rowAsFilled(fill)
  if (existing) return sayAdded(item, addQuantity(existing, one))
  const { items } = readOpenBill()
  if (rowsLeft(items) === 0) return savedItemsWords.billIsFull(MOST_BILL_ROWS)
  const rate = items.at(-1)?.row.rate ?? emptyRow.rate
  appendRows([{ ...emptyRow, rate, ...fill, quantity: '1' }])
  return sayAdded(item, '1')
}

/** The row, if this code is still in its description. */
function scannedRow(id: number, code: string): BillItem | undefined {
  const scanned = readOpenBill().items.find((item) => item.id === id)
  return scanned && codeOf(scanned.row.description) === codeOf(code) ? scanned : undefined
}

/**
 * Fills the row into which a code was scanned. Where the item is on the bill already, the quantity of
 * that row grows, and the row of the code is removed.
 *
 * @returns what to say; nothing where the row no longer holds the code
 */
export function fillScannedRow(id: number, item: SavedItem): string | undefined {
  const scanned = scannedRow(id, item.code)
  if (!scanned) return undefined
  const { description: _, quantity, ...others } = scanned.row
  const more = quantityOf(scanned.row)
  const fill = rowFillOf(item, priceChoices())
  const existing = rowAsFilled(fill, id)
  if (existing && more !== undefined && isBlankRow({ ...emptyRow, ...others })) {
    const now = addQuantity(existing, more)
    removeItem(id)
    return sayAdded(item, now)
  }
  // A price that is in the row belonged to something else.
  const isUnpriced = whyNoPrice(item, priceChoices()) !== undefined
  changeItem(id, { ...fill, ...(isUnpriced && { price: '' }), quantity: quantity.trim() || '1' })
  return sayAdded(item, quantity.trim() || '1')
}

/** Whether a text has the form of a barcode: EAN-8, UPC-A, EAN-13, GTIN-14. @example isBarcode('8901030865278') // true */
export const isBarcode = (text: string): boolean => /^\s*(\d{8}|\d{12,14})\s*$/.test(text)

/** The row that a code was scanned into, and what the page can do next. */
export type Scanning = {
  /** The id of the row. */
  id: number
  /** Puts the focus on the name of an item. */
  goTo(id: number | undefined): void
  /** Opens the shop's items with a new one of this code. */
  openItems(code: string, id: number): void
  showToast: ShowToast
}

/** Unknown codes that were reported already. */
const reportedCodes = new Set<string>()

/**
 * Looks up a scanned code (a scanner types the code and Enter) and fills its row, without waiting.
 *
 * @returns whether it did; nothing where the items are not loaded yet, or may be out of date
 */
export function scanIfLoaded(text: string, scanning: Scanning): boolean | undefined {
  if (text.trim() === '') return false
  const index = itemsIndexIfLoaded()
  if (!index) return undefined
  if (fillAndGoOn(index.withCode(text), scanning)) return true
  // Another tab may have saved it, unheard by this one.
  return isBarcode(text) ? undefined : false
}

/**
 * The same after loading the items, if the row still holds that text by then. Other fields of the row
 * that were typed in the meantime stay, and the focus stays where a person moved it.
 */
export async function scanAfterLoading(text: string, scanning: Scanning): Promise<void> {
  const { id, goTo, openItems, showToast } = scanning
  const before = rowOf(id)
  if (text.trim() === '') return
  const index: ItemsIndex = await loadItemsIndex(itemsIndexIfLoaded() !== undefined)
  const now = rowOf(id)
  if (!before || now?.description !== text) return
  const isBusyElsewhere = !isInRow(id, document.activeElement)
  const withFocus = { ...scanning, goTo: isBusyElsewhere ? () => {} : goTo }
  if (fillAndGoOn(index.withCode(text), withFocus)) {
    const typed = Object.entries(now).filter(([field, text]) => before[field as BillField] !== text)
    changeItem(id, Object.fromEntries(typed))
    return
  }
  const code = codeOf(text)
  if (!isBarcode(code) || reportedCodes.has(code)) return
  reportedCodes.add(code)
  showToast(savedItemsWords.unknownCode(code), {
    label: savedItemsWords.keepIt,
    onClick: () => openItems(code, id),
  })
}

const rowOf = (id: number) => readOpenBill().items.find((item) => item.id === id)?.row

/** Whether an element is in a row, or nothing has the focus. */
const isInRow = (id: number, element: Element | null) =>
  !element || element === document.body || element.id.startsWith(`item-${id}-`)

function fillAndGoOn(item: SavedItem | undefined, { id, goTo, showToast }: Scanning): boolean {
  const said = item && fillScannedRow(id, item)
  if (!said) return false
  showToast(said)
  goTo(emptyLastItem(readOpenBill().items)?.id)
  return true
}
