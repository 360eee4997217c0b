import type { Decimal } from '../decimal'
import type { Returns, ReturnsAsked } from './returns-of'

/** What one row is worth on the last day at the found rate, money taken out as minus. */
export type WorthRow = {
  readonly row: number
  readonly day: string
  readonly in: Decimal
  readonly out: Decimal
  /** From the payment to the last day. */
  readonly days: number
  /** Nothing without one rate. */
  readonly worth: Decimal | undefined
}

/** The rows that count, by day, for the table. */
export function worthOfRows(_asked: ReturnsAsked, _returns: Returns): WorthRow[] {
  return []
}

/** One point of the picture; floats, for drawing only. */
export type WorthPoint = {
  readonly day: string
  /** Days from the first payment. */
  readonly at: number
  /** Payments up to and with this day, grown at the found rate; nothing without one rate. */
  readonly yours: number | undefined
  /** What the bank's deposit holds; nothing from the day on that it could not have paid. */
  readonly bank: number | undefined
  /** Paid in less taken out. */
  readonly net: number
}

/** At each day of a payment and at the end, rising. */
export function worthSeries(_asked: ReturnsAsked, _returns: Returns): WorthPoint[] {
  return []
}
