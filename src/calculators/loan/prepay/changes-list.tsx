import { ChevronDown, Plus, X } from 'lucide'
import { memo, type ReactNode, useId, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MOST_CHANGES } from '../../../core/limits'
import { tidyNumber } from '../../../core/money/parse'
import { understoodAs } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import styles from './changes-list.module.css'
import {
  addChange,
  type ChangeKind,
  type Changes,
  changeKinds,
  type Effect,
  editChange,
  hasEffect,
  inNumbers,
  insertChange,
  isMoney,
  moveChange,
  readChange,
  removeChange,
  type TypedChange,
  withKind,
} from './inputs'
import { type ChangeHint, changeHints, placeOf, sayChange } from './sentences'
import { prepayWords } from './words'

type ChangesListProps = {
  changes: Changes
  /** The hints that follow from the loan, one for each change. */
  hints: readonly ChangeHint[]
  /**
   * Gets a function, so that an Undo applies to what is typed by then. Must be the same at every
   * rendering.
   */
  /** The month of the first EMI as `2027-04`, or empty. */
  start: string
  onEdit(edit: (changes: Changes) => Changes): void
}

/** The editable list of changes, in the order in which they count. */
export function ChangesList({ changes, hints, start, onEdit }: ChangesListProps) {
  const showToast = useToast()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const count = changes.length
  const isFull = count >= MOST_CHANGES

  const actions = useMemo(() => {
    const editAndGoTo = (edit: (changes: Changes) => Changes, index: number, control: string) => {
      flushSync(() => onEdit(edit))
      const entries = list.current?.children
      const entry = entries?.[Math.min(index, entries.length - 1)]
      const found = entry?.querySelector<HTMLElement>(control) ?? addButton.current
      found?.focus()
    }
    const move = (from: number, to: number) =>
      editAndGoTo((changes) => moveChange(changes, from, to), to, 'select')
    return {
      edit: (index: number, part: Partial<TypedChange>) =>
        onEdit((changes) => editChange(changes, index, part)),
      add: () => editAndGoTo(addChange, MOST_CHANGES, 'input'),
      remove(index: number, change: TypedChange) {
        editAndGoTo((changes) => removeChange(changes, index), index, 'button')
        const undo = () =>
          editAndGoTo((changes) => insertChange(changes, index, change), index, 'button')
        showToast(prepayWords.changes.removed, undoBy({ run: undo }))
      },
      move(from: number, to: number) {
        move(from, to)
        showToast(prepayWords.changes.moved, undoBy({ run: () => move(to, from) }))
      },
    }
  }, [onEdit, showToast])

  const positions = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => {
        const position = index + 1
        return <option key={position}>{position}</option>
      }),
    [count],
  )

  return (
    <div className={styles.changes}>
      <div className={styles.head}>
        <h2>{prepayWords.changes.title}</h2>
        <p>{prepayWords.changes.intro}</p>
      </div>
      {count > 0 ? (
        <ol ref={list} className={styles.list}>
          {changes.map((change, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place alone
              key={index}
              index={index}
              positions={positions}
              actions={actions}
              start={start}
              valueHint={hints[index]?.value}
              fromHint={hints[index]?.from}
              {...change}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{prepayWords.changes.none}</p>
      )}
      <div className={styles.foot}>
        <Button
          ref={addButton}
          kind="secondary"
          aria-disabled={isFull || undefined}
          aria-describedby={noteId}
          onClick={() => {
            if (isFull) return
            actions.add()
            // This toast replaces the Undo of a removal, for which there is no room left.
            if (count === MOST_CHANGES - 1) showToast(prepayWords.changes.nowFull(MOST_CHANGES))
          }}
        >
          <Icon of={Plus} size={18} />
          {prepayWords.changes.add}
        </Button>
        <p id={noteId}>
          {isFull
            ? prepayWords.changes.full(MOST_CHANGES)
            : prepayWords.changes.limit(MOST_CHANGES)}
        </p>
      </div>
    </div>
  )
}

type EntryProps = TypedChange & {
  index: number
  positions: ReactNode[]
  start: string
  valueHint: string | undefined
  fromHint: string | undefined
  actions: {
    edit(index: number, part: Partial<TypedChange>): void
    remove(index: number, change: TypedChange): void
    move(from: number, to: number): void
  }
}

/** A longer text gets a line of its own. */
const LONG_VALUE = 11
const LONG_NUMBER = 4
/** A longer percentage gets the room of an amount. */
const SHORT_PERCENT = 5

/**
 * Also counts the commas that the field adds on blur: otherwise the layout would shift under the press
 * that takes the focus away.
 */
const isLong = (text: string, most: number) => Math.max(text.length, tidyNumber(text).length) > most

/** One change. It is memoised, so that a key typed into a long list renders only one of them. */
const Entry = memo(function Entry(props: EntryProps) {
  const { index, positions, actions, start, valueHint, fromHint, ...change } = props
  const { symbol } = useCurrency().currency
  const { kind, value, from, effect } = change
  const number = index + 1
  const [counted = change] = inNumbers([change], start)
  const own = changeHints(kind, readChange(counted))
  const place = placeOf(from, start)
  const hints = { value: own.value ?? valueHint, from: place.hint ?? own.from ?? fromHint }
  const inMoney = isMoney(kind)
  const effects = kind === 'rate' ? prepayWords.effects.rate : prepayWords.effects.prepayment
  const edit = (part: Partial<TypedChange>) => actions.edit(index, part)

  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: Chromium loses fields that fit their text in a fieldset that is a grid */}
      <div
        role="group"
        aria-label={prepayWords.changes.name(number, sayChange(counted, symbol))}
        className={styles.entry}
        data-kind={kind}
      >
        <div className={styles.number}>
          <span aria-hidden>{number}</span>
          {positions.length > 1 && (
            <select
              aria-label={prepayWords.changes.position(number)}
              value={number}
              onChange={(event) => actions.move(index, Number(event.target.value) - 1)}
            >
              {positions}
            </select>
          )}
        </div>
        <div className={styles.kind}>
          <span aria-hidden>
            {prepayWords.kinds[kind]} <Icon of={ChevronDown} size={16} />
          </span>
          <select
            aria-label={prepayWords.changes.kind}
            value={kind}
            onChange={(event) => edit(withKind(change, event.target.value as ChangeKind))}
          >
            {kindOptions}
          </select>
        </div>
        <div
          className={classNames(styles.value, isLong(value, LONG_VALUE) && styles.long)}
          data-short={(!inMoney && value.length <= SHORT_PERCENT) || undefined}
        >
          <NumberField
            label={
              inMoney
                ? prepayWords.changes.amount
                : kind === 'raise'
                  ? prepayWords.changes.percent
                  : prepayWords.changes.rate
            }
            size="bare"
            {...(inMoney ? { money: 'symbol' } : { unit: '%' })}
            text={value}
            onText={(value) => edit({ value })}
            hint={hints.value}
          />
        </div>
        <div className={classNames(styles.when, isLong(from, LONG_NUMBER) && styles.long)}>
          <NumberField
            label={prepayWords.when[kind]}
            size="bare"
            text={from}
            onText={(from) => edit({ from })}
            helper={place.said}
            isUnderstood={place.said !== undefined}
            hint={hints.from}
          />
        </div>
        {hasEffect(kind) && (
          <div className={styles.choice}>
            <Segmented
              label={prepayWords.changes.effect}
              wide
              segments={[
                { value: 'keepEmi', label: effects.keepEmi },
                { value: 'keepEnd', label: effects.keepEnd },
              ]}
              value={effect}
              onChoose={(effect: Effect) => edit({ effect })}
            />
          </div>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={prepayWords.changes.remove(number)}
          onClick={() => actions.remove(index, change)}
        >
          <Icon of={X} size={18} />
        </button>
        <p className={styles.note} aria-hidden data-amount>
          {hints.value ??
            hints.from ??
            [inMoney && understoodAs(value, symbol), place.said].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
})

const kindOptions = changeKinds.map((kind) => (
  <option key={kind} value={kind}>
    {prepayWords.kinds[kind]}
  </option>
))
