import {
  FACTOR_ONE,
  FINE_BITS,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  monthsOf,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  plus,
  round,
  subtract,
  zero,
} from '../../../core/money/decimal'
import { postOfficeRecurring } from '../../../core/rules/deposits'
import { growthToReach, reaches, yearlyPercent } from '../../../core/savings/solvers'
import { growthAfter } from '../../../core/savings/yearly-growth'
import { financialYearOf, monthAfter } from '../../../core/time/calendar'
import { taxTermsOf } from '../shared/inputs'
import { type TaxTerms, taxOnInterest } from '../shared/tax'
import { type Counting, worthsOfOne, worthsUntil } from './counting'
import { firstMonthIn, inputs, type Method, type RecurringFind, type Typed } from './inputs'

export type RecurringInputs = {
  readonly find: RecurringFind
  readonly method: Method
  /** Of the instalment and the months, the one to find is ignored; the post office has months of its own. */
  readonly monthly: Decimal
  readonly months: Decimal
  /** The sum that the instalments shall come to. */
  readonly wanted: Decimal
  readonly annualRate: Decimal
  /** What seniors get on top; the post office pays them nothing more. */
  readonly seniorExtra: Decimal
  /** Like 2026-11; blank: the years are those of the deposit. */
  readonly firstMonth: string
  /** Months of delay in all, and the fee for each of them, for every 100 of an instalment. */
  readonly lateMonths: Decimal
  readonly lateFee: Decimal
  readonly inflation: Decimal
  readonly tax: TaxTerms
}

export type RecurringYear = {
  /** Like 2026-27 with a first month, otherwise a count. */
  readonly name: string
  /** How many months have passed at its end. */
  readonly monthsSoFar: number
  readonly deposited: Decimal
  readonly interest: Decimal
  readonly tds: Decimal
  /** At its end. */
  readonly value: Decimal
}

/** A deposit, and what comes of it. Figures that are longer than a page can show are left out. */
export type RecurringPlan = {
  readonly kind: 'plan'
  readonly months: number
  /** Where it was found, pages round it up, so that it is enough. */
  readonly monthly: Decimal
  readonly rateUsed: Decimal
  readonly maturityValue: Decimal
  readonly totalDeposited: Decimal
  readonly interest: Decimal
  /** None where nothing is paid in. */
  readonly effectiveYield: Decimal | undefined
  /** What the post office's table has for 100 a month. */
  readonly tableFor100: Decimal | undefined
  readonly lateFees: Decimal | undefined
  readonly tdsInAll: Decimal | undefined
  readonly taxInAll: Decimal | undefined
  /** Below 0 it comes back. */
  readonly stillToPay: Decimal | undefined
  readonly afterTax: Decimal | undefined
  readonly inTodaysMoney: Decimal | undefined
  /** The last month, with a first one. */
  readonly endsAfter: string | undefined
  readonly years: readonly RecurringYear[]
  /** What the same instalments come to when they are counted another way. */
  readonly otherWay: { readonly method: Counting; readonly value: Decimal | undefined }
}

/** Why there is no such deposit. */
export type NoPlan = {
  readonly kind:
    | 'nothingDeposited'
    | 'notWithin100Years'
    /** The post office decides about the months. */
    | 'fixedTerm'
    /** There is no month to pay in. */
    | 'noMonths'
  readonly monthly: Decimal
  readonly rateUsed: Decimal
}

export type RecurringOutcome = RecurringPlan | NoPlan

/** The deposit, if there is one. */
export const planIn = (outcome: RecurringOutcome | undefined): RecurringPlan | undefined =>
  outcome?.kind === 'plan' ? outcome : undefined

/** Why there is none. */
export const noPlanIn = (outcome: RecurringOutcome | undefined): NoPlan | undefined =>
  outcome && outcome.kind !== 'plan' ? outcome : undefined

/** The rate that counts: no rate is below 0. */
export const rateUsedBy = ({ method, annualRate, seniorExtra }: RecurringInputs): Decimal =>
  plus(atLeastZero(annualRate), method === 'postOffice' ? zero : atLeastZero(seniorExtra))

/** How the months before the last one count. */
export const countingOf = (method: Method): Counting =>
  method === 'quarters' ? 'quarters' : 'formula'

