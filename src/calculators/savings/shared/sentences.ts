import { sayMonths, sayTime as sayYearsAndMonths } from '../../../core/language/durations'
import { FACTOR_ONE, toDecimal } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, hundred } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { monthGrowth, type RateReading, yearGrowth } from '../../../core/savings/yearly-growth'
import { uiWords } from '../../../ui/words'
import type { StepKind } from './plan'
import { savingsWords } from './words'

/** The caption below a maturity value. @example afterMonths(120) // 'after 10 years' */
export function afterMonths(months: number | undefined): string {
  if (months === undefined) return uiWords.answer.tooLarge
  return months === 0 ? savingsWords.enterDuration : savingsWords.after(months)
}

/** As Withdraw still asks for it. @example sayTime(188) // '15 years and 8 months' */
export const sayTime = (months: number, between = ' and '): string =>
  between === ' ' ? sayMonths(months) : sayYearsAndMonths(months)

const HIGHEST_SAID = decimalFrom(1000)

/**
 * What a twelfth of a yearly rate makes of a month, and what twelve of them make of a year; nothing of a rate whose
 * year would be too long for a line.
 *
 * @example percentsByTwelfths(decimalFrom(12)) // { month: '1%', year: '12.68%' }
 */
export function percentsByTwelfths(annualRate: Decimal) {
  if (annualRate > HIGHEST_SAID) return undefined
  const ofFactor = (factor: bigint) => toDecimal((factor - FACTOR_ONE) * hundred)
  return {
    month: `${formatFactor(ofFactor(monthGrowth(annualRate, 'divide12')), 2)}%`,
    year: formatPercent(ofFactor(yearGrowth(annualRate, 'divide12')), 2),
  }
}

/**
 * The helper text of a lump sum beside instalments: it grows as they do.
 *
 * @example sayLumpSumGrows(decimalFrom(12), 'divide12') // 'Optional. Grows 1% a month, 12.68% a year'
 */
export function sayLumpSumGrows(annualRate: Decimal, reading: RateReading): string {
  if (reading === 'effective')
    return savingsWords.lumpSumGrows.effective(`${everyDigit(annualRate)}%`)
  const percents = percentsByTwelfths(annualRate)
  if (!percents) return savingsWords.lumpSumGrows.optional
  return savingsWords.lumpSumGrows.divide12(percents.month, percents.year)
}

/** The label of the step-up field. @example stepUpLabel('amount', '₹') // 'Annual step-up (₹)' */
export const stepUpLabel = (kind: StepKind, symbol: string): string =>
  kind === 'percent' ? savingsWords.stepUp.percent : savingsWords.stepUp.amount(symbol)

/** The helper text of a step-up field that is 0. @example sayNoStepUp('percent') // 'The same amount every year' */
export const sayNoStepUp = (kind: StepKind): string => savingsWords.noStepUp[kind]
