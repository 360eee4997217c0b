import { useEffect, useState } from 'react'
import { dayOf, sayDate } from '../../../core/language/dates'
import styles from './backup.module.css'
import { noteReminded, type Reminder, readNotes, reminderOf, useBackupNotes } from './backup-notes'
import { startBackups, useCopyState } from './backups'
import { sayCopyProblem, useBackUpNow, useCopyActions } from './copy-in-file'
import { backupWords } from './words'

/**
 * One quiet line: what is wrong with the copy in a file, or where there is none, a reminder of a back-up. As long as
 * it is there, changes go to that copy, or count towards a reminder.
 *
 * @param isQuiet whether nobody is in the middle of something
 */
export function BackupLine({ isQuiet }: { isQuiet: boolean }) {
  useEffect(() => startBackups(), [])
  const state = useCopyState()
  const { actionsFor, dialog } = useCopyActions()
  const problem = sayCopyProblem(state)
  if (!isQuiet) return dialog
  if (!problem) return state.kind === 'none' ? <ReminderLine /> : dialog
  return (
    <>
      <p role="status" className={styles.line}>
        {`${problem} `}
        {actionsFor(state).map(({ label, act }) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </p>
      {dialog}
    </>
  )
}

function ReminderLine() {
  const [reminder, setReminder] = useState<Reminder>()
  const { lastAt } = useBackupNotes()
  const backUpNow = useBackUpNow()

  // Once it is shown it counts for this day; it stays until it is answered, or a bill is begun.
  useEffect(() => {
    const due = reminderOf(readNotes(), new Date())
    if (!due) return
    noteReminded()
    setReminder(due)
  }, [])

  const isAnswered = lastAt !== reminder?.lastAt
  if (!reminder || isAnswered) return null
  return (
    <p role="status" className={styles.line}>
      {`${sayReminder(reminder)} `}
      <button type="button" onClick={backUpNow}>
        {backupWords.backUpNow}
      </button>
      <button type="button" onClick={() => setReminder(undefined)}>
        {backupWords.reminder.later}
      </button>
    </p>
  )
}

function sayReminder({ kind, documents, lastAt }: Reminder): string {
  if (lastAt === 0) return backupWords.reminder.never(documents)
  return kind === 'many'
    ? backupWords.reminder.many(documents)
    : backupWords.reminder.sinceDay(documents, sayDate(dayOf(new Date(lastAt))))
}
