import { FileSpreadsheet } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import type { Source } from '../../../../ui/tables/read-file'
import { type ColumnMapping, nameInWords, type PendingFile } from '../list-store'

import { cancelOpening, openList } from './list-actions'
import styles from './progress-screen.module.css'
import { productsScreenWords } from './words'

/** The progress of a pending file, and a button that cancels it. */
export function ProgressScreen({ pending }: { pending: PendingFile }) {
  const { stage, progress, source, mapping } = pending
  const title =
    stage === 'reading'
      ? productsScreenWords.progress.reading
      : productsScreenWords.progress.computing
  const done =
    stage === 'reading'
      ? progress && productsScreenWords.progress.readSoFar(progress.rows)
      : progress && productsScreenWords.progress.done(progress.rows, progress.of)
  return (
    <>
      <FileLine source={source} mapping={mapping} />
      <section
        className={styles.working}
        aria-label={productsScreenWords.progress.result}
        aria-busy="true"
      >
        <div className={styles.strip} />
        <div className={styles.head}>
          <h2>{title}</h2>
          <Button
            kind="secondary"
            onClick={() => {
              cancelOpening()
              // The button disappears with the card.
              document.querySelector('h1')?.focus({ preventScroll: true })
            }}
          >
            {productsScreenWords.progress.cancel}
          </Button>
          <progress
            aria-label={title}
            max={Math.max(progress?.of ?? 1, 1)}
            value={progress?.rows ?? 0}
          />
          <p>{done ?? productsScreenWords.progress.started}</p>
          <p>{productsScreenWords.progress.usable}</p>
        </div>
        <div className={styles.ruling} />
      </section>
    </>
  )
}

type FileLineProps = {
  source: Source
  mapping: ColumnMapping | undefined
  /** More facts about the file. */
  about?: string
  children?: ReactNode
}

/** The name and facts of the file, the choice of its sheet, and buttons. */
export function FileLine({ source, mapping, about, children }: FileLineProps) {
  const { sheets = [], sheet, rows = 0, isCut = false } = mapping?.opened ?? {}
  const id = useId()
  const facts = [
    sheet !== undefined && sheets.length === 1 && productsScreenWords.file.sheetNamed(sheet),
    mapping &&
      (isCut ? productsScreenWords.file.firstRows(rows) : productsScreenWords.file.rows(rows)),
    about,
  ]
  const words = facts.filter(Boolean).join(' · ')
  return (
    <Card className={styles.line}>
      <Icon of={FileSpreadsheet} size={28} strokeWidth={1.5} />
      <div className={styles.words}>
        <b translate="no">{nameInWords(source.name)}</b>
        <p>
          {sheets.length > 1 && (
            <>
              <label htmlFor={id}>{`${productsScreenWords.file.sheet} `}</label>
              <select
                id={id}
                value={sheet}
                translate="no"
                onChange={(event) => openList(source, event.target.value)}
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
