import { useState } from 'react'
import { ListDialog, MessageLine, useListDialog } from '../../../ui/dialogs/list-dialog'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import styles from './backup.module.css'
import { copy } from './backups'
import { JoinQuestions } from './join-questions'
import type { Restored } from './restore'
import { RestorePreview } from './restore-preview'
import { backupWords } from './words'

type RestoreDialogProps = { file: File; onClose(): void }

/** Shows what a file brings, brings it in, and says what came of it. */
export function RestoreDialog({ file, onClose }: RestoreDialogProps) {
  const list = useListDialog({
    onClose,
    focusFirst: (dialog) => dialog.querySelector('h2')?.focus(),
  })
  const { message, setMessage, close } = list
  const [done, setDone] = useState<Restored>()

  const undo = async (run: () => unknown) => {
    try {
      await run()
      setMessage(undefined)
      close()
    } catch (error) {
      setMessage((before) => ({ ...before, text: sayFailure('bills', outcomeOf(error)) }))
    }
  }

  return (
    <ListDialog
      list={list}
      id="restore-title"
      title={backupWords.restore}
      className={styles.dialog}
    >
      {done ? (
        <>
          <MessageLine message={message} otherwise={undefined} onUndo={undo} />
          <JoinQuestions restored={done} />
          <div className={styles.buttons}>
            <Button kind="secondary" onClick={close}>
              {backupWords.file.close}
            </Button>
          </div>
        </>
      ) : (
        <RestorePreview
          file={file}
          onDone={(restored) => {
            setDone(restored)
            setMessage(restored)
            // A file that held back the copy may be as it should be now.
            if (copy.state.read().kind !== 'none') copy.retry()
          }}
          onCancel={close}
        />
      )}
    </ListDialog>
  )
}
