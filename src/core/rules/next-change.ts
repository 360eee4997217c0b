import * as composition from './composition'
import * as deposits from './deposits'
import * as gst from './gst'
import * as gstOnFees from './gst-on-fees'
import * as gstReturns from './gst-returns'
import * as incomeTax from './income-tax'
import * as loans from './loans'
import { today } from './rule-on'

const rooms = [composition, deposits, gst, gstOnFees, gstReturns, incomeTax, loans].map((room) => ({
  ...room,
}))

/**
 * The first day after today on which a rule changes, if one is known. What is prerendered today says the law of today:
 * from that day on a browser renders the page anew instead of hydrating it.
 */
export const nextChange = (): string | undefined =>
  [...JSON.stringify(rooms).matchAll(/"from":"([^"]*)"/g)]
    .map(([, day = '']) => day)
    .filter((day) => day > today)
    .sort()[0]
