import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/page/button'
import { buyers, inputs } from '../../inputs'
import { buyerByStates, placeOfSupply, stateName, stateOf } from '../details'
import styles from './bill-answer.module.css'
import type { BillOnScreen } from './use-bill'

/** Where the tax is not that of the states: says so before the bill is handed out, and mends it. */
export function BuyerByStates({ bill, details, seller }: BillOnScreen) {
  const place = useRef<HTMLDivElement>(null)
  const byStates = bill.isTaxed ? buyerByStates(details, seller) : undefined
  const wanted = buyers.find(({ value }) => value === byStates && value !== bill.buyer)

  const mend = (buyer: (typeof buyers)[number]['value']) => {
    flushSync(() => inputs.change({ buyer }))
    // The button is gone: the focus goes on with what comes after it.
    place.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    <div ref={place} className={styles.byStates}>
      <p role="status">
        {wanted && (
          <span key={wanted.value}>
            {wanted.value === 'another-state'
              ? `From ${stateName(stateOf(seller.state, seller.gstin))} to ${stateName(placeOfSupply(details))} a sale has IGST. This bill has CGST and SGST.`
              : `This sale stays in ${stateName(placeOfSupply(details))}. This bill has IGST.`}
          </span>
        )}
      </p>
      {wanted && (
        <Button kind="secondary" onClick={() => mend(wanted.value)}>
          Switch to {wanted.label}
        </Button>
      )}
    </div>
  )
}
