import { isAddressOf } from '../../addresses'
import { choice, text } from '../../ui/memory/input-kinds'
import { pageInputs } from '../../ui/memory/page-inputs'
import { dueOrders } from '../books/sales/messages'
import { periodKinds } from '../books/sales/period'

export const parts = ['totals', 'return', 'money'] as const
export type Part = (typeof parts)[number]

/** What is chosen on the page. A link carries it, and nothing of any bill. */
export const inputs = pageInputs({
  name: 'sales',
  isAddress: isAddressOf('sales'),
  fields: {
    kind: choice(periodKinds),
    /** The first day of the period; blank is that of the newest document. */
    day: text(''),
    part: choice(parts),
    order: choice(dueOrders),
  },
})

export type SalesTexts = typeof inputs.defaults

/** The day that a link names, if it is one. */
export const readDay = (text: string): string =>
  /^2\d{3}-(0[1-9]|1[0-2])-\d\d$/.test(text) ? text : ''
