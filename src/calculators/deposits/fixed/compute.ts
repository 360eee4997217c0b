import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  toDecimal,
  toFine,
  worthOfOneAMonth,
} from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  one,
  plus,
  round,
  subtract,
  zero,
} from '../../../core/decimal'
import { powerOf } from '../../../core/powers'
import { type TaxTerms, taxOf, taxOnInterest } from '../shared/tax'
import {
  type Calendar,
  type Counted,
  countPeriods,
  type DayCount,
  daysBeforeEnd,
  firstDayIn,
  isUnderLeastDays,
  isUnderSixMonths,
  type Length,
  LONGEST_TIME,
  lengthBetween,
  type Moment,
  momentAfter,
  stretchesOf,
  TICKS_PER_YEAR,
  ticksOf,
  timeOf,
  yearEnds,
} from './term'

export type FixedFind = 'value' | 'amount' | 'term'
export type Payout = 'maturity' | 'monthly' | 'quarterly'
export type Compounding = 'quarterly' | 'monthly' | 'halfYearly' | 'yearly' | 'simple'

/** How long the deposit runs, by a length or by its last day. */
export type Term = { readonly length: Length } | { readonly maturesOn: string }

export type FixedInputs = {
  readonly find: FixedFind
  readonly amount: Decimal
  /** The sum; an amount with a payout: the payment each month or quarter. */
  readonly wanted: Decimal
  readonly annualRate: Decimal
  /** What seniors get on top; 0 for others. */
  readonly extra: Decimal
  readonly depositedOn: string | undefined
  /** Absent where it is looked for. */
  readonly term: Term | undefined
  readonly payout: Payout
  readonly compounding: Compounding
  readonly dayCount: DayCount
  readonly tax: TaxTerms
  readonly inflation: Decimal
  readonly close: Length | { readonly on: string } | undefined
  /** Absent: the agreed rate. */
  readonly rateForTime: Decimal | undefined
  readonly penalty: Decimal
}

export type DepositYear = {
  readonly year: string
  readonly interest: Decimal
  readonly tds: Decimal
  /** At its end. */
  readonly value: Decimal
}

export type Closing =
  | { readonly kind: 'afterTheEnd' | 'beforeTheStart' }
  | {
      readonly kind: 'closed'
      readonly rateThen: Decimal
      readonly interestThen: Decimal
      readonly valueThen: Decimal
      readonly paidBefore: Decimal
      readonly interestAsAgreed: Decimal
      readonly givenUp: Decimal
    }

export type Deposit = {
  readonly kind: 'deposit'
  /** The amount reaches the sum today. */
  readonly isAlreadyThere: boolean
  readonly amount: Decimal
  readonly rate: Decimal
  readonly maturesOn: string | undefined
  readonly length: Length
  readonly counted: Counted
  /** How many periods of it a year has. */
  readonly perYear: number
  /** In ticks. */
  readonly time: bigint
  readonly isSimple: boolean
  readonly isUnderSixMonths: boolean
  readonly maturityValue: Decimal
  readonly interest: Decimal
  /** What is paid out: each full month's or quarter's, how many, and the broken part's. */
  readonly paidOut:
    | { readonly payment: Decimal; readonly payments: number; readonly lastPayment: Decimal }
    | undefined
  readonly effectiveYield: Decimal | undefined
  readonly advertYield: Decimal | undefined
  readonly tdsInAll: Decimal
  readonly taxInAll: Decimal
  readonly stillToPay: Decimal
  readonly afterTax: Decimal
  readonly inTodaysMoney: Decimal | undefined
  readonly realReturn: Decimal | undefined
  readonly years: readonly DepositYear[]
  readonly closing: Closing | undefined
}

export type NoDeposit = {
  readonly kind:
    | 'nothingDeposited'
    | 'neverGrows'
    | 'notWithin100Years'
    | 'paidOut'
    | 'rateIsZero'
    | 'endNotAfterStart'
    | 'noDates'
    | 'tooLong'
}

export type FixedOutcome = Deposit | NoDeposit

const perYearOf: Record<Compounding, number> = {
  quarterly: 4,
  monthly: 12,
  halfYearly: 2,
  yearly: 1,
  simple: 4,
}

