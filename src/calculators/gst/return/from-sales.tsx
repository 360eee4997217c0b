import { useState, useSyncExternalStore } from 'react'
import { hrefOf } from '../../../addresses'
import { areBillsKept } from '../../../desks/books/saved-bills/bills-kept'
import { Button } from '../../../ui/page/button'
import { TextLink } from '../../../ui/page/text-link'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import styles from './from-sales.module.css'
import { periodOf, type Typed } from './inputs'
import { sayPeriod } from './sentences'
import type { Taken } from './take-from-sales'
import { returnWords } from './words'

const neverChanges = () => () => {}
const loadTaking = () => import('./take-from-sales')

/** Offers the tax of the period where bills are kept on this device, and says what was taken. */
export function FromSales({ typed }: { typed: Typed }) {
  const isKept = useSyncExternalStore(neverChanges, areBillsKept, () => false)
  const showToast = useToast()
  const onDemand = useOnDemand()
  const [taken, setTaken] = useState<{ readonly of: string; readonly what: Taken }>()
  if (!isKept) return null

  const period = sayPeriod({ ...typed, period: periodOf(typed) })
  const take = () =>
    onDemand(loadTaking, returnWords.fromSales.notLoaded, async ({ takeFromSales }) => {
      try {
        const what = await takeFromSales(typed)
        if (what.outcome === 'left') return
        setTaken({ of: period, what })
        if (what.outcome === 'taken') {
          showToast(returnWords.fromSales.taken(period), undoBy(what.undo))
        }
      } catch {
        showToast(returnWords.fromSales.notLoaded)
      }
    })

  return (
    <div className={styles.line}>
      <Button kind="quiet" onClick={take}>
        {returnWords.fromSales.take}
      </Button>
      <p role="status">
        {taken?.of === period && isStillThere(taken.what, typed) ? (
          <span key={`taken ${period}`}>
            {sayTaken(taken.what, period)}{' '}
            <TextLink href={hrefOf('sales')}>{returnWords.fromSales.toSales}</TextLink>
          </span>
        ) : (
          <span key={period}>{returnWords.fromSales.of(period)}</span>
        )}
      </p>
    </div>
  )
}

/** Whether the cells still hold what was taken. */
const isStillThere = (taken: Taken, typed: Typed): boolean =>
  taken.outcome !== 'taken' ||
  Object.entries(taken.cells).every(([name, text]) => typed[name as keyof Typed] === text)

function sayTaken(taken: Taken, period: string): string {
  if (taken.outcome !== 'taken') {
    return taken.outcome === 'none'
      ? returnWords.fromSales.none(period)
      : returnWords.fromSales.composition
  }
  return [
    returnWords.fromSales.taken(period),
    ...(taken.leftOut > 0 ? [returnWords.fromSales.leftOut(taken.leftOut)] : []),
    ...(taken.isExampleEmptied ? [returnWords.fromSales.emptied] : []),
  ].join(' ')
}
