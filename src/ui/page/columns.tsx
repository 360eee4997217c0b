import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Two cards side by side, five parts to seven or seven to five; one below the other when narrow. */
export function Columns({ parts, children }: { parts: '5:7' | '7:5'; children: ReactNode }) {
  return <div className={parts === '5:7' ? styles.fiveSeven : styles.sevenFive}>{children}</div>
}
