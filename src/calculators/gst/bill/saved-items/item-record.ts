import { type Decimal, decimalsIn, hundred, toDigits } from '../../../../core/decimal'
import { formatNumber } from '../../../../core/format'
import { isRead, readAmount, readNumber } from '../../../../core/parse'
import { textsOver } from '../kept-texts'
import type { Bill, BillRow } from '../read-row'
import { plain } from '../saved-bills/plain-text'
import { longestText } from '../text-limits'

/** What a shop keeps of an item, as it is typed. */
export type ItemTexts = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'> & {
  /** What a scanner types: a barcode, or a code of the shop's own. */
  readonly code: string
  /** What its price is, whatever the prices of a bill are. */
  readonly prices: Bill['prices']
}

/** An item of the shop, kept on this device. */
export type KeptItem = ItemTexts & {
  /** What no two items have alike: its code or, without one, its name. */
  readonly key: string
  readonly changedAt: number
}

export type ItemField = keyof ItemTexts

export const noItem: ItemTexts = {
  description: '',
  code: '',
  price: '',
  prices: 'before-gst',
  unit: '',
  hsn: '',
  rate: '',
}

/** A code as it is compared: capitals alike, nothing around it. @example codeOf(' ab-1 ') // 'AB-1' */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** A name as it is compared. */
export const nameOf = (text: string): string => plain(text).replace(/\s+/g, ' ').trim()

export const keyOf = ({ code, description }: Pick<ItemTexts, 'code' | 'description'>): string =>
  codeOf(code) ? `code ${codeOf(code)}` : `name ${nameOf(description)}`

/** What was typed, as it is kept: every price and rate is written in one way. */
export const toKept = (texts: ItemTexts, changedAt = Date.now()): KeptItem => {
  const tidy = tidyItem(texts)
  return { ...tidy, key: keyOf(tidy), changedAt }
}

/** @example tidyItem({ …, price: '₹1850.5', rate: '18 %' }) // price '1,850.50', rate '18' */
export function tidyItem(texts: ItemTexts): ItemTexts {
  const price = readAmount(texts.price)
  const rate = readNumber(texts.rate)
  return {
    description: texts.description.trim(),
    code: texts.code.trim(),
    price: isRead(price) ? writePrice(price.value) : '',
    prices: texts.prices,
    unit: texts.unit.trim(),
    hsn: texts.hsn.trim(),
    rate: isRead(rate) ? toDigits(rate.value) : '',
  }
}

/** As much as was typed: two decimals at least, where it has any. @example writePrice(decimalFrom('1850.5')) // '1,850.50' */
export function writePrice(price: Decimal): string {
  const decimals = decimalsIn(toDigits(price))
  return formatNumber(price, decimals && Math.max(2, decimals))
}

/** Why an item cannot be kept as it is; nothing, if it can. */
export function problemOfItem(texts: ItemTexts): { field: ItemField; text: string } | undefined {
  if (!texts.description.trim()) return { field: 'description', text: 'Type what the item is.' }
  const price = readAmount(texts.price)
  if (texts.price.trim() && (!isRead(price) || price.value < 0n)) {
    return { field: 'price', text: 'Type the price as a number, or leave it blank.' }
  }
  const rate = readNumber(texts.rate)
  if (texts.rate.trim() && (!isRead(rate) || rate.value < 0n || rate.value > hundred)) {
    return { field: 'rate', text: 'Type the GST rate in percent, or leave it blank.' }
  }
  const long = itemFields.find((field) => texts[field].length > longestText(field))
  return long && { field: long, text: 'This is too long to be kept.' }
}

export const itemFields = Object.keys(noItem) as ItemField[]

export const saysTheSame = (a: ItemTexts, b: ItemTexts): boolean =>
  itemFields.every((field) => a[field] === b[field])

/** What is in the database may be of another version, or nobody's. */
export function parseItem(value: unknown): KeptItem | undefined {
  const { prices, ...texts } = textsOver({ ...noItem, prices: '' }, value)
  const { changedAt } = value as Partial<KeptItem>
  if (!texts.description) return undefined
  return toKept(
    { ...texts, prices: prices === 'with-gst' ? prices : 'before-gst' },
    typeof changedAt === 'number' ? changedAt : 0,
  )
}
