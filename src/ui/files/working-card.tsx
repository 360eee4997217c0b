import type { ReactNode } from 'react'
import { Button } from '../page/button'
import type { Progress } from '../worker/pacing'
import { filesWords } from './words'
import styles from './working-card.module.css'

type WorkingCardProps = {
  title: string
  progress: Progress | undefined
  /** How far it is, in words; nothing at its start. */
  done: ReactNode
  /** No higher than its words: it stands above a result. Otherwise in its place, as tall as it. */
  isLow?: boolean
  onCancel(): void
}

/** The progress of long work, and a button that cancels it. */
export function WorkingCard(props: WorkingCardProps) {
  const { title, progress, done, isLow = false, onCancel } = props
  return (
    <section className={styles.working} aria-label={filesWords.progress.result} aria-busy="true">
      <div className={styles.strip} />
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button
          kind="secondary"
          onClick={() => {
            onCancel()
            // The button disappears with the card.
            document.querySelector('h1')?.focus({ preventScroll: true })
          }}
        >
          {filesWords.progress.cancel}
        </Button>
        <progress
          aria-label={title}
          max={Math.max(progress?.of ?? 1, 1)}
          value={progress?.done ?? 0}
        />
        <p>{done ?? filesWords.progress.started}</p>
        <p>{filesWords.progress.usable}</p>
      </div>
      {!isLow && <div className={styles.ruling} />}
    </section>
  )
}
