import { expect, it } from 'vitest'
import * as gst from './gst'
import * as incomeTax from './income-tax'
import * as loans from './loans'

it('dates the rules of loans and of income tax, and says where they stand', () => {
  const laws = [
    ...Object.values(loans.prepaymentLaws),
    incomeTax.equityFundsLaw,
    incomeTax.cashLimitLaw,
  ]
  for (const { since, source } of laws) {
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(since <= gst.asOf && since <= incomeTax.asOf, since).toBe(true)
    expect(source).toMatch(/Act|circular|Directions/)
  }
})
