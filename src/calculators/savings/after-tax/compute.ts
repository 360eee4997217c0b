import {
  FACTOR_ONE,
  FINE_BITS,
  LARGEST_AMOUNT,
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
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { isRead } from '../../../core/money/parse'
import { today } from '../../../core/rules/rule-on'
import {
  type FinePlan,
  finePlanOf,
  followPlan,
  type PlanMonth,
  type Savings,
} from '../../../core/savings/plan'
import { growthToReach, worthOf, yearlyPercent } from '../../../core/savings/solvers'
import { growthAfter } from '../../../core/savings/yearly-growth'
import { addMonths } from '../../../core/time/calendar'
import { chosenStepUp, type StepKind } from '../shared/plan'
import { inputs, type TaxKind, type Typed } from './inputs'
import {
  type EquityFundRules,
  type EquityTax,
  equityFundTaxOn,
  equityTaxOn,
  totalTax,
} from './tax-rules'

export type AfterTaxInputs = {
  lumpSum: Decimal
  monthly: Decimal
  stepPercent: Decimal
  stepAmount: Decimal
  /** Which kind of step-up was chosen. */
  stepKind: StepKind
  annualRate: Decimal
  years: Decimal
  inflation: Decimal
  tax: TaxKind
  /** Percent of the gain, where the tax is a flat rate. */
  flatRate: Decimal
  /**
   * In the year in which all is sold. It decides on what is left of the basic exemption, and with the gains on the
   * surcharge of an equity fund; unknown, the exemption is used up, and there is no more income.
   */
  otherIncome: Decimal | undefined
}

/** What is left when everything is sold. */
type Sale = {
  readonly tax: Decimal
  readonly afterTax: Decimal
  readonly inTodaysMoney: Decimal
}

/** The sale, had the return been another. */
export type SaleAtReturn = {
  readonly annualRate: Decimal
  /** Undefined beyond the largest amount. */
  readonly sale: Sale | undefined
}

export type AfterTax = Omit<Savings, 'years'> &
  Sale & {
    readonly longTermInstalments: number
    readonly shortTermInstalments: number
    readonly equity: EquityTax | undefined
    /** The law of the day on which all is sold, as far as it is known. */
    readonly rules: EquityFundRules
    /** 12 × the monthly rate at which all payments grow to what is left; undefined without payments. */
    readonly yearlyReturnAfterTax: Decimal | undefined
    /** At a return of three points less, the same, and three points more. */
    readonly atThreeReturns: readonly SaleAtReturn[]
  }

const RETURN_DIFFERENCES = [-3, 0, 3].map(decimalFrom)

/**
 * What a plan leaves after tax, and what that buys today, when all is sold at the end. Amounts, a
 * duration and a tax below 0 count as 0, a flat rate above 100% as all of the gain; a negative return
 * is a loss, and a loss is not taxed. Undefined when the duration is longer than a century or the sums
 * are longer than a page can show.
 *
 * @example computeAfterTax({ monthly: 10000, annualRate: 12, years: 10, inflation: 6, tax: 'equity', … })
 * // futureValue 2323390.76, tax 130422.08, afterTax 2192968.69, inTodaysMoney 1224542.26
 */
export function computeAfterTax(
  inputs: AfterTaxInputs,
  rulesOn: (day: string) => EquityFundRules = equityFundTaxOn,
): AfterTax | undefined {
  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined
  const rules = rulesOn(addMonths(today, months))
  const { longTermAfterMonths } = rules
  const prices = growthAfter(inputs.inflation, months)
  const terms = {
    lumpSum: atLeastZero(inputs.lumpSum),
    monthly: atLeastZero(inputs.monthly),
    stepPercent: inputs.stepPercent,
    stepAmount: atLeastZero(inputs.stepAmount),
    months,
  }
  const plan = finePlanOf({ ...terms, annualRate: inputs.annualRate })
  const passed = [...followPlan(plan)]
  if (passed.length < months || terms.lumpSum > LARGEST_AMOUNT) return undefined

  const start = { month: 0, monthly: 0n, invested: plan.lumpSum, value: plan.lumpSum }
  const last = passed.at(-1) ?? start
  const before = passed[months - longTermAfterMonths - 1]
  const sold = sell(last, before, growthIn(longTermAfterMonths, plan), inputs, rules)
  const sale = worthToday(sold, prices)
  if (!sale) return undefined
  const totals = { invested: toDecimal(last.invested), futureValue: toDecimal(last.value) }
  const longTermInstalments = Math.max(months - longTermAfterMonths, 0)
  return {
    months,
    ...totals,
    returns: subtract(totals.futureValue, totals.invested),
    ...sale,
    equity: sold.equity,
    rules,
    longTermInstalments,
    shortTermInstalments: months - longTermInstalments,
    yearlyReturnAfterTax: yearlyReturn(plan, last, sale, inputs.annualRate),
    atThreeReturns: RETURN_DIFFERENCES.map((points) => {
      const annualRate = sum(inputs.annualRate, points)
      if (points === zero) return { annualRate, sale }
      const other = finePlanOf({ ...terms, annualRate })
      const valueAfter = (count: number) => worthOf({ ...other, months: count })
      const then = { invested: last.invested, value: valueAfter(months) }
      const old = before && {
        invested: before.invested,
        value: valueAfter(months - longTermAfterMonths),
      }
      const sold = sell(then, old, growthIn(longTermAfterMonths, other), inputs, rules)
      return { annualRate, sale: worthToday(sold, prices) }
    }),
  }
}

/** The growth factor of some months. */
const growthIn = (months: number, { growth }: FinePlan): bigint => {
  let grown = FACTOR_ONE
  for (let month = 0; month < months; month++) grown = (grown * growth) >> FINE_BITS
  return grown
}

/** Invested and value at the end of a month. */
type Balance = Pick<PlanMonth, 'invested' | 'value'>
type Sold = { tax: Decimal; afterTax: Decimal; equity: EquityTax | undefined }

/**
 * The tax when everything is sold, and what is left. All instalments have the same return, so none
 * loses where another gains. The long-term part is what was there a year ago, grown since.
 */
function sell(
  now: Balance,
  yearAgo: Balance | undefined,
  grown: bigint,
  { tax, flatRate, otherIncome }: AfterTaxInputs,
  rules: EquityFundRules,
): Sold {
  const value = toDecimal(now.value)
  const gain = subtract(value, toDecimal(now.invested))
  if (tax === 'none') return { tax: zero, afterTax: value, equity: undefined }
  if (tax === 'flat') {
    const due = multiplyDivide(atLeastZero(gain), flatPercent(flatRate), hundred)
    return { tax: due, afterTax: subtract(value, due), equity: undefined }
  }
  const longTerm = yearAgo
    ? toDecimal(((yearAgo.value * grown) >> FINE_BITS) - yearAgo.invested)
    : zero
  const gains = { longTerm, shortTerm: subtract(gain, longTerm) }
  const equity = equityTaxOn(
    gains,
    otherIncome === undefined ? undefined : atLeastZero(otherIncome),
    rules,
  )
  const due = totalTax(equity)
  return { tax: due, afterTax: subtract(value, due), equity }
}

/** A flat rate as it counts: from 0 to 100% of the gain. */
export const flatPercent = (flatRate: Decimal): Decimal =>
  flatRate > hundred ? hundred : atLeastZero(flatRate)

/** What is left, and what it buys at today's prices. Undefined beyond the largest amount. */
function worthToday({ tax, afterTax }: Sold, prices: bigint): Sale | undefined {
  if (prices === 0n) return undefined
  const inTodaysMoney = toDecimal((toFine(afterTax) << FINE_BITS) / prices)
  const isTooLarge = afterTax > LARGEST_AMOUNT || inTodaysMoney > LARGEST_AMOUNT
  return isTooLarge ? undefined : { tax, afterTax, inTodaysMoney }
}

/** The yearly return that makes all payments grow to what is left after tax. */
function yearlyReturn(
  plan: FinePlan,
  { invested }: Balance,
  { tax, afterTax }: Sale,
  annualRate: Decimal,
): Decimal | undefined {
  if (invested === 0n || plan.months === 0) return undefined
  const everything = subtract(zero, MONTHLY_PERCENT_DIVISOR)
  if (afterTax === zero) return everything
  if (tax === zero) return annualRate
  const growth = growthToReach(plan, toFine(afterTax))
  return growth === undefined ? undefined : yearlyPercent(growth, 'divide12')
}

/** The results of what is typed. */
export function answer(typed: Typed): { plan: AfterTaxInputs; results: AfterTax | undefined } {
  const reading = inputs.parse(typed)
  const plan: AfterTaxInputs = {
    monthly: reading.monthly.value,
    annualRate: reading.rate.value,
    years: reading.years.value,
    stepKind: typed.stepKind,
    ...chosenStepUp(typed),
    lumpSum: reading.lump.value,
    inflation: reading.inflation.value,
    tax: typed.tax,
    flatRate: reading.flatRate.value,
    otherIncome: isRead(reading.otherIncome) ? reading.otherIncome.value : undefined,
  }
  return { plan, results: computeAfterTax(plan) }
}
