import { useEffect, useRef } from 'react'
import { Button } from '../page/button'
import styles from './copy-by-hand.module.css'

/** The way out where the browser gives no access to its clipboard. */
export function CopyByHand({ text, onClose }: { text: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('textarea')?.select()
  }, [])

  return (
    <dialog ref={dialog} className={styles.byHand} aria-label="Copy by hand" onClose={onClose}>
      <p>This browser does not let us copy for you. Copy the selected text.</p>
      <textarea readOnly rows={5} value={text} aria-label="Text to copy" />
      <Button kind="secondary" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  )
}
