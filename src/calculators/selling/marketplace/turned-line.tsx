import { useSyncExternalStore } from 'react'
import { Button } from '../../../ui/page/button'
import { useCurrency } from '../../../ui/tab/currency'
import { isTurned, lastTurn, leaveCosts } from '../shared/market/choose-seller'
import type { MarketplaceTexts } from '../shared/market/inputs'
import { sayTurn } from './say-turn'
import styles from './seller-lines.module.css'

/** What became of the costs when somebody else was chosen as the seller, as long as it is so. */
export function TurnedLine({ typed }: { typed: MarketplaceTexts }) {
  const { symbol } = useCurrency().currency
  const turn = useSyncExternalStore(lastTurn.subscribe, lastTurn.read)
  const words = turn && isTurned(typed, turn) ? sayTurn(turn, symbol) : undefined
  return (
    <div className={styles.turned} role="status">
      {turn && words && (
        <>
          <p key={words} data-amount>
            {words}
          </p>
          <Button
            kind="quiet"
            onClick={() => {
              leaveCosts(turn)
              // The button goes with the line.
              document.querySelector<HTMLElement>('main input[type=radio]:checked')?.focus()
            }}
          >
            Leave as typed
          </Button>
        </>
      )}
    </div>
  )
}
