import type { ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import { absolute, type Decimal, round, subtract, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import { monthAfter } from '../../../core/time/calendar'
import { uiWords } from '../../../ui/words'
import { depositsWords } from '../shared/words'
import {
  type answer,
  type NoPlan,
  noPlanIn,
  planIn,
  type RecurringInputs,
  type RecurringPlan,
} from './compute'
import type { RecurringFind } from './inputs'
import { recurringWords } from './words'

type Money = (value: Decimal) => string

/** The label of the result, by what was looked for. */
export const resultLabels: Record<RecurringFind, string> = {
  value: depositsWords.results.maturityValue,
  monthly: recurringWords.finds.monthly,
  months: recurringWords.finds.months,
}

/**
 * What was found, as it is shown. An instalment is rounded up, so that it is enough.
 *
 * @example formatResult('monthly', plan, money) // '₹14,393'
 */
export function formatResult(find: RecurringFind, plan: RecurringPlan, money: Money): string {
  if (find === 'monthly') return money(roundedUp(plan.monthly))
  return find === 'months' ? languageWords.months(plan.months) : money(plan.maturityValue)
}

/** The main figure of the page and its caption. */
export type Headline = {
  /** What was found; where nothing was, few words. */
  readonly value: string
  /** Shown instead of the value where there is no figure. */
  readonly sentence?: string
  readonly caption: ReactNode
}

type Answered = Pick<ReturnType<typeof answer>, 'asked' | 'outcome' | 'enough'>

/** What was found; or why nothing was, and what would have an answer. */
export function headlineOf({ asked, outcome, enough }: Answered, money: Money): Headline {
  const none = noPlanIn(outcome)
  if (none) return whyNoPlan(none, enough, money)
  const plan = planIn(outcome)
  if (!plan) return { value: '--', caption: uiWords.answer.tooLarge }
  return {
    value: formatResult(asked.find, plan, money),
    caption: captionOf(asked.find, plan, money),
  }
}

/** When it is over: instalments of a bank with the last of them, an account of the post office years after its first. */
export function endOf(
  { method, firstMonth }: RecurringInputs,
  { months, endsAfter }: RecurringPlan,
): { label: string; month?: string | undefined; note?: string } {
  if (method !== 'postOffice') return { label: recurringWords.results.endsAfter, month: endsAfter }
  return firstMonth
    ? {
        label: recurringWords.results.maturesIn,
        month: monthAfter(firstMonth, months),
        note: recurringWords.results.fromOpening(sayMonths(months)),
      }
    : { label: recurringWords.results.maturesAfter }
}

function captionOf(find: RecurringFind, plan: RecurringPlan, money: Money): ReactNode {
  const { months, maturityValue, monthly, effectiveYield } = plan
  const value = money(maturityValue)
  if (find !== 'value' && maturityValue === 0n) return recurringWords.captions.enterSum
  if (find === 'monthly') return recurringWords.captions.monthly(months, value)
  if (find === 'months') return recurringWords.captions.months(months, value)
  if (monthly === 0n) return recurringWords.nothingGrows
  if (effectiveYield === undefined) return recurringWords.captions.enterMonths
  return recurringWords.captions.value(months, formatPercent(effectiveYield, 2))
}

function whyNoPlan(none: NoPlan, enough: RecurringPlan | undefined, money: Money): Headline {
  const value = recurringWords.noAnswer
  switch (none.kind) {
    case 'noMonths':
      return { value: '--', caption: recurringWords.captions.enterMonths }
    case 'nothingDeposited':
      return {
        value,
        sentence: recurringWords.nothingGrows,
        caption: recurringWords.captions.enterMonthly,
      }
    case 'fixedTerm':
      return {
        value,
        sentence: recurringWords.fixedMonths,
        caption: recurringWords.captions.chooseBank,
      }
    default:
      return {
        value,
        sentence: depositsWords.notWithin100Years,
        caption: enough
          ? recurringWords.captions.enoughMonthly(money(roundedUp(enough.monthly)), enough.months)
          : recurringWords.captions.enterMore,
      }
  }
}

/**
 * How much the other way of counting differs, between the amounts as they are shown.
 *
 * @example sayOtherWay(plan, money) // 'Counted by quarters it would be ₹7 more.'
 */
export function sayOtherWay(
  { otherWay, maturityValue }: RecurringPlan,
  money: Money,
): string | undefined {
  if (otherWay.value === undefined) return undefined
  const more = subtract(round(otherWay.value, 0), round(maturityValue, 0))
  const says = recurringWords.remark.other[otherWay.method]
  if (more === zero) return says.same
  return more > zero ? says.more(money(more)) : says.less(money(absolute(more)))
}
