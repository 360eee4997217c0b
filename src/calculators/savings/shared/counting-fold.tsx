import type { ReactNode } from 'react'
import { Fold } from '../../../ui/fields/fold'
import styles from './counting-fold.module.css'
import { savingsWords } from './words'

type CountingFoldProps = {
  /** What is chosen, in a line. */
  summary: string
  /** What the choices are for. */
  help: string
  children: ReactNode
}

/** The choices of how a plan is counted, among its inputs, behind a line that names what is chosen. */
export function CountingFold({ summary, help, children }: CountingFoldProps) {
  return (
    <Fold isEager name={savingsWords.howItIsCounted} summary={summary} className={styles.fold}>
      <div className={styles.choices}>
        {children}
        <p>{help}</p>
      </div>
    </Fold>
  )
}
