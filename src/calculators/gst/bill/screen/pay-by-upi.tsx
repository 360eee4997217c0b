import { Suspense } from 'react'
import { latePart, useLoadedWhenIdle } from '../../../../ui/tab/late-part'
import type { BillOnScreen } from './use-bill'

const card = latePart(() => import('../late/pay-by-upi').then((part) => part.PaymentByUpi))

/** The code to pay by, on the screen. The first answer does not wait for it. */
export function PayByUpi(bill: BillOnScreen) {
  const isHere = useLoadedWhenIdle(card)
  return (
    isHere && (
      <Suspense>
        <card.Part {...bill} />
      </Suspense>
    )
  )
}
