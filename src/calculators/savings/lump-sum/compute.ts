import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  MONTHLY_PERCENT_DIVISOR,
  monthsOf,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  one,
  round,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { logarithm, powerOf } from '../../../core/money/powers'
import { yearlyPercent } from '../../../core/savings/solvers'
import {
  grownAfter,
  growthAfter,
  monthGrowth,
  type RateReading,
  yearGrowth,
} from '../../../core/savings/yearly-growth'
import { inputs, type LumpSumFind, type Typed } from './inputs'

const twelve = decimalFrom(12)
/** Longer than a page follows an amount; the last months are counted one by one. */
const MOST_YEARS = decimalFrom(LONGEST_TERM / 12 + 1)

export type LumpSumInputs = {
  find: LumpSumFind
  /** Of the following terms, the one to find is ignored. */
  amount: Decimal
  annualRate: Decimal
  years: Decimal
  value: Decimal
  inflation: Decimal
  /** How the return is counted; one that is to be found is what a year makes. */
  reading: RateReading
}

/** The end of a year; the last one may come after fewer than twelve months. */
export type LumpSumYear = {
  readonly months: number
  readonly value: Decimal
  readonly gain: Decimal
  /** Nothing where prices fall by everything. */
  readonly inTodaysMoney: Decimal | undefined
}

/** An amount on its way to a value: the given terms and the one that was found. */
export type Growing = {
  readonly kind: 'grows'
  readonly months: number
  /** Where the time was looked for: when the value is reached to the moment. */
  readonly exactYears: Decimal | undefined
  /** Where the time was looked for: there is none to wait. */
  readonly isThereAlready: boolean
  /** Where it was found, pages round it up, so that it reaches the value. */
  readonly amount: Decimal
  readonly annualRate: Decimal
  /** In percent: what a year makes of it, however it is counted. */
  readonly yearlyReturn: Decimal
  readonly value: Decimal
  readonly gain: Decimal
  /** Nothing of an amount of 0, and where a page could not show it. */
  readonly times: Decimal | undefined
  readonly inTodaysMoney: Decimal | undefined
  readonly realReturn: Decimal | undefined
  /** Nothing where it never doubles. */
  readonly doublesInYears: Decimal | undefined
  readonly years: readonly LumpSumYear[]
}

/** Why there is no answer. */
export type NoAnswer = {
  readonly kind: 'neverGrows' | 'notWithin100Years' | 'nothingPutIn' | 'noTime' | 'allLost'
}

export type LumpSumOutcome = Growing | NoAnswer

/** What grows, if there is an answer. */
export const growingIn = (outcome: LumpSumOutcome | undefined): Growing | undefined =>
  outcome?.kind === 'grows' ? outcome : undefined

/**
 * What one amount grows to, or the amount, the return or the time that leads to a value. Amounts and a
 * duration below 0 count as 0; a negative return is a loss, and one that takes all of a year or a month leaves
 * nothing.
 * Undefined when the duration is longer than a century or the sums are longer than a page can show.
 *
 * @example computeLumpSum({ find: 'value', amount: 100000, annualRate: 12, years: 10, … })
 * // value 310584.82, times 3.11, doublesInYears 6.12
 */
export function computeLumpSum(asked: LumpSumInputs): LumpSumOutcome | undefined {
  const inputs = { ...asked, amount: atLeastZero(asked.amount), value: atLeastZero(asked.value) }
  if (inputs.find === 'years') return findYears(inputs)
  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined
  if (inputs.find === 'return') return findReturn(inputs, months)
  return inputs.find === 'amount' ? findAmount(inputs, months) : findValue(inputs, months)
}

function findValue(inputs: LumpSumInputs, months: number): LumpSumOutcome | undefined {
  const { amount, annualRate, reading } = inputs
  const growth = grownAfter(annualRate, months, reading)
  const value = toDecimal((toFine(amount) * growth) >> FINE_BITS)
  return follow(inputs, { months, fineAmount: toFine(amount), value, growth })
}

