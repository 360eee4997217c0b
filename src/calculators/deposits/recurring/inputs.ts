import { isAddressOf } from '../../../addresses'
import { postOfficeRecurring, recurringDeposit } from '../../../core/rules/deposits'
import { readMonth } from '../../../core/time/read-day'
import { amount, choice, months, percent, text } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { commonFields, sharedRate, sharedSenior, sharedTax } from '../shared/inputs'
import type { Counting } from './counting'

/** What is computed from the others. */
export type RecurringFind = 'value' | 'monthly' | 'months'

/** How it is counted: by the formula of banks, by their quarters, or by the post office's table. */
export type Method = Counting | 'postOffice'

export const inputs = pageInputs({
  name: 'deposits-recurring',
  isAddress: isAddressOf('deposits/recurring'),
  fields: {
    find: choice<RecurringFind>(['value', 'monthly', 'months']),
    monthly: amount('5,000'),
    wanted: amount('5,00,000'),
    ...commonFields,
    months: months('60'),
    method: choice<Method>(['formula', 'quarters', 'postOffice']),
    // The post office has a rate and a fee of its own: what was typed for banks is there again after it.
    postRate: percent(postOfficeRecurring.percent),
    first: text(''),
    late: months('0'),
    lateFee: amount(recurringDeposit.lateFee),
    postLateFee: amount(postOfficeRecurring.lateFee),
    receipt: amount(''),
  },
  shared: [sharedRate, sharedSenior, sharedTax],
})

export type Typed = typeof inputs.defaults

/** The month of the first instalment, like 2026-11; blank where there is none. */
export const firstMonthIn = (text: string): string => {
  const reading = readMonth(text)
  return 'month' in reading ? reading.month : ''
}
