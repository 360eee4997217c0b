import { type ReactNode, useState } from 'react'
import { type Decimal, sum, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readGstin } from '../../../core/states/gstin'
import { gstinWords } from '../../../core/states/words'
import { SearchField } from '../../../ui/dialogs/list-dialog'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { taxOf } from '../../books/sales/documents'
import { LONGEST_LIST, type TotalsAnswer } from '../../books/sales/messages'
import type { CustomerSums, ItemSums } from '../../books/sales/totals'
import type { SalesTexts } from '../inputs'
import { rupees } from '../sentences'
import styles from './tables.module.css'
import { type ListShown, type SourceList, sourceLists, useList } from './use-list'
import { salesTotalsWords } from './words'

/** So many rows are shown before the others are asked for. */
const FIRST_ROWS = 10
/** Longer amounts have no room side by side. */
const LONG_AMOUNT = '₹99,99,999.99'.length

const lists = sourceLists.map((list) => ({
  value: list,
  label: salesTotalsWords.sources.kinds[list],
}))

type SourcesCardProps = { typed: SalesTexts; answer: TotalsAnswer }

/** Who bought, what was bought, and under which codes: the largest first, ten of them, or all. */
export function SourcesCard({ typed, answer }: SourcesCardProps) {
  const [list, setList] = useState<SourceList>('customers')
  const [isAll, setIsAll] = useState(false)
  const [search, setSearch] = useState('')
  const [from, setFrom] = useState(0)
  const { shown, hasFailed } = useList(typed, answer, { list, search, from }, isAll)

  const choose = (list: SourceList) => {
    setList(list)
    setSearch('')
    setFrom(0)
  }
  const showAll = (isAll: boolean) => {
    setIsAll(isAll)
    setSearch('')
    setFrom(0)
  }
  const find = (text: string) => {
    setSearch(text)
    setFrom(0)
  }

  return (
    <Card
      title={salesTotalsWords.sources.title}
      intro={salesTotalsWords.sources.intro}
      className={styles.sources}
      actions={
        <Segmented
          label={salesTotalsWords.sources.by}
          segments={lists}
          value={list}
          onChoose={choose}
        />
      }
    >
      {isAll && (
        <div className={styles.search}>
          <SearchField
            label={salesTotalsWords.sources.search[list]}
            placeholder=""
            text={search}
            onText={find}
          />
        </div>
      )}
      <SourcesTable shown={shown} answer={answer} isAll={isAll} />
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {salesTotalsWords.sources.failed}
        </p>
      )}
      <Foot shown={shown} isAll={isAll} onAll={showAll} onFrom={setFrom} />
    </Card>
  )
}

type FootProps = {
  shown: ListShown
  isAll: boolean
  onAll(isAll: boolean): void
  onFrom(from: number): void
}