/**
 * What instalments at the start of every month come to; the instalment or the months that come to a sum. Amounts,
 * rates and months below 0 count as 0. Undefined when the months are more than a century or the sums are longer
 * than a page can show.
 *
 * @example computeRecurring({ find: 'value', method: 'formula', monthly: 5000, months: 60, annualRate: 6.5, … })
 * // maturityValue 354954.0995…
 */
export function computeRecurring(inputs: RecurringInputs): RecurringOutcome | undefined {
  const { find, method } = inputs
  const monthly = atLeastZero(inputs.monthly)
  const wanted = atLeastZero(inputs.wanted)
  if (monthly > LARGEST_AMOUNT || wanted > LARGEST_AMOUNT) return undefined
  const rateUsed = rateUsedBy(inputs)
  const given = { inputs, rateUsed }
  const none = (kind: NoPlan['kind']): NoPlan => ({ kind, monthly, rateUsed })

  if (find === 'months') {
    if (method === 'postOffice') return none('fixedTerm')
    if (monthly === zero) return none('nothingDeposited')
    const months = monthsToReach(countingOf(method), rateUsed, monthly, wanted)
    return months === undefined
      ? none('notWithin100Years')
      : planOf(given, months, () => toFine(monthly))
  }
  const months =
    method === 'postOffice' ? postOfficeRecurring.months : monthsOf(inputs.months, 'months')
  if (months === undefined) return undefined
  if (find === 'value') return planOf(given, months, () => toFine(monthly))
  if (months === 0) return none('noMonths')
  const found = planOf(given, months, (worth) => (toFine(wanted) << FINE_BITS) / worth)
  return found && withExactValue(found, wanted)
}

/** The first month at whose end the instalments have come to a sum; none within a century. */
function monthsToReach(
  counting: Counting,
  rate: Decimal,
  monthly: Decimal,
  wanted: Decimal,
): number | undefined {
  if (wanted === zero) return 0
  let month = 0
  for (const worth of worthsOfOne(counting, rate)) {
    month++
    if (reaches(monthly * worth, toFine(wanted), monthly)) return month
    if (month === LONGEST_TERM) return undefined
  }
  return undefined
}

type Given = { readonly inputs: RecurringInputs; readonly rateUsed: Decimal }

/** @param monthlyFor the instalment in fine units, from what 1 a month comes to */
function planOf(
  { inputs, rateUsed }: Given,
  months: number,
  monthlyFor: (worth: bigint) => bigint,
): RecurringPlan | undefined {
  const { method, firstMonth } = inputs
  const worths = worthsUntil(countingOf(method), rateUsed, months)
  if (!worths) return undefined
  const tableFor100 =
    method === 'postOffice' ? round(toDecimal(hundred * (worths[months] ?? 0n)), 2) : undefined
  const worth = tableFor100 ? toFine(tableFor100) / hundred : (worths[months] ?? 0n)
  const monthly = monthlyFor(worth)
  const valueAt = (month: number) =>
    toDecimal((monthly * (month === months ? worth : (worths[month] ?? 0n))) >> FINE_BITS)
  const deposited = (count: number) => toDecimal(monthly * BigInt(count))
  const maturityValue = valueAt(months)
  if (maturityValue > LARGEST_AMOUNT || toDecimal(monthly) > LARGEST_AMOUNT) return undefined

  const years = yearsOf(months, firstMonth).map(({ from, to, name }) => {
    const paidIn = deposited(to - from)
    const value = valueAt(to)
    const interest = subtract(subtract(value, valueAt(from)), paidIn)
    return { name, monthsSoFar: to, deposited: paidIn, interest, tds: zero, value }
  })
  const other = method === 'quarters' ? 'formula' : 'quarters'
  const otherWorth = worthsUntil(other, rateUsed, months)?.[months]
  return withTax(inputs, {
    kind: 'plan',
    months,
    monthly: toDecimal(monthly),
    rateUsed,
    maturityValue,
    totalDeposited: deposited(months),
    interest: subtract(maturityValue, deposited(months)),
    effectiveYield: monthly > 0n && months > 0 ? yieldOf(worth, months) : undefined,
    tableFor100,
    endsAfter: firstMonth && months > 0 ? monthAfter(firstMonth, months - 1) : undefined,
    years,
    otherWay: {
      method: other,
      value:
        otherWorth === undefined
          ? undefined
          : shownAtAll(toDecimal((monthly * otherWorth) >> FINE_BITS)),
    },
  })
}

