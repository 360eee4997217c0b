import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useIsPhone } from '../../../../ui/page/media'
import { countedIn } from './figures'
import styles from './pages.module.css'
import waiting from './waiting.module.css'
import { settlementResultsWords } from './words'

type PagesProps = {
  /** The heading of the list. */
  what: string
  from: number
  /** How many rows are shown, and how many a page is to have. */
  count: number
  size: number
  total: number
  onTurn(from: number): void
}

/** The numbers of the shown rows, and the buttons of the pages. */
export function Pages({ what, from, count, size, total, onTurn }: PagesProps) {
  const isPhone = useIsPhone()
  const previous = from === 0 ? undefined : Math.max(from - size, 0)
  const next = from + count >= total ? undefined : from + count
  // There may be fewer rows than a moment ago.
  const isBeyond = count === 0 && from > 0
  useEffect(() => {
    if (isBeyond) onTurn(0)
  }, [isBeyond, onTurn])
  if (total === 0) return null
  const turn = (to: number | undefined) => () => to !== undefined && onTurn(to)
  return (
    <div className={styles.pages}>
      <p role="status">
        {settlementResultsWords.pages.shown(
          countedIn(from + 1),
          countedIn(from + count),
          countedIn(total),
        )}
      </p>
      {total > size && (
        <div className={styles.turns}>
          {/* Not `disabled`, so that a button keeps the focus on the last page. */}
          <Button
            kind="quiet"
            className={waiting.button}
            aria-label={settlementResultsWords.pages.previousOf(what)}
            aria-disabled={previous === undefined}
            onClick={turn(previous)}
          >
            <Icon of={ChevronLeft} size={18} />
            {!isPhone && settlementResultsWords.pages.previous}
          </Button>
          <Button
            kind="quiet"
            className={waiting.button}
            aria-label={settlementResultsWords.pages.nextOf(what)}
            aria-disabled={next === undefined}
            onClick={turn(next)}
          >
            {!isPhone && settlementResultsWords.pages.next}
            <Icon of={ChevronRight} size={18} />
          </Button>
        </div>
      )}
    </div>
  )
}

type AnsweredProps = {
  isHere: boolean
  hasFailed: boolean
  tryAgain(): void
  children: ReactNode
}

/** Rows that come from the worker: until they are here it says so, and where they cannot be had. */
export function Answered({ isHere, hasFailed, tryAgain, children }: AnsweredProps) {
  return (
    <>
      {hasFailed && (
        <p className={styles.failed} role="status">
          {settlementResultsWords.rows.failed}
          <Button kind="quiet" onClick={tryAgain}>
            {settlementResultsWords.rows.again}
          </Button>
        </p>
      )}
      {isHere
        ? children
        : !hasFailed && <p className={styles.loading}>{settlementResultsWords.rows.loading}</p>}
    </>
  )
}
