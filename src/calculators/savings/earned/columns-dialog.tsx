import { useEffect, useRef, useState } from 'react'
import type { Columns } from '../../../core/statements/layout'
import dialogStyles from '../../../ui/dialogs/dialog.module.css'
import { Segmented } from '../../../ui/fields/segmented'
import { SelectField } from '../../../ui/fields/select-field'
import { Button } from '../../../ui/page/button'
import styles from './columns-dialog.module.css'
import { statementWords } from './files/words'
import type { ColumnsAsked } from './worker/read-source'

type ColumnsDialogProps = {
  asked: ColumnsAsked
  onColumns(columns: Columns): void
  onClose(): void
}

const NONE = ''

type Role = 'date' | 'amount' | 'type' | 'paidIn' | 'takenOut'

/** Asks which column holds what, with the first rows in view. */
export function ColumnsDialog({ asked, onColumns, onClose }: ColumnsDialogProps) {
  const { heads, examples, guess, asks } = asked
  const dialog = useRef<HTMLDialogElement>(null)
  const [columns, setColumns] = useState<Columns>(guess)
  const [shape, setShape] = useState<'one' | 'two'>(
    guess.paidIn !== undefined || guess.takenOut !== undefined ? 'two' : 'one',
  )
  useEffect(() => dialog.current?.showModal(), [])

  const nameOf = (at: number) => heads[at] || statementWords.columns.column(at + 1)
  const options = heads.map((_, at) => ({ value: String(at), label: nameOf(at) }))
  const select = (role: Role, label: string) => (
    <SelectField
      key={role}
      stacked
      label={label}
      options={
        role === 'date'
          ? options
          : [{ value: NONE, label: statementWords.columns.none }, ...options]
      }
      value={columns[role] === undefined ? NONE : String(columns[role])}
      onChoose={(value) =>
        setColumns({ ...columns, [role]: value === NONE ? undefined : Number(value) })
      }
    />
  )
  const chosen: Columns =
    shape === 'one'
      ? { ...columns, paidIn: undefined, takenOut: undefined }
      : { ...columns, amount: undefined, type: undefined, quantity: undefined, price: undefined }
  const hasMoney =
    shape === 'one'
      ? chosen.amount !== undefined || (chosen.quantity !== undefined && chosen.price !== undefined)
      : chosen.paidIn !== undefined || chosen.takenOut !== undefined

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="columns-title"
      onClose={onClose}
    >
      <h2 id="columns-title">{statementWords.columns.title}</h2>
      <p className={styles.note}>{statementWords.columns.why[asks]}</p>
      <section
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        aria-label={statementWords.columns.first}
      >
        <table translate="no">
          <caption className="visually-hidden">{statementWords.columns.first}</caption>
          <thead>
            <tr>
              {heads.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <th key={at} scope="col">
                  {nameOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examples.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
              <tr key={row}>
                {heads.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.fields}>
        {select('date', statementWords.columns.date)}
        <div>
          <p className={styles.label} aria-hidden="true">
            {statementWords.columns.amounts}
          </p>
          <Segmented
            wide
            label={statementWords.columns.amounts}
            segments={(['one', 'two'] as const).map((value) => ({
              value,
              label: statementWords.columns.shapes[value],
            }))}
            value={shape}
            onChoose={setShape}
          />
        </div>
        {shape === 'one'
          ? [
              select('amount', statementWords.columns.amount),
              select('type', statementWords.columns.type),
            ]
          : [
              select('paidIn', statementWords.columns.paidIn),
              select('takenOut', statementWords.columns.takenOut),
            ]}
      </div>
      <fieldset className={styles.sides}>
        <legend>{statementWords.columns.sides}</legend>
        {(['bank', 'own'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="statement-side"
              checked={columns.isTurned === (side === 'own')}
              onChange={() => setColumns({ ...columns, isTurned: side === 'own' })}
            />
            <span>{statementWords.columns.sideOf[side]}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{statementWords.columns.remembered}</p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {statementWords.columns.close}
        </Button>
        <Button
          kind="primary"
          disabled={!hasMoney}
          onClick={() => {
            // Closing gives the focus back to where it was.
            dialog.current?.close()
            onColumns(chosen)
          }}
        >
          {statementWords.columns.read}
        </Button>
      </div>
    </dialog>
  )
}
