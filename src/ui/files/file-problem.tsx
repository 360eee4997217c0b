import { Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../page/icon'
import styles from './drop-card.module.css'

/** Why a file was not taken, or what is odd about those that are here. What was there before stays. */
export function FileProblem({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div role="alert" className={styles.fileProblem}>
      <Icon of={Info} size={20} />
      <p>
        {name && (
          <>
            <b translate="no">{name}</b>{' '}
          </>
        )}
        {children}
      </p>
    </div>
  )
}
