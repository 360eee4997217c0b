import { ArrowDown, ArrowUp, CopyPlus, Info, X } from 'lucide'
import { memo } from 'react'
import { formatNumber } from '../../../core/money/format'
import { fitOf } from '../../../ui/answer/fit'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { type BillLine, memoizeByObject } from '../../books/bill/compute'
import { type BillRow, isBlankRow, isNumberAsUnit } from '../../books/bill/inputs'
import {
  billFields,
  fieldNamed,
  hasRates,
  isUntaxed,
  type RowField,
  rateNote,
  rowHint,
} from '../sentences'
import { type BillItem, countItems, emptyLastItem } from '../store'
import {
  BillCell,
  handleTableKeys,
  hintId,
  RateList,
  rowIdOf,
  UnitQuestion,
  UntaxedChoice,
} from './cell'
import styles from './item-table.module.css'
import { billScreenWords } from './words'

export type BillRowsProps = {
  items: readonly BillItem[]
  lines: readonly BillLine[]
  /** Without tax there are no rates to see; those that were typed are kept. */
  isTaxed: boolean
  /** On a bill of supply, whose rows say why they have no tax. */
  isExempt: boolean
  actions: BillActions
}

/** What can be done with an item. Each announces what it did, and moves the focus. */
export type BillActions = {
  remove(id: number): void
  duplicate(id: number): void
  move(id: number, step: -1 | 1): void
}

type BillTableProps = BillRowsProps & {
  /** The focus came to a row. */
  onCurrent(id: number | undefined): void
}

