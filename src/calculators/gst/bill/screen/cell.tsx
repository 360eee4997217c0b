import { ChevronDown } from 'lucide'
import { type ComponentProps, createContext, use, useState } from 'react'
import { fitOf } from '../../../../ui/answer/fit'
import {
  Question,
  useSelectOnFocus,
  useTypedBeforeHydration,
} from '../../../../ui/fields/number-field'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { atOnce, lazyPart, never, useLoadedInBackground } from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import { gstRates } from '../../rates'
import { isTwofold, type RowField } from '../fields'
import { tidyQuantity } from '../quantity'
import type { BillField, BillRow, RowProblems } from '../read-row'
import { changeItem } from '../store'
import { longestText } from '../text-limits'
import styles from './cell.module.css'

// What was sold before is known only where something was.
const loadOffers = () => import('../saved-bills/suggestion-list')
const offers = lazyPart(() => loadOffers().then((part) => part.ItemOffers))

/** How a field leads to other items. */
export type ItemWays = {
  goTo(id: number | undefined): void
  /** Opens the shop's items, with a new one of the code that stands in a row, if there is one. */
  keep(code: string, id: number): void
}
export const ItemWaysContext = createContext<ItemWays>({ goTo() {}, keep() {} })

/** Where a field of an item is, for moving the focus there. */
export const cellId = (id: number, field: BillField) => `item-${id}-${field}`

/** Puts the focus on a field or, where the item is closed, on what opens it; false where neither is. */
export function focusCell(id: number, field: BillField): boolean {
  const cell =
    document.getElementById(cellId(id, field)) ?? document.getElementById(closedItemId(id))
  cell?.focus()
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select()
  return cell !== null
}

/** The line of an item whose fields are not in view. */
export const closedItemId = (id: number) => `item-${id}`

export const hintId = (id: number, field: BillField) => `${cellId(id, field)}-hint`

type BillCellProps = {
  id: number
  field: RowField
  row: BillRow
  problems: RowProblems
  /** Where the label is not in view. */
  label?: string
  /** A word at the foot of the cell. */
  note?: string | undefined
  placeholder?: string | undefined
}

/** The input of one field of one item. */
export function BillCell(props: BillCellProps) {
  const { id, field, row, problems, label, note, placeholder } = props
  const { name, tidy } = field
  const text = row[name]
  const { symbol } = useCurrency().currency
  const understood = note ?? field.understoodAs?.(text, symbol)
  const understoodId = `${cellId(id, name)}-understood`
  const questionId = field.isNumber && isTwofold(name, text) && `${cellId(id, name)}-question`
  const problem = problems[name]
  const touch = useSelectOnFocus()
  const change = (text: string) => changeItem(id, { [name]: text })
  const input = {
    ref: useTypedBeforeHydration(text, change),
    id: cellId(id, name),
    'data-field': name,
    className: styles.cell,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'next' as const,
    'aria-label': label,
    'aria-invalid': (problem && problem !== 'missing') || undefined,
    'aria-describedby':
      [problem ? hintId(id, name) : understood && understoodId, questionId]
        .filter(Boolean)
        .join(' ') || undefined,
    placeholder,
    maxLength: longestText(name),
    value: text,
    ...touch,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  if (name === 'description') return <Description {...input} itemId={id} />
  return (
    <span className={styles.slot} data-fit={cellFit(text)}>
      <input
        {...input}
        type="text"
        inputMode={field.isNumber && !field.hasSign ? 'decimal' : 'text'}
        data-number={field.isNumber || undefined}
        onBlur={() => {
          if (questionId) return
          changeItem(id, name === 'quantity' ? tidyQuantity(text) : { [name]: tidy(text) })
        }}
      />
      {questionId && (
        <Question
          id={questionId}
          fieldId={cellId(id, name)}
          text={text}
          onText={change}
          tidy={tidy}
        />
      )}
      {understood && (
        <small id={understoodId} className={styles.understood} data-amount>
          {understood}
        </small>
      )}
    </span>
  )
}

type DescriptionProps = ComponentProps<'textarea'> & { itemId: number; value: string }

/** Every line of an item is in view: what holds the field is as tall as its text. */
function Description({ itemId, ...props }: DescriptionProps) {
  const [field, setField] = useState<HTMLTextAreaElement>()
  const Offers = useLoadedInBackground(offers.load, field ? atOnce : never)
  const ways = use(ItemWaysContext)
  const showToast = useToast()
  return (
    <span className={styles.lines} data-text={props.value}>
      <textarea
        {...props}
        rows={1}
        onFocus={(event) => {
          props.onFocus?.(event)
          setField(event.currentTarget)
        }}
        onBlur={() => setField(undefined)}
        onKeyDown={({ key }) => {
          // A scanner may be faster than what knows its codes.
          if (key === 'Enter' && !Offers) {
            loadOffers()
              .then((part) => part.scanLater(props.value, { id: itemId, ...ways, showToast }))
              .catch(() => {})
          }
        }}
      />
      {field && Offers && (
        <Offers
          field={field}
          text={props.value}
          id={itemId}
          {...ways}
          onPick={(fill) => {
            changeItem(itemId, fill)
            focusCell(itemId, 'quantity')
          }}
        />
      )}
    </span>
  )
}

/** So many characters have room everywhere. */
const SHORT = 4

/** For the `data-fit` of a cell, whose letters shrink before they are cut off. */
export const cellFit = (text: string): number | undefined =>
  text.length > SHORT ? fitOf(text) : undefined

const words = { general: '', special: '', former: ' · old slab' }

/** The list behind the arrow of a rate. It is filled when it is opened: a bill has many rows. */
export function RateList({ id, number, rate }: { id: number; number: number; rate: string }) {
  const [isOpened, setIsOpened] = useState(false)
  const rates = isOpened ? gstRates : []
  const isKnown = rates.some((known) => known.rate === rate)
  return (
    <span className={styles.list}>
      <Icon of={ChevronDown} size={14} />
      <select
        tabIndex={-1}
        aria-label={`List of rates for item ${number}`}
        value={rate}
        onPointerDown={() => setIsOpened(true)}
        onFocus={() => setIsOpened(true)}
        onChange={(event) => changeItem(id, { rate: event.target.value })}
      >
        {!isKnown && <option value={rate}>{rate}%</option>}
        {rates.map(({ rate, kind, brief }) => (
          <option key={rate} value={rate}>
            {rate}%{words[kind]}
            {brief && ` · ${brief}`}
          </option>
        ))}
      </select>
    </span>
  )
}
