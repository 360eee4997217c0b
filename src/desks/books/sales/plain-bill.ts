import { type Decimal, decimalOfUnits, zero } from '../../../core/money/decimal'
import type { BillTexts } from '../bill/bill-texts'
import type { BillLine, BillSums } from '../bill/compute'
import { type BillRow, isBlankRow, type TaxChoices, type WholeTexts } from '../bill/inputs'

/*
 * Most bills hold nothing but short plain numbers. These are worked out here in whole paise, many times as fast as
 * with forty decimals, and to the same digit (`plain-bill.test.ts` compares both). All other bills take the general
 * way of `shared/bill/compute.ts`.
 */

export type PlainLine = Pick<
  BillLine,
  'quantity' | 'rate' | 'original' | 'cgst' | 'sgst' | 'igst'
> &
  Partial<Pick<BillLine, 'problems'>>

export type PlainBill = {
  readonly sums: Pick<BillSums, 'original' | 'total' | 'cgst' | 'sgst' | 'igst'> & {
    /** Before tax, of lines that have none. */
    readonly untaxed: Decimal
  }
  /** Its lines, which are made when they are asked for: to know what a bill comes to, nobody needs them. */
  lines(): readonly PlainLine[]
}

/** A row, read: its amount in paise, in which its share of a discount or freight on the whole bill is not yet. */
type PlainRow = {
  readonly quantity: PlainNumber
  readonly percent: PlainNumber
  readonly amount: number
}

/** A bill; nothing where a text is not plain. */
export function plainBill(texts: BillTexts, choices: TaxChoices): PlainBill | undefined {
  const rows: PlainRow[] = []
  for (const row of texts.rows) {
    const read = isBlankRow(row) ? blankRow : plainRow(row)
    if (!read) return undefined
    rows.push(read)
  }
  const amounts = amountsWith(texts.whole, rows)
  if (!amounts) return undefined

  let [original, untaxed, total, half, igst] = [0, 0, 0, 0, 0]
  for (const [index, { percent }] of rows.entries()) {
    const tax = taxOn(amounts[index] ?? 0, percent.units, choices)
    if (!tax) return undefined
    original += tax.original
    total += tax.total
    half += tax.half
    igst += tax.igst
    if (percent.units === 0 || !choices.isTaxed) untaxed += tax.original
  }
  if (total > Number.MAX_SAFE_INTEGER) return undefined
  const halfInPaise = inPaise(half)
  return {
    sums: {
      original: inPaise(original),
      untaxed: inPaise(untaxed),
      total: inPaise(total),
      cgst: halfInPaise,
      sgst: halfInPaise,
      igst: inPaise(igst),
    },
    lines: () => rows.map((row, index) => lineOf(row, amounts[index] ?? 0, choices)),
  }
}

const inPaise = (paise: number): Decimal => (paise === 0 ? zero : decimalOfUnits(paise, 2))

function lineOf({ quantity, percent }: PlainRow, amount: number, choices: TaxChoices): PlainLine {
  const { original, half, igst } = taxOn(amount, percent.units, choices) ?? noTax
  const halfInPaise = inPaise(half)
  return {
    quantity: quantity.value,
    rate: percent.value,
    original: inPaise(original),
    cgst: halfInPaise,
    sgst: halfInPaise,
    igst: inPaise(igst),
  }
}

/** What a row comes to, in paise. */
type PlainTax = {
  readonly original: number
  readonly half: number
  readonly igst: number
  readonly total: number
}
const noTax: PlainTax = { original: 0, half: 0, igst: 0, total: 0 }

/** Nothing where it is too large to be exact. */
function taxOn(
  amount: number,
  percent: number,
  { prices, buyer, isTaxed }: TaxChoices,
): PlainTax | undefined {
  const tax = isTaxed ? amount * percent : 0
  if (tax > Number.MAX_SAFE_INTEGER) return undefined
  const isBefore = prices === 'before-gst'
  const parts = isBefore ? WHOLE : WHOLE + percent
  const isInState = buyer === 'same-state'
  const half = isInState ? divideRounded(tax, 2 * parts) : 0
  const igst = isInState ? 0 : divideRounded(tax, parts)
  const gst = 2 * half + igst
  return {
    original: isBefore ? amount : amount - gst,
    half,
    igst,
    total: isBefore ? amount + gst : amount,
  }
}

