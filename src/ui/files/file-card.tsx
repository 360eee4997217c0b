import { FileSpreadsheet } from 'lucide'
import type { ReactNode } from 'react'
import { Card } from '../page/card'
import { Icon } from '../page/icon'
import styles from './file-card.module.css'

type FileCardProps = {
  name: ReactNode
  /** What is in it, in one line. */
  facts: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** One file that was read: what it is, facts about it, and what can be done with it. */
export function FileCard({ name, facts, actions }: FileCardProps) {
  return (
    <Card className={styles.line}>
      <Icon of={FileSpreadsheet} size={28} strokeWidth={1.5} />
      <div className={styles.words}>
        {name}
        <p>{facts}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