/** How interest grows: the way of a deposit, at some rate. */
export type Way = {
  readonly calendar: Calendar
  readonly perYear: number
  readonly payout: Payout
  readonly isSimple: boolean
}

/** The agreed rate, with what seniors get on top. Below 0 counts as 0. */
export const rateOf = ({ annualRate, extra }: Pick<FixedInputs, 'annualRate' | 'extra'>): Decimal =>
  atLeastZero(plus(annualRate, extra))

const wayOf = ({ payout, compounding, depositedOn, dayCount }: FixedInputs): Way => ({
  calendar: depositedOn ? { start: depositedOn, dayCount } : undefined,
  perYear:
    payout === 'maturity'
      ? perYearOf[compounding]
      : payout === 'monthly'
        ? 12
        : perYearOf.quarterly,
  payout,
  isSimple: payout === 'maturity' && compounding === 'simple',
})

/** Below half a year a deposit that is not paid out counts quarters and days, and simple interest. */
export const wayTo = (way: Way, end: Moment): Way =>
  way.payout === 'maturity' && isUnderSixMonths(way.calendar, end)
    ? { ...way, perYear: perYearOf.simple, isSimple: true }
    : way

/** Factors beyond this make more of a rupee than a page can show. */
const largestFactor = FACTOR_ONE * 10n ** 40n

/** What a rate makes of 1 in so many ticks, without compounding, less the 1. */
const simpleInterest = (rate: Decimal, ticks: bigint): bigint =>
  (rate * ticks * FACTOR_ONE) / (hundred * TICKS_PER_YEAR)

/** What 1 is paid each month or quarter: a month's is the discounted third of a quarter's. */
const paymentFactor = (rate: Decimal, payout: Payout): bigint =>
  payout === 'monthly'
    ? (rate << FINE_BITS) / plus(decimalFrom(1200), rate)
    : (rate << FINE_BITS) / decimalFrom(400)

/** Interest on 1 at a rate, by a way of counting, to any moment; undefined beyond what can be shown. */
type InterestOn = (moment: Moment) => bigint | undefined

function interestOf(way: Way, rate: Decimal): InterestOn {
  const period = growthOf(rate, (hundred * BigInt(way.perYear)) as Decimal)
  // Years ask for the same powers again.
  const powers = [FACTOR_ONE]
  const power = (periods: number): bigint | undefined => {
    for (let last = powers.at(-1) ?? FACTOR_ONE; powers.length <= periods; ) {
      last = (last * period) >> FINE_BITS
      if (last > largestFactor) return undefined
      powers.push(last)
    }
    return powers[periods]
  }
  return (moment) => {
    const counted = countPeriods(way.calendar, moment, way.perYear)
    if (way.payout !== 'maturity') {
      const full = BigInt(counted.periods) * paymentFactor(rate, way.payout)
      return full + simpleInterest(rate, counted.rest)
    }
    if (way.isSimple) return simpleInterest(rate, timeOf(counted, way.perYear))
    const grown = power(counted.periods)
    return grown === undefined
      ? undefined
      : ((grown * (FACTOR_ONE + simpleInterest(rate, counted.rest))) >> FINE_BITS) - FACTOR_ONE
  }
}

/**
 * What a rate makes of an amount by a moment.
 *
 * @example valueAt(way, { amount: 500000, rate: 6.5 }, ticksOf({ months: 60, days: 0 })) // 690209.88…
 */
export function valueAt(
  way: Way,
  { amount, rate }: { amount: Decimal; rate: Decimal },
  moment: Moment,
): Decimal | undefined {
  const interest = interestOf(wayTo(way, moment), rate)(moment)
  return interest === undefined ? undefined : shareOf(toFine(amount), FACTOR_ONE + interest)
}

/** A factor of an amount, both fine. */
const shareOf = (amount: bigint, factor: bigint): Decimal =>
  toDecimal((amount * factor) >> FINE_BITS)

/**
 * A fixed deposit: what it grows to or pays out, the amount or the term that reaches a sum, tax, rising prices
 * and closing early. Undefined where it is more than a page can show.
 */