/** The rate of a year, in percent, at which 1 a month grows to its worth. */
const yieldOf = (worth: bigint, months: number): Decimal => {
  const growth = growthToReach(
    {
      lumpSum: 0n,
      monthly: FACTOR_ONE,
      step: FACTOR_ONE,
      stepAmount: 0n,
      growth: FACTOR_ONE,
      timing: 'start',
      months,
    },
    worth,
  )
  return yearlyPercent(growth ?? FACTOR_ONE, 'effective')
}

type Span = { readonly name: string; readonly from: number; readonly to: number }

/** The years of a deposit: to March with a first month, otherwise twelve months each. */
function yearsOf(months: number, firstMonth: string): Span[] {
  const spans: Span[] = []
  const untilMarch = firstMonth ? ((15 - Number(firstMonth.slice(5))) % 12) + 1 : 12
  for (let from = 0; from < months; ) {
    const to = Math.min(from === 0 ? untilMarch : from + 12, months)
    const name = firstMonth
      ? financialYearOf(monthAfter(firstMonth, from))
      : String(spans.length + 1)
    spans.push({ name, from, to })
    from = to
  }
  return spans
}

type TaxFigures = 'lateFees' | 'tdsInAll' | 'taxInAll' | 'stillToPay' | 'afterTax' | 'inTodaysMoney'

function withTax(inputs: RecurringInputs, plan: Omit<RecurringPlan, TaxFigures>): RecurringPlan {
  const { years, interest, maturityValue, monthly, months } = plan
  const ofYears = years.map((year) => year.interest)
  const { tds, tdsInAll, taxInAll, stillToPay } = taxOnInterest(ofYears, interest, inputs.tax)
  const lateFees = multiplyDivide(
    monthly,
    multiply(atLeastZero(inputs.lateMonths), atLeastZero(inputs.lateFee)),
    hundred,
  )
  const afterTax = subtract(subtract(maturityValue, taxInAll), lateFees)
  const prices = growthAfter(atLeastZero(inputs.inflation), months)
  return {
    ...plan,
    lateFees: shownAtAll(lateFees),
    tdsInAll: shownAtAll(tdsInAll),
    taxInAll: shownAtAll(taxInAll),
    stillToPay: shownAtAll(stillToPay),
    afterTax: shownAtAll(afterTax),
    inTodaysMoney: shownAtAll(toDecimal((toFine(afterTax) << FINE_BITS) / prices)),
    years: years.map((year, index) => ({ ...year, tds: tds[index] ?? zero })),
  }
}

const shownAtAll = (amount: Decimal): Decimal | undefined =>
  absolute(amount) > LARGEST_AMOUNT ? undefined : amount

/** A found deposit is worth exactly the sum: this drops the error of the last rounding. */
function withExactValue(plan: RecurringPlan, wanted: Decimal): RecurringPlan {
  const last = plan.years.at(-1)
  return {
    ...plan,
    maturityValue: wanted,
    interest: subtract(wanted, plan.totalDeposited),
    years: last ? [...plan.years.slice(0, -1), { ...last, value: wanted }] : plan.years,
  }
}

/** Larger amounts are wider than a chart. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)

/** Whether a chart can show a deposit. */
export const isDrawn = ({ months, maturityValue }: RecurringPlan): boolean =>
  months > 0 && maturityValue > zero && maturityValue <= LARGEST_DRAWN

/** The results of what is typed. */
export function answer(typed: Typed) {
  const read = inputs.parse(typed)
  const isPostOffice = typed.method === 'postOffice'
  const asked: RecurringInputs = {
    find: typed.find,
    method: typed.method,
    monthly: read.monthly.value,
    months: read.months.value,
    wanted: read.wanted.value,
    annualRate: isPostOffice ? read.postRate.value : read.rate.value,
    seniorExtra: typed.senior === 'on' ? read.seniorExtra.value : zero,
    firstMonth: firstMonthIn(typed.first),
    lateMonths: read.late.value,
    lateFee: isPostOffice ? read.postLateFee.value : read.lateFee.value,
    inflation: read.inflation.value,
    tax: taxTermsOf(typed, read),
  }
  const outcome = computeRecurring(asked)
  return { asked, outcome, enough: enoughFor(asked, outcome) }
}

/** Where an instalment does not come to the sum within a century: one that does, in the months typed. */
const enoughFor = (asked: RecurringInputs, outcome: RecurringOutcome | undefined) =>
  outcome?.kind === 'notWithin100Years'
    ? planIn(computeRecurring({ ...asked, find: 'monthly' }))
    : undefined
