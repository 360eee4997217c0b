import { absolute, type Decimal, one, round, subtract, toDigits } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import { readNumber } from '../../../core/parse'
import { roundedDown } from '../../../core/round-whole'
import { answerWords } from '../../../ui/answer/words'
import { sayTime as sayYearsAndMonths } from '../shared/sentences'
import {
  type Lasting,
  leftAfter100Years,
  type NeverEnding,
  type WithdrawFind,
  type WithdrawOutcome,
} from './compute'
import type { Typed } from './inputs'

type Money = (value: Decimal) => string

/** The label of the result, by what was looked for. */
export const resultLabels: Record<WithdrawFind, string> = {
  duration: 'Lasts for',
  monthly: 'Monthly withdrawal',
}

/** The label of what is left where savings never run out. */
export const LEFT_LABEL = 'Left after 100 years'

const NEVER = 'Never runs out'

/** How long savings last that are not used up within a century. */
export const sayNeverEnding = ({ isForEver }: NeverEnding): string =>
  isForEver ? NEVER : 'More than 100 years'

/** @example sayTime(323) // '26 years 11 months' */
export const sayTime = (months: number): string => sayYearsAndMonths(months, ' ')

/** For the row of the field, which is narrow. @example sayTimeShort(lasting) // '26 yr 11 mo' */
export function sayTimeShort(outcome: Lasting | NeverEnding): string {
  if (outcome.kind === 'neverRunsOut') return outcome.isForEver ? NEVER : 'Over 100 years'
  const { withdrawals, lastsYears, lastsMonths } = outcome
  return lastsYears > 0 && lastsMonths > 0
    ? `${lastsYears} yr ${lastsMonths} mo`
    : sayTime(withdrawals)
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
  if (outcome?.kind === 'allIsLost') return 'No answer'
  if (outcome?.kind !== 'lasts') return '--'
  return find === 'monthly' ? money(roundedDown(outcome.monthly)) : sayTime(outcome.withdrawals)
}

/** The caption below the result: the figure is bold. */
export type Caption = readonly [before: string, figure: string, after: string]

/** @example captionOf(typed, outcome, money) // ['', '323', ' withdrawals, the last one smaller'] */
export function captionOf(
  { find, rise }: Typed,
  outcome: WithdrawOutcome | undefined,
  money: Money,
): Caption {
  if (!outcome) return [answerWords.tooLarge, '', '']
  if (outcome.kind === 'noTime') return ['Enter a duration to see the withdrawal.', '', '']
  if (outcome.kind === 'allIsLost') {
    return ['From a return above −1,200% a year there is an answer.', '', '']
  }
  if (outcome.kind === 'neverRunsOut') return whyNeverEnding(outcome, money)
  const { withdrawals } = outcome
  if (find === 'monthly') {
    const risePercent = readNumber(rise).value
    if (risePercent === 0n || withdrawals <= 12)
      return ['every month for ', sayTime(withdrawals), '']
    return [
      'in the first year, then ',
      sayRise(risePercent),
      ` every year for ${sayTime(withdrawals)}`,
    ]
  }
  if (withdrawals === 0) return ['Enter your savings to see how long they last.', '', '']
  const count = groupDigits(String(withdrawals))
  const things = countOf(withdrawals, 'withdrawal').replace(/^\S+/, '')
  return [
    '',
    count,
    isLastSmaller(outcome) && withdrawals > 1 ? `${things}, the last one smaller` : things,
  ]
}

/** @example sayRise(decimalFrom(8)) // '8% more' */
export const sayRise = (risePercent: Decimal): string =>
  `${groupDigits(toDigits(absolute(risePercent)))}% ${risePercent < 0n ? 'less' : 'more'}`

/** The caption of savings without an end: what the first month leaves over, or what a century leaves. */
function whyNeverEnding(never: NeverEnding, money: Money): Caption {
  const { monthly, firstReturn, isForEver } = never
  if (monthly <= 0n) return ['Nothing is taken.', '', '']
  if (isForEver && firstReturn === monthly) return ['You take what the savings earn.', '', '']
  if (isForEver && firstReturn > monthly) {
    return [
      '',
      atLeastOne(subtract(firstReturn, monthly), money),
      ' of the first month’s return is left',
    ]
  }
  const left = leftAfter100Years(never)
  return left === undefined
    ? ['after 100 years more is left than can be shown', '', '']
    : ['after 100 years ', atLeastOne(left, money), ' is left']
}

/** An amount above 0 is never shown as 0. @example atLeastOne(decimalFrom('0.2'), money) // 'less than ₹1' */
const atLeastOne = (amount: Decimal, money: Money): string =>
  round(amount, 0) === 0n ? `less than ${money(one)}` : money(amount)

/** Whether the last withdrawal is smaller than the others of its year. */
const isLastSmaller = ({ lastWithdrawal, years }: Lasting): boolean =>
  lastWithdrawal < (years.at(-1)?.monthly ?? lastWithdrawal)
