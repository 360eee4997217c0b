import type { ReactNode } from 'react'
import { Card } from './card'
import styles from './insight-card.module.css'

type InsightCardProps = {
  title: string
  /** What the figure is, where the title does not say it. */
  label?: string
  /** The one thing to take away, large. */
  figure: string
  tone?: 'loss' | undefined
  children: ReactNode
  /** A last sentence, as loud as the first. */
  closing?: ReactNode
  /** A quiet line at the foot of the words. */
  note?: ReactNode
  picture: ReactNode
}

/** A full-width card: a large figure with a sentence beside the picture it comes from. */
export function InsightCard(props: InsightCardProps) {
  const { title, label, figure, tone, children, closing, note, picture } = props
  return (
    <section aria-label={title} className={styles.insight}>
      <Card className={styles.card}>
        <div className={styles.words}>
          <h2 data-amount>{title}</h2>
          {label && <p className={styles.label}>{label}</p>}
          <p data-amount>
            <strong className={styles.figure} data-tone={tone}>
              {figure}
            </strong>{' '}
            <span className={styles.text}>{children}</span>
          </p>
          {closing && (
            <p className={styles.closing} data-amount>
              {closing}
            </p>
          )}
          {note && (
            <p className={styles.note} data-amount>
              {note}
            </p>
          )}
        </div>
        <div className={styles.picture}>{picture}</div>
      </Card>
    </section>
  )
}
