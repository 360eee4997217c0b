import { LARGEST_AMOUNT, LONGEST_TERM } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, one, zero } from '../../../core/money/decimal'
import { type Scheme, schemes } from '../../../core/rules/deposits'
import { financialYearOf, monthAfter, startOfFinancialYear } from '../../../core/time/calendar'

/*
 * An account that counts interest as PPF and Sukanya Samriddhi do: every month on the lowest balance from the close
 * of the 5th, added once a year and rounded to the whole unit.
 */

const MONTHS_PER_YEAR = 12
/** The last month of a financial year. */
const MARCH = 3

/** One month of an account. */
export type AccountMonth = {
  /** Its financial year, from 1. */
  readonly row: number
  /** Of the calendar, 1 to 12. */
  readonly month: number
  /** Whether deposits are taken in it. */
  readonly isOpen: boolean
  /** The yearly rate that holds in it, in percent. */
  readonly rate: Decimal
}

export type RateChange = {
  /** The financial year, from 1. */
  readonly row: number
  /** 1 is April to June. */
  readonly quarter: number
  readonly rate: Decimal
}

/** How long an account runs, and when it takes deposits. */
export type AccountTime = {
  readonly scheme: Scheme
  /** Like 2026-04; nothing for whole financial years. */
  readonly opened: string | undefined
  /** Whole years, where no month of opening is known. */
  readonly years: number
  readonly depositYears: number
  readonly extendYears: number
  readonly extendWithDeposits: boolean
}

/** The quarter of a month. @example quarterOf(1) // 4 */
export const quarterOf = (month: number): number => Math.floor(((month + 8) % 12) / 3) + 1

/**
 * All months of an account, from its first to its last; undefined beyond a century.
 *
 * @example monthsOfAccount({ scheme: 'ppf', opened: '2026-04', … }, 7.1, []).length // 192
 */
export function monthsOfAccount(
  time: AccountTime,
  rate: Decimal,
  changes: readonly RateChange[],
): readonly AccountMonth[] | undefined {
  const { length, takesDeposits } = spanOf(time)
  if (length > LONGEST_TERM) return undefined
  const first = time.opened ?? '2001-04'
  const rateAt = ratesOver(rate, changes)
  return Array.from({ length }, (_, index) => {
    const day = monthAfter(first, index)
    const row = startOfFinancialYear(day) - startOfFinancialYear(first) + 1
    const month = Number(day.slice(5))
    return { row, month, isOpen: takesDeposits(index), rate: rateAt(row, quarterOf(month)) }
  })
}

/** The months of an account, and which of them take deposits. */
function spanOf(time: AccountTime): { length: number; takesDeposits(index: number): boolean } {
  const { scheme, opened, extendYears, extendWithDeposits } = time
  if (scheme === 'ssy') {
    const [years, depositYears] = opened
      ? [schemes.ssy.years, schemes.ssy.depositYears]
      : [time.years, time.depositYears]
    const last = depositYears * MONTHS_PER_YEAR
    return { length: years * MONTHS_PER_YEAR, takesDeposits: (index) => index < last }
  }
  // The years of PPF count from the end of the financial year in which it was opened.
  const own = opened
    ? monthsLeftOfYear(opened) + schemes.ppf.years * MONTHS_PER_YEAR
    : time.years * MONTHS_PER_YEAR
  return {
    length: own + extendYears * MONTHS_PER_YEAR,
    takesDeposits: (index) => index < own || extendWithDeposits,
  }
}

/** From a month to the end of its financial year, both counted. @example monthsLeftOfYear('2026-03') // 1 */
const monthsLeftOfYear = (month: string): number => 12 - ((Number(month.slice(5)) + 8) % 12)

/** The rate of a quarter: the last one that began by then. Of two on the same day the later row counts. */
function ratesOver(rate: Decimal, changes: readonly RateChange[]) {
  const placeOf = (row: number, quarter: number) => row * 4 + quarter
  const sorted = changes
    .map((change) => ({ at: placeOf(change.row, change.quarter), rate: change.rate }))
    .sort((a, b) => a.at - b.at)
  return (row: number, quarter: number): Decimal =>
    sorted.findLast(({ at }) => at <= placeOf(row, quarter))?.rate ?? rate
}

/** The name of a year: its number, or with a month of opening the financial year. @example '2026-27' */
export const nameOfRow = (row: number, opened: string | undefined): string =>
  opened ? financialYearOf(monthAfter(opened, (row - 1) * MONTHS_PER_YEAR)) : String(row)

/**
 * Deposits are counted in parts of a decimal's units, so that a year's sum in up to twelve equal parts is exact:
 * the number is a multiple of 1 to 12.
 */
const PARTS = 27_720n

/** A deposit for each month of an account, in parts. */
export type Deposits = readonly bigint[]

const inParts = (amount: Decimal): bigint => amount * PARTS
const fromParts = (parts: bigint): Decimal => (parts / PARTS) as Decimal

/** The months of each financial year, as places in the list of months. */
function placesByRow(months: readonly AccountMonth[]): readonly (readonly number[])[] {
  const rows: number[][] = []
  for (const [place, { row }] of months.entries()) {
    rows[row - 1] ??= []
    rows[row - 1]?.push(place)
  }
  return rows
}

