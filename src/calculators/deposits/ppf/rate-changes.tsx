import { ChevronDown, Plus, X } from 'lucide'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { sayDate, sayMonth } from '../../../core/language/dates'
import { MOST_RATE_CHANGES } from '../../../core/limits'
import { schemeRates, schemeRatesReadUntil } from '../../../core/rules/deposits'
import { problemHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { undoBy, useToast } from '../../../ui/tab/toast'
import {
  addChange,
  type Changes,
  changesOf,
  editChange,
  editChanges,
  fillKnownRates,
  inputs,
  insertChange,
  knownRatesSince,
  parseChanges,
  quarters,
  readChange,
  removeChange,
  type Typed,
  type TypedChange,
} from './inputs'
import styles from './rate-changes.module.css'
import { changeNote } from './sentences'
import { ppfWords } from './words'

type RateChangesProps = {
  typed: Typed
  opened: string | undefined
  /** How many financial years the account has. */
  rows: number
}

/** The rates that follow the first one: rows of year, quarter and rate. */
export function RateChanges({ typed, opened, rows }: RateChangesProps) {
  const showToast = useToast()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const changes = changesOf(typed.scheme, parseChanges(typed.changes))
  const isFull = changes.length >= MOST_RATE_CHANGES

  const editAndGoTo = (edit: (changes: Changes) => Changes, index: number, control: string) => {
    flushSync(() => editChanges(edit))
    const entries = list.current?.children
    const entry = entries?.[Math.min(index, entries.length - 1)]
    const found = entry?.querySelector<HTMLElement>(control) ?? addButton.current
    found?.focus()
  }
  const remove = (index: number, change: TypedChange) => {
    editAndGoTo((changes) => removeChange(changes, index), index, 'button')
    const undo = () =>
      editAndGoTo((changes) => insertChange(changes, index, change), index, 'button')
    showToast(ppfWords.changes.removed, undoBy({ run: undo }))
  }

  return (
    <div className={styles.changes}>
      <KnownRates typed={typed} opened={opened} />
      {changes.length > 0 ? (
        <>
          <p className={styles.head} aria-hidden="true">
            <span>{ppfWords.changes.fromYear}</span>
            <span>{ppfWords.changes.quarter}</span>
            <span>{ppfWords.changes.newRate}</span>
          </p>
          <ol ref={list} aria-label={ppfWords.changes.list}>
            {changes.map((change, index) => (
              <Entry
                // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place alone
                key={index}
                number={index + 1}
                change={change}
                opened={opened}
                rows={rows}
                onEdit={(part) => editChanges((changes) => editChange(changes, index, part))}
                onRemove={() => remove(index, change)}
              />
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.words}>{ppfWords.changes.empty}</p>
      )}
      <div className={styles.foot}>
        <Button
          ref={addButton}
          kind="secondary"
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (isFull) return
            const last = changes.length
            editAndGoTo((changes) => addChange(typed.scheme, changes), last, 'input')
          }}
        >
          <Icon of={Plus} size={18} />
          {ppfWords.changes.add}
        </Button>
        <p className={styles.words}>
          {isFull
            ? ppfWords.changes.full(MOST_RATE_CHANGES)
            : ppfWords.changes.limit(MOST_RATE_CHANGES)}
        </p>
      </div>
    </div>
  )
}

type EntryProps = {
  number: number
  change: TypedChange
  opened: string | undefined
  rows: number
  onEdit(part: Partial<TypedChange>): void
  onRemove(): void
}

function Entry({ number, change, opened, rows, onEdit, onRemove }: EntryProps) {
  const reading = readChange(change, opened)
  const yearNote = changeNote(change, reading, opened, rows)
  const rateNote = rateHint(15, ppfWords.fields.usualRates)(reading.rate)
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: Chromium loses fields that fit their text in a fieldset that is a grid */}
      <div role="group" aria-label={ppfWords.changes.row(number)} className={styles.entry}>
        <NumberField
          label={ppfWords.changes.fromYear}
          size="bare"
          text={change.year}
          onText={(year) => onEdit({ year })}
          hint={yearNote}
        />
        <div className={styles.quarter}>
          <select
            aria-label={ppfWords.changes.quarter}
            value={change.quarter}
            onChange={(event) => onEdit({ quarter: event.target.value })}
          >
            {quarters.map((quarter) => (
              <option key={quarter} value={quarter}>
                {ppfWords.changes.quarters[quarter]}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </div>
        <NumberField
          label={ppfWords.changes.newRate}
          size="bare"
          unit="%"
          text={change.rate}
          onText={(rate) => onEdit({ rate })}
          hint={rateNote}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={ppfWords.changes.remove(number)}
          onClick={onRemove}
        >
          <Icon of={X} size={18} />
        </button>
        <Note text={problemHint(reading.year) ?? yearNote ?? rateNote} />
      </div>
    </li>
  )
}

/** The fields tell it themselves to those who cannot see it here. */
const Note = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={styles.note} aria-hidden="true">
      {text}
    </p>
  )

/** Offers the rates that the scheme has had since the account was opened. */
function KnownRates({ typed, opened }: Pick<RateChangesProps, 'typed' | 'opened'>) {
  const showToast = useToast()
  const [oldest] = schemeRates[typed.scheme]
  const filled = fillKnownRates(typed, opened)
  if (!opened || !oldest) return null
  const isNothingKnown = knownRatesSince(typed.scheme, opened).changes.length === 0 && !filled
  if (isNothingKnown) return null
  const first = sayMonth(oldest.from)
  const fill = () => {
    if (!filled) return
    const before = inputs.read()
    inputs.change(filled)
    const rest = Object.keys(filled).map((name) => [name, before[name as keyof Typed]])
    const undo = () => inputs.change(Object.fromEntries(rest))
    showToast(ppfWords.changes.filled, undoBy({ run: undo }))
  }
  return (
    <div className={styles.known}>
      {filled && (
        <Button kind="secondary" onClick={fill}>
          {ppfWords.changes.fill}
        </Button>
      )}
      <p className={styles.words}>
        {ppfWords.changes.known(first, sayDate(schemeRatesReadUntil))}
        {opened < oldest.from.slice(0, 7) && ` ${ppfWords.changes.before(first)}`}
      </p>
    </div>
  )
}
