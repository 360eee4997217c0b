import { Check, FileSpreadsheet } from 'lucide'
import type { ReactNode } from 'react'
import { Card, CardNote } from '../page/card'
import { Icon } from '../page/icon'
import styles from './drop-card.module.css'
import { filesWords } from './words'

type DropCardProps = {
  /** Where files can be dropped, and on phones, where they cannot. */
  title: { readonly wide: string; readonly narrow: string }
  formats: string
  buttons: ReactNode
  links: ReactNode
  /** Why files were not taken. */
  problems?: ReactNode
}

/** The place where the files of a page are opened, as long as there are none. */
export function DropCard({ title, formats, buttons, links, problems }: DropCardProps) {
  return (
    <Card>
      <div className={styles.sheet}>
        <Icon of={FileSpreadsheet} size={40} strokeWidth={1.5} />
        <h2>
          <span className={styles.wide}>{title.wide}</span>
          <span className={styles.narrow}>{title.narrow}</span>
        </h2>
        <p>{formats}</p>
        <div className={styles.buttons}>{buttons}</div>
        <div className={styles.links}>{links}</div>
        {problems && <div className={styles.problem}>{problems}</div>}
      </div>
      <CardNote>
        <span className={styles.safe}>
          <Icon of={Check} size={18} strokeWidth={2.5} />
          {filesWords.safe}
        </span>
      </CardNote>
    </Card>
  )
}
