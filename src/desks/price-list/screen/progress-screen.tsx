import { type ReactNode, useId } from 'react'
import { FileCard } from '../../../ui/files/file-card'
import { filesWords } from '../../../ui/files/words'
import { WorkingCard } from '../../../ui/files/working-card'
import type { Source } from '../../../ui/tables/read-file'
import { type ColumnMapping, nameInWords, type PendingFile } from '../list-store'
import { cancelOpening, openList } from './list-actions'
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
      ? progress && filesWords.progress.readSoFar(progress.done)
      : progress && filesWords.progress.done(progress.done, progress.of)
  return (
    <>
      <FileLine source={source} mapping={mapping} />
      <WorkingCard title={title} progress={progress} done={done} onCancel={cancelOpening} />
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
    <FileCard
      name={<b translate="no">{nameInWords(source.name)}</b>}
      facts={
        <>
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
        </>
      }
      actions={children}
    />
  )
}
