import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/page/button'
import { buyers, inputs } from '../../inputs'
import { buyerByStates, placeOfSupply, stateName, stateOf } from '../details'
import styles from './choices.module.css'
import type { BillOnScreen } from './use-bill'

/** Where the states say something else than `Buyer is in`: says so, and switches in one tap. */
export function BuyerByStates({
  bill,
  details,
  seller,
}: Pick<BillOnScreen, 'bill' | 'details' | 'seller'>) {
  const place = useRef<HTMLDivElement>(null)
  const byStates = bill.isTaxed ? buyerByStates(details, seller) : undefined
  const wanted = buyers.find(({ value }) => value === byStates && value !== bill.buyer)

  const switchTo = (buyer: (typeof buyers)[number]['value']) => {
    flushSync(() => inputs.change({ buyer }))
    // The button is gone: the focus goes on with the choice that it made.
    place.current?.parentElement?.querySelector<HTMLElement>(`[value=${buyer}]`)?.focus()
  }

  return (
    <div ref={place} className={styles.byStates}>
      <p role="status">
        {wanted && (
          <span key={wanted.value}>
            {wanted.value === 'another-state'
              ? `This sale goes from ${stateName(stateOf(seller.state, seller.gstin))} to ${stateName(placeOfSupply(details))}, so it has IGST.`
              : `This sale stays in ${stateName(placeOfSupply(details))}, so it has no IGST.`}
          </span>
        )}
      </p>
      {wanted && (
        <Button kind="secondary" onClick={() => switchTo(wanted.value)}>
          Switch to {wanted.label}
        </Button>
      )}
    </div>
  )
}
