import { ChevronDown } from 'lucide'
import { type ComponentProps, createContext, type KeyboardEvent, use, useState } from 'react'
import { flushSync } from 'react-dom'
import { fitOf } from '../../../ui/answer/fit'
import {
  Question,
  useSelectOnFocus,
  useTypedBeforeHydration,
} from '../../../ui/fields/number-field'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { atOnce, lazyPart, never, useLoadedInBackground } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import {
  type BillField,
  type BillRow,
  isNumberAsUnit,
  longestText,
  type RowProblems,
  tidyQuantity,
  untaxedKinds,
} from '../../books/bill/inputs'
import { gstRates } from '../../books/gst/rate-buttons'
import { isAmbiguousNumber, type RowField } from '../sentences'
import { changeItem } from '../store'
import styles from './cell.module.css'
import { billScreenWords } from './words'

// Loaded when a description gets the focus.
const loadSuggestions = () => import('../saved-bills/suggestion-list')
const suggestions = lazyPart(() => loadSuggestions().then((part) => part.ItemSuggestions))
const codes = lazyPart(() => loadSuggestions().then((part) => part.CodeSuggestions))

/** What a field of an item can do with other items. */
export type ItemNavigation = {
  goTo(id: number | undefined): void
  /** Opens the dialog of the shop's items; with a code, to add a new item for it. */
  openItems(code: string, id: number): void
}
export const ItemNavigationContext = createContext<ItemNavigation>({ goTo() {}, openItems() {} })

/** The id of the element, by which the focus is moved there. */
export const cellId = (id: number, field: BillField) => `item-${id}-${field}`

/** Focuses a field or, where the item is closed, the button that opens it. @returns whether there is one */
export function focusCell(id: number, field: BillField): boolean {
  const cell =
    document.getElementById(cellId(id, field)) ?? document.getElementById(closedItemId(id))
  cell?.focus()
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select()
  return cell !== null
}

/** The id of the button of an item that is closed, on a phone. */
export const closedItemId = (id: number) => `item-${id}`

export const hintId = (id: number, field: BillField) => `${cellId(id, field)}-hint`

type BillCellProps = {
  id: number
  field: RowField
  row: BillRow
  problems: RowProblems
  /** Where the label is not in view. */
  label?: string
  /** A word below the text of the cell. */
  note?: string | undefined
  placeholder?: string | undefined
}

/** The input of one field of one item. */
export function BillCell(props: BillCellProps) {
  const { id, field, row, problems, label, note, placeholder } = props
  const { name, tidy } = field
  const text = row[name]
  const { symbol } = useCurrency().currency
  const readAs = note ?? field.understoodAs?.(text, symbol)
  const readAsId = `${cellId(id, name)}-understood`
  const questionId =
    field.isNumber && isAmbiguousNumber(name, text) && `${cellId(id, name)}-question`
  const problem = problems[name]
  const isHinted = problem !== undefined || (name === 'unit' && isNumberAsUnit(text))
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
      [isHinted ? hintId(id, name) : readAs && readAsId, questionId].filter(Boolean).join(' ') ||
      undefined,
    placeholder,
    maxLength: longestText(name),
    value: text,
    ...touch,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  if (name === 'description') return <Description {...input} itemId={id} />
  if (name === 'hsn') return <HsnCode {...input} itemId={id} />
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
      {readAs && (
        <small id={readAsId} className={styles.understood} data-amount>
          {readAs}
        </small>
      )}
    </span>
  )
}

type DescriptionProps = ComponentProps<'textarea'> & { itemId: number; value: string }

/** The description, which may have several lines: the element around it grows with the text. */
function Description({ itemId, ...props }: DescriptionProps) {
  const [field, setField] = useState<HTMLTextAreaElement>()
  const Suggestions = useLoadedInBackground(suggestions.load, field ? atOnce : never)
  const navigation = use(ItemNavigationContext)
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
          // A scanner may press Enter before the suggestions are loaded.
          if (key === 'Enter' && !Suggestions) {
            loadSuggestions()
              .then((part) => part.scanLater(props.value, { id: itemId, ...navigation, showToast }))
              .catch(() => {})
          }
        }}
      />
      {field && Suggestions && (
        <Suggestions
          field={field}
          text={props.value}
          id={itemId}
          {...navigation}
          onPick={(fill) => {
            changeItem(itemId, fill)
            focusCell(itemId, 'quantity')
          }}
        />
      )}
    </span>
  )
}

