import { useEffect, useState, useSyncExternalStore } from 'react'
import { sayFailure } from '../../../../ui/dialogs/list-dialog'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import { deviceText } from '../../../../ui/memory/device-text'
import { Button } from '../../../../ui/page/button'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { askSales } from '../ask-sales'
import type { SettledAs } from '../messages'
import styles from './before-bills.module.css'
import { useAsked } from './use-sales-list'
import { moneyWords } from './words'

/** How many bills from before a person left as they are. More than these are new ones. */
const left = deviceText('gst-hisab-bills-left-unpaid')

/** Bills from before payments were noted: the person says what became of them, or leaves them. */
export function BeforeBills({ count }: { count: number }) {
  const showToast = useToast()
  const asked = useAsked()
  const [isWriting, setIsWriting] = useState(false)
  const wereLeft = Number(useSyncExternalStore(left.subscribe, left.read, () => null) ?? 0)

  // Fewer of them are left than were: the next ones to come are new.
  useEffect(() => {
    if (count < wereLeft) left.change(() => String(count), ignoreOutcome)
  }, [count, wereLeft])

  if (count <= wereLeft) return null

  const settle = async (as: SettledAs) => {
    setIsWriting(true)
    try {
      const settled = await askSales('settle', { ...asked(), as })
      if (settled.outcome !== 'noted') {
        showToast(sayFailure('bills', settled.outcome))
        return
      }
      const { bills, key } = settled
      const undo = async () => {
        const outcome = await askSales('unsettle', { ...asked(), key })
        showToast(outcome === 'kept' ? moneyWords.before.undone : sayFailure('bills', outcome))
      }
      const text =
        as === 'all-paid' ? moneyWords.before.done(bills) : moneyWords.before.doneDue(bills)
      showToast(text, undoBy({ run: undo }))
    } catch {
      showToast(moneyWords.notLoaded)
    } finally {
      setIsWriting(false)
    }
  }

  const leave = () => {
    left.change(() => String(count), ignoreOutcome)
    const undo = () => left.change(() => null, ignoreOutcome)
    showToast(moneyWords.before.left, undoBy({ run: undo }))
  }

  return (
    <section className={styles.before} aria-label={moneyWords.before.title}>
      <p>
        <b>{moneyWords.before.count(count)}</b>
        <span>{moneyWords.before.help}</span>
      </p>
      <div className={styles.buttons}>
        <Button kind="secondary" disabled={isWriting} onClick={() => settle('all-paid')}>
          {moneyWords.before.allPaid}
        </Button>
        <Button kind="quiet" disabled={isWriting} onClick={() => settle('named-are-due')}>
          {moneyWords.before.namedAreDue}
        </Button>
        <Button kind="quiet" disabled={isWriting} onClick={leave}>
          {moneyWords.before.leave}
        </Button>
      </div>
      {isWriting && <p role="status">{moneyWords.before.writing}</p>}
    </section>
  )
}
