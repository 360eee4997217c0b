import { type ReactNode, useEffect, useId, useState } from 'react'
import {
  ListDialog,
  type ListMessage,
  MessageLine,
  useListDialog,
} from '../../../ui/dialogs/list-dialog'
import { FileButton, OWN_FILES } from '../../../ui/fields/file-button'
import { type Outcome, outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { type FinancialYear, LONGEST_NUMBER, numberProblem } from '../bill/bill-number'
import type { BillTitle } from '../bill/details'
import { rememberFirstNumbers } from '../bill/first-numbers'
import styles from './backup.module.css'
import { noteYearClosed } from './backup-notes'
import {
  backUpYear,
  backupName,
  checkFile,
  type NamedFile,
  removeYear,
  saveFiles,
  sayYear,
  survey,
  type YearFiles,
} from './closing'
import { backupWords } from './words'
import type { YearSurvey } from './year-work'

type CloseYearDialogProps = {
  year: FinancialYear
  registers?: YearFiles | undefined
  onClose(): void
}

/** Closes a financial year: its back-up, its registers, the numbers of the next, and what may go. */
export function CloseYearDialog({ year, registers, onClose }: CloseYearDialogProps) {
  const list = useListDialog({
    onClose,
    focusFirst: (dialog) => dialog.querySelector('h2')?.focus(),
  })
  const [found, setFound] = useState<YearSurvey>()
  /** The back-up, once it is known to have all of the year. */
  const [backup, setBackup] = useState<Blob>()

  useEffect(() => {
    survey(year).then(setFound, () => {})
  }, [year])

  const finish = () => {
    noteYearClosed(year)
    list.close()
  }

  return (
    <ListDialog
      list={list}
      id="close-year-title"
      title={backupWords.year.title(sayYear(year))}
      className={styles.dialog}
    >
      {found && (
        <>
          <p>{backupWords.year.intro(sayYear(year), found.documents)}</p>
          <ol className={styles.steps}>
            <BackupStep year={year} onReadBack={setBackup} />
            {registers && <RegistersStep load={() => registers(year)} />}
            {found.series.length > 0 && <NumbersStep year={year} survey={found} />}
            <RemoveStep
              year={year}
              survey={found}
              backup={backup}
              onOutdated={() => setBackup(undefined)}
              message={list.message}
              onMessage={list.setMessage}
            />
          </ol>
        </>
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={finish}>
          {backupWords.year.finish}
        </Button>
        <Button kind="quiet" onClick={list.close}>
          {backupWords.year.later}
        </Button>
      </div>
    </ListDialog>
  )
}

type StepProps = {
  name: string
  help: string
  /** What came of it. */
  said?: string | undefined
  children: ReactNode
}

function Step({ name, help, said, children }: StepProps) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{help}</p>
      {children}
      {said !== undefined && <p role="status">{said}</p>}
    </li>
  )
}

type BackupStepProps = { year: FinancialYear; onReadBack(backup: Blob | undefined): void }

function BackupStep({ year, onReadBack }: BackupStepProps) {
  const [said, setSaid] = useState<string>()
  const [isDownloaded, setIsDownloaded] = useState(false)

  const sayChecked = (missing: number | string, file: Blob) => {
    onReadBack(missing === 0 ? file : undefined)
    if (typeof missing === 'string') setSaid(backupWords.file.problem(missing))
    else if (missing > 0) setSaid(backupWords.year.missing(missing))
    else setSaid(backupWords.year.readBack(sayYear(year)))
  }
  const backUp = async () => {
    try {
      const made = await backUpYear(year)
      if (made.kind === 'read back') sayChecked(made.missing, made.file)
      if (made.kind === 'same file') setSaid(backupWords.year.sameFile)
      if (made.kind !== 'downloaded') return
      setIsDownloaded(true)
      setSaid(backupWords.year.downloaded(backupName()))
    } catch {
      setSaid(backupWords.year.notWritten)
    }
  }
  const check = (file: File) =>
    checkFile(year, file).then(
      (missing) => sayChecked(missing, file),
      (error) => setSaid(sayFailure('bills', outcomeOf(error))),
    )

  return (
    <Step name={backupWords.year.backup} help={backupWords.year.backupHelp} said={said}>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={backUp}>
          {backupWords.backUpNow}
        </Button>
        {isDownloaded && (
          <FileButton kind="quiet" accept={OWN_FILES} onFile={check}>
            {backupWords.year.check}
          </FileButton>
        )}
      </div>
    </Step>
  )
}

function RegistersStep({ load }: { load(): Promise<readonly NamedFile[]> }) {
  const [said, setSaid] = useState<string>()
  const download = async () => {
    try {
      saveFiles(await load())
      setSaid(backupWords.year.areDownloaded)
    } catch {
      setSaid(backupWords.year.notWritten)
    }
  }
  return (
    <Step name={backupWords.year.registers} help={backupWords.year.registersHelp} said={said}>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={download}>
          {backupWords.year.download}
        </Button>
      </div>
    </Step>
  )
}

type YearStepProps = { year: FinancialYear; survey: YearSurvey }

function NumbersStep({ year, survey: { series } }: YearStepProps) {
  const id = useId()
  const [numbers, setNumbers] = useState<Partial<Record<BillTitle, string>>>(() =>
    Object.fromEntries(series.map(({ kind, next }) => [kind, next])),
  )
  const [outcome, setOutcome] = useState<Outcome>()
  const next = sayYear(year + 1)
  return (
    <Step
      name={backupWords.year.numbers}
      help={backupWords.year.numbersHelp(next)}
      said={outcome && sayNumbersKept(outcome)}
    >
      {series.map(({ kind, last }) => {
        const text = numbers[kind] ?? ''
        const hint = `${id}-${kind}`
        return (
          <div key={kind} className={styles.number}>
            <label>
              {backupWords.year.kinds[kind]}
              <input
                type="text"
                autoComplete="off"
                spellCheck={false}
                maxLength={2 * LONGEST_NUMBER}
                aria-describedby={hint}
                value={text}
                onChange={(event) => {
                  setNumbers({ ...numbers, [kind]: event.target.value })
                  setOutcome(undefined)
                }}
              />
            </label>
            <small id={hint}>{numberProblem(text) ?? backupWords.year.after(last)}</small>
          </div>
        )
      })}
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          onClick={() => rememberFirstNumbers(year + 1, numbers, setOutcome)}
        >
          {backupWords.year.keep}
        </Button>
      </div>
    </Step>
  )
}

const sayNumbersKept = (outcome: Outcome): string =>
  outcome === 'kept' ? backupWords.year.numbersKept : backupWords.year.numbersNotKept[outcome]

type RemoveStepProps = YearStepProps & {
  backup: Blob | undefined
  /** A bill of the year was changed since: another back-up is needed. */
  onOutdated(): void
  message: ListMessage | undefined
  onMessage(message: ListMessage): void
}

function RemoveStep(props: RemoveStepProps) {
  const { year, survey, backup, onOutdated, message, onMessage } = props
  const { documents, staying } = survey
  const attempt = async (act: () => Promise<ListMessage | undefined>) => {
    try {
      const message = await act()
      if (message) onMessage(message)
    } catch (error) {
      onMessage({ text: sayFailure('bills', outcomeOf(error)) })
    }
  }
  const [isOutdated, setIsOutdated] = useState(false)
  const remove = (backup: Blob) =>
    attempt(async () => {
      const done = await removeYear(year, backup)
      setIsOutdated(!done)
      if (!done) onOutdated()
      return done && { text: backupWords.year.removed(done.removed), undo: done.undo }
    })
  const bringBack = (undo: () => unknown) =>
    attempt(async () => {
      await undo()
      return { text: backupWords.year.undone }
    })
  return (
    <Step
      name={backupWords.year.bills}
      help={backupWords.year.billsHelp}
      said={isOutdated && !backup ? backupWords.year.outdated : undefined}
    >
      {staying > 0 && <p>{backupWords.year.staying(staying)}</p>}
      {message ? (
        <MessageLine message={message} otherwise={undefined} onUndo={bringBack} />
      ) : (
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            className={styles.wide}
            disabled={!backup || staying === documents}
            onClick={() => backup && remove(backup)}
          >
            {backupWords.year.remove(sayYear(year))}
          </Button>
        </div>
      )}
    </Step>
  )
}
