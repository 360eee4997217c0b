import { isAddressOf } from '../../../addresses'
import { readDay } from '../../../core/time/read-day'
import { amount, choice, days, months, percent, text, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { commonFields, sharedRate, sharedSenior, sharedTax } from '../shared/inputs'
import type { FixedFind } from './compute'
import type { Compounding, Payout } from './growth'
import type { DayCount } from './term'

export type TermAs = 'length' | 'dates'

export const payouts = ['maturity', 'monthly', 'quarterly'] as const satisfies readonly Payout[]
export const compoundings = [
  'quarterly',
  'monthly',
  'halfYearly',
  'yearly',
  'simple',
] as const satisfies readonly Compounding[]
export const dayCounts = ['365', 'leap366'] as const satisfies readonly DayCount[]

export const inputs = pageInputs({
  name: 'deposits-fixed',
  isAddress: isAddressOf('deposits/fixed'),
  fields: {
    ...commonFields,
    find: choice<FixedFind>(['value', 'amount', 'term']),
    wanted: amount('10,00,000'),
    /** What is wanted each month or quarter, where interest is paid out. */
    income: amount('5,000'),
    amount: amount('5,00,000'),
    termAs: choice<TermAs>(['length', 'dates']),
    years: years('5'),
    months: months('0'),
    days: days('0'),
    from: text(''),
    to: text(''),
    payout: choice(payouts),
    compounding: choice(compoundings),
    dayCount: choice(dayCounts),
    closeYears: years(''),
    closeMonths: months(''),
    closeDays: days(''),
    closeOn: text(''),
    closeRate: percent(''),
    penalty: percent('1'),
    receipt: amount(''),
  },
  shared: [sharedRate, sharedSenior, sharedTax],
})

export type Typed = typeof inputs.defaults

/** The days that are typed, where they can be read. */
export const daysIn = ({ from, to, closeOn }: Typed) => ({
  from: dayIn(from),
  to: dayIn(to),
  closeOn: dayIn(closeOn),
})

function dayIn(text: string): string | undefined {
  const reading = readDay(text)
  return 'day' in reading ? reading.day : undefined
}
