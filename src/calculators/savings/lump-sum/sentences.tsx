import type { ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { formatNumber, formatPercent } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { roundedUp } from '../../../core/money/round-whole'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { uiWords } from '../../../ui/words'
import { percentsByTwelfths } from '../shared/sentences'
import { savingsWords } from '../shared/words'
import type { Growing, LumpSumInputs, LumpSumOutcome, NoAnswer } from './compute'
import type { LumpSumFind } from './inputs'
import { lumpSumWords } from './words'

type Money = (value: Decimal) => string

/**
 * The amount as it is shown. One that was found is rounded up, so that it reaches the value.
 *
 * @example shownAmount('amount', growing) // 321974 for 321973.24
 */
export const shownAmount = (find: LumpSumFind, { amount }: Growing): Decimal =>
  find === 'amount' ? roundedUp(amount) : amount

/** How a yearly return counts. @example sayCounting(decimalFrom(12), 'divide12') // 'Rate ÷ 12: 12% is 1% a month, 12.68% a year' */
export function sayCounting(annualRate: Decimal, reading: RateReading): string {
  const percent = `${everyDigit(annualRate)}%`
  if (reading === 'effective') return lumpSumWords.counting.summary.effective(percent)
  const percents = percentsByTwelfths(annualRate)
  return percents
    ? lumpSumWords.counting.summary.divide12(percent, percents.month, percents.year)
    : lumpSumWords.counting.readings.divide12
}

/** The value of what was found. @example formatResult('years', growing, money) // '6 years 2 months' */
export function formatResult(find: LumpSumFind, growing: Growing, money: Money): string {
  if (find === 'years') return sayMonths(growing.months)
  if (find === 'return') return formatPercent(growing.annualRate, 2)
  return money(find === 'amount' ? shownAmount(find, growing) : growing.value)
}

/** For the row of the field, which is narrow. @example sayTimeShort(74) // '6 yr 2 mo' */
export const sayTimeShort = (months: number): string =>
  months > 12 && months % 12 > 0
    ? savingsWords.shortYear.yearsMonths(Math.floor(months / 12), months % 12)
    : sayMonths(months)

/** @example sayTimes(growing) // '3.11' */
export const sayTimes = ({ times }: Growing): string =>
  times === undefined ? '--' : formatNumber(times, 2)

/** @example sayRealReturn(growing) // '5.66%' */
export const sayRealReturn = ({ realReturn }: Growing): string =>
  realReturn === undefined ? '--' : formatPercent(realReturn, 2)

/** @example sayDoublesIn(growing) // '6.12 years' */
export const sayDoublesIn = ({ doublesInYears }: Growing): string =>
  doublesInYears === undefined
    ? lumpSumWords.neverDoubles
    : lumpSumWords.inYears(formatNumber(doublesInYears, 2))

/** The main figure of the page and its caption. */
export type Headline = {
  /** What was found; where nothing was, few words, since the bars at the edge of a phone are narrow. */
  readonly value: string
  /** Shown instead of the value where there is no figure. */
  readonly sentence?: string
  readonly caption: ReactNode
}

/**
 * What was found; or why nothing was, and what would have an answer.
 *
 * @param exact formats an amount with its paise: rounded, a sentence might not be true
 * @param whole formats a rounded amount
 */
export function headlineOf(
  answered: { asked: LumpSumInputs; outcome: LumpSumOutcome | undefined },
  exact: Money,
  whole: Money,
): Headline {
  const { asked, outcome } = answered
  if (!outcome) return { value: '--', caption: uiWords.answer.tooLarge }
  if (outcome.kind !== 'grows') return whyNoAnswer(outcome)
  if (outcome.isThereAlready) {
    return {
      value: lumpSumWords.thereAlready,
      sentence: lumpSumWords.reasons.isThere,
      caption: lumpSumWords.helps.isThere(exact(asked.amount), exact(asked.value)),
    }
  }
  const value = formatResult(asked.find, outcome, whole)
  return { value, caption: captionOf(asked, outcome, exact) }
}

const whyNoAnswer = ({ kind }: NoAnswer): Headline => ({
  value: lumpSumWords.noAnswer,
  sentence: lumpSumWords.reasons[kind],
  caption: lumpSumWords.helps[kind],
})

function captionOf({ find, value }: LumpSumInputs, growing: Growing, exact: Money): ReactNode {
  const { months } = growing
  if (find === 'years') {
    return lumpSumWords.captions.years(months, formatNumber(growing.exactYears ?? growing.value, 2))
  }
  if (find === 'return') {
    return isAllLost(growing)
      ? lumpSumWords.reasons.allLost
      : lumpSumWords.captions.return(months, exact(growing.amount), exact(growing.value))
  }
  if (find === 'amount') {
    if (growing.value === 0n) return lumpSumWords.enterValue
    return months === 0
      ? lumpSumWords.enterDuration
      : lumpSumWords.captions.amount(months, exact(value))
  }
  if (growing.amount === 0n) return lumpSumWords.reasons.nothingPutIn
  if (months === 0) return savingsWords.enterDuration
  return isAllLost(growing)
    ? lumpSumWords.reasons.allLost
    : lumpSumWords.captions.value(months, sayTimes(growing))
}

/** Whether a return leaves nothing. */
const isAllLost = ({ months, yearlyReturn }: Growing): boolean =>
  months > 0 && yearlyReturn <= ALL_LOST

const ALL_LOST = decimalFrom(-100)

/**
 * What stands below the results: what the value will buy, that a found amount is rounded up, and what a
 * yearly rate of a few months says.
 */
export function remarksOf(
  { asked, outcome }: { asked: LumpSumInputs; outcome: LumpSumOutcome | undefined },
  whole: Money,
): ReactNode[] {
  if (outcome?.kind !== 'grows' || outcome.months === 0) return []
  const { amount, value, months, inTodaysMoney } = outcome
  return [
    asked.find === 'return' && months < 12 && lumpSumWords.underAYear(months),
    asked.inflation !== 0n &&
      inTodaysMoney !== undefined &&
      value > 0n &&
      (value > amount && inTodaysMoney < amount
        ? lumpSumWords.buysLess(whole(value), whole(amount), whole(inTodaysMoney))
        : lumpSumWords.buys(whole(value), whole(inTodaysMoney))),
    asked.find === 'amount' && roundedUp(amount) !== amount && lumpSumWords.amountRounded,
  ].filter((remark) => remark !== false)
}
