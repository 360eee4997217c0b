import { useEffect, useState, useSyncExternalStore } from 'react'
import { ignoreOutcome, sayFailure } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import { Button, type ButtonKind } from '../../../ui/page/button'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { askSales } from '../../books/sales/ask-sales'
import type { SettledAs } from '../../books/sales/messages'
import styles from './before-bills.module.css'
import { useUndoOffer } from './use-noting'
import { useAsked } from './use-sales-list'
import { moneyWords } from './words'

/** How many bills from before a person left as they are. More than these are new ones. */
const left = deviceText('gst-hisab-bills-left-unpaid')

/** Bills from before payments were noted: the person says what became of them, or leaves them. */
export function BeforeBills({ count }: { count: number }) {
  const showToast = useToast()
  const offerUndo = useUndoOffer()
  const asked = useAsked()
  // So many were being written: until there are fewer, another press is one too many.
  const [written, setWritten] = useState<number>()
  const isWriting = written === count
  const wereLeft = Number(useSyncExternalStore(left.subscribe, left.read, () => null) ?? 0)

  // Fewer of them are left than were: the next ones to come are new.
  useEffect(() => {
    if (count < wereLeft) left.change(() => String(count), ignoreOutcome)
  }, [count, wereLeft])

  if (count <= wereLeft) return null

  const settle = async (as: SettledAs) => {
    setWritten(count)
    try {
      const settled = await askSales('settle', { ...asked(), as })
      if (settled.outcome !== 'noted') {
        showToast(sayFailure('bills', settled.outcome))
        setWritten(undefined)
        return
      }
      const { bills, key } = settled
      const undo = async () => {
        const undone = await askSales('unsettle', { ...asked(), key })
        setWritten(undefined)
        return undone
      }
      const text =
        as === 'all-paid' ? moneyWords.before.done(bills) : moneyWords.before.doneDue(bills)
      offerUndo(text, undo, moneyWords.before.undone)
      if (bills === 0) setWritten(undefined)
    } catch {
      showToast(moneyWords.notLoaded)
      setWritten(undefined)
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
        <Choice kind="secondary" isWriting={isWriting} onChoose={() => settle('all-paid')}>
          {moneyWords.before.allPaid}
        </Choice>
        <Choice kind="quiet" isWriting={isWriting} onChoose={() => settle('named-are-due')}>
          {moneyWords.before.namedAreDue}
        </Choice>
        <Choice kind="quiet" isWriting={isWriting} onChoose={leave}>
          {moneyWords.before.leave}
        </Choice>
      </div>
      {isWriting && <p role="status">{moneyWords.before.writing}</p>}
    </section>
  )
}

type ChoiceProps = { kind: ButtonKind; isWriting: boolean; onChoose(): unknown; children: string }

/** It keeps the focus while it does nothing: a button that is disabled would lose it. */
const Choice = ({ kind, isWriting, onChoose, children }: ChoiceProps) => (
  <Button
    kind={kind}
    aria-disabled={isWriting || undefined}
    onClick={() => isWriting || onChoose()}
  >
    {children}
  </Button>
)
