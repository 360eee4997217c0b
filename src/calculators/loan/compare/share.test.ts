import { expect, it } from 'vitest'
import { inputs, type Typed } from './inputs'
import { sayOffers } from './share'

const say = (part: Partial<Typed>, symbol = '₹') =>
  sayOffers({ ...inputs.defaults, hasThird: 'yes' as const, ...part }, symbol)

it.each<[Partial<Typed>, string]>([
  [
    {},
    'Loan offers. Offer A: ₹50,00,000 at 8.5% for 20 years, fee 0.5% + GST. Offer B: ₹50,00,000 at 8.25% for 20 years, fee 1% + GST, other charges ₹5,000. Offer C: ₹50,00,000 at 8.4% for 25 years, fee 0.25% + GST.',
  ],
  [
    { hasThird: 'no', method: 'flat', feeKindB: 'amount', feeB: '2.5k', gstB: 'no', otherB: '0' },
    'Loan offers. Offer A: ₹50,00,000 at 8.5% flat for 20 years, fee 0.5% + GST. Offer B: ₹50,00,000 at 8.25% for 20 years, fee ₹2,500.',
  ],
  [
    { hasThird: 'no', amount: 'abc', rate: '', tenure: '1', amountB: '1 lakh', otherB: 'x' },
    'Loan offers. Offer A: ₹0 at 0% for 1 year, fee 0.5% + GST. Offer B: ₹1,00,000 at 8.25% for 1 year, fee 1% + GST.',
  ],
  [
    { hasThird: 'no', rate: '9' },
    'Loan offers. Offer A: ₹50,00,000 at 9% for 20 years, fee 0.5% + GST. Offer B (example): ₹50,00,000 at 8.25% for 20 years, fee 1% + GST, other charges ₹5,000.',
  ],
])('says the offers as they count, and which the page invented', (part, expected) => {
  expect(say(part)).toBe(expected)
})
