import { useDeferredValue } from 'react'
import { useCurrency } from '../../../../ui/tab/currency'
import { titleOf } from '../details'
import type { BillOnScreen } from '../screen/use-bill'
import { paymentOf } from './paper'
import styles from './pay-by-upi.module.css'
import { upiCode } from './upi-code'

/** The UPI code on the screen, with the payment in words. */
export function PaymentByUpi(bill: BillOnScreen) {
  const { currency } = useCurrency()
  // Deferred, so that drawing the code does not delay typing.
  const { results, details, seller } = useDeferredValue(bill)
  const { payable } = results
  const payment = paymentOf({
    seller,
    title: titleOf(details, seller),
    details,
    currency,
    payable,
  })
  if (!payment) return null
  return (
    <div className={styles.payment}>
      <upiCode.Part payment={payment} />
      <div>
        <h3>Scan with any UPI app</h3>
        <p className={styles.amount}>{payment.amount}</p>
        {payment.payee && (
          <p>
            to <span>{payment.payee}</span>
          </p>
        )}
        <p translate="no">
          {/* Where it is too long for a line, it breaks behind its @. */}
          {payment.id.split('@')[0]}@<wbr />
          {payment.id.split('@')[1]}
        </p>
        <p>
          Note: <span>{payment.note}</span>
        </p>
      </div>
    </div>
  )
}