export function computeFixed(inputs: FixedInputs): FixedOutcome | undefined {
  return inputs.find === 'term' ? findTerm(inputs) : withTerm(inputs)
}

function withTerm(inputs: FixedInputs): FixedOutcome | undefined {
  const way = wayOf(inputs)
  const end = endOf(inputs, way.calendar)
  if (typeof end === 'object') return end
  const rate = rateOf(inputs)
  if (inputs.find === 'value') {
    return depositOf(inputs, way, { amount: toFine(atLeastZero(inputs.amount)), rate, end })
  }
  const wanted = toFine(atLeastZero(inputs.wanted))
  if (way.payout !== 'maturity') {
    if (rate === zero) return { kind: 'rateIsZero' }
    const amount = (wanted << FINE_BITS) / paymentFactor(rate, way.payout)
    return depositOf(inputs, way, { amount, rate, end })
  }
  const interest = interestOf(wayTo(way, end), rate)(end)
  if (interest === undefined) return undefined
  const amount = (wanted << FINE_BITS) / (FACTOR_ONE + interest)
  return depositOf(inputs, way, { amount, rate, end })
}

/** The last moment of a typed term; or why there is none. */
function endOf({ term }: FixedInputs, calendar: Calendar): Moment | NoDeposit {
  if (!term) return { kind: 'noDates' }
  if ('maturesOn' in term) {
    if (!calendar) return { kind: 'noDates' }
    if (term.maturesOn <= calendar.start) return { kind: 'endNotAfterStart' }
    const isTooLong = term.maturesOn > String(momentAfter(calendar, { months: 1200, days: 0 }))
    return isTooLong ? { kind: 'tooLong' } : term.maturesOn
  }
  return ticksOf(term.length) > LONGEST_TIME
    ? { kind: 'tooLong' }
    : momentAfter(calendar, term.length)
}

/** The first whole day on which the value reaches the sum. */
function findTerm(inputs: FixedInputs): FixedOutcome | undefined {
  const way = wayOf(inputs)
  const rate = rateOf(inputs)
  const amount = atLeastZero(inputs.amount)
  if (way.payout !== 'maturity') return { kind: 'paidOut' }
  if (amount === zero) return { kind: 'nothingDeposited' }
  const found = { amount: toFine(amount), rate }
  if (amount >= inputs.wanted) {
    const end = momentAfter(way.calendar, { months: 0, days: 0 })
    return depositOf(inputs, way, { ...found, end, isAlreadyThere: true })
  }
  if (rate === zero) return { kind: 'neverGrows' }
  const length = lengthToReach(way, { amount, rate }, inputs.wanted)
  if (!length) return { kind: 'notWithin100Years' }
  return depositOf(inputs, way, { ...found, end: momentAfter(way.calendar, length), length })
}

function lengthToReach(
  way: Way,
  terms: { amount: Decimal; rate: Decimal },
  wanted: Decimal,
): Length | undefined {
  const { calendar } = way
  const simple = { ...way, perYear: perYearOf.simple, isSimple: true }
  const interests = { usual: interestOf(way, terms.rate), simple: interestOf(simple, terms.rate) }
  const reaches = ({ months, days }: Length) => {
    const moment = momentAfter(calendar, { months, days })
    const interest = interests[isUnderSixMonths(calendar, moment) ? 'simple' : 'usual'](moment)
    // What is beyond any page is beyond the sum.
    return interest === undefined || shareOf(toFine(terms.amount), FACTOR_ONE + interest) >= wanted
  }
  for (const stretch of stretchesOf(calendar, way.perYear)) {
    let first = firstDayIn(calendar, stretch)
    let last = daysBeforeEnd(calendar, stretch) - 1
    const on = (days: number) => ({ ...stretch.after, days })
    if (last < first || !reaches(on(last))) continue
    while (first < last) {
      const middle = Math.floor((first + last) / 2)
      if (reaches(on(middle))) last = middle
      else first = middle + 1
    }
    return on(last)
  }
  const century = { months: 1200, days: 0 }
  return reaches(century) ? century : undefined
}

type Known = {
  readonly amount: bigint
  readonly rate: Decimal
  readonly end: Moment
  readonly length?: Length
  readonly isAlreadyThere?: boolean
}

