import { type ReactNode, useEffect, useRef } from 'react'
import { useOwnOrder } from '../../shared/market/inputs'
import { useDesk } from '../desk'
import { LacksCard } from '../lacks-card'
import { ColumnsScreen } from './columns-screen'
import styles from './list-on-desk.module.css'
import { LoadedList } from './loaded-list'
import { Working } from './working'

/** What is on the desk: a file on its way, or the list that was worked out last. */
export function ListOnDesk({ isSlow }: { isSlow: boolean }) {
  const { list, coming, problem } = useDesk()
  const order = useOwnOrder()
  const screen =
    coming?.stage === 'columns' ? 'columns' : coming && (isSlow || !list) ? 'working' : 'list'
  return (
    <Sheet key={screen}>
      {screen === 'columns' && coming?.reading && (
        <ColumnsScreen coming={coming} reading={coming.reading} list={list} />
      )}
      {screen === 'working' && coming && (
        <>
          <Working coming={coming} />
          <LacksCard
            order={order}
            uses={coming.reading?.uses ?? []}
            intro="These come from your marketplace order."
          />
        </>
      )}
      {screen === 'list' && list && <LoadedList list={list} order={order} problem={problem} />}
    </Sheet>
  )
}

/** Where the focus goes on, when what had it went away or cannot be pressed any more. */
function Sheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && !last.current?.isConnected) sheet.current?.focus({ preventScroll: true })
  })
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      tabIndex={-1}
      aria-label="Your price list"
      onFocus={(event) => {
        last.current = event.target
      }}
    >
      {children}
    </section>
  )
}
