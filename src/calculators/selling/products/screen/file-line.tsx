import { FileSpreadsheet } from 'lucide'
import { type ReactNode, useId } from 'react'
import { countOf, groupDigits } from '../../../../core/format'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import type { Reading } from '../desk'
import type { Source } from '../messages'
import { open } from './at-work'
import styles from './file-line.module.css'

type FileLineProps = {
  source: Source
  reading: Reading | undefined
  /** What else there is to say of it. */
  about?: string
  children?: ReactNode
}

/** The file that is on the desk, and what can be done with it. */
export function FileLine({ source, reading, about, children }: FileLineProps) {
  const { sheets = [], sheet, rows = 0, isCut = false } = reading?.opened ?? {}
  const id = useId()
  const facts = [
    sheet !== undefined && sheets.length === 1 && `Sheet ${sheet}`,
    reading && (isCut ? `the first ${groupDigits(String(rows))} rows` : countOf(rows, 'row')),
    about,
  ]
  const words = facts.filter(Boolean).join(' · ')
  return (
    <Card className={styles.line}>
      <Icon of={FileSpreadsheet} size={28} strokeWidth={1.5} />
      <div className={styles.words}>
        <b translate="no">{source.name}</b>
        <p>
          {sheets.length > 1 && (
            <>
              <label htmlFor={id}>Sheet </label>
              <select
                id={id}
                value={sheet}
                translate="no"
                onChange={(event) => open(source, event.target.value)}
              >
                {sheets.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              {words && ' · '}
            </>
          )}
          <span key={words}>{words}</span>
        </p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </Card>
  )
}
