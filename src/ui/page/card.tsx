import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names'

type CardProps = {
  children: ReactNode
  title?: string
  /** One line under the title. */
  intro?: string | undefined
  /** What stands at the right end of the title line. */
  actions?: ReactNode
  className?: string | undefined
}

/** A sheet of the book. With a title it is a region of that name, with a line before the content. */
export function Card({ children, title, intro, actions, className }: CardProps) {
  if (!title) return <div className={classNames(styles.card, className)}>{children}</div>
  return (
    <section className={classNames(styles.card, className)} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** The closing remark of a card, on sunken ground. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

/** Two cards side by side, five parts to seven or seven to five; one below the other when narrow. */
export function Columns({ parts, children }: { parts: '5:7' | '7:5'; children: ReactNode }) {
  return <div className={parts === '5:7' ? styles.fiveSeven : styles.sevenFive}>{children}</div>
}
