import { FilePlus2, Files } from 'lucide'
import { useState } from 'react'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { lazyPart, loadOrReload, notLoaded, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../../ui/tab/toast'
import styles from './bill-bar.module.css'

// Saving needs the database of this device, which the first answer does not.
const saving = { load: () => import('../saved-bills/save-status') }
const dialog = lazyPart(() =>
  import('../saved-bills/bills-dialog').then((part) => part.BillsDialog),
)

/** Which bill this is among many: it is kept while it is typed, and the next one is a press away. */
export function BillBar() {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const { chooseCurrency } = useCurrency()
  const [isListOpen, setIsListOpen] = useState(false)
  const kept = useLoadedWhenIdle(saving)

  const startNew = async () => {
    try {
      const { startNewBill } = await loadOrReload(saving.load)
      const { said, undo } = await startNewBill(chooseCurrency)
      showToast(said, undoBy(undo))
    } catch {
      showToast(notLoaded('A new bill'))
    }
  }

  const openList = () => onDemand(dialog.load, 'The list of bills', () => setIsListOpen(true))

  return (
    <div className={styles.bar}>
      <div className={styles.status}>{kept && <kept.SaveStatusLine />}</div>
      <Button kind="quiet" onClick={startNew}>
        <Icon of={FilePlus2} size={18} />
        New bill
      </Button>
      <Button kind="quiet" onClick={openList}>
        <Icon of={Files} size={18} />
        Bills
      </Button>
      {isListOpen && <dialog.Part onClose={() => setIsListOpen(false)} />}
    </div>
  )
}
