import { Fragment, useState, useSyncExternalStore } from 'react'
import { hrefOf } from '../../../addresses'
import { hasSavedBills } from '../../../desks/books/saved-bills/saved-bills-note'
import { Field } from '../../../ui/fields/bound'
import ruled from '../../../ui/fields/ruled.module.css'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { TextLink } from '../../../ui/page/text-link'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import { type ReturnResults, rows } from './compute'
import styles from './head-table.module.css'
import { cellName, inputs, periodOf, type ReturnReading, shownHeads, type Typed } from './inputs'
import { cellNotes, columnName, rowName, sayPeriod } from './sentences'
import type { Taken } from './take-from-sales'
import { returnWords } from './words'

/** Longer texts have no room in their column. */
const LONGEST_CELL = 13

type HeadTableProps = {
  typed: Typed
  reading: ReturnReading
  results: ReturnResults | undefined
}

/** The amounts by head: a small table whose cells are the fields. */
export function HeadTable({ typed, reading, results }: HeadTableProps) {
  const heads = shownHeads(typed)
  const isLong = rows.some((row) =>
    heads.some((head) => typed[cellName(row, head)].length > LONGEST_CELL),
  )
  const notes = cellNotes(typed, reading, results)
  return (
    <div className={classNames(ruled.full, styles.whole)}>
      <table
        className={classNames(ruled.table, styles.heads)}
        data-stacked={isLong || undefined}
        data-columns={heads.length}
      >
        <caption className="visually-hidden">{returnWords.amounts}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {/* A long name may break after its stroke. */}
                {columnName(head)
                  .split('/')
                  .map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && '/'}
                      {index > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row, typed.filing)}</th>
              {heads.map((head) => (
                <td key={head} data-name={columnName(head)}>
                  <Field
                    of={inputs}
                    name={cellName(row, head)}
                    label={returnWords.cell(rowName(row, typed.filing), columnName(head))}
                    size="bare"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={ruled.note} role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.fromSales}>
        <FromSales typed={typed} />
      </div>
    </div>
  )
}

const neverChanges = () => () => {}
const loadTaking = () => import('./take-from-sales')

/** Offers the tax of the period where bills are kept on this device, and says what was taken. */
function FromSales({ typed }: { typed: Typed }) {
  const isKept = useSyncExternalStore(neverChanges, hasSavedBills, () => false)
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
        if (!('cells' in what)) return
        const say =
          what.outcome === 'taken' ? returnWords.fromSales.taken : returnWords.fromSales.noTax
        showToast(say(period), undoBy(what.undo))
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
  !('cells' in taken) ||
  Object.entries(taken.cells).every(([name, text]) => typed[name as keyof Typed] === text)

function sayTaken(taken: Taken, period: string): string {
  if (!('cells' in taken)) return returnWords.fromSales.composition
  return [
    returnWords.fromSales[taken.outcome](period),
    ...(taken.leftOut > 0 ? [returnWords.fromSales.leftOut(taken.leftOut)] : []),
    ...(taken.isExampleEmptied ? [returnWords.fromSales.emptied] : []),
  ].join(' ')
}