function findAmount(inputs: LumpSumInputs, months: number): LumpSumOutcome | undefined {
  const { annualRate, value, reading } = inputs
  if (months > 0 && yearGrowth(annualRate, reading) === 0n) return { kind: 'allLost' }
  const growth = grownAfter(annualRate, months, reading)
  // So little is left of 1 that no page could show the amount.
  if (growth === 0n) return undefined
  const fineAmount = (toFine(value) << FINE_BITS) / growth
  return follow(inputs, { months, fineAmount, value, growth })
}

function findReturn(inputs: LumpSumInputs, months: number): LumpSumOutcome | undefined {
  const { amount, value } = inputs
  if (amount === 0n) return { kind: 'nothingPutIn' }
  if (months === 0) return { kind: 'noTime' }
  const growth = toFine(value) / amount
  const yearly = powerOf(growth, { over: 12n, under: BigInt(months) })
  const annualRate = toDecimal((yearly - FACTOR_ONE) * hundred)
  const fineAmount = toFine(amount)
  const found: LumpSumInputs = { ...inputs, annualRate, reading: 'effective' }
  return follow(found, { months, fineAmount, value, growth, yearly })
}

function findYears(inputs: LumpSumInputs): LumpSumOutcome | undefined {
  const { amount, annualRate, value, reading } = inputs
  if (amount === 0n) return { kind: 'nothingPutIn' }
  const found = value > amount ? timeToReach(inputs) : { months: 0, years: zero }
  if (typeof found === 'string') return { kind: found }
  const { months } = found
  const growth = grownAfter(annualRate, months, reading)
  const reached = toDecimal((toFine(amount) * growth) >> FINE_BITS)
  return follow(inputs, {
    months,
    fineAmount: toFine(amount),
    value: reached,
    growth,
    exactYears: found.years,
  })
}

/**
 * The first whole month at whose end an amount has grown to a larger value, and when it has to the moment.
 *
 * @example timeToReach({ amount: 100, value: 200, annualRate: 12, reading: 'effective' }) // months 74, years 6.1162…
 */
function timeToReach(inputs: LumpSumInputs) {
  const { amount, value, annualRate, reading } = inputs
  if (annualRate <= 0n) return 'neverGrows'
  const years = yearsOfGrowth(toFine(value) / amount, yearGrowth(annualRate, reading))
  if (years > MOST_YEARS) return 'notWithin100Years'
  const isReached = reachedBy(inputs)
  // A logarithm is rounded, so the month beside it is asked, too, in whole numbers.
  let months = Number(round(multiply(years, twelve), 0) / one)
  while (months > 0 && isReached(months - 1)) months--
  while (!isReached(months)) months++
  return months > LONGEST_TERM ? 'notWithin100Years' : { months, years }
}

/**
 * Whether an amount has grown to a value after so many months, without a root: both sides of
 * amount × (1 + r)^(months ÷ 12) ≥ value to the twelfth power, or of amount × (1 + r ÷ 12)^months as it is.
 */
function reachedBy({ amount, value, annualRate, reading }: LumpSumInputs) {
  const [start, end] = reduced(amount, value)
  const [whole, power] = reading === 'effective' ? [hundred, 12n] : [MONTHLY_PERCENT_DIVISOR, 1n]
  const [rises, from] = reduced(sum(whole, annualRate), whole)
  const [startPower, endPower] = [start ** power, end ** power]
  return (months: number) =>
    startPower * rises ** BigInt(months) >= endPower * from ** BigInt(months)
}

/** A fraction of smaller numbers. @example reduced(112n, 100n) // [28n, 25n] */
function reduced(over: bigint, under: bigint): [bigint, bigint] {
  let [divisor, rest] = [over, under]
  while (rest) [divisor, rest] = [rest, divisor % rest]
  return [over / divisor, under / divisor]
}