/** Which rows are shown, and the ways to the others. */
function Foot({ shown: { rows, count, from }, isAll, onAll, onFrom }: FootProps) {
  if (!isAll && count <= FIRST_ROWS) return null
  const last = from + (isAll ? rows.length : Math.min(rows.length, FIRST_ROWS))
  return (
    <div className={styles.foot}>
      <p role="status">
        {count === 0
          ? salesTotalsWords.sources.nothingFound
          : salesTotalsWords.sources.range(from + 1, last, count)}
      </p>
      <div className={styles.buttons}>
        {isAll && count > LONGEST_LIST && (
          <>
            <Button
              kind="quiet"
              disabled={from === 0}
              onClick={() => onFrom(Math.max(0, from - LONGEST_LIST))}
            >
              {salesTotalsWords.sources.previous}
            </Button>
            <Button
              kind="quiet"
              disabled={from + LONGEST_LIST >= count}
              onClick={() => onFrom(from + LONGEST_LIST)}
            >
              {salesTotalsWords.sources.next}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => onAll(!isAll)}>
          {isAll ? salesTotalsWords.sources.showFirst : salesTotalsWords.sources.showAll}
        </Button>
      </div>
    </div>
  )
}

type SourcesTableProps = { shown: ListShown; answer: TotalsAnswer; isAll: boolean }

/** A row as it is shown: the last amount is the one that a phone shows in bold. */
type SourceRow = {
  name: ReactNode
  /** Bills, or quantities. */
  count: string
  /** What a phone shows under the name. */
  note: string
  value: Decimal
  tax: Decimal
  total?: Decimal
}

function SourcesTable({ shown, answer, isAll }: SourcesTableProps) {
  const { list, from, search } = shown
  const all = rowsOf(shown)
  const rows = isAll ? all : all.slice(0, FIRST_ROWS)
  const closing = search === '' ? closingOf(shown, answer) : undefined
  const amounts = [...rows, ...(closing ? [closing] : [])].flatMap(({ value, total }) => [
    value,
    total ?? value,
  ])
  const isLong = amounts.some((amount) => rupees(amount).length > LONG_AMOUNT)
  const hasTotals = list === 'customers'
  return (
    <table
      className={styles.table}
      data-list={list}
      data-long={isLong || undefined}
      aria-rowcount={shown.count + 2}
    >
      <caption className="visually-hidden">{salesTotalsWords.sources.kinds[list]}</caption>
      <thead>
        <tr>
          <th scope="col">{salesTotalsWords.sources.number}</th>
          <th scope="col">{salesTotalsWords.sources.names[list]}</th>
          <th scope="col">
            {hasTotals ? salesTotalsWords.sources.bills : salesTotalsWords.sources.quantity}
          </th>
          <th scope="col">{salesTotalsWords.sources.value}</th>
          <th scope="col">{salesTotalsWords.sources.gst}</th>
          {hasTotals && <th scope="col">{salesTotalsWords.sources.total}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <Row key={index} number={groupDigits(String(from + index + 1))} {...row} />
        ))}
      </tbody>
      {closing && (
        <tfoot>
          <Row number="" {...closing} />
        </tfoot>
      )}
    </table>
  )
}

function Row({ number, name, count, note, value, tax, total }: SourceRow & { number: string }) {
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </th>
      <td>{count}</td>
      <Amount value={value} />
      <td
        data-amount
        data-tone={toneOf(tax)}
        data-phone={salesTotalsWords.sources.gstOf(rupees(tax))}
      >
        <span>{rupees(tax)}</span>
      </td>
      {total !== undefined && <Amount value={total} />}
    </tr>
  )
}

const Amount = ({ value }: { value: Decimal }) => (
  <td data-amount data-tone={toneOf(value)}>
    {rupees(value)}
  </td>
)

const toneOf = (value: Decimal) => (value < 0n ? 'loss' : undefined)

function rowsOf(shown: ListShown): readonly SourceRow[] {
  if (shown.list === 'customers') return shown.rows.map(customerRow)
  const unnamed = salesTotalsWords.sources.unnamed[shown.list]
  return shown.rows.map((row) => itemRow(row, unnamed))
}

/** A number that is no ordinary GSTIN, with whose it is. */
function withKind(gstin: string): string {
  const { kind, problem } = readGstin(gstin)
  const isOrdinary = problem || kind === undefined || kind === 'ordinary'
  return isOrdinary ? gstin : `${gstin} · ${gstinWords.kinds[kind]}`
}

const customerRow = ({ name, gstin, bills, value, tax, total }: CustomerSums): SourceRow => ({
  name: (
    <>
      <span>{name || gstin || salesTotalsWords.sources.walkIn}</span>
      {gstin && name && <small>{withKind(gstin)}</small>}
    </>
  ),
  count: groupDigits(String(bills)),
  note: gstin && name ? '' : salesTotalsWords.sources.billsOf(bills),
  value,
  tax,
  total,
})

const itemRow = ({ name, quantities, value, tax }: ItemSums, unnamed: string): SourceRow => {
  const count = quantities
    .map(({ quantity, unit }) => `${groupDigits(toDigits(quantity))} ${unit}`.trimEnd())
    .join(', ')
  return { name: name || unnamed, count, note: count, value, tax }
}

/** The closing row: the same figures as those of the ledger. */
function closingOf({ list, count }: ListShown, { net, days }: TotalsAnswer): SourceRow {
  const bills = days.reduce((sum, { bills }) => sum + bills, 0)
  return {
    name: salesTotalsWords.sources.all(count),
    note: list === 'customers' ? salesTotalsWords.sources.billsOf(bills) : '',
    count: list === 'customers' ? groupDigits(String(bills)) : '',
    value: sum(net.taxable, net.untaxed),
    tax: taxOf(net),
    ...(list === 'customers' && { total: net.total }),
  }
}
