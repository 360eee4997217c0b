import { absolute, type Decimal, divide, hundred, multiplyDivide, one } from '../../../core/decimal'
import { isRead, readAmount, readNumber } from '../../../core/parse'
import type { Field } from './fields'

/** A row of a price list, read. What it does not say comes from the marketplace order. */
export type Product = {
  readonly price: Decimal
  /** Nothing where the file has no costs. */
  readonly cost: Decimal | undefined
  /** How many orders it stands for. */
  readonly quantity: Decimal
  readonly gstRate: Decimal | undefined
  readonly gstOnCost: Decimal | undefined
  /** In percent of the price. */
  readonly commission: Decimal | undefined
  readonly fixedFee: Decimal | undefined
  readonly shipping: Decimal | undefined
  readonly ads: Decimal | undefined
  readonly returns: Decimal | undefined
}

/** Why a row cannot be read: the place of its column, and a sentence about what stands there. */
export type Unread = { readonly at: number; readonly reason: string }

type Read = { readonly value: Decimal | undefined } | { readonly reason: string }

/** Blank, or the dash that stands for nothing in a column of numbers. */
const isBlank = (cell: string) => /^\s*[-–—]?\s*$/.test(cell)

/** What a spreadsheet makes of a long number. @example '1.8E+17' */
const isMangled = (cell: string) => /^\d+(?:\.\d+)?e\+?\d+$/i.test(cell)

const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”`

/** What a number of each field is, in a sentence, and what it may be. */
type Rule = {
  readonly noun: string
  readonly isAmount?: true
  /** Files show what is taken as an amount below 0. */
  readonly isTaken?: true
  readonly isPercent?: true
  readonly isWhole?: true
  readonly isAboveZero?: true
}

const rules: { readonly [Each in Exclude<Field, 'sku' | 'name'>]: Rule } = {
  price: { noun: 'price', isAmount: true, isAboveZero: true },
  cost: { noun: 'cost', isAmount: true },
  quantity: { noun: 'quantity', isWhole: true },
  gstRate: { noun: 'rate', isPercent: true },
  gstOnCost: { noun: 'rate', isPercent: true },
  commission: { noun: 'commission', isPercent: true },
  commissionAmount: { noun: 'commission', isAmount: true, isTaken: true },
  fixedFee: { noun: 'fee', isAmount: true, isTaken: true },
  shipping: { noun: 'fee', isAmount: true, isTaken: true },
  ads: { noun: 'amount', isAmount: true, isTaken: true },
  returns: { noun: 'share', isPercent: true },
}

function readCell(cell: string, rule: Rule): Read {
  if (isBlank(cell)) return { value: undefined }
  const text = cell.trim()
  if (isMangled(text)) return { reason: `${quoted(text)} is not a ${rule.noun}` }
  const reading = rule.isAmount ? readAmount(text) : readNumber(text)
  if (!isRead(reading)) return { reason: `${quoted(text)} is not a number` }
  const value = rule.isTaken ? absolute(reading.value) : reading.value
  if (value < 0n) return { reason: `${quoted(text)} is below 0` }
  if (rule.isAboveZero && value === 0n) return { reason: `${quoted(text)} is not above 0` }
  if (rule.isPercent && value > hundred) return { reason: `${quoted(text)} is above 100%` }
  if (rule.isWhole && value % one !== 0n) return { reason: `${quoted(text)} is not a whole number` }
  return { value }
}

/** Many rows say the same: a text is read once. More than this is no list of repeated values. */
const MOST_REMEMBERED = 20_000

function remembering(rule: Rule): (cell: string) => Read {
  const known = new Map<string, Read>()
  return (cell) => {
    const before = known.get(cell)
    if (before) return before
    const read = readCell(cell, rule)
    if (known.size < MOST_REMEMBERED) known.set(cell, read)
    return read
  }
}

const numberFields = Object.keys(rules) as readonly (keyof typeof rules)[]

/**
 * Reads the rows of one table: which column is what is settled once for all of them.
 *
 * @example productReader(['name', 'price', 'cost'], false)(['Pen', '₹ 20', '8.50'])
 * // price 20, cost 8.5, quantity 1
 */
export function productReader(
  uses: readonly (Field | undefined)[],
  isForAll: boolean,
): (cells: readonly string[]) => Product | Unread {
  const columns = numberFields.flatMap((field) => {
    const at = uses.indexOf(field)
    return at < 0 ? [] : [{ field, at, read: remembering(rules[field]) }]
  })
  const priceAt = uses.indexOf('price')
  const costAt = uses.indexOf('cost')

  return (cells) => {
    const found: Partial<Record<keyof typeof rules, Decimal | undefined>> = {}
    for (const { field, at, read } of columns) {
      const cell = read(cells[at] ?? '')
      if ('reason' in cell) return { at, reason: cell.reason }
      found[field] = cell.value
    }
    const { price, cost, quantity = one, commissionAmount } = found
    if (price === undefined) return { at: priceAt, reason: 'The price is missing' }
    if (cost === undefined && costAt >= 0) return { at: costAt, reason: 'The cost is missing' }
    const perPiece = (amount: Decimal | undefined) =>
      amount !== undefined && isForAll && quantity > one ? divide(amount, quantity) : amount
    return {
      price: perPiece(price) ?? price,
      cost,
      quantity,
      gstRate: found.gstRate,
      gstOnCost: found.gstOnCost,
      commission:
        commissionAmount === undefined
          ? found.commission
          : multiplyDivide(commissionAmount, hundred, price),
      fixedFee: perPiece(found.fixedFee),
      shipping: perPiece(found.shipping),
      ads: perPiece(found.ads),
      returns: found.returns,
    }
  }
}
