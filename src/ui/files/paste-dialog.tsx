import { useEffect, useRef, useState } from 'react'
import dialogStyles from '../dialogs/dialog.module.css'
import { RowsField } from '../dialogs/rows-field'
import { Button } from '../page/button'
import styles from './paste-dialog.module.css'
import { filesWords } from './words'

type PasteDialogProps = {
  title: string
  onRows(text: string): void
  onClose(): void
}

/** Takes rows that were copied from a sheet. */
export function PasteDialog({ title, onRows, onClose }: PasteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="paste-title"
      onClose={onClose}
    >
      <h2 id="paste-title">{title}</h2>
      <RowsField label={filesWords.paste.label} text={text} onText={setText} />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {filesWords.paste.close}
        </Button>
        <Button
          kind="primary"
          disabled={!text.trim()}
          onClick={() => {
            onRows(text)
            dialog.current?.close()
          }}
        >
          {filesWords.paste.read}
        </Button>
      </div>
    </dialog>
  )
}
