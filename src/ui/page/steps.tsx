import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './steps.module.css'

/** Numbered steps in the margin column: how a result comes about, or what to keep in mind. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <div className={styles.body}>{children}</div>
    </li>
  )
}

/** One line of a calculation, such as `10,000 × 1.01^12 = 11,268`. */
export function CalculationLine({ children, large }: { children: ReactNode; large?: boolean }) {
  return (
    <p className={classNames(styles.working, large && styles.large)} data-amount translate="no">
      {children}
    </p>
  )
}

type FractionProps = {
  top: ReactNode
  bottom: ReactNode
  /** It begins its line, in one line with the title. */
  flush?: boolean
}

/** A fraction with a real bar, read out as a division. */
export function Fraction({ top, bottom, flush = false }: FractionProps) {
  return (
    <span className={classNames(styles.fraction, flush && styles.flush)}>
      <span>{top}</span>
      <span className="visually-hidden"> ÷ </span>
      <span className={styles.divisor}>{bottom}</span>
    </span>
  )
}

/** The answer of a step, over the double rule. */
export function Answer({ children }: { children: ReactNode }) {
  return <strong className={styles.answer}>{children}</strong>
}

/** What the letters of a formula stand for. */
export function Givens({ givens }: { givens: readonly { letter: string; meaning: string }[] }) {
  return (
    <dl className={styles.givens} data-amount>
      {givens.map(({ letter, meaning }) => (
        <div key={letter}>
          <dt>{letter}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
