import { useSyncExternalStore } from 'react'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { Button } from '../../../../ui/page/button'
import { CardNote } from '../../../../ui/page/card'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { type Keeping, useDesk } from '../desk'
import { clear } from './at-work'
import styles from './keep-choice.module.css'
import { keep } from './keeping'
import { columnsKept } from './remembered-columns'

const sentences: { readonly [Each in Keeping]: string } = {
  writing: 'Keeping it …',
  kept: 'This list is here again when you come back, on this device alone.',
  full: 'This device has no room for it. The list is here until you leave.',
  forbidden: 'This browser keeps nothing for this site. The list is here until you leave.',
  forgetting: 'Forgetting it …',
  'not forgotten': 'It could not be taken off this device. Please try again.',
  elsewhere: 'Another tab keeps its own list now. This one is here until you leave.',
}
const NOT_KEPT = 'The rows are forgotten when you leave.'

/** The columns of a file are remembered, its rows are not, unless a person wants it. */
export function KeepChoice() {
  const showToast = useToast()
  const { isKept = false, keeping } = useDesk()
  const areColumnsKept = useSyncExternalStore(columnsKept.subscribe, columnsKept.read)

  const clearList = () => {
    const undo = clear()
    // The button goes with the list.
    document.querySelector('h1')?.focus({ preventScroll: true })
    showToast('List cleared', undoBy(undo))
  }

  return (
    <div className={styles.note}>
      <CardNote>
        <span className={styles.keep}>
          <Checkbox
            className={styles.choice}
            label={<b>Keep on this device</b>}
            isChecked={isKept}
            onCheck={keep}
          />
          <span role="status">
            {keeping
              ? sentences[keeping]
              : `${areColumnsKept ? 'Your columns are remembered. ' : ''}${NOT_KEPT}`}
          </span>
          <Button kind="quiet" onClick={clearList}>
            Clear the list
          </Button>
        </span>
      </CardNote>
    </div>
  )
}