function depositOf(inputs: FixedInputs, agreed: Way, known: Known): Deposit | undefined {
  const { amount, rate, end, isAlreadyThere = false } = known
  const way = wayTo(agreed, end)
  const { calendar, perYear, payout } = way
  const interestOn = interestOf(way, rate)
  const ofOne = interestOn(end)
  if (ofOne === undefined) return undefined
  const counted = countPeriods(calendar, end, perYear)
  const time = timeOf(counted, perYear)
  const isGrowing = payout === 'maturity'
  const interest = shareOf(amount, ofOne)
  const wholeAmount = toDecimal(amount)
  const value = shareOf(amount, FACTOR_ONE + ofOne)
  if (value > LARGEST_AMOUNT) return undefined
  const maturityValue = isGrowing ? value : wholeAmount
  const years = yearsOf(way, interestOn, known)
  const taxes = taxOnInterest(
    years.map((year) => year.interest),
    interest,
    inputs.tax,
  )
  const afterTax = subtract(plus(wholeAmount, interest), taxes.taxInAll)
  const payments = isGrowing
    ? undefined
    : {
        payment: shareOf(amount, paymentFactor(rate, payout)),
        payments: counted.periods,
        lastPayment: shareOf(amount, simpleInterest(rate, counted.rest)),
      }
  const canYield = time > 0n && wholeAmount > zero
  return {
    kind: 'deposit',
    isAlreadyThere,
    amount: wholeAmount,
    rate,
    maturesOn: typeof end === 'string' ? end : undefined,
    length: known.length && !calendar ? known.length : lengthOf(inputs, calendar, end),
    counted,
    perYear,
    time,
    isSimple: way.isSimple,
    isUnderSixMonths: isGrowing && isUnderSixMonths(calendar, end),
    maturityValue,
    interest,
    paidOut: payments,
    effectiveYield: canYield
      ? isGrowing
        ? percentAbove(powerOf(FACTOR_ONE + ofOne, { over: TICKS_PER_YEAR, under: time }))
        : percentAbove(yearOfPayments(way, paymentFactor(rate, payout)))
      : undefined,
    advertYield: isGrowing && canYield ? toPercent((ofOne * TICKS_PER_YEAR) / time) : undefined,
    tdsInAll: taxes.tdsInAll,
    taxInAll: taxes.taxInAll,
    stillToPay: taxes.stillToPay,
    afterTax,
    ...inPrices(inputs, way, { known, counted, time, afterTax, canYield }),
    years: years.map((year, index) => ({ ...year, tds: taxes.tds[index] ?? zero })),
    closing: closingOf(inputs, way, known, interestOn),
  }
}

/** The length as it was typed; between dates, full months and days. */
function lengthOf({ term, find }: FixedInputs, calendar: Calendar, end: Moment): Length {
  if (find !== 'term' && term && 'length' in term) return term.length
  return calendar && typeof end === 'string'
    ? lengthBetween(calendar.start, end)
    : { months: 0, days: 0 }
}

/** A factor as a percentage, and what of it is above 1; nothing where it is too long to show. */
const toPercent = (factor: bigint): Decimal | undefined => {
  const percent = toDecimal(factor * hundred)
  return percent > LARGEST_AMOUNT ? undefined : percent
}
const percentAbove = (factor: bigint) => toPercent(factor - FACTOR_ONE)

/** What payments make of 1 in a year, each put aside at the same rate. */
const yearOfPayments = ({ perYear }: Way, payment: bigint): bigint =>
  powerOf(FACTOR_ONE + payment, { over: BigInt(perYear), under: 1n })