/** The HSN code, with codes of the department's list that fit what is typed: the first digits, or words. */
function HsnCode({
  itemId,
  ...props
}: ComponentProps<'input'> & { itemId: number; value: string }) {
  const [field, setField] = useState<HTMLInputElement>()
  const Codes = useLoadedInBackground(codes.load, field ? atOnce : never)
  return (
    <span className={styles.slot} data-fit={cellFit(props.value)}>
      <input
        {...props}
        type="text"
        inputMode="text"
        onFocus={(event) => {
          props.onFocus?.(event)
          setField(event.currentTarget)
        }}
        onBlur={() => setField(undefined)}
      />
      {field && Codes && (
        <Codes
          field={field}
          text={props.value}
          onPick={({ code }) => {
            changeItem(itemId, { hsn: code })
            focusCell(itemId, 'quantity')
          }}
        />
      )}
    </span>
  )
}

/** So many characters fit in every cell. */
const SHORT = 4

/** For the `data-fit` of a cell, by which long texts get smaller letters. */
export const cellFit = (text: string): number | undefined =>
  text.length > SHORT ? fitOf(text) : undefined

/** The list of rates. Its options are rendered when it is opened, as a bill has many rows. */
export function RateList({ id, number, rate }: { id: number; number: number; rate: string }) {
  const [isOpened, setIsOpened] = useState(false)
  const rates = isOpened ? gstRates : []
  const isKnown = rates.some((known) => known.rate === rate)
  return (
    <span className={styles.list}>
      <Icon of={ChevronDown} size={14} />
      <select
        tabIndex={-1}
        aria-label={billScreenWords.rateList(number)}
        value={rate}
        onPointerDown={() => setIsOpened(true)}
        onFocus={() => setIsOpened(true)}
        onChange={(event) => changeItem(id, { rate: event.target.value })}
      >
        {!isKnown && <option value={rate}>{rate}%</option>}
        {rates.map(({ rate, kind, brief }) => (
          <option key={rate} value={rate}>
            {rate}%{kind === 'former' && ` · ${billScreenWords.oldSlab}`}
            {brief && ` · ${brief}`}
          </option>
        ))}
      </select>
    </span>
  )
}

type UntaxedChoiceProps = {
  id: number
  number: number
  untaxed: BillRow['untaxed']
  /** What a blank choice means: exempt on a bill of supply, else nil rated. */
  isExempt: boolean
}

/** Why a row has no tax, which the return asks for. */
export function UntaxedChoice({ id, number, untaxed, isExempt }: UntaxedChoiceProps) {
  return (
    <select
      className={styles.untaxed}
      aria-label={billScreenWords.whyUntaxed(number)}
      value={untaxed || (isExempt ? 'exempt' : 'nil')}
      onChange={(event) =>
        changeItem(id, { untaxed: untaxedKinds.find((kind) => kind === event.target.value) ?? '' })
      }
    >
      {untaxedKinds.map((kind) => (
        <option key={kind} value={kind}>
          {billScreenWords.untaxedKinds[kind]}
        </option>
      ))}
    </select>
  )
}

/** Asks whether a number in the place of the unit is the quantity; nothing where there is none. */
export function UnitQuestion({ id, row }: { id: number; row: BillRow }) {
  if (!isNumberAsUnit(row.unit)) return null
  const typed = row.unit.trim()
  if (row.quantity.trim() !== '') return billScreenWords.unitIsNumberToo(typed)
  const take = () => {
    flushSync(() => changeItem(id, { quantity: typed, unit: '' }))
    focusCell(id, 'unit')
  }
  return (
    <>
      {`${billScreenWords.unitIsNumber(typed)} `}
      <button type="button" className={styles.answer} onClick={take}>
        {billScreenWords.makeQuantity(typed)}
      </button>
    </>
  )
}

type CellInput = HTMLInputElement | HTMLTextAreaElement

/** The field of an item that a key was pressed in; none for other controls, and while composing. */
function cellOfEvent(event: KeyboardEvent<HTMLElement>): CellInput | undefined {
  const cell = event.target
  const isField = cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement
  return isField && cell.dataset.field && !event.nativeEvent.isComposing ? cell : undefined
}

const cellsIn = (item: Element) => [...item.querySelectorAll<CellInput>('[id][data-field]')]

