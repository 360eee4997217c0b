import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { readDay } from '../../../core/time/read-day'
import { pageInputs } from '../../../ui/memory/page-inputs'
import {
  commonChoices,
  commonDefaults,
  readCommon,
  sharedRate,
  sharedSenior,
  sharedTax,
} from '../shared/inputs'
import type { FixedFind } from './compute'
import type { Compounding, Payout } from './growth'
import type { DayCount } from './term'

export type TermAs = 'length' | 'dates'

export const payouts: readonly Payout[] = ['maturity', 'monthly', 'quarterly']
export const compoundings: readonly Compounding[] = [
  'quarterly',
  'monthly',
  'halfYearly',
  'yearly',
  'simple',
]
export const dayCounts: readonly DayCount[] = ['365', 'leap366']

export const inputs = pageInputs({
  name: 'deposits-fixed',
  isAddress: isAddressOf('deposits/fixed'),
  defaults: {
    ...commonDefaults,
    find: 'value' as FixedFind,
    wanted: '10,00,000',
    /** What is wanted each month or quarter, where interest is paid out. */
    income: '5,000',
    amount: '5,00,000',
    termAs: 'length' as TermAs,
    years: '5',
    months: '0',
    days: '0',
    from: '',
    to: '',
    payout: 'maturity' as Payout,
    compounding: 'quarterly' as Compounding,
    dayCount: '365' as DayCount,
    closeYears: '',
    closeMonths: '',
    closeDays: '',
    closeOn: '',
    closeRate: '',
    penalty: '1',
    receipt: '',
  },
  choices: {
    ...commonChoices,
    find: ['value', 'amount', 'term'],
    termAs: ['length', 'dates'],
    payout: payouts,
    compounding: compoundings,
    dayCount: dayCounts,
  },
  shared: [sharedRate, sharedSenior, sharedTax],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  ...readCommon(typed),
  wanted: readAmount(typed.wanted),
  income: readAmount(typed.income),
  amount: readAmount(typed.amount),
  years: readNumber(typed.years),
  months: readNumber(typed.months),
  days: readNumber(typed.days),
  from: dayIn(typed.from),
  to: dayIn(typed.to),
  closeYears: readNumber(typed.closeYears),
  closeMonths: readNumber(typed.closeMonths),
  closeDays: readNumber(typed.closeDays),
  closeOn: dayIn(typed.closeOn),
  closeRate: readNumber(typed.closeRate),
  penalty: readNumber(typed.penalty),
})

export type Read = ReturnType<typeof readInputs>

function dayIn(text: string): string | undefined {
  const reading = readDay(text)
  return 'day' in reading ? reading.day : undefined
}
