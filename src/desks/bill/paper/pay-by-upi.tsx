import { useDeferredValue } from 'react'
import { useCurrency } from '../../../ui/tab/currency'
import { titleOf } from '../../books/bill/details'
import { upiCode } from '../../books/upi/upi-code'
import type { BillOnScreen } from '../screen/use-bill'
import { paymentOf } from './paper'
import styles from './pay-by-upi.module.css'
import { billPaperWords } from './words'

/** The UPI code on the screen, with the payment in words. */
export function PaymentByUpi(bill: BillOnScreen) {
  const { currency } = useCurrency()
  // Deferred, so that drawing the code does not delay typing.
  const { settlement, details, seller } = useDeferredValue(bill)
  const payment = paymentOf({
    seller,
    kind: titleOf(details, seller),
    details,
    currency,
    toPay: settlement.toPay,
    sayBill: billPaperWords.payment.bill,
  })
  if (!payment) return null
  return (
    <div className={styles.payment}>
      <upiCode.Part
        link={payment.link}
        label={billPaperWords.payment.code(payment.amount, payment.payee || payment.id)}
      />
      <div>
        <h3>{billPaperWords.payment.scan}</h3>
        <p className={styles.amount}>{payment.amount}</p>
        {payment.payee && <p>{billPaperWords.payment.to(<span>{payment.payee}</span>)}</p>}
        <p translate="no">
          {/* Where it is too long for a line, it breaks behind its @. */}
          {payment.id.split('@')[0]}@<wbr />
          {payment.id.split('@')[1]}
        </p>
        <p>{billPaperWords.payment.note(<span>{payment.note}</span>)}</p>
      </div>
    </div>
  )
}
