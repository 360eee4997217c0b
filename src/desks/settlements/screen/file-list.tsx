import { useId } from 'react'
import { FileButton } from '../../../ui/fields/file-button'
import { Fold } from '../../../ui/fields/fold'
import { FileCard } from '../../../ui/files/file-card'
import { FileProblem } from '../../../ui/files/file-problem'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { useIsPhone } from '../../../ui/page/media'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { FileNotices } from '../file-notices'
import { nameOfKind } from '../marketplaces/names'
import type { FileRole, Summary } from '../messages'
import { openFiles, SETTLEMENT_FILES } from '../open-files'
import { type LoadedFile, nameInWords, type SettlementState } from '../settlement-store'
import styles from './file-list.module.css'
import { factsOf, furtherFiles, oddities } from './say-files'
import { removeFile } from './settlement-actions'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.file

type FileListProps = Pick<SettlementState, 'files' | 'summary' | 'exampleCosts'>

/** The files; on a phone several of them fold into a line, so that what they say is not far below. */
export function Files(props: FileListProps) {
  const { files, exampleCosts } = props
  const isPhone = useIsPhone()
  if (!isPhone || files.length + (exampleCosts ? 1 : 0) < 2) return <FileList {...props} />
  return (
    <Card className={styles.folded}>
      <Fold
        name={words.files(files.length)}
        summary={inOrder(files)
          .map(({ file }) => nameOfKind(file.kind))
          .join(', ')}
      >
        <div className={styles.files}>
          <FileList {...props} isFolded />
        </div>
      </Fold>
      <AddFile />
    </Card>
  )
}

/** A card for each file: what it is, what is in it, and how to remove it. */
function FileList(props: FileListProps & { isFolded?: boolean }) {
  const { files, summary, exampleCosts, isFolded = false } = props
  return (
    <>
      {inOrder(files).map((held, at) => (
        <OneFile
          key={held.file.id}
          held={held}
          summary={summary}
          hasAdd={at === 0 && !isFolded}
          isOneOfSeveral={files.some(
            (other) => other !== held && other.file.kind === held.file.kind,
          )}
        />
      ))}
      {exampleCosts && (
        <FileCard
          name={<b>{words.exampleCosts}</b>}
          facts={words.exampleNote(exampleCosts.length)}
        />
      )}
    </>
  )
}

const roles: readonly FileRole[] = ['money', 'orders', 'returns', 'tax']

/** What was paid first: the figures rest on it. */
const inOrder = (files: readonly LoadedFile[]) =>
  files.toSorted((a, b) => roles.indexOf(a.file.role) - roles.indexOf(b.file.role))

function AddFile() {
  return (
    <FileButton kind="quiet" accept={SETTLEMENT_FILES} onFiles={openFiles}>
      {words.add}
    </FileButton>
  )
}

type OneFileProps = {
  held: LoadedFile
  summary: Summary | undefined
  /** The button for further files. */
  hasAdd: boolean
  isOneOfSeveral: boolean
}

function OneFile({ held: { file, source }, summary, hasAdd, isOneOfSeveral }: OneFileProps) {
  const showToast = useToast()
  const id = useId()
  const kind = nameOfKind(file.kind)
  const name = nameInWords(source.name)
  const remove = () => {
    const undo = removeFile(file.id)
    // The button disappears with the card.
    document.querySelector('h1')?.focus({ preventScroll: true })
    showToast(words.removed(kind), undoBy(undo))
  }
  const facts = factsOf(file, summary)
  return (
    <FileCard
      name={
        <b id={id} title={name}>
          {kind}
        </b>
      }
      facts={
        // New words are a new element: programs that translate pages replace texts.
        <span key={facts}>
          {isOneOfSeveral && (
            <>
              <span translate="no">{name}</span>
              {' · '}
            </>
          )}
          {facts}
        </span>
      }
      actions={
        <>
          <Button kind="quiet" aria-describedby={id} onClick={remove}>
            {words.remove}
          </Button>
          {hasAdd && <AddFile />}
        </>
      }
    />
  )
}

/** Why files were not taken, what is odd about those that are here, and what others would tell. */
export function FileNotes({ files, summary, notices }: SettlementState) {
  const opened = files.map(({ file }) => file)
  const odd = oddities(opened)
  const further = furtherFiles(opened)
  const rows = summary?.rowsInTwoFiles ?? 0
  if (notices.length + odd.length + further.length + rows === 0) return null
  return (
    <div className={styles.notes}>
      <FileNotices notices={notices} />
      {odd.map((note) => (
        <FileProblem key={note}>{note}</FileProblem>
      ))}
      {further.length + rows > 0 && (
        <ul className={styles.further}>
          {rows > 0 && <li key={rows}>{settlementScreenWords.notes.inTwoFiles(rows)}</li>}
          {further.map(({ kind, told }) => (
            <li key={kind}>
              {told} <small>{kind}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
