import { expect, it } from 'vitest'
import { isCashAtLimit } from './balance'
import { noPayment, type PaymentWay } from './bill-texts'

const by = (how: PaymentWay, amount: string) => ({ ...noPayment, how, amount })

it('is the sum of all cash of a bill', () => {
  expect(isCashAtLimit([])).toBe(false)
  expect(isCashAtLimit([by('cash', '1,99,999.99')])).toBe(false)
  expect(isCashAtLimit([by('cash', '2 lakh')])).toBe(true)
  expect(isCashAtLimit([by('cash', '1,50,000'), by('cash', '50000')])).toBe(true)
  expect(isCashAtLimit([by('cash', '1,50,000'), by('upi', '5,00,000')])).toBe(false)
})
