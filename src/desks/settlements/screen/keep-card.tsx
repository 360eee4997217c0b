import { Checkbox } from '../../../ui/fields/checkbox'
import styles from '../../../ui/files/keep-note.module.css'
import { filesWords } from '../../../ui/files/words'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { useCosts } from '../../market/costs/cost-store'
import { useSettlements } from '../settlement-store'
import { filesOnDevice } from './files-database'
import { clearFiles } from './settlement-actions'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.keep

/** Whether the files are kept on this device, and the way to clear them: a card beside theirs. */
export function KeepCard() {
  const { isSaved = false, saveStatus, exampleCosts } = useSettlements()
  const { costs } = useCosts()
  const showToast = useToast()
  const clear = () => {
    const undo = clearFiles()
    // The button disappears with the files.
    document.querySelector('h1')?.focus({ preventScroll: true })
    showToast(words.cleared, undoBy(undo))
  }
  return (
    <Card className={styles.note}>
      <div className={styles.keep}>
        {!exampleCosts && (
          <Checkbox
            className={styles.choice}
            label={<b>{filesWords.keep}</b>}
            isChecked={isSaved}
            onCheck={filesOnDevice.setSaved}
          />
        )}
        <span role="status">
          {exampleCosts
            ? words.example
            : saveStatus
              ? words.statuses[saveStatus]
              : costs.length > 0
                ? words.notKept
                : words.noCosts}
        </span>
        <Button kind="quiet" onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </Card>
  )
}
