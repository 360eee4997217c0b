import { type Decimal, sum } from '../../../core/money/decimal'
import { type Reading, readAmount } from '../../../core/money/parse'
import type { Payment } from './bill-texts'

/** What a payment comes to; what cannot be read counts as 0 and says why. */
export const readPayment = ({ amount }: Pick<Payment, 'amount'>): Reading => readAmount(amount)

/** What payments come to in all. @example paidBy([{ amount: '5,000', … }, { amount: 'much', … }]) // 5000 */
export const paidBy = (payments: readonly Pick<Payment, 'amount'>[]): Decimal =>
  sum(...payments.map((payment) => readPayment(payment).value))
