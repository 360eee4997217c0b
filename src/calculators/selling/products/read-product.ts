import { absolute, type Decimal, hundred, one } from '../../../core/decimal'
import { isRead, LONGEST_FRACTION, readAmount, readNumber } from '../../../core/parse'
import type { Field } from './fields'
import { type GstRate, isClothes } from './gst-cell'
import { plainNumber } from './plain-number'

/** A row of a price list, read. What it does not say comes from the marketplace order. */
export type Product = {
  readonly price: Decimal
  /** Nothing where the file has no costs. */
  readonly cost: Decimal | undefined
  /** How many orders it stands for. */
  readonly quantity: Decimal
  readonly gstRate: GstRate | undefined
  readonly gstOnCost: GstRate | undefined
  /** In percent of the price. */
  readonly commission: Decimal | undefined
  readonly fixedFee: Decimal | undefined
  readonly shipping: Decimal | undefined
  readonly ads: Decimal | undefined
  readonly returns: Decimal | undefined
}

/** Why a row cannot be read: the place of its column, and a sentence about what stands there. */
export type Unread = { readonly at: number; readonly reason: string }

/** Nothing where a cell is blank. */
type Read = Decimal | undefined | { readonly reason: string }
type ReadRate = Read | GstRate

/** Blank, or the dash that stands for nothing in a column of numbers. */
const isBlank = (cell: string) => /^\s*[-–—]?\s*$/.test(cell)

/** What a spreadsheet makes of a long number. @example '1.8E+17' */
export const isMangled = (cell: string) => /^\d+(?:\.\d+)?e\+?\d+$/i.test(cell)

/** Before the last three digits a comma groups them; anywhere else it may be a decimal one. */
const ODD_COMMA = /,\p{Nd}{0,2}(?!\p{Nd}|,)|,\p{Nd}{4}|[.．]\p{Nd}*,/u

const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”`

/** What a number of each field is, in a sentence, and what it may be. */
type Rule = {
  readonly noun: string
  readonly isAmount?: true
  /** Files show what is taken as an amount below 0. */
  readonly isTaken?: true
  readonly isPercent?: true
  /** May be that of clothes and shoes, which goes by the price. */
  readonly isGst?: true
  readonly isWhole?: true
  readonly isAboveZero?: true
}

const rules: { readonly [Each in Exclude<Field, 'sku' | 'name'>]: Rule } = {
  price: { noun: 'price', isAmount: true, isAboveZero: true },
  cost: { noun: 'cost', isAmount: true },
  quantity: { noun: 'quantity', isWhole: true },
  gstRate: { noun: 'rate', isPercent: true, isGst: true },
  gstOnCost: { noun: 'rate', isPercent: true, isGst: true },
  commission: { noun: 'commission', isPercent: true },
  commissionAmount: { noun: 'commission', isAmount: true, isTaken: true },
  fixedFee: { noun: 'fee', isAmount: true, isTaken: true },
  shipping: { noun: 'fee', isAmount: true, isTaken: true },
  ads: { noun: 'amount', isAmount: true, isTaken: true },
  returns: { noun: 'share', isPercent: true },
}

function readCell(cell: string, rule: Rule): Read {
  const plain = plainNumber(cell)
  if (plain === undefined && isBlank(cell)) return undefined
  const read = plain ?? readWritten(cell.trim(), rule)
  if (typeof read !== 'bigint') return read
  const value = rule.isTaken ? absolute(read) : read
  const isWrong = (what: string) => ({ reason: `${quoted(cell.trim())} is ${what}` })
  if (value < 0n) return isWrong('below 0')
  if (rule.isAboveZero && value === 0n) return isWrong('not above 0')
  if (rule.isPercent && value > hundred) return isWrong('above 100%')
  if (rule.isWhole && value % one !== 0n) return isWrong('not a whole number')
  return value
}

function readWritten(text: string, rule: Rule): Read {
  if (isMangled(text)) return { reason: `${quoted(text)} is not a ${rule.noun}` }
  if (ODD_COMMA.test(text))
    return { reason: `${quoted(text)} has a comma where a point may be meant` }
  // Spreadsheets mark a number that is kept as a text.
  const marked = text.replace(/^'/, '')
  const reading = rule.isAmount ? readAmount(marked) : readNumber(marked)
  return isRead(reading) ? reading.value : { reason: `${quoted(text)} is not a number` }
}

/** Many rows say the same: a text is read once. A column of more than this says something else each time. */
const MOST_REMEMBERED = 2_000

function remembering(rule: Rule): (cell: string) => ReadRate {
  const known = new Map<string, ReadRate>()
  const readAnew = (cell: string): ReadRate =>
    rule.isGst && isClothes(cell) ? 'clothesAndShoes' : readCell(cell, rule)
  return (cell) => {
    if (known.size === MOST_REMEMBERED) return readAnew(cell)
    const before = known.get(cell)
    if (before !== undefined) return before
    const read = readAnew(cell)
    known.set(cell, read)
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
  const columns = numberFields.flatMap((field, slot) => {
    const at = uses.indexOf(field)
    return at < 0 ? [] : [{ slot, at, read: remembering(rules[field]) }]
  })
  const priceAt = uses.indexOf('price')
  const costAt = uses.indexOf('cost')
  // The same for every row: there may be a hundred thousand of them.
  const found: (GstRate | undefined)[] = numberFields.map(() => undefined)
  const slots = Object.fromEntries(numberFields.map((field, slot) => [field, slot])) as {
    readonly [Name in keyof typeof rules]: number
  }
  /** Of all columns but those of GST. */
  const number = (field: keyof typeof rules) => found[slots[field]] as Decimal | undefined

  return (cells) => {
    for (const { slot, at, read } of columns) {
      const value = read(cells[at] ?? '')
      if (typeof value === 'object') return { at, reason: value.reason }
      found[slot] = value
    }
    const price = number('price')
    const cost = number('cost')
    const quantity = number('quantity') ?? one
    const commissionAmount = number('commissionAmount')
    if (price === undefined) return { at: priceAt, reason: 'The price is missing' }
    if (cost === undefined && costAt >= 0) return { at: costAt, reason: 'The cost is missing' }
    const pieces = isForAll && quantity > one ? quantity : one
    return {
      price: perPiece(price, pieces) ?? price,
      cost,
      quantity,
      gstRate: found[slots.gstRate],
      gstOnCost: found[slots.gstOnCost],
      commission:
        commissionAmount === undefined
          ? number('commission')
          : quotient(commissionAmount, hundred, price),
      fixedFee: perPiece(number('fixedFee'), pieces),
      shipping: perPiece(number('shipping'), pieces),
      ads: perPiece(number('ads'), pieces),
      returns: number('returns'),
    }
  }
}

const perPiece = (amount: Decimal | undefined, pieces: Decimal): Decimal | undefined =>
  amount === undefined || pieces === one ? amount : quotient(amount, one, pieces)

const FINEST = one / 10n ** BigInt(LONGEST_FRACTION)

/** a × b ÷ c, rounded down to as many decimals as can be typed: a row opens as the order that it is. */
const quotient = (a: Decimal, b: Decimal, c: Decimal): Decimal => {
  const exact = (a * b) / c
  return (exact - (exact % FINEST)) as Decimal
}
