import { decimalFrom, sum } from '../../../core/money/decimal'
import type { Payment } from '../../books/bill/bill-texts'
import { readPayment } from '../../books/bill/payments'

/** Cash of this much or more for one sale is forbidden (section 269ST of the Income-tax Act, and the law after it). */
export const cashLimit = decimalFrom(200_000)

/** Whether the cash of a bill reaches the limit: one payment, or all of them together. */
export const isCashAtLimit = (payments: readonly Payment[]): boolean =>
  sum(
    ...payments.filter(({ how }) => how === 'cash').map((payment) => readPayment(payment).value),
  ) >= cashLimit
