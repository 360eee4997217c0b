import { Suspense } from 'react'
import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import type { BillOnScreen } from './use-bill'

const card = lazyPart(() => import('../paper/pay-by-upi').then((part) => part.PaymentByUpi))

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