/** The items as a table of fields; arrows and Enter move between them. */
export function BillTable(props: BillTableProps) {
  const { items, lines, isTaxed, isExempt, actions, onCurrent } = props
  const next = emptyLastItem(items)
  const isMixed = hasRates(items, lines)
  const wide = wideColumn(
    items.map(({ row }) => row),
    lines,
  )
  const hasReasons =
    isExempt ||
    items.some(({ row }, index) => {
      const line = lines[index]
      return line && isUntaxed(row, line, isTaxed, isExempt)
    })
  return (
    <table
      className={styles.table}
      data-wide={wide}
      data-untaxed={isTaxed || isExempt ? undefined : ''}
      data-reasons={hasReasons ? '' : undefined}
    >
      <caption className="visually-hidden">{billScreenWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{billScreenWords.number}</th>
          {columnsOf(isTaxed).map(({ name, head }) => (
            <th key={name} scope="col" data-field={name}>
              {head}
              {name === 'quantity' && <span aria-hidden="true">{unitField?.head}</span>}
            </th>
          ))}
          {isExempt && (
            <th scope="col" data-field="rate">
              {billScreenWords.untaxed}
            </th>
          )}
          <th scope="col" className={styles.amount} data-field="amount">
            {billScreenWords.amount}
          </th>
          <td className={styles.end} />
        </tr>
      </thead>
      <tbody
        onFocus={(event) => onCurrent(rowIdOf(event.target))}
        onKeyDown={(event) => handleTableKeys(event, actions.move)}
      >
        {items.map((item, index) => {
          const line = lines[index]
          return (
            line && (
              <Row
                key={item.id}
                item={item}
                line={line}
                number={index + 1}
                isNext={item === next}
                isTaxed={isTaxed}
                isExempt={isExempt}
                isMixed={isMixed}
                remove={actions.remove}
              />
            )
          )
        })}
      </tbody>
    </table>
  )
}

type RowProps = {
  item: BillItem
  line: BillLine
  number: number
  isNext: boolean
  isTaxed: boolean
  isExempt: boolean
  isMixed: boolean
  remove(id: number): void
}

/** The unit has no column of its own: it is in that of the quantity. */
const columnsOf = (isTaxed: boolean) =>
  billFields.filter(({ name }) => name !== 'unit' && (isTaxed || name !== 'rate'))
const unitField = fieldNamed('unit')

/** Memoized: only the row that is typed into is rendered again. */
const Row = memo(function Row(props: RowProps) {
  const { item, line, number, isNext, isTaxed, isExempt, isMixed, remove } = props
  const { id, row } = item
  const { money } = useCurrency()
  const { problems } = line
  const amount = isBlankRow(row) ? '' : money(line.amount, 2)
  const columns = columnsOf(isTaxed)
  const hints = columns.flatMap(({ name, head }) => {
    const hint = rowHint(name, problems[name])
    return hint ? [{ name, text: `${head}: ${hint}` }] : []
  })
  const why = isUntaxed(row, line, isTaxed, isExempt) && (
    <UntaxedChoice id={id} number={number} untaxed={row.untaxed} isExempt={isExempt} />
  )
  const cell = (field: RowField, placeholder?: string) => (
    <BillCell
      id={id}
      field={field}
      row={row}
      problems={problems}
      label={field.label(number)}
      note={field.name === 'rate' ? rateNote(row, line, isMixed) : undefined}
      placeholder={placeholder}
    />
  )
  return (
    <>
      <tr data-id={id} className={isNext ? styles.next : undefined}>
        <th scope="row">{number}</th>
        {columns.map((field) => (
          <td key={field.name} data-field={field.name}>
            {cell(
              field,
              isNext && field.name === 'description' ? billScreenWords.nextItem : undefined,
            )}
            {field.name === 'quantity' && unitField && cell(unitField, billScreenWords.unit)}
            {field.name === 'rate' && (
              <>
                <span aria-hidden="true">%</span>
                <RateList id={id} number={number} rate={row.rate} />
                {why}
              </>
            )}
          </td>
        ))}
        {isExempt && <td data-field="rate">{why}</td>}
        <td className={styles.amount} data-field="amount" data-fit={fitOf(amount)} data-amount>
          {amount}
        </td>
        <td className={styles.end}>
          {!isNext && (
            <button
              type="button"
              aria-label={billScreenWords.removeNumber(number)}
              onClick={() => remove(id)}
            >
              <Icon of={X} size={18} strokeWidth={1.75} />
            </button>
          )}
        </td>
      </tr>
      {(hints.length > 0 || isNumberAsUnit(row.unit)) && (
        <tr className={styles.hints}>
          <th />
          <td colSpan={8}>
            {hints.map(({ name, text }) => (
              <span key={name} id={hintId(id, name)}>
                <Icon of={Info} size={16} />
                {text}
              </span>
            ))}
            {isNumberAsUnit(row.unit) && (
              <span id={hintId(id, 'unit')}>
                <Icon of={Info} size={16} />
                <span>
                  <UnitQuestion id={id} row={row} />
                </span>
              </span>
            )}
          </td>
        </tr>
      )}
    </>
  )
})

type RowToolsProps = { items: readonly BillItem[]; id: number | undefined; actions: BillActions }

/** Buttons for the row that had the focus last. */
export function RowTools({ items, id, actions }: RowToolsProps) {
  const count = countItems(items)
  const at = items.findIndex((item) => item.id === id)
  const hasNoRow = id === undefined || at < 0 || at >= count
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label={billScreenWords.row} className={styles.tools}>
      <Button
        kind="quiet"
        aria-label={hasNoRow ? billScreenWords.moveUp : billScreenWords.moveUpNumber(at + 1)}
        disabled={hasNoRow || at === 0}
        onClick={() => !hasNoRow && actions.move(id, -1)}
      >
        <Icon of={ArrowUp} size={18} />
      </Button>
      <Button
        kind="quiet"
        aria-label={hasNoRow ? billScreenWords.moveDown : billScreenWords.moveDownNumber(at + 1)}
        disabled={hasNoRow || at === count - 1}
        onClick={() => !hasNoRow && actions.move(id, 1)}
      >
        <Icon of={ArrowDown} size={18} />
      </Button>
      <Button
        kind="quiet"
        aria-label={
          hasNoRow ? billScreenWords.duplicateItem : billScreenWords.duplicateNumber(at + 1)
        }
        disabled={hasNoRow}
        onClick={() => !hasNoRow && actions.duplicate(id)}
      >
        <Icon of={CopyPlus} size={18} />
        {billScreenWords.duplicate}
      </Button>
    </div>
  )
}

/** How wide a text may be, in em, for its usual column and for the widest one. */
const columns = [
  { field: 'hsn', usual: 4, most: 5 },
  { field: 'quantity', usual: 4, most: 5 },
  { field: 'unit', usual: 3, most: 5.8 },
  { field: 'price', usual: 5.8, most: 7 },
  { field: 'discount', usual: 5, most: 5 },
  { field: 'rate', usual: 3, most: 3 },
] as const
const MOST_IN_AMOUNT = 8

/** With more wide columns, little would be left for the item. */
const MOST_WIDE = 1

const TWO_LINES = 'two-lines'

const needsOfRow = memoizeByObject((row: BillRow) =>
  columns.flatMap(({ field, usual, most }) => {
    const width = fitOf(row[field])
    if (width > most) return [TWO_LINES]
    return width > usual ? [field] : []
  }),
)
const isLongLine = memoizeByObject(
  (line: BillLine) => fitOf(formatNumber(line.amount, 2)) > MOST_IN_AMOUNT,
)

/**
 * For the `data-wide` of the table: the column that is wide in every row, because one of them needs
 * it, or `two-lines` where all columns side by side could not be read.
 */
export function wideColumn(rows: readonly BillRow[], lines: readonly BillLine[]): string {
  const needs = new Set(rows.flatMap(needsOfRow))
  const isTooMuch = needs.has(TWO_LINES) || needs.size > MOST_WIDE || lines.some(isLongLine)
  return isTooMuch ? TWO_LINES : [...needs].join()
}
