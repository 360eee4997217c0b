import {
  FINE_BITS,
  LARGEST_AMOUNT,
  monthsOf,
  percentMonths,
  refine,
  settle,
  UNCHANGED,
} from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import {
  type FinePlan,
  finePlanOf,
  followPlan,
  type PlanMonth,
  type Savings,
} from '../../../core/savings/plan'
import { growthToReach, worthOf, yearlyPercent } from '../../../core/savings/solvers'
import { growthAfter } from '../../../core/savings/yearly-growth'
import type { StepKind } from '../shared/step'
import { dueOf, type EquityTax, equityTaxOn } from './equity-tax'
import { type EquityFundRules, equityFundTax } from './tax-rules'

export type TaxKind = 'equity' | 'flat' | 'none'

export type AfterTaxInputs = {
  lumpSum: Decimal
  monthly: Decimal
  stepPercent: Decimal
  stepAmount: Decimal
  /** Which of the two was asked. */
  stepKind: StepKind
  annualRate: Decimal
  years: Decimal
  inflation: Decimal
  tax: TaxKind
  /** Percent of the gain, where the tax is flat. */
  flatRate: Decimal
  /** Of the year in which all is sold: with the gains it decides on the surcharge of an equity fund. */
  otherIncome: Decimal
}

/** What all of it is worth when it is sold. */
type Sale = {
  readonly tax: Decimal
  readonly afterTax: Decimal
  readonly inTodaysMoney: Decimal
}

export type WhatIf = {
  readonly annualRate: Decimal
  /** Nothing beyond the largest amount. */
  readonly sale: Sale | undefined
}

export type AfterTax = Omit<Savings, 'years'> &
  Sale & {
    readonly longTermInstalments: number
    readonly shortTermInstalments: number
    readonly equity: EquityTax | undefined
    /** 12 × the monthly rate at which all payments grow to what is left; nothing without payments. */
    readonly yearlyReturnAfterTax: Decimal | undefined
    /** Three points less, the same, three points more. */
    readonly whatIfs: readonly WhatIf[]
  }

const WHAT_IF_POINTS = [-3, 0, 3].map(decimalFrom)
const HELD = equityFundTax.longTermAfterMonths

/**
 * What a plan leaves after tax, and what that buys today, when all is sold at the end. Amounts, a
 * duration and a tax below 0 count as 0, a flat rate above 100% as all of the gain; a negative return
 * is a loss, and a loss is not taxed. Nothing when the duration is longer than a century or the sums
 * are longer than a page can show.
 *
 * @example computeAfterTax({ monthly: 10000, annualRate: 12, years: 10, inflation: 6, tax: 'equity', … })
 * // futureValue 2323390.76, tax 130422.08, afterTax 2192968.69, inTodaysMoney 1224542.26
 */
export function computeAfterTax(
  inputs: AfterTaxInputs,
  rules: EquityFundRules = equityFundTax,
): AfterTax | undefined {
  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined
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

  const begin = { month: 0, monthly: 0n, invested: plan.lumpSum, value: plan.lumpSum }
  const last = passed.at(-1) ?? begin
  const before = passed[months - HELD - 1]
  const sold = sell(last, before, grownSince(plan), inputs, rules)
  const sale = worthToday(sold, prices)
  if (!sale) return undefined
  const totals = { invested: settle(last.invested), futureValue: settle(last.value) }
  const longTermInstalments = Math.max(months - HELD, 0)
  return {
    months,
    ...totals,
    returns: subtract(totals.futureValue, totals.invested),
    ...sale,
    equity: sold.equity,
    longTermInstalments,
    shortTermInstalments: months - longTermInstalments,
    yearlyReturnAfterTax: yearlyReturn(plan, last, sale, inputs.annualRate),
    whatIfs: WHAT_IF_POINTS.map((points) => {
      const annualRate = sum(inputs.annualRate, points)
      if (points === zero) return { annualRate, sale }
      const other = finePlanOf({ ...terms, annualRate })
      const valueAfter = (count: number) => worthOf({ ...other, months: count })
      const then = { invested: last.invested, value: valueAfter(months) }
      const old = before && { invested: before.invested, value: valueAfter(months - HELD) }
      const sold = sell(then, old, grownSince(other), inputs, rules)
      return { annualRate, sale: worthToday(sold, prices) }
    }),
  }
}

/** What the months make of 1 after which a gain is long-term. */
const grownSince = ({ growth }: FinePlan): bigint => {
  let grown = UNCHANGED
  for (let month = 0; month < HELD; month++) grown = (grown * growth) >> FINE_BITS
  return grown
}

type Standing = Pick<PlanMonth, 'invested' | 'value'>
type Sold = { tax: Decimal; afterTax: Decimal; equity: EquityTax | undefined }

/**
 * All instalments have the same return, so that none loses where another gains: those held for more
 * than a year are what there was a year ago, grown since.
 */
function sell(
  now: Standing,
  yearAgo: Standing | undefined,
  grown: bigint,
  { tax, flatRate, otherIncome }: AfterTaxInputs,
  rules: EquityFundRules,
): Sold {
  const value = settle(now.value)
  const gain = subtract(value, settle(now.invested))
  if (tax === 'none') return { tax: zero, afterTax: value, equity: undefined }
  if (tax === 'flat') {
    const percent = flatRate > hundred ? hundred : atLeastZero(flatRate)
    const due = multiplyDivide(atLeastZero(gain), percent, hundred)
    return { tax: due, afterTax: subtract(value, due), equity: undefined }
  }
  const longTerm = yearAgo
    ? settle(((yearAgo.value * grown) >> FINE_BITS) - yearAgo.invested)
    : zero
  const gains = { longTerm, shortTerm: subtract(gain, longTerm) }
  const equity = equityTaxOn(gains, atLeastZero(otherIncome), rules)
  const due = dueOf(equity)
  return { tax: due, afterTax: subtract(value, due), equity }
}

/** What is left, and what it buys at today's prices. Nothing beyond the largest amount. */
function worthToday({ tax, afterTax }: Sold, prices: bigint): Sale | undefined {
  if (prices === 0n) return undefined
  const inTodaysMoney = settle((refine(afterTax) << FINE_BITS) / prices)
  const isTooLarge = afterTax > LARGEST_AMOUNT || inTodaysMoney > LARGEST_AMOUNT
  return isTooLarge ? undefined : { tax, afterTax, inTodaysMoney }
}

function yearlyReturn(
  plan: FinePlan,
  { invested }: Standing,
  { tax, afterTax }: Sale,
  annualRate: Decimal,
): Decimal | undefined {
  if (invested === 0n || plan.months === 0) return undefined
  const everything = subtract(zero, percentMonths)
  if (afterTax === zero) return everything
  if (tax === zero) return annualRate
  const growth = growthToReach(plan, refine(afterTax))
  return growth === undefined ? undefined : yearlyPercent(growth, 'divide12')
}
