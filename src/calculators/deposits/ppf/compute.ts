import { FINE_BITS, LARGEST_AMOUNT, toDecimal, toFine } from '../../../core/loan/annuity'
import { atLeastZero, type Decimal, one, subtract, zero } from '../../../core/money/decimal'
import { LAST_DAY_THAT_COUNTS } from '../../../core/rules/deposits'
import { growthAfter } from '../../../core/savings/yearly-growth'
import { monthAfter } from '../../../core/time/calendar'
import {
  type AccountMonth,
  type AccountTime,
  type AccountYear,
  cutAt,
  type Deposits,
  followAccount,
  hasTooLittle,
  monthsOfAccount,
  paidOtherwise,
  type RateChange,
  totalOf,
  type Way,
} from './account'
import { type Rhythm, readChanges, readInputs, type Typed, wholeOf } from './inputs'

export type PpfInputs = AccountTime & {
  readonly deposit: Rhythm
  /** Each time. */
  readonly amount: Decimal
  /** Of the month. */
  readonly day: number
  /** Of the calendar, for yearly deposits. */
  readonly month: number
  /** In percent, until it changes. */
  readonly rate: Decimal
  readonly rateChanges: readonly RateChange[]
  /** What is there on the first 1 April. */
  readonly balance: Decimal
  /** Of a financial year. */
  readonly limit: Decimal
  readonly minimum: Decimal
  readonly inflation: Decimal
}

/** What the same yearly deposits come to when they are paid at other times. */
export type WhenPaid = {
  /** At once by the 5th of the first open month. */
  readonly first: Decimal
  /** In equal parts, by the 5th of every open month. */
  readonly equal: Decimal
  /** The same after the 5th. */
  readonly equalLate: Decimal
  /** At once after the 5th of the last open month. */
  readonly lastLate: Decimal
}

export type PpfResults = {
  readonly maturityValue: Decimal
  readonly totalDeposited: Decimal
  readonly interest: Decimal
  /** What was there before; nothing where the month of opening is known. */
  readonly balance: Decimal
  readonly months: number
  /** A day; nothing without a month of opening. */
  readonly maturesOn: string | undefined
  readonly isCapped: boolean
  readonly isBelowMinimum: boolean
  /** Nothing where prices fall to 0. */
  readonly inTodaysMoney: Decimal | undefined
  readonly byFifth: Decimal
  readonly afterFifth: Decimal
  /** What paying after the 5th costs. */
  readonly lateCost: Decimal
  readonly whenPaid: WhenPaid
  /** What one sum a year brings beyond equal monthly parts. */
  readonly lumpGain: Decimal
  readonly years: readonly AccountYear[]
  /** What each month adds up to; the calculation is shown with it. */
  readonly accountMonths: readonly AccountMonth[]
  readonly deposits: Deposits
}

/** Whether a deposit on this day counts in its month. @example isByFifth(5) // true */
export const isByFifth = (day: number): boolean => day <= LAST_DAY_THAT_COUNTS

/**
 * What an account comes to. Amounts and rates below 0 count as 0. Undefined for more than a century, or for sums
 * that are longer than a page can show.
 *
 * @example computePpf({ scheme: 'ppf', deposit: 'yearly', amount: 150000, month: 4, day: 5, rate: 7.1, … })
 * // maturityValue 4068208, interest 1818208
 */
export function computePpf(plan: PpfInputs): PpfResults | undefined {
  const months = monthsOfAccount(plan, atLeastZero(plan.rate), plan.rateChanges)
  const before = plan.opened ? zero : atLeastZero(plan.balance)
  if (!months || before > LARGEST_AMOUNT) return undefined

  const planned = plannedDeposits(plan, months)
  const deposits = cutAt(atLeastZero(plan.limit), months, planned)
  const endOf = (paid: Deposits, isEarly: boolean) => {
    const years = followAccount(months, before, paid, isEarly)
    return years && (years.at(-1)?.balance ?? before)
  }
  const otherwise = (way: Way, isEarly: boolean) =>
    endOf(paidOtherwise(way, months, deposits), isEarly)

  const years = followAccount(months, before, deposits, isByFifth(plan.day))
  // Paid at once in the first month is the most that an account can come to.
  const first = otherwise('first', true)
  if (!years || first === undefined) return undefined
  const maturityValue = years.at(-1)?.balance ?? before
  const totalDeposited = totalOf(deposits)
  const byFifth = endOf(deposits, true) ?? zero
  const afterFifth = endOf(deposits, false) ?? zero
  const equal = otherwise('equal', true) ?? zero
  return {
    maturityValue,
    totalDeposited,
    interest: subtract(subtract(maturityValue, totalDeposited), before),
    balance: before,
    months: months.length,
    maturesOn: plan.opened && `${monthAfter(plan.opened, months.length)}-01`,
    isCapped: totalDeposited < sumOf(planned),
    isBelowMinimum: hasTooLittle(atLeastZero(plan.minimum), months, deposits),
    inTodaysMoney: inTodaysMoney(maturityValue, plan.inflation, months.length),
    byFifth,
    afterFifth,
    lateCost: subtract(byFifth, afterFifth),
    whenPaid: {
      first,
      equal,
      equalLate: otherwise('equal', false) ?? zero,
      lastLate: otherwise('last', false) ?? zero,
    },
    lumpGain: subtract(first, equal),
    years,
    accountMonths: months,
    deposits,
  }
}

/** What is paid in each month, before the limit. The first deposit of an account comes in its first month. */
function plannedDeposits(plan: PpfInputs, months: readonly AccountMonth[]): readonly Decimal[] {
  const amount = atLeastZero(plan.amount)
  const isPaid = ({ row, month }: AccountMonth, place: number) =>
    plan.deposit === 'monthly' || (plan.opened && row === 1 ? place === 0 : month === plan.month)
  return months.map((month, place) => (month.isOpen && isPaid(month, place) ? amount : zero))
}

const sumOf = (amounts: readonly Decimal[]): bigint =>
  amounts.reduce((total: bigint, amount) => total + amount, 0n)

function inTodaysMoney(value: Decimal, inflation: Decimal, months: number): Decimal | undefined {
  const prices = growthAfter(inflation, months)
  if (prices <= 0n) return undefined
  const worth = toDecimal((toFine(value) << FINE_BITS) / prices)
  return worth > LARGEST_AMOUNT ? undefined : worth
}

const LAST_DAY_OF_MONTH = 31

/** The plan in what was typed. */
export function planOf(typed: Typed): PpfInputs {
  const reading = readInputs(typed)
  const { scheme } = typed
  // A longer time is beyond a century in any case, and no number for an array.
  const yearsIn = (field: typeof reading.years) => Math.min(wholeOf(field), 1000)
  return {
    scheme,
    deposit: typed.deposit,
    amount: reading.amount.value,
    day: Math.min(Math.max(Number(reading.day.value / one), 1), LAST_DAY_OF_MONTH),
    month: Number(typed.month),
    rate: reading.rate.value,
    rateChanges: readChanges(scheme, typed.changes, reading.opened),
    opened: reading.opened,
    years: yearsIn(reading.years),
    depositYears: yearsIn(reading.ssyDepositYears),
    extendYears: scheme === 'ppf' ? Number(typed.extended) : 0,
    extendWithDeposits: typed.goOn === 'on',
    balance: reading.balance.value,
    limit: reading.most.value,
    minimum: reading.least.value,
    inflation: reading.inflation.value,
  }
}

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed): { plan: PpfInputs; results: PpfResults | undefined } {
  const plan = planOf(typed)
  return { plan, results: computePpf(plan) }
}