const fieldOf = (cell: CellInput) => cell.dataset.field as BillField

export const rowIdOf = (element: Element): number | undefined => {
  const row = element.closest<HTMLElement>('tr[data-id]')
  return row ? Number(row.dataset.id) : undefined
}

/**
 * Handles keys in the table: Tab takes the way of most rows, past HSN and unit, to which Shift with Tab goes back;
 * Enter goes on to the next field and past the unit, arrows go to the row above or
 * below; with Alt, an arrow moves the row itself, and Enter begins a line in an item.
 */
export function handleTableKeys(
  event: KeyboardEvent<HTMLElement>,
  move: (id: number, step: -1 | 1) => void,
): void {
  const cell = cellOfEvent(event)
  const row = cell?.closest('tr')
  const id = cell && rowIdOf(cell)
  if (!cell || !row || id === undefined) return
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined

  if (step && event.altKey) {
    event.preventDefault()
    flushSync(() => move(id, step))
    focusCell(id, fieldOf(cell))
  } else if (step && !hasLineBeyond(cell, step)) {
    event.preventDefault()
    const neighbour = rowBeside(row, step)
    if (neighbour !== undefined) focusCell(neighbour, fieldOf(cell))
  } else if (event.key === 'Tab' && !event.shiftKey && !isAskedAbout(cell)) {
    const next = nextByTab.get(fieldOf(cell))
    if (next && focusCell(id, next)) event.preventDefault()
  } else if (event.key === 'Enter' && !insertedLineBreak(event, cell)) {
    event.preventDefault()
    const direction = event.shiftKey ? -1 : 1
    const next = cellBeside(row, cell, direction)
    const beside = next ? id : rowBeside(row, direction)
    const field = next ?? cellsIn(row).at(direction === 1 ? 0 : -1)
    if (beside !== undefined && field) focusCell(beside, fieldOf(field))
  }
}

/** Handles keys on a phone: Enter goes to the next field of the open item, and from the last to `end`. */
export function handlePhoneKeys(event: KeyboardEvent<HTMLElement>, end: HTMLElement | null): void {
  const cell = cellOfEvent(event)
  if (!cell || event.key !== 'Enter' || insertedLineBreak(event, cell)) return
  event.preventDefault()
  const cells = cellsIn(event.currentTarget)
  const next = cells[cells.indexOf(cell) + (event.shiftKey ? -1 : 1)]
  const target = next ?? end
  target?.focus()
}

/** Item, quantity, price; then the browser's own way. */
const nextByTab: ReadonlyMap<BillField, BillField> = new Map([
  ['description', 'quantity'],
  ['quantity', 'price'],
])

/** Whether a question about the number stands below it: its answers come next. */
const isAskedAbout = (cell: CellInput): boolean =>
  document.querySelector(`#${cell.id}-question button`) !== null

const cellBeside = (row: Element, cell: CellInput, step: -1 | 1) => {
  const cells = cellsIn(row).filter((other) => other === cell || fieldOf(other) !== 'unit')
  return cells[cells.indexOf(cell) + step]
}

/** Alt and Enter insert a line break in a description. @returns whether they did */
function insertedLineBreak(event: KeyboardEvent<HTMLElement>, cell: CellInput): boolean {
  if (!event.altKey || !(cell instanceof HTMLTextAreaElement)) return false
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = cell
  // Focusing a cell selects all of it, so a whole selection is not replaced.
  const isAll = selectionStart === 0 && selectionEnd === value.length
  cell.setRangeText('\n', isAll ? selectionEnd : selectionStart, selectionEnd, 'end')
  cell.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Whether the arrow still has a line to go to within the text. */
function hasLineBeyond(cell: CellInput, step: -1 | 1): boolean {
  if (!(cell instanceof HTMLTextAreaElement)) return false
  const { value, selectionStart, selectionEnd } = cell
  return (step === 1 ? value.slice(selectionEnd) : value.slice(0, selectionStart)).includes('\n')
}

/** The item above or below, past the lines of hints. */
function rowBeside(row: Element, step: -1 | 1): number | undefined {
  let beside: Element | null = row
  do {
    beside = step === 1 ? beside.nextElementSibling : beside.previousElementSibling
  } while (beside && !beside.hasAttribute('data-id'))
  return beside ? rowIdOf(beside) : undefined
}
