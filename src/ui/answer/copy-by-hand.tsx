import { useEffect, useRef } from 'react'
import { Button } from '../page/button'
import { uiWords } from '../words'
import styles from './copy-by-hand.module.css'

/** The way out where the browser gives no access to its clipboard. */
export function CopyByHand({ text, onClose }: { text: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('textarea')?.select()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.byHand}
      aria-label={uiWords.answer.copyByHand.title}
      onClose={onClose}
    >
      <p>{uiWords.answer.copyByHand.help}</p>
      <textarea readOnly rows={5} value={text} aria-label={uiWords.answer.copyByHand.text} />
      <Button kind="secondary" onClick={() => dialog.current?.close()}>
        {uiWords.answer.copyByHand.close}
      </Button>
    </dialog>
  )
}
