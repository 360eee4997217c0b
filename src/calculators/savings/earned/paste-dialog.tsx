import { useEffect, useRef, useState } from 'react'
import dialogStyles from '../../../ui/dialogs/dialog.module.css'
import { RowsField } from '../../../ui/dialogs/rows-field'
import { Button } from '../../../ui/page/button'
import styles from './paste-dialog.module.css'
import { returnsWords } from './words'

type PasteDialogProps = {
  /** What could not be read, to be mended. */
  text: string
  problem?: string
  onRows(text: string): void
  onClose(): void
}

/** Takes rows that were copied from a sheet or a statement. */
export function PasteDialog({ text: pasted, problem, onRows, onClose }: PasteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(pasted)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="paste-title"
      onClose={onClose}
    >
      <h2 id="paste-title">{returnsWords.pasting.title}</h2>
      <p className={styles.help}>{returnsWords.pasting.help}</p>
      <RowsField label={returnsWords.pasting.label} text={text} onText={setText} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {returnsWords.pasting.close}
        </Button>
        <Button kind="primary" disabled={!text.trim()} onClick={() => onRows(text)}>
          {returnsWords.pasting.read}
        </Button>
      </div>
    </dialog>
  )
}
