import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  toDecimal,
  toFine,
  worthOfOneAMonth,
} from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  hundred,
  one,
  plus,
  subtract,
  zero,
} from '../../../core/money/decimal'
import { powerOf } from '../../../core/money/powers'
import { type TaxTerms, taxOf, taxOnInterest } from '../shared/tax'
import { lengthToReach } from './find-term'
import {
  type Compounding,
  type InterestOn,
  interestOf,
  type Payout,
  paymentFactor,
  shareOf,
  simpleInterest,
  type Way,
  wayOf,
  wayTo,
} from './growth'
import {
  type Calendar,
  type Counted,
  countPeriods,
  type DayCount,
  isUnderLeastDays,
  isUnderSixMonths,
  type Length,
  LONGEST_TIME,
  lengthBetween,
  MONTHS_IN_ALL,
  type Moment,
  momentAfter,
  TICKS_PER_YEAR,
  ticksOf,
  timeOf,
  yearEnds,
} from './term'

export type FixedFind = 'value' | 'amount' | 'term'

/** How long the deposit runs, by a length or by its last day; nothing where a day is missing. */
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
  /** From the start to its end, in ticks. */
  readonly time: bigint
  readonly interest: Decimal
  readonly tds: Decimal
  /** At its end. */
  readonly value: Decimal
}

export type Closed = {
  readonly kind: 'closed'
  /** So soon that there is no interest. */
  readonly isTooSoon: boolean
  readonly rateThen: Decimal
  readonly interestThen: Decimal
  readonly valueThen: Decimal
  readonly paidBefore: Decimal
  readonly interestAsAgreed: Decimal
  readonly givenUp: Decimal
  readonly length: Length
}

export type Closing = Closed | { readonly kind: 'afterTheEnd' | 'beforeTheStart' }

/** What is paid out: each full month's or quarter's interest, how often, and that of the broken part. */
export type Payments = {
  readonly payment: Decimal
  readonly payments: number
  readonly lastPayment: Decimal
}

