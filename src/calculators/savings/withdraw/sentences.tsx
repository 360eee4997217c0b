import type { ReactElement, ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { absolute, type Decimal, one, round, subtract, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import { roundedDown } from '../../../core/money/round-whole'
import { uiWords } from '../../../ui/words'
import {
  type Lasting,
  leftAfterShownYears,
  type NeverEnding,
  type WithdrawOutcome,
} from './compute'
import type { Typed, WithdrawFind } from './inputs'
import { withdrawWords } from './words'

type Money = (value: Decimal) => string

/** How long savings last that are not used up within a century. */
export const sayNeverEnding = ({ isForEver }: NeverEnding): string =>
  isForEver ? withdrawWords.neverRunsOut : withdrawWords.overACentury

/** For the row of the field, which is narrow. @example sayTimeShort(lasting) // '26 yr 11 mo' */
export function sayTimeShort(outcome: Lasting | NeverEnding): string {
  if (outcome.kind === 'neverRunsOut') {
    return outcome.isForEver ? withdrawWords.neverRunsOut : withdrawWords.short.overACentury
  }
  const { withdrawals, lastsYears, lastsMonths } = outcome
  return lastsYears > 0 && lastsMonths > 0
    ? withdrawWords.short.time(lastsYears, lastsMonths)
    : sayMonths(withdrawals)
}

/**
 * The result as it is shown. A withdrawal is rounded down, so that the savings last.
 *
 * @example formatResult('duration', outcome, money) // '26 years 11 months'
 */
export function formatResult(
  find: WithdrawFind,
  outcome: WithdrawOutcome | undefined,
  money: Money,
): string {
  if (outcome?.kind === 'neverRunsOut') return sayNeverEnding(outcome)
  if (outcome?.kind === 'allIsLost') return withdrawWords.noAnswer
  if (outcome?.kind !== 'lasts') return '--'
  return find === 'monthly' ? money(roundedDown(outcome.monthly)) : sayMonths(outcome.withdrawals)
}

/**
 * The caption below the result.
 *
 * @example captionOf(typed, outcome, money) // 323 withdrawals, the last one smaller
 */
export function captionOf(
  { find, rise }: Typed,
  outcome: WithdrawOutcome | undefined,
  money: Money,
): ReactElement {
  if (!outcome) return plain(uiWords.answer.tooLarge)
  if (outcome.kind === 'noTime') return plain(withdrawWords.captions.noTime)
  if (outcome.kind === 'allIsLost') return plain(withdrawWords.captions.allIsLost)
  if (outcome.kind === 'neverRunsOut') return whyNeverEnding(outcome, money)
  const { withdrawals } = outcome
  if (find === 'monthly') return howLong(readNumber(rise).value, withdrawals)
  if (withdrawals === 0) return plain(withdrawWords.captions.noSavings)
  return isLastSmaller(outcome) && withdrawals > 1
    ? keyed(`smaller-${withdrawals}`, withdrawWords.captions.lastSmaller(withdrawals))
    : keyed(`${withdrawals}`, withdrawWords.captions.withdrawals(withdrawals))
}

/** The key makes a new element of a new sentence: programs that translate pages replace its texts. */
const keyed = (key: string, sentence: ReactNode): ReactElement => <span key={key}>{sentence}</span>

const plain = (sentence: string): ReactElement => keyed(sentence, sentence)

/** The caption of a found withdrawal. */
function howLong(risePercent: Decimal, months: number): ReactElement {
  if (risePercent === 0n || months <= 12) {
    return keyed(`month-${months}`, withdrawWords.captions.everyMonth(months))
  }
  const percent = sayRise(risePercent)
  const then = risePercent < 0n ? withdrawWords.captions.thenLess : withdrawWords.captions.thenMore
  return keyed(`${risePercent} ${months}`, then(percent, months))
}

/** By how much a withdrawal changes, up or down. @example sayRise(decimalFrom(-8)) // '8%' */
export const sayRise = (risePercent: Decimal): string =>
  `${groupDigits(toDigits(absolute(risePercent)))}%`

/** The caption of savings without an end: what the first month leaves over, or what is left when the picture ends. */
function whyNeverEnding(never: NeverEnding, money: Money): ReactElement {
  const { monthly, firstReturn, isForEver } = never
  if (monthly <= 0n) return plain(withdrawWords.captions.nothingTaken)
  if (isForEver && firstReturn === monthly) return plain(withdrawWords.captions.takesReturn)
  if (isForEver && firstReturn > monthly) {
    const left = atLeastOne(subtract(firstReturn, monthly), money)
    return keyed(`return-${left}`, withdrawWords.captions.leavesReturn(left))
  }
  const left = leftAfterShownYears(never)
  if (left === undefined) return plain(withdrawWords.captions.leavesTooMuch)
  const shown = atLeastOne(left, money)
  return keyed(shown, withdrawWords.captions.leaves(shown))
}

/** An amount above 0 is never shown as 0. @example atLeastOne(decimalFrom('0.2'), money) // 'less than ₹1' */
const atLeastOne = (amount: Decimal, money: Money): string =>
  round(amount, 0) === 0n ? withdrawWords.captions.lessThan(money(one)) : money(amount)

/** Whether the last withdrawal is smaller than the others of its year. */
const isLastSmaller = ({ lastWithdrawal, years }: Lasting): boolean =>
  lastWithdrawal < (years.at(-1)?.monthly ?? lastWithdrawal)
