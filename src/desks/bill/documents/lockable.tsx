import type { ReactNode } from 'react'
import { useIsLocked } from './lock'
import styles from './lockable.module.css'

/** Fields that are locked on a bill of a filed return. They are no group for whoever hears the page. */
export function Lockable({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked()
  return (
    <fieldset role="presentation" className={styles.fields} disabled={isLocked}>
      {children}
    </fieldset>
  )
}
