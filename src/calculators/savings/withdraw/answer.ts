import { TOO_LARGE } from '../../../core/annuity/annuity'
import { type Decimal, decimalFrom, subtract } from '../../../core/decimal'
import { countOf, groupDigits } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import { roundedDown } from '../../../core/round-whole'
import { computeWithdraw, type WithdrawFind, type WithdrawOutcome } from './compute'
import type { inputs } from './inputs'

export type Typed = typeof inputs.defaults
export type Lasting = Extract<WithdrawOutcome, { kind: 'lasts' }>
export type Never = Extract<WithdrawOutcome, { kind: 'neverRunsOut' }>

/** What is looked for, as results name it. */
export const foundNames: Record<WithdrawFind, string> = {
  duration: 'Lasts for',
  monthly: 'Monthly withdrawal',
}

export const NEVER = 'Never runs out'

/** The inputs as they were typed, read. */
export const readInputs = (typed: Typed) => ({
  savings: readAmount(typed.savings),
  monthly: readAmount(typed.withdrawal),
  risePercent: readNumber(typed.rise),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})

/** What follows from them. */
export function answer(typed: Typed) {
  const { savings, monthly, risePercent, annualRate, years } = readInputs(typed)
  const plan = {
    find: typed.find,
    savings: savings.value,
    monthly: monthly.value,
    risePercent: risePercent.value,
    annualRate: annualRate.value,
    years: years.value,
  }
  return { plan, outcome: computeWithdraw(plan) }
}

/** Beyond this, figures are wider than a drawing. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)

/** What has a picture, if there is something to see. */
export function drawnIn(outcome: WithdrawOutcome | undefined): Lasting | Never | undefined {
  if (!outcome || !('years' in outcome) || outcome.years.length === 0) return undefined
  const amounts = [outcome.savings, ...outcome.years.map(({ left }) => left)]
  return outcome.savings > 0n && amounts.every((amount) => amount <= LARGEST_DRAWN)
    ? outcome
    : undefined
}

type Money = (value: Decimal) => string

/**
 * What was found, as it is shown. A withdrawal is rounded down, so that the savings last.
 *
 * @example sayFound('duration', outcome, money) // '26 years 11 months'
 */
export function sayFound(
  find: WithdrawFind,
  outcome: WithdrawOutcome | undefined,
  money: Money,
): string {
  if (outcome?.kind === 'neverRunsOut') return NEVER
  if (outcome?.kind === 'allIsLost') return 'No answer'
  if (outcome?.kind !== 'lasts') return '--'
  return find === 'monthly' ? money(roundedDown(outcome.monthly)) : sayTime(outcome.withdrawals)
}

/** @example sayTime(323) // '26 years 11 months' */
export function sayTime(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 && countOf(years, 'year'),
    (rest > 0 || years === 0) && countOf(rest, 'month'),
  ]
  return parts.filter(Boolean).join(' ')
}

/** In the row of the field, which is narrow. @example sayShortly(lasting) // '26 yr 11 mo' */
export const sayShortly = ({ withdrawals, lastsYears, lastsMonths }: Lasting): string =>
  lastsYears > 0 && lastsMonths > 0 ? `${lastsYears} yr ${lastsMonths} mo` : sayTime(withdrawals)

/** What stands under the answer: the words around a figure that is set in bold. */
export type Caption = readonly [before: string, figure: string, after: string]

/** @example captionOf(typed, outcome, money) // ['', '323', ' withdrawals, the last one smaller'] */
export function captionOf(
  { find }: Typed,
  outcome: WithdrawOutcome | undefined,
  money: Money,
): Caption {
  if (!outcome) return [TOO_LARGE, '', '']
  if (outcome.kind === 'noTime') return ['Enter a duration to see the withdrawal.', '', '']
  if (outcome.kind === 'allIsLost') {
    return ['From a return above −1,200% a year there is an answer.', '', '']
  }
  if (outcome.kind === 'neverRunsOut') return whyNever(outcome, money)
  const { withdrawals } = outcome
  if (find === 'monthly') return ['every month for ', sayTime(withdrawals), '']
  if (withdrawals === 0) return ['Enter your savings to see how long they last.', '', '']
  const count = groupDigits(String(withdrawals))
  const things = countOf(withdrawals, 'withdrawal').replace(/^\S+/, '')
  return [
    '',
    count,
    isLastSmaller(outcome) && withdrawals > 1 ? `${things}, the last one smaller` : things,
  ]
}

/** What is left each month; where that is less than nothing, what is left of a century. */
function whyNever(never: Never, money: Money): Caption {
  const { monthly, firstReturn } = never
  if (monthly <= 0n) return ['Nothing is taken.', '', '']
  if (firstReturn > monthly) {
    return ['', money(subtract(firstReturn, monthly)), ' of the first month’s return is left']
  }
  if (firstReturn === monthly) return ['You take what the savings earn.', '', '']
  const left = leftAfterAll(never)
  return left === undefined ? [TOO_LARGE, '', ''] : ['after 100 years ', money(left), ' is left']
}

/** What is left after a century, where that can be shown. */
export const leftAfterAll = ({ years }: Never): Decimal | undefined => years[99]?.left

/** Whether the last one takes less than the others of its year. */
const isLastSmaller = ({ lastWithdrawal, years }: Lasting): boolean =>
  lastWithdrawal < (years.at(-1)?.monthly ?? lastWithdrawal)
