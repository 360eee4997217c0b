import { type Decimal, decimalFrom, sum, toDigits } from '../../../../core/decimal'
import { groupDigits } from '../../../../core/format'
import { MOST_BILL_ROWS } from '../../../../core/limits'
import { isRead, readNumber } from '../../../../core/parse'
import { splitQuantity } from '../../../../core/table/number-with-unit'
import { isTaxed } from '../details'
import { type BillRow, emptyRow, isBlankRow } from '../read-row'
import { readSeller } from '../seller'
import { appendRows, type BillItem, changeItem, readOpenBill, removeItem, roomIn } from '../store'
import { fillOf, type PriceChoices, type RowFill, whyNoPrice } from './fill-row'
import { codeOf, type KeptItem } from './item-record'

/** How the prices of the bill in this tab are. */
export function priceChoices(): PriceChoices {
  const { prices, details } = readOpenBill()
  return { prices, isTaxed: isTaxed(details, readSeller()) }
}

/** The row of an item that stands on the bill as the item fills it, and nothing was taken off. */
function rowLike(fill: RowFill, but?: number): BillItem | undefined {
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

/** @example sayPut(umbrella, '2') // 'Umbrella: 2 on the bill.' */
const sayPut = (item: KeptItem, quantity: string): string =>
  [`${item.description}: ${quantity} on the bill.`, whyNoPrice(item, priceChoices())]
    .filter(Boolean)
    .join(' ')

/** Puts an item on the bill, or one more where it stands there as it is. @returns what was done */
export function putOnBill(item: KeptItem): string {
  const fill = fillOf(item, priceChoices())
  const there = rowLike(fill)
  if (there) return sayPut(item, addTo(there, one))
  const { items } = readOpenBill()
  if (roomIn(items) === 0) return `The bill is full: it holds ${MOST_BILL_ROWS} items.`
  const rate = items.at(-1)?.row.rate ?? emptyRow.rate
  appendRows([{ ...emptyRow, rate, ...fill, quantity: '1' }])
  return sayPut(item, '1')
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
export function putInRow(id: number, item: KeptItem): string | undefined {
  const scanned = scannedRow(id, item.code)
  if (!scanned) return undefined
  const { description: _, quantity, ...others } = scanned.row
  const more = countIn(scanned.row)
  const fill = fillOf(item, priceChoices())
  const there = rowLike(fill, id)
  if (there && more !== undefined && isBlankRow({ ...emptyRow, ...others })) {
    const now = addTo(there, more)
    removeItem(id)
    return sayPut(item, now)
  }
  // What stands there belonged to something else.
  const isUnpriced = whyNoPrice(item, priceChoices()) !== undefined
  changeItem(id, { ...fill, ...(isUnpriced && { price: '' }), quantity: quantity.trim() || '1' })
  return sayPut(item, quantity.trim() || '1')
}

/** What is printed as a barcode: EAN-8, UPC-A, EAN-13, GTIN-14. @example isBarcode('8901030865278') // true */
export const isBarcode = (text: string): boolean => /^\s*(\d{8}|\d{12,14})\s*$/.test(text)