/** What is left in today's money, and what that is a year. */
function inPrices(
  { inflation, tax }: FixedInputs,
  { payout, perYear }: Way,
  deposit: { known: Known; counted: Counted; time: bigint; afterTax: Decimal; canYield: boolean },
): Pick<Deposit, 'inTodaysMoney' | 'realReturn'> {
  const { known, counted, time, canYield } = deposit
  const prices = growthOf(inflation, hundred)
  if (prices === 0n) return { inTodaysMoney: undefined, realReturn: undefined }
  const pricesThen = powerOf(prices, { over: time, under: TICKS_PER_YEAR })
  // Prices that fall to almost nothing would make it longer than any page.
  if (pricesThen === 0n) return { inTodaysMoney: undefined, realReturn: undefined }
  const today = (fine: bigint) => (fine << FINE_BITS) / pricesThen
  if (payout === 'maturity') {
    const inTodaysMoney = toDecimal(today(toFine(deposit.afterTax)))
    const times = canYield ? (toFine(inTodaysMoney) << FINE_BITS) / known.amount : 0n
    return {
      inTodaysMoney: inTodaysMoney > LARGEST_AMOUNT ? undefined : inTodaysMoney,
      realReturn: canYield
        ? percentAbove(powerOf(times, { over: TICKS_PER_YEAR, under: time }))
        : undefined,
    }
  }
  const left = FACTOR_ONE - (taxOf(one, tax.taxRate) * FACTOR_ONE) / one
  const payment = (paymentFactor(known.rate, payout) * left) >> FINE_BITS
  const last = (simpleInterest(known.rate, counted.rest) * left) >> FINE_BITS
  const discount = powerOf((FACTOR_ONE << FINE_BITS) / prices, { over: 1n, under: BigInt(perYear) })
  const worth =
    ((payment * worthOfOneAMonth(discount, counted.periods)) >> FINE_BITS) +
    today(FACTOR_ONE + last)
  const inTodaysMoney = shareOf(known.amount, worth)
  return {
    inTodaysMoney: inTodaysMoney > LARGEST_AMOUNT ? undefined : inTodaysMoney,
    realReturn: canYield
      ? percentAbove(
          (powerOf(FACTOR_ONE + payment, { over: BigInt(perYear), under: 1n }) << FINE_BITS) /
            prices,
        )
      : undefined,
  }
}

/** Interest of each year, and the value at its end. */
function yearsOf(way: Way, interestOn: InterestOn, { amount, end }: Known) {
  let before = zero
  return yearEnds(way.calendar, end).map(({ year, end: yearEnd }) => {
    const grown = shareOf(amount, interestOn(yearEnd) ?? 0n)
    const interest = subtract(grown, before)
    before = grown
    const value = way.payout === 'maturity' ? plus(toDecimal(amount), grown) : toDecimal(amount)
    return { year, interest, value }
  })
}

/** What closing gives: the rate of the time run, less the penalty, against what was agreed. */
function closingOf(
  inputs: FixedInputs,
  way: Way,
  { amount, rate, end }: Known,
  interestAsAgreedOn: InterestOn,
): Closing | undefined {
  const { close, rateForTime, extra, penalty } = inputs
  const { calendar } = way
  if (!close) return undefined
  if ('on' in close && (!calendar || close.on < calendar.start)) {
    return calendar ? { kind: 'beforeTheStart' } : undefined
  }
  const moment =
    'on' in close ? close.on : ticksOf(close) > LONGEST_TIME ? end : momentAfter(calendar, close)
  if (moment >= end) return { kind: 'afterTheEnd' }
  const forTime = rateForTime === undefined ? rate : plus(rateForTime, extra)
  const lower = forTime < rate ? forTime : rate
  const rateThen = isUnderLeastDays(calendar, moment)
    ? zero
    : atLeastZero(subtract(lower, atLeastZero(penalty)))
  const wayThen = wayTo(wayOf(inputs), moment)
  const interestThen = shareOf(amount, interestOf(wayThen, rateThen)(moment) ?? 0n)
  const interestAsAgreed = shareOf(amount, interestAsAgreedOn(moment) ?? 0n)
  const paidBefore =
    way.payout === 'maturity'
      ? zero
      : shareOf(
          amount,
          BigInt(countPeriods(calendar, moment, way.perYear).periods) *
            paymentFactor(rate, way.payout),
        )
  return {
    kind: 'closed',
    rateThen,
    interestThen,
    valueThen: subtract(plus(toDecimal(amount), interestThen), paidBefore),
    paidBefore,
    interestAsAgreed,
    givenUp: subtract(interestAsAgreed, interestThen),
  }
}

/** A typed count as a whole one; below 0 it is 0. */
export const wholeCount = (value: Decimal): number => Number(round(atLeastZero(value), 0) / one)
