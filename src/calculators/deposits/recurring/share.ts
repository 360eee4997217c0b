import type { SharePicture } from '../../../contract'
import { zero } from '../../../core/money/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { readNumber } from '../../../core/money/parse'
import { postOfficeRecurring } from '../../../core/rules/deposits'
import { actionsFor } from '../../../ui/answer/actions'
import { depositsWords } from '../shared/words'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { recurringWords } from './words'

/**
 * The sentence of Copy and Share: what was looked for, and the given terms.
 *
 * @example 'Recurring deposit: ₹5,000 a month for 60 months, at 6.5% a year, by the bank formula.'
 */
export function sayRecurring(typed: Typed, symbol: string): string {
  const isPostOffice = typed.method === 'postOffice'
  const monthly = sayTypedMoney(typed.monthly, symbol)
  const wanted = sayTypedMoney(typed.wanted, symbol)
  const months = isPostOffice ? String(postOfficeRecurring.months) : sayTypedNumber(typed.months)
  return [
    {
      value: recurringWords.copied.value(monthly, months),
      monthly: recurringWords.copied.monthly(wanted, months),
      months: recurringWords.copied.months(monthly, wanted),
    }[typed.find],
    recurringWords.copied.rate(sayTypedPercent(isPostOffice ? typed.postRate : typed.rate)),
    ...(typed.senior === 'on' && !isPostOffice && readNumber(typed.seniorExtra).value > zero
      ? [recurringWords.copied.extra(sayTypedPercent(typed.seniorExtra))]
      : []),
    recurringWords.copied.methods[typed.method],
  ].join(', ')
}

export const actions = actionsFor({ name: recurringWords.actions, say: sayRecurring })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const plan = planIn(answer(inputs.defaults).outcome)
  if (!plan) throw new Error('The page opens with an answer')
  const money = (value: typeof plan.interest) => formatMoney(value, '₹', 0)
  return {
    label: depositsWords.results.maturityValue,
    figure: formatNumber(plan.maturityValue, 0),
    isMoney: true,
    caption: recurringWords.pictureCaption(
      plan.months,
      formatPercent(plan.effectiveYield ?? zero, 2),
    ),
    rows: [
      {
        label: depositsWords.results.totalDeposited,
        value: money(plan.totalDeposited),
        swatch: 'neel',
      },
      { label: depositsWords.results.interest, value: money(plan.interest), swatch: 'haldi' },
    ],
    total: { label: depositsWords.results.maturityValue, value: money(plan.maturityValue) },
  }
}