/** The amounts of rows, each with its share of a discount and freight on the whole bill; nothing where these are not plain. */
function amountsWith(
  { discount, freight }: WholeTexts,
  rows: readonly PlainRow[],
): readonly number[] | undefined {
  const amounts = rows.map(({ amount }) => amount)
  const [discountText, freightText] = [discount.trim(), freight.trim()]
  if (discountText === '' && freightText === '') return amounts
  const value = amounts.reduce((sum, amount) => sum + amount, 0)
  const taken = discountOn(value, discountText)
  const added = plainNumber(freightText || '0', PRICE_DECIMALS)
  if (value === 0 || taken === undefined || taken > value || !added) return undefined
  return spread(added.units - taken, amounts, value)
}

/** A discount on a whole bill in paise, which is rounded by itself. */
function discountOn(value: number, text: string): number | undefined {
  if (!text.endsWith('%')) return plainNumber(text || '0', PRICE_DECIMALS)?.units
  const percent = plainNumber(text.slice(0, -1), PERCENT_DECIMALS)
  if (!percent || value * percent.units > Number.MAX_SAFE_INTEGER) return undefined
  return divideRounded(value * percent.units, WHOLE)
}

/** Spreads an amount over others by their value: the sum up to each of them is rounded, as on the bill. */
function spread(
  amount: number,
  over: readonly number[],
  value: number,
): readonly number[] | undefined {
  if (Math.abs(amount) * value > Number.MAX_SAFE_INTEGER) return undefined
  let [passed, given] = [0, 0]
  return over.map((own) => {
    passed += own
    const due = Math.sign(amount) * divideRounded(Math.abs(amount) * passed, value)
    const share = due - given
    given = due
    return own + share
  })
}

function plainRow(row: BillRow): PlainRow | undefined {
  const quantity = plainNumber(row.quantity || '1', QUANTITY_DECIMALS)
  const price = plainNumber(row.price, PRICE_DECIMALS)
  const percent = plainNumber(row.rate, PERCENT_DECIMALS)
  if (!quantity || !price || !percent) return undefined
  const amount = amountOf(quantity.units * price.units, row.discount)
  return amount === undefined ? undefined : { quantity, percent, amount }
}

const QUANTITY_DECIMALS = 3
const PRICE_DECIMALS = 2
const PERCENT_DECIMALS = 2
/** A hundred percent. */
const WHOLE = 10_000
/** How many of the units of quantity × price are a paisa. */
const UNITS_OF_PAISA = 1_000

/** Quantity × price less its discount, in paise; nothing where it is not plain. */
function amountOf(gross: number, discount: string): number | undefined {
  if (gross > Number.MAX_SAFE_INTEGER) return undefined
  if (discount === '') return divideRounded(gross, UNITS_OF_PAISA)
  if (discount.endsWith('%')) {
    const percent = plainNumber(discount.slice(0, -1), PERCENT_DECIMALS)
    if (!percent || percent.units > WHOLE) return undefined
    const left = gross * (WHOLE - percent.units)
    if (left > Number.MAX_SAFE_INTEGER) return undefined
    return divideRounded(left, WHOLE * UNITS_OF_PAISA)
  }
  const money = plainNumber(discount, PRICE_DECIMALS)
  const left = money && gross - money.units * UNITS_OF_PAISA
  return left === undefined || left < 0 ? undefined : divideRounded(left, UNITS_OF_PAISA)
}

/**
 * Half goes up, as nothing here is below zero. Exact: a quotient of floats may be one too many, which what is left
 * over tells. (The operator for remainders takes ten times as long.)
 */
function divideRounded(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  const rest = dividend - quotient * divisor
  if (rest < 0) return quotient - (2 * (rest + divisor) >= divisor ? 0 : 1)
  return quotient + (2 * rest >= divisor ? 1 : 0)
}

type PlainNumber = {
  /** In units of the last decimal. */
  readonly units: number
  readonly value: Decimal
}

const nothing: PlainNumber = { units: 0, value: zero }
const blankRow: PlainRow = { quantity: nothing, percent: nothing, amount: 0 }

/** Digits that may be grouped, with a few decimals. */
const plain = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,3}))?$/

/** The same few texts stand in many bills. By how many decimals there may be. */
const known = [0, 1, 2, 3].map(() => new Map<string, PlainNumber | undefined>())
const MOST_KNOWN = 10_000

function plainNumber(text: string, decimals: number): PlainNumber | undefined {
  const same = known[decimals]
  const before = same?.get(text)
  if (before || same?.has(text)) return before
  const [, whole, fraction = ''] = plain.exec(text) ?? []
  const units =
    whole === undefined || fraction.length > decimals
      ? undefined
      : Number(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'))
  const number = units === undefined ? undefined : { units, value: decimalOfUnits(units, decimals) }
  if (same && same.size < MOST_KNOWN) same.set(text, number)
  return number
}
