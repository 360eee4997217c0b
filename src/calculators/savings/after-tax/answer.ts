import { TOO_LARGE } from '../../../core/annuity'
import { type Decimal, hundred, round, subtract, zero } from '../../../core/decimal'
import { readAmount, readNumber } from '../../../core/parse'
import { readStep, stepOf } from '../shared/step'
import { afterMonths } from '../shared/words'
import { type AfterTax, type AfterTaxInputs, computeAfterTax } from './compute'
import type { inputs } from './inputs'

export type Typed = typeof inputs.defaults

/** The inputs as they were typed, read. */
export const readInputs = (typed: Typed) => ({
  monthly: readAmount(typed.monthly),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
  ...readStep(typed),
  lumpSum: readAmount(typed.lump),
  inflation: readNumber(typed.inflation),
  flatRate: readNumber(typed.flatRate),
  otherIncome: readAmount(typed.otherIncome),
})

/** What follows from them. */
export function answer(typed: Typed): { plan: AfterTaxInputs; results: AfterTax | undefined } {
  const reading = readInputs(typed)
  const plan: AfterTaxInputs = {
    monthly: reading.monthly.value,
    annualRate: reading.annualRate.value,
    years: reading.years.value,
    stepKind: typed.stepKind,
    ...stepOf(typed),
    lumpSum: reading.lumpSum.value,
    inflation: reading.inflation.value,
    tax: typed.tax,
    flatRate: reading.flatRate.value,
    otherIncome: reading.otherIncome.value,
  }
  return { plan, results: computeAfterTax(plan) }
}

const lastInflation = subtract(zero, hundred)

/**
 * What stands around the amount in today's money, in the caption of the figure.
 *
 * @example captionOf(plan, results) // ['buys what', 'buys today']
 */
export function captionOf(
  { inflation }: AfterTaxInputs,
  results: AfterTax | undefined,
): readonly [string, string?] {
  if (!results && inflation <= lastInflation) {
    return ['Prices cannot fall by 100% or more. Enter a higher inflation.']
  }
  if (!results) return [TOO_LARGE]
  return results.months === 0 ? [afterMonths(0)] : ['buys what', 'buys today']
}

/** As it is shown: less than half a unit is nothing. */
export const isNothing = (amount: Decimal): boolean => round(amount, 0) === 0n
