import { TOO_LARGE } from '../../../core/annuity'
import {
  absolute,
  type Decimal,
  decimalFrom,
  one,
  round,
  subtract,
  toDigits,
} from '../../../core/decimal'
import { countOf, groupDigits } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import { roundedDown } from '../../../core/rounding'
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

const NEVER = 'Never runs out'
const OVER_A_CENTURY = 'More than 100 years'

/** How long savings last that are not used up within a century. */
export const sayNever = ({ isForEver }: Never): string => (isForEver ? NEVER : OVER_A_CENTURY)

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
  if (outcome?.kind === 'neverRunsOut') return sayNever(outcome)
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
export function sayShortly(outcome: Lasting | Never): string {
  if (outcome.kind === 'neverRunsOut') return outcome.isForEver ? NEVER : 'Over 100 years'
  const { withdrawals, lastsYears, lastsMonths } = outcome
  return lastsYears > 0 && lastsMonths > 0
    ? `${lastsYears} yr ${lastsMonths} mo`
    : sayTime(withdrawals)
}

/** What stands under the answer: the words around a figure that is set in bold. */
export type Caption = readonly [before: string, figure: string, after: string]

/** @example captionOf(typed, outcome, money) // ['', '323', ' withdrawals, the last one smaller'] */
export function captionOf(
  { find, rise }: Typed,
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

/** Why there is no end: what is left each month; and where that is no reason, what is left of a century. */
function whyNever(never: Never, money: Money): Caption {
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
  const left = leftAfterAll(never)
  return left === undefined
    ? ['after 100 years more is left than can be shown', '', '']
    : ['after 100 years ', atLeastOne(left, money), ' is left']
}

/** Something is never shown as nothing. @example atLeastOne(decimalFrom('0.2'), money) // 'less than ₹1' */
const atLeastOne = (amount: Decimal, money: Money): string =>
  round(amount, 0) === 0n ? `less than ${money(one)}` : money(amount)

/** What is left after a century, where that can be shown. */
export const leftAfterAll = ({ years }: Never): Decimal | undefined => years[99]?.left

/** Whether the last one takes less than the others of its year. */
const isLastSmaller = ({ lastWithdrawal, years }: Lasting): boolean =>
  lastWithdrawal < (years.at(-1)?.monthly ?? lastWithdrawal)
