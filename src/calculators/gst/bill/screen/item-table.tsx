import { ArrowDown, ArrowUp, CopyPlus, Info, X } from 'lucide'
import { type KeyboardEvent, memo } from 'react'
import { flushSync } from 'react-dom'
import { fitOf } from '../../../../ui/answer/fit'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import type { BillLine } from '../compute'
import { billFields } from '../fields'
import { isBlankRow } from '../read-row'
import { type BillItem, countItems, nextItem } from '../store'
import { BillCell, focusCell, hintId, RateList } from './cell'
import styles from './item-table.module.css'
import { rowHint } from './row-hints'

export type BillRowsProps = {
  items: readonly BillItem[]
  lines: readonly BillLine[]
  actions: BillActions
}

/** What can be done with an item; each says what it did and puts the focus where work goes on. */
export type BillActions = {
  remove(id: number): void
  duplicate(id: number): void
  move(id: number, step: -1 | 1): void
}

type BillTableProps = BillRowsProps & {
  /** The focus came to a row. */
  onCurrent(id: number | undefined): void
}

/** The items as a page of the book: cells made by ruling, arrows and Enter move between them. */
export function BillTable({ items, lines, actions, onCurrent }: BillTableProps) {
  const next = nextItem(items)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Items of the bill</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          {billFields.map(({ name, head }) => (
            <th key={name} scope="col" data-field={name}>
              {head}
            </th>
          ))}
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <td className={styles.end} />
        </tr>
      </thead>
      <tbody
        onFocus={(event) => onCurrent(idAt(event.target))}
        onKeyDown={(event) => moveByKey(event, actions)}
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
  remove(id: number): void
}

/** Only the row that is typed into is rendered again. */
const Row = memo(function Row({ item: { id, row }, line, number, isNext, remove }: RowProps) {
  const { money } = useCurrency()
  const { problems } = line
  const amount = isBlankRow(row) ? '' : money(line.amount, 2)
  const hints = billFields.flatMap(({ name, head }) => {
    const hint = rowHint(name, problems[name])
    return hint ? [{ name, text: `${head}: ${hint}` }] : []
  })
  return (
    <>
      <tr data-id={id} className={isNext ? styles.next : undefined}>
        <th scope="row">{number}</th>
        {billFields.map((field) => {
          const cell = (
            <BillCell
              id={id}
              field={field}
              row={row}
              problems={problems}
              label={field.label(number)}
              placeholder={isNext && field.name === 'description' ? 'Next item' : undefined}
            />
          )
          if (field.name !== 'rate') return <td key={field.name}>{cell}</td>
          return (
            <td key={field.name}>
              <div className={styles.rate}>
                {cell}
                <span aria-hidden="true">%</span>
                <RateList id={id} number={number} rate={row.rate} />
              </div>
            </td>
          )
        })}
        <td className={styles.amount} data-fit={fitOf(amount)} data-amount>
          {amount}
        </td>
        <td className={styles.end}>
          {!isNext && (
            <button type="button" aria-label={`Remove item ${number}`} onClick={() => remove(id)}>
              <Icon of={X} size={18} strokeWidth={1.75} />
            </button>
          )}
        </td>
      </tr>
      {hints.length > 0 && (
        <tr className={styles.hints}>
          <th />
          <td colSpan={8}>
            {hints.map(({ name, text }) => (
              <span key={name} id={hintId(id, name)}>
                <Icon of={Info} size={16} />
                {text}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  )
})

type RowToolsProps = { items: readonly BillItem[]; id: number | undefined; actions: BillActions }

/** What can be done with the row that was typed into last. */
export function RowTools({ items, id, actions }: RowToolsProps) {
  const count = countItems(items)
  const at = items.findIndex((item) => item.id === id)
  const isNone = id === undefined || at < 0 || at >= count
  const name = isNone ? 'item' : `item ${at + 1}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label="Row" className={styles.tools}>
      <Button
        kind="quiet"
        aria-label={`Move ${name} up`}
        disabled={isNone || at === 0}
        onClick={() => !isNone && actions.move(id, -1)}
      >
        <Icon of={ArrowUp} size={18} />
      </Button>
      <Button
        kind="quiet"
        aria-label={`Move ${name} down`}
        disabled={isNone || at === count - 1}
        onClick={() => !isNone && actions.move(id, 1)}
      >
        <Icon of={ArrowDown} size={18} />
      </Button>
      <Button
        kind="quiet"
        aria-label={`Duplicate ${name}`}
        disabled={isNone}
        onClick={() => !isNone && actions.duplicate(id)}
      >
        <Icon of={CopyPlus} size={18} />
        Duplicate
      </Button>
    </div>
  )
}

const idAt = (element: Element): number | undefined => {
  const row = element.closest<HTMLElement>('tr[data-id]')
  return row ? Number(row.dataset.id) : undefined
}

/** Enter goes on to the next field, arrows to the row above or below; with Alt, the row itself moves. */
function moveByKey(event: KeyboardEvent<HTMLElement>, actions: BillActions): void {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const at = billFields.findIndex(({ name }) => name === input.dataset.field)
  const field = billFields[at]
  const row = input.closest('tr')
  const id = idAt(input)
  if (!field || !row || id === undefined) return
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined

  if (step && event.altKey) {
    event.preventDefault()
    flushSync(() => actions.move(id, step))
    focusCell(id, field.name)
  } else if (step) {
    event.preventDefault()
    const neighbour = rowBeside(row, step)
    if (neighbour !== undefined) focusCell(neighbour, field.name)
  } else if (event.key === 'Enter') {
    event.preventDefault()
    const direction = event.shiftKey ? -1 : 1
    const nextField = billFields[at + direction]
    const nextId = nextField ? id : rowBeside(row, direction)
    const target = nextField ?? billFields.at(event.shiftKey ? -1 : 0)
    if (nextId !== undefined && target) focusCell(nextId, target.name)
  }
}

/** The item above or below, past the lines of hints. */
function rowBeside(row: Element, step: -1 | 1): number | undefined {
  let beside: Element | null = row
  do {
    beside = step === 1 ? beside.nextElementSibling : beside.previousElementSibling
  } while (beside && !beside.hasAttribute('data-id'))
  return beside ? idAt(beside) : undefined
}
