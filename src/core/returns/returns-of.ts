import { type Decimal, zero } from '../decimal'
import type { LeftOut, Payment } from './payments'

export type ReturnsAsked = {
  readonly rows: readonly Payment[]
  /** The day of the value, and the last one that counts. */
  readonly on: string
  readonly valueToday: Decimal | undefined
  /** A year, in percent, compounded quarterly. */
  readonly bankRate: Decimal
}

export type ReturnsStatus =
  | 'one'
  | 'several'
  | 'none'
  | 'allLost'
  | 'noValue'
  | 'onlyOut'
  | 'oneDay'
  | 'nothing'

export type Returns = {
  readonly status: ReturnsStatus
  readonly name: 'XIRR' | 'CAGR' | undefined
  /** In percent; where all is lost, −100. */
  readonly rate: Decimal | undefined
  /** All of them, rising. */
  readonly rates: readonly Decimal[]
  /** Above 10,000 %. */
  readonly isRateOver: boolean
  readonly signChanges: number
  /** The first net payment is one out: the rate is what the money cost. */
  readonly outFirst: boolean
  readonly firstDate: string | undefined
  readonly lastDate: string | undefined
  readonly days: number | undefined
  readonly underOneYear: boolean
  readonly totalIn: Decimal
  readonly totalOut: Decimal
  readonly valueToday: Decimal | undefined
  readonly gain: Decimal | undefined
  readonly gainPercent: Decimal | undefined
  readonly bankValue: Decimal | undefined
  readonly bankDifference: Decimal | undefined
  readonly bankEmptyOn: string | undefined
  readonly bankShort: Decimal | undefined
  /** How many rows count. */
  readonly counted: number
  /** Rows after the day of the value. */
  readonly leftOut: readonly LeftOut[]
  /** Groups of row numbers alike in day, in and out; they all count. */
  readonly sameRows: readonly (readonly number[])[]
}

export type Precision = {
  /** Decimals of the rates that have to be right: two are shown. */
  readonly digits?: number
}

export function returnsOf(asked: ReturnsAsked, _precision: Precision = {}): Returns {
  return {
    status: 'nothing',
    name: undefined,
    rate: undefined,
    rates: [],
    isRateOver: false,
    signChanges: 0,
    outFirst: false,
    firstDate: undefined,
    lastDate: undefined,
    days: undefined,
    underOneYear: false,
    totalIn: zero,
    totalOut: zero,
    valueToday: asked.valueToday,
    gain: undefined,
    gainPercent: undefined,
    bankValue: undefined,
    bankDifference: undefined,
    bankEmptyOn: undefined,
    bankShort: undefined,
    counted: 0,
    leftOut: [],
    sameRows: [],
  }
}