/** How many years it takes to grow so many times. @example yearsOfGrowth(2, 1.12) // 6.1162… */
function yearsOfGrowth(times: bigint, yearly: bigint): Decimal {
  const [whole, ofAYear] = [times, yearly].map((factor) =>
    logarithm(factor, Number(FINE_BITS)),
  ) as [bigint, bigint]
  return toDecimal(((whole * one) << FINE_BITS) / ofAYear)
}

type Course = {
  months: number
  fineAmount: bigint
  value: Decimal
  /** What 1 becomes until the end, and in a year. */
  growth: bigint
  yearly?: bigint
  exactYears?: Decimal
}

/** An amount on its way to a value, with everything that the page shows of it. */
function follow(inputs: LumpSumInputs, course: Course): Growing | undefined {
  const { annualRate, inflation, reading } = inputs
  const { months, fineAmount, value, growth, exactYears } = course
  const yearly = course.yearly ?? yearGrowth(annualRate, reading)
  const amount = toDecimal(fineAmount)
  if ([value, amount, annualRate].some((figure) => figure > LARGEST_AMOUNT)) return undefined
  const prices = growthOf(inflation, hundred)
  return {
    kind: 'grows',
    months,
    exactYears,
    isThereAlready: exactYears !== undefined && months === 0,
    amount,
    annualRate,
    yearlyReturn: reading === 'effective' ? annualRate : toDecimal((yearly - FACTOR_ONE) * hundred),
    value,
    gain: subtract(value, amount),
    times: amount > 0n ? shownAtAll(toDecimal(growth * one)) : undefined,
    inTodaysMoney: inTodaysMoney(value, growthAfter(inflation, months)),
    realReturn:
      prices > 0n
        ? shownAtAll(toDecimal(((yearly << FINE_BITS) / prices - FACTOR_ONE) * hundred))
        : undefined,
    doublesInYears: yearly > FACTOR_ONE ? yearsOfGrowth(2n * FACTOR_ONE, yearly) : undefined,
    years: yearsOf(course, yearly, inflation),
  }
}

function yearsOf(
  { months, fineAmount, value }: Course,
  yearly: bigint,
  inflation: Decimal,
): LumpSumYear[] {
  const amount = toDecimal(fineAmount)
  let grown = fineAmount
  return Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
    grown = (grown * yearly) >> FINE_BITS
    const passed = Math.min((index + 1) * 12, months)
    const then = passed === months ? value : toDecimal(grown)
    return {
      months: passed,
      value: then,
      gain: subtract(then, amount),
      inTodaysMoney: inTodaysMoney(then, growthAfter(inflation, passed)),
    }
  })
}

/** What a later amount buys today, when prices have become so many times as high. */
const inTodaysMoney = (amount: Decimal, prices: bigint): Decimal | undefined =>
  prices > 0n ? shownAtAll(toDecimal((toFine(amount) << FINE_BITS) / prices)) : undefined

const shownAtAll = (figure: Decimal): Decimal | undefined =>
  figure > LARGEST_AMOUNT ? undefined : figure

/** The results of what is typed. */
export function answer(typed: Typed) {
  const read = inputs.parse(typed)
  const asked: LumpSumInputs = {
    find: typed.find,
    amount: read.amount.value,
    annualRate: read.rate.value,
    years: read.years.value,
    value: read.value.value,
    inflation: read.inflation.value,
    reading: typed.find === 'return' ? 'effective' : typed.reading,
  }
  return { asked, outcome: computeLumpSum(asked) }
}

/**
 * What the amount becomes and its return in percent, for the link to the withdrawal calculator. A typed
 * return stays as it is; one that was found is converted to how that page counts, a twelfth a month.
 *
 * @example reachedSum(answer({ ...inputs.defaults, find: 'return' })).rate // '6.95'
 */
export function reachedSum({ asked, outcome }: ReturnType<typeof answer>) {
  const growing = growingIn(outcome)
  const rate =
    growing && asked.find === 'return'
      ? round(yearlyPercent(monthGrowth(growing.annualRate, 'effective'), 'divide12'), 2)
      : asked.annualRate
  return { sum: growing?.value, rate: toDigits(rate) }
}