/** Cuts each year's deposits where they reach its limit, in the order of months. */
export function cutAt(
  limit: Decimal,
  months: readonly AccountMonth[],
  planned: readonly Decimal[],
): Deposits {
  const cut = new Array<bigint>(months.length).fill(0n)
  for (const places of placesByRow(months)) {
    let room = inParts(limit)
    for (const place of places) {
      const wanted = inParts(planned[place] ?? zero)
      const taken = wanted < room ? wanted : room
      cut[place] = taken
      room -= taken
    }
  }
  return cut
}

/** How a year's deposits could be paid instead: at once in its first or last open month, or in equal parts. */
export type Way = 'first' | 'last' | 'equal'

/** The deposits of each year, paid another way within its open months. */
export function paidOtherwise(
  way: Way,
  months: readonly AccountMonth[],
  deposits: Deposits,
): Deposits {
  const moved = new Array<bigint>(months.length).fill(0n)
  for (const places of placesByRow(months)) {
    const open = places.filter((place) => months[place]?.isOpen)
    const ofYear = places.reduce((total, place) => total + (deposits[place] ?? 0n), 0n)
    const chosen = way === 'equal' ? open : open.slice(...(way === 'first' ? [0, 1] : [-1]))
    for (const place of chosen) moved[place] = ofYear / BigInt(chosen.length)
  }
  return moved
}

/** A financial year of an account: what was paid in, what was credited, what is there at its end. */
export type AccountYear = {
  readonly row: number
  readonly deposited: Decimal
  readonly interest: Decimal
  readonly balance: Decimal
}

const wholeUnit: bigint = one
/** Interest of months is summed up as balance in parts × percent; this much of it is one unit of money. */
const INTEREST_UNIT = PARTS * decimalFrom(1200) * wholeUnit

/** Half and more is a whole unit. */
const credited = (interest: bigint): Decimal =>
  (((2n * interest + INTEREST_UNIT) / (2n * INTEREST_UNIT)) * wholeUnit) as Decimal

/**
 * Follows an account year by year; undefined where it grows beyond the largest amount.
 *
 * @example followAccount(months, zero, deposits, true).at(-1).balance // 4068208
 */
export function followAccount(
  months: readonly AccountMonth[],
  before: Decimal,
  deposits: Deposits,
  isByFifth: boolean,
): readonly AccountYear[] | undefined {
  const years: AccountYear[] = []
  let balance = inParts(before)
  let deposited = 0n
  let interest = 0n
  for (const [place, { row, month, rate }] of months.entries()) {
    const paid = deposits[place] ?? 0n
    // A deposit after the 5th is not there at the month's lowest balance.
    interest += (isByFifth ? balance + paid : balance) * rate
    balance += paid
    deposited += paid
    if (month !== MARCH && place < months.length - 1) continue
    const added = credited(interest)
    balance += inParts(added)
    const end = fromParts(balance)
    if (end > LARGEST_AMOUNT) return undefined
    years.push({ row, deposited: fromParts(deposited), interest: added, balance: end })
    deposited = 0n
    interest = 0n
  }
  return years
}

/** The sum of all deposits. */
export const totalOf = (deposits: Deposits): Decimal =>
  fromParts(deposits.reduce((total, deposit) => total + deposit, 0n))

/** Whether a year in which every month is open has fewer deposits than the scheme asks for. */
export const hasTooLittle = (
  minimum: Decimal,
  months: readonly AccountMonth[],
  deposits: Deposits,
): boolean =>
  placesByRow(months).some(
    (places) =>
      places.length === MONTHS_PER_YEAR &&
      places.every((place) => months[place]?.isOpen) &&
      places.reduce((total, place) => total + (deposits[place] ?? 0n), 0n) < inParts(minimum),
  )

/** What counted in the months of a year that had the same rate. */
export type CountedMonths = {
  readonly rate: Decimal
  readonly months: number
  /** The lowest balances of these months, added up. */
  readonly total: Decimal
  /** The balance of each of them, where it is the same in all. */
  readonly balance: Decimal | undefined
}

/**
 * The balances that counted in a year, by the rates that held in it.
 *
 * @param before what was there when the year began
 */
export function countedIn(
  row: number,
  before: Decimal,
  months: readonly AccountMonth[],
  deposits: Deposits,
  isByFifth: boolean,
): readonly CountedMonths[] {
  const runs: { rate: Decimal; balances: bigint[] }[] = []
  let balance = inParts(before)
  for (const [place, month] of months.entries()) {
    if (month.row !== row) continue
    const paid = deposits[place] ?? 0n
    const run = runs.at(-1)
    const counted = isByFifth ? balance + paid : balance
    if (run?.rate === month.rate) run.balances.push(counted)
    else runs.push({ rate: month.rate, balances: [counted] })
    balance += paid
  }
  return runs.map(({ rate, balances }) => {
    const [first = 0n] = balances
    return {
      rate,
      months: balances.length,
      total: fromParts(balances.reduce((total, counted) => total + counted, 0n)),
      balance: balances.every((counted) => counted === first) ? fromParts(first) : undefined,
    }
  })
}