export type Deposit = {
  readonly kind: 'deposit'
  /** The amount reaches the sum today. */
  readonly isAlreadyThere: boolean
  readonly amount: Decimal
  readonly rate: Decimal
  readonly maturesOn: string | undefined
  /** As it was typed; between days, full months and days. */
  readonly length: Length
  readonly counted: Counted
  readonly way: Way
  /** In ticks. */
  readonly time: bigint
  readonly isUnderSixMonths: boolean
  readonly maturityValue: Decimal
  readonly interest: Decimal
  readonly paidOut: Payments | undefined
  readonly effectiveYield: Decimal | undefined
  /** What is paid out in a year, of the amount: without earning anything itself. */
  readonly payoutYield: Decimal | undefined
  readonly advertYield: Decimal | undefined
  readonly tdsInAll: Decimal
  readonly taxInAll: Decimal
  readonly stillToPay: Decimal
  readonly afterTax: Decimal
  readonly inTodaysMoney: Decimal
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

/** The agreed rate, with what seniors get on top. Below 0 counts as 0. */
export const rateOf = ({ annualRate, extra }: Pick<FixedInputs, 'annualRate' | 'extra'>): Decimal =>
  atLeastZero(plus(atLeastZero(annualRate), atLeastZero(extra)))

export const calendarOf = ({
  depositedOn,
  dayCount,
}: Pick<FixedInputs, 'depositedOn' | 'dayCount'>): Calendar =>
  depositedOn ? { start: depositedOn, dayCount } : undefined

/**
 * A fixed deposit: what it grows to or pays out, the amount or the term that reaches a sum, tax, rising prices and
 * closing early. Undefined where it is more than a page can show.
 */
export const computeFixed = (inputs: FixedInputs): FixedOutcome | undefined =>
  inputs.find === 'term' ? findTerm(inputs) : withTerm(inputs)

function withTerm(inputs: FixedInputs): FixedOutcome | undefined {
  const way = wayOf(calendarOf(inputs), inputs)
  const end = endOf(inputs.term, way.calendar)
  if (typeof end === 'object') return end
  const rate = rateOf(inputs)
  if (inputs.find === 'value') {
    return depositOf(inputs, way, { amount: toFine(atLeastZero(inputs.amount)), rate, end })
  }
  const wanted = toFine(atLeastZero(inputs.wanted)) << FINE_BITS
  if (way.payout !== 'maturity') {
    if (rate === zero) return { kind: 'rateIsZero' }
    return depositOf(inputs, way, { amount: wanted / paymentFactor(rate, way.payout), rate, end })
  }
  const interest = interestOf(wayTo(way, end), rate)(end)
  if (interest === undefined) return undefined
  return depositOf(inputs, way, { amount: wanted / (FACTOR_ONE + interest), rate, end })
}

/** The last moment of a term; or why there is none. */
export function endOf(term: Term | undefined, calendar: Calendar): Moment | NoDeposit {
  if (!term) return { kind: 'noDates' }
  if ('length' in term) {
    return ticksOf(term.length) > LONGEST_TIME
      ? { kind: 'tooLong' }
      : momentAfter(calendar, term.length)
  }
  if (!calendar) return { kind: 'noDates' }
  if (term.maturesOn <= calendar.start) return { kind: 'endNotAfterStart' }
  const last = momentAfter(calendar, { months: MONTHS_IN_ALL, days: 0 })
  return term.maturesOn > last ? { kind: 'tooLong' } : term.maturesOn
}

function findTerm(inputs: FixedInputs): FixedOutcome | undefined {
  const way = wayOf(calendarOf(inputs), inputs)
  const rate = rateOf(inputs)
  const amount = atLeastZero(inputs.amount)
  if (way.payout !== 'maturity') return { kind: 'paidOut' }
  if (amount === zero) return { kind: 'nothingDeposited' }
  const isAlreadyThere = amount >= inputs.wanted
  if (rate === zero && !isAlreadyThere) return { kind: 'neverGrows' }
  const length = isAlreadyThere
    ? { months: 0, days: 0 }
    : lengthToReach(way, { amount, rate }, inputs.wanted)
  if (!length) return { kind: 'notWithin100Years' }
  const end = momentAfter(way.calendar, length)
  return depositOf({ ...inputs, term: { length } }, way, {
    amount: toFine(amount),
    rate,
    end,
    isAlreadyThere,
  })
}

type Known = {
  /** In fine units: a found amount keeps what its decimals would drop. */
  readonly amount: bigint
  readonly rate: Decimal
  readonly end: Moment
  readonly isAlreadyThere?: boolean
}

function depositOf(inputs: FixedInputs, agreed: Way, known: Known): Deposit | undefined {
  const { amount, rate, end, isAlreadyThere = false } = known
  const way = wayTo(agreed, end)
  const { calendar, payout } = way
  const isGrowing = payout === 'maturity'
  const interestOn = interestOf(way, rate)
  const ofOne = interestOn(end)
  if (ofOne === undefined) return undefined
  const value = shareOf(amount, FACTOR_ONE + ofOne)
  if (value > LARGEST_AMOUNT) return undefined
  const counted = countPeriods(calendar, end, way.perYear)
  const time = timeOf(counted, way.perYear)
  const interest = shareOf(amount, ofOne)
  const years = yearsOf(way, interestOn, known)
  const { tds, ...taxes } = taxOnInterest(
    years.map((year) => year.interest),
    interest,
    inputs.tax,
  )
  const canYield = time > 0n && amount > 0n
  const left = leftOfTax(inputs.tax)
  const term = { counted, time, canYield, left, ofOne }
  return {
    kind: 'deposit',
    isAlreadyThere,
    amount: toDecimal(amount),
    rate,
    maturesOn: typeof end === 'string' ? end : undefined,
    length: lengthOf(inputs, calendar, end),
    counted,
    way,
    time,
    isUnderSixMonths: isGrowing && isUnderSixMonths(calendar, end),
    maturityValue: isGrowing ? value : toDecimal(amount),
    interest,
    paidOut: isGrowing
      ? undefined
      : {
          payment: shareOf(amount, paymentFactor(rate, payout)),
          payments: counted.periods,
          lastPayment: shareOf(amount, simpleInterest(rate, counted.rest)),
        },
    effectiveYield: canYield
      ? percentAbove(
          isGrowing
            ? powerOf(FACTOR_ONE + ofOne, { over: TICKS_PER_YEAR, under: time })
            : afterAYear(way, paymentFactor(rate, payout)),
        )
      : undefined,
    payoutYield:
      !isGrowing && canYield
        ? toPercent(paymentFactor(rate, payout) * BigInt(way.perYear))
        : undefined,
    advertYield: isGrowing && canYield ? toPercent((ofOne * TICKS_PER_YEAR) / time) : undefined,
    ...taxes,
    afterTax: shareOf(amount, FACTOR_ONE + ((ofOne * left) >> FINE_BITS)),
    ...inPrices(inputs, way, { ...known, ...term }),
    years: years.map((year, index) => ({ ...year, tds: tds[index] ?? zero })),
    closing: closingOf(inputs, agreed, known, interestOn),
  }
}

/** A length is as it was typed; where the first day of a sum was looked for by the calendar, it is counted there. */
function lengthOf({ term, find }: FixedInputs, calendar: Calendar, end: Moment): Length {
  const isByCalendar = find === 'term' || !term || 'maturesOn' in term
  if (isByCalendar && calendar && typeof end === 'string') return lengthBetween(calendar.start, end)
  return term && 'length' in term ? term.length : { months: 0, days: 0 }
}

/** A factor as a percentage; nothing where that is too long to show. */
function toPercent(factor: bigint): Decimal | undefined {
  const percent = toDecimal(factor * hundred)
  return percent > LARGEST_AMOUNT ? undefined : percent
}

/** What of a factor is above 1. */
const percentAbove = (factor: bigint) => toPercent(factor - FACTOR_ONE)

/** What 1 becomes in a year, with each payment put aside at the same rate. */
const afterAYear = ({ perYear }: Way, payment: bigint): bigint =>
  powerOf(FACTOR_ONE + payment, { over: BigInt(perYear), under: 1n })

/** The part of interest that tax leaves. */
const leftOfTax = ({ taxRate }: TaxTerms): bigint =>
  FACTOR_ONE - (taxOf(one, taxRate) * FACTOR_ONE) / one

type Spent = Known & {
  readonly counted: Counted
  readonly time: bigint
  readonly canYield: boolean
  readonly left: bigint
  readonly ofOne: bigint
}

/** What is left in today's money, and what that is a year. */
function inPrices(
  { inflation }: FixedInputs,
  way: Way,
  { amount, rate, counted, time, canYield, left, ofOne }: Spent,
): Pick<Deposit, 'inTodaysMoney' | 'realReturn'> {
  const prices = growthOf(atLeastZero(inflation), hundred)
  const pricesThen = powerOf(prices, { over: time, under: TICKS_PER_YEAR })
  const today = (factor: bigint) => (factor << FINE_BITS) / pricesThen
  const afterTax = (factor: bigint) => (factor * left) >> FINE_BITS
  if (way.payout === 'maturity') {
    const worth = today(FACTOR_ONE + afterTax(ofOne))
    return {
      inTodaysMoney: shareOf(amount, worth),
      realReturn: canYield
        ? percentAbove(powerOf(worth, { over: TICKS_PER_YEAR, under: time }))
        : undefined,
    }
  }
  const payment = afterTax(paymentFactor(rate, way.payout))
  const last = afterTax(simpleInterest(rate, counted.rest))
  const period = { over: 1n, under: BigInt(way.perYear) }
  const discount = powerOf((FACTOR_ONE << FINE_BITS) / prices, period)
  const payments = (payment * worthOfOneAMonth(discount, counted.periods)) >> FINE_BITS
  return {
    inTodaysMoney: shareOf(amount, payments + today(FACTOR_ONE + last)),
    realReturn: canYield
      ? percentAbove((afterAYear(way, payment) << FINE_BITS) / prices)
      : undefined,
  }
}

/** The interest of each year, and the value at its end. */
function yearsOf({ calendar, perYear, payout }: Way, interestOn: InterestOn, known: Known) {
  const amount = toDecimal(known.amount)
  let before = zero
  return yearEnds(calendar, known.end).map(({ year, end }) => {
    const grown = shareOf(known.amount, interestOn(end) ?? 0n)
    const interest = subtract(grown, before)
    before = grown
    return {
      year,
      time: timeOf(countPeriods(calendar, end, perYear), perYear),
      interest,
      value:
        payout === 'maturity'
          ? shareOf(known.amount, FACTOR_ONE + (interestOn(end) ?? 0n))
          : amount,
    }
  })
}

/** What closing gives: at the rate of the time run, less the penalty, against what was agreed. */
function closingOf(
  inputs: FixedInputs,
  agreed: Way,
  { amount, rate, end }: Known,
  interestAsAgreedOn: InterestOn,
): Closing | undefined {
  const { close, rateForTime, extra, penalty } = inputs
  const { calendar, payout } = agreed
  if (!close || ('on' in close && !calendar)) return undefined
  if ('on' in close && calendar && close.on < calendar.start) return { kind: 'beforeTheStart' }
  const isTooLong = !('on' in close) && ticksOf(close) > LONGEST_TIME
  const moment = 'on' in close ? close.on : isTooLong ? end : momentAfter(calendar, close)
  if (moment >= end) return { kind: 'afterTheEnd' }
  const forTime = rateForTime === undefined ? rate : rateOf({ annualRate: rateForTime, extra })
  const lower = forTime < rate ? forTime : rate
  const isTooSoon = isUnderLeastDays(calendar, moment)
  const rateThen = isTooSoon ? zero : atLeastZero(subtract(lower, atLeastZero(penalty)))
  const ofOneThen = interestOf(wayTo(agreed, moment), rateThen)(moment) ?? 0n
  const ofOneAsAgreed = interestAsAgreedOn(moment) ?? 0n
  const paid =
    payout === 'maturity'
      ? 0n
      : BigInt(countPeriods(calendar, moment, agreed.perYear).periods) * paymentFactor(rate, payout)
  return {
    kind: 'closed',
    isTooSoon,
    rateThen,
    interestThen: shareOf(amount, ofOneThen),
    valueThen: shareOf(amount, FACTOR_ONE + ofOneThen - paid),
    paidBefore: shareOf(amount, paid),
    interestAsAgreed: shareOf(amount, ofOneAsAgreed),
    givenUp: shareOf(amount, ofOneAsAgreed - ofOneThen),
    length:
      'on' in close && calendar && typeof moment === 'string'
        ? lengthBetween(calendar.start, moment)
        : (close as Length),
  }
}
