import { countOf, groupDigits } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import type { Coming } from '../desk'
import { cancel } from './at-work'
import { FileLine } from './file-line'
import styles from './working.module.css'

/** How far it is, and a way out that loses nothing. */
export function Working({ coming }: { coming: Coming }) {
  const { stage, progress, source, reading } = coming
  const title = stage === 'reading' ? 'Reading your file' : 'Working out your products'
  const count = (rows: number) => groupDigits(String(rows))
  const done =
    stage === 'reading'
      ? progress && `${countOf(progress.rows, 'row')} so far`
      : progress && `${count(progress.rows)} of ${countOf(progress.of, 'row')}`
  return (
    <>
      <FileLine source={source} reading={reading} />
      <section className={styles.working} aria-label="Result" aria-busy="true">
        <div className={styles.strip} />
        <div className={styles.head}>
          <h2>{title}</h2>
          <Button
            kind="secondary"
            onClick={() => {
              cancel()
              // The button goes with the card.
              document.querySelector('h1')?.focus({ preventScroll: true })
            }}
          >
            Cancel
          </Button>
          <progress
            aria-label={title}
            max={Math.max(progress?.of ?? 1, 1)}
            value={progress?.rows ?? 0}
          />
          <p>{done ?? 'Just started'}</p>
          <p>The page stays usable</p>
        </div>
        <div className={styles.ruling} />
      </section>
    </>
  )
}
