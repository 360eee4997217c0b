import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/page/button'
import { CardNote } from '../../../../ui/page/card'
import { useToast } from '../../../../ui/tab/toast'
import type { List } from '../desk'
import { clear, keep } from './at-work'
import styles from './keep-choice.module.css'
import { keepList } from './kept-list'

const SETTLE_MS = 400
const TRIED = 'This browser has no room for it, or keeps nothing. The list is here until you leave.'

/** The columns of a file are remembered, its rows are not, unless a person wants it. */
export function KeepChoice({ list, isKept }: { list: List; isKept: boolean }) {
  const showToast = useToast()
  const [problem, setProblem] = useState('')
  const { source, reading, order, target } = list

  // Whatever list is on show is the one that is kept; a margin is typed key by key.
  const keptReading = useRef<List['reading']>(undefined)
  useEffect(() => {
    if (!isKept) return
    const isTyped = keptReading.current === reading
    keptReading.current = reading
    const { costs } = reading
    const kept = {
      source,
      sheet: reading.opened.sheet,
      costs: typeof costs === 'object' ? costs.source : costs,
      order,
      target,
    }
    const timer = setTimeout(
      () =>
        keepList(kept).catch(() => {
          keep(false)
          setProblem(TRIED)
        }),
      isTyped ? SETTLE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [isKept, source, reading, order, target])

  const clearList = () => {
    const undo = clear()
    // The button goes with the list.
    document.querySelector('h1')?.focus({ preventScroll: true })
    showToast('List cleared', { label: 'Undo', onClick: undo })
  }

  return (
    <div className={styles.note}>
      <CardNote>
        <span className={styles.keep}>
          <label>
            <input
              type="checkbox"
              checked={isKept}
              onChange={(event) => {
                setProblem('')
                keep(event.target.checked)
              }}
            />
            <b>Keep on this device</b>
          </label>
          <span role="status">
            {problem ||
              (isKept
                ? 'This list is here again when you come back, on this device alone.'
                : 'Your columns are remembered. The rows are forgotten when you leave.')}
          </span>
          <Button kind="quiet" onClick={clearList}>
            Clear the list
          </Button>
        </span>
      </CardNote>
    </div>
  )
}
