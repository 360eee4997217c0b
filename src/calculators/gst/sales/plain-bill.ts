import { type Decimal, decimalOfUnits, zero } from '../../../core/decimal'
import type { BillTexts } from '../shared/bill/bill-texts'
import type { BillLine, BillSums } from '../shared/bill/compute'
import { type BillRow, isBlankRow, type TaxChoices } from '../shared/bill/inputs'

/*
 * Most bills hold nothing but short plain numbers. These are worked out here in whole paise, many times as fast as
 * with forty decimals, and to the same digit (`plain-bill.test.ts` compares both). All other bills, and those with a
 * discount or freight on the whole, take the general way of `shared/bill/compute.ts`.
 */

export type PlainLine = Pick<
  BillLine,
  'quantity' | 'rate' | 'original' | 'cgst' | 'sgst' | 'igst'
> &
  Partial<Pick<BillLine, 'problems'>>

export type PlainBill = {
  readonly lines: readonly PlainLine[]
  readonly sums: Pick<BillSums, 'original' | 'total' | 'cgst' | 'sgst' | 'igst'>
}

const blankLine: PlainLine = {
  quantity: zero,
  rate: zero,
  original: zero,
  cgst: zero,
  sgst: zero,
  igst: zero,
}

/** What lines come to in paise. */
type Running = { original: number; total: number; half: number; igst: number }

/** The lines of a bill; nothing where a text is not plain. */
export function plainBill(texts: BillTexts, choices: TaxChoices): PlainBill | undefined {
  const { whole, rows } = texts
  if (whole.discount.trim() !== '' || whole.freight.trim() !== '') return undefined
  const lines: PlainLine[] = []
  const sums: Running = { original: 0, total: 0, half: 0, igst: 0 }
  for (const row of rows) {
    const line = isBlankRow(row) ? blankLine : plainLine(row, choices, sums)
    if (!line) return undefined
    lines.push(line)
  }
  if (sums.total > Number.MAX_SAFE_INTEGER) return undefined
  const half = inPaise(sums.half)
  return {
    lines,
    sums: {
      original: inPaise(sums.original),
      total: inPaise(sums.total),
      cgst: half,
      sgst: half,
      igst: inPaise(sums.igst),
    },
  }
}

const inPaise = (paise: number): Decimal => (paise === 0 ? zero : decimalOfUnits(paise, 2))

/** @param sums to which the line is added */
function plainLine(
  row: BillRow,
  { prices, buyer, isTaxed }: TaxChoices,
  sums: Running,
): PlainLine | undefined {
  const quantity = plainNumber(row.quantity || '1', QUANTITY_DECIMALS)
  const price = plainNumber(row.price, PRICE_DECIMALS)
  const percent = plainNumber(row.rate, PERCENT_DECIMALS)
  if (!quantity || !price || !percent) return undefined
  const amount = amountOf(quantity.units * price.units, row.discount)
  if (amount === undefined) return undefined
  const tax = isTaxed ? amount * percent.units : 0
  if (tax > Number.MAX_SAFE_INTEGER) return undefined
  const isBefore = prices === 'before-gst'
  const parts = isBefore ? WHOLE : WHOLE + percent.units
  const isInState = buyer === 'same-state'
  const half = isInState ? divideRounded(tax, 2 * parts) : 0
  const igst = isInState ? 0 : divideRounded(tax, parts)
  const gst = 2 * half + igst
  const original = isBefore ? amount : amount - gst
  const total = isBefore ? amount + gst : amount
  sums.original += original
  sums.total += total
  sums.half += half
  sums.igst += igst
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
