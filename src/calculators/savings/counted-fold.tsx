import type { ReactNode } from 'react'
import { Card } from '../../ui/page/card'
import styles from './how-it-is-counted.module.css'

/** Why another site shows another figure: the same plan as others count it, for those who ask. */
export function CountedFold({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <details>
        <summary className={styles.summary}>
          <span>
            <h2>How it is counted</h2>
            <span className={styles.helper}>
              Start of month, rate ÷ 12. Why do other sites show another figure?
            </span>
          </span>
        </summary>
        {children}
      </details>
    </Card>
  )
}
