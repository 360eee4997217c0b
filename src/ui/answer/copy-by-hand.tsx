import { useEffect, useRef } from 'react'
import { Button } from '../page/button'
import styles from './copy-by-hand.module.css'
import { answerWords } from './words'

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
      aria-label={answerWords.copyByHand.title}
      onClose={onClose}
    >
      <p>{answerWords.copyByHand.help}</p>
      <textarea readOnly rows={5} value={text} aria-label={answerWords.copyByHand.text} />
      <Button kind="secondary" onClick={() => dialog.current?.close()}>
        {answerWords.copyByHand.close}
      </Button>
    </dialog>
  )
}
