import { Download } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { groupDigits } from '../../../../core/money/group-digits'
import dialogStyles from '../../../../ui/dialogs/dialog.module.css'
import { SelectField } from '../../../../ui/fields/select-field'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { Aborted } from '../../../../ui/worker/worker-client'
import { nameOfMarketplace } from '../../marketplaces/names'
import type { Tax } from '../../messages'
import type { CardProps } from '../results/use-answer'
import styles from './gstr1-dialog.module.css'
import { monthName, placesOf, rupees, type Sums, sumOf } from './tax-figures'
import { settlementTaxWords } from './words'

const words = settlementTaxWords.gstr1

type Gstr1DialogProps = {
  tax: Tax
  ask: CardProps['ask']
  operator: string
  /** At least one; the first is shown first. */
  months: readonly string[]
  onClose(): void
}

/** Tables 7 and 14 of GSTR-1 of a month, as they are on the form, and as files. */
export function Gstr1Dialog({ tax, ask, operator, months, onClose }: Gstr1DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [chosen, setChosen] = useState(months[0] ?? '')
  const month = months.includes(chosen) ? chosen : (months[0] ?? '')
  const download = useDownload(ask, { operator, month })
  useEffect(() => dialog.current?.showModal(), [])

  const places = placesOf(tax.table7, month)
  const operators = tax.table14.filter((row) => row.month === month)
  const { b2b, unknownPlaces, unplaced } = tax
  return (
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, styles.dialog)}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <header className={styles.head}>
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {words.heading}
          </h2>
          <p>{tax.isFromPayments ? words.fromPayments : words.fromFile}</p>
        </div>
        <SelectField
          label={settlementTaxWords.month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChoose={setChosen}
        />
      </header>

      <ReturnTable
        title={words.table7}
        intro={words.table7Intro}
        first={words.place}
        rows={places.map((row) => ({ ...row, name: row.place }))}
        hasRates
        onSave={(kind) => download('table7', kind)}
      />
      {operators.length > 1 && <p className={styles.note}>{words.severalOperators}</p>}
      {unplaced !== 0 && <p className={styles.note}>{words.unplaced(rupees(unplaced))}</p>}
      {unknownPlaces.length > 0 && (
        <p className={styles.note}>{words.unknownPlaces(unknownPlaces.join(', '))}</p>
      )}
      {b2b.rows > 0 && (
        <p className={styles.note}>
          {words.forTable4(b2b.rows, groupDigits(String(b2b.rows)), rupees(b2b.taxable))}
        </p>
      )}
      <ReturnTable
        title={words.table14}
        intro={words.table14Intro}
        first={words.operator}
        rows={operators.map((row) => ({
          ...row,
          name: [nameOfMarketplace(row.marketplace), tax.operators[row.marketplace]]
            .filter((part) => part !== undefined)
            .join(' '),
          rate: '',
        }))}
        onSave={(kind) => download('table14', kind)}
      />
      <footer className={styles.foot}>
        <p className={styles.note}>{words.twoParts}</p>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </footer>
    </dialog>
  )
}

type Kind = 'csv' | 'xlsx'

/** Has a table made by the worker, and saves it. */
function useDownload(ask: CardProps['ask'], names: { operator: string; month: string }) {
  const showToast = useToast()
  return async (table: 'table7' | 'table14', kind: Kind) => {
    try {
      const file = await ask('file', { table, kind, names })
      saveFile(`gstr1-${table === 'table7' ? 'table-7' : 'table-14'}-${names.month}.${kind}`, file)
    } catch (error) {
      if (!(error instanceof Aborted)) showToast(words.notMade)
    }
  }
}

type Row = Sums & { readonly name: string; readonly rate: string }

type ReturnTableProps = {
  title: string
  intro: string
  /** The head of its first column. */
  first: string
  rows: readonly Row[]
  hasRates?: boolean
  onSave(kind: Kind): void
}

function ReturnTable({ title, intro, first, rows, hasRates = false, onSave }: ReturnTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header>
        <div>
          <h3 id={id}>{title}</h3>
          <p>{intro}</p>
        </div>
        {rows.length > 0 && (
          <div className={styles.buttons}>
            <SaveButton name={words.csv} title={title} onClick={() => onSave('csv')} />
            <SaveButton name={words.excel} title={title} onClick={() => onSave('xlsx')} />
          </div>
        )}
      </header>
      {rows.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} data-rates={hasRates || undefined}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {hasRates && <th scope="col">{words.rate}</th>}
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {words[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.name} ${row.rate}`}>
                  <th scope="row">{row.name}</th>
                  {hasRates && <td className={styles.rate}>{`${row.rate}%`}</td>}
                  <Amounts sums={row} />
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row">{words.total}</th>
                {hasRates && <td className={styles.rate} />}
                <Amounts sums={sumOf(rows)} />
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const columns = ['taxable', 'igst', 'cgst', 'sgst'] as const

/** A tax that does not apply is a dash; what is below zero stays. */
const Amounts = ({ sums }: { sums: Sums }) =>
  columns.map((column) => {
    const isNothing = sums[column] === 0 && column !== 'taxable'
    return (
      <td
        key={column}
        data-amount
        data-label={words[column]}
        data-nothing={isNothing || undefined}
        data-below={sums[column] < 0 || undefined}
      >
        {isNothing ? '–' : rupees(sums[column])}
      </td>
    )
  })

type SaveButtonProps = { name: string; title: string; onClick(): void }

const SaveButton = ({ name, title, onClick }: SaveButtonProps) => (
  <Button kind="quiet" aria-label={settlementTaxWords.ofMonth(name, title)} onClick={onClick}>
    <Icon of={Download} size={18} />
    {name}
  </Button>
)
