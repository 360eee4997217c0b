import { useEffect, useState, useSyncExternalStore } from 'react'
import { toFixed, zero } from '../../../../core/decimal'
import { sayFailure } from '../../../../ui/dialogs/list-dialog'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import { deviceText } from '../../../../ui/memory/device-text'
import { Button } from '../../../../ui/page/button'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { type BillToSettle, settleBills } from '../../shared/saved-bills/change-bill'
import { askSales } from '../ask-sales'
import type { BillFromBefore } from '../messages'
import styles from './before-bills.module.css'
import { useAsked } from './use-sales-list'
import { moneyWords } from './words'

/** How many bills from before a person left as they are. More than these are new ones. */
const left = deviceText('gst-hisab-bills-left-unpaid')

/** @example toSettle('all-paid', bill) // a payment of the whole, on the day of the bill */
export const toSettle = (
  as: 'all-paid' | 'named-are-due',
  { id, revision, date, toPay }: BillFromBefore,
): BillToSettle => ({
  id,
  revision,
  // Without a payment, whoever has no name counts as paid at the counter.
  payments:
    as === 'named-are-due' || toPay === zero
      ? []
      : [{ date, amount: toFixed(toPay, 2), how: '', note: '' }],
})

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

  const settle = async (as: 'all-paid' | 'named-are-due') => {
    setIsWriting(true)
    try {
      const bills = await askSales('before', asked())
      const noted = await settleBills(bills.map((bill) => toSettle(as, bill)))
      if (noted.outcome !== 'noted') {
        showToast(sayFailure('bills', noted.outcome === 'full' ? 'full' : 'forbidden'))
        return
      }
      const undo = async () => {
        const outcome = await noted.undo()
        showToast(outcome === 'kept' ? moneyWords.before.undone : sayFailure('bills', outcome))
      }
      const text =
        as === 'all-paid'
          ? moneyWords.before.done(noted.bills)
          : moneyWords.before.doneDue(noted.bills)
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
