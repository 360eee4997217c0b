import { CalendarDays } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { type DayReading, readDay, readMonth, writeDay } from '../../core/time/read-day'
import type { Input } from '../memory/input-kinds'
import { Icon } from '../page/icon'
import { uiWords } from '../words'
import { type BoundTo, useText } from './bound'
import styles from './day-field.module.css'
import { Hint } from './hint'
import { useExampleText } from './number-field'

type DayFieldProps = {
  label: string
  /** What the person typed: the only state. */
  text: string
  onText(text: string): void
  /** A quiet line below the label. */
  helper?: string | undefined
  /** Why the day does not count; it takes the helper's place. */
  hint?: string | undefined
  /** Another way to set it, such as a chip for today, before the field. */
  before?: ReactNode
}

type BoundDayProps<Name extends string> = BoundTo<Name, Input<'text'>> &
  Omit<DayFieldProps, 'text' | 'onText'>

/** A day, typed in any common way or picked in the browser's calendar. */
export const DayField = <Name extends string>(props: BoundDayProps<Name>) => (
  <CalendarField {...props} {...useText(props.of, props.name)} kind="date" />
)

/** A month, typed or picked. */
export const MonthField = <Name extends string>(props: BoundDayProps<Name>) => (
  <CalendarField {...props} {...useText(props.of, props.name)} kind="month" />
)

/** A day whose text is not that of an input. */
export const UnboundDayField = (props: DayFieldProps) => <CalendarField {...props} kind="date" />

/** What a text means to each kind of field. */
const kinds = {
  date: {
    read: readDay,
    placeholder: uiWords.fields.dayPlaceholder,
    pick: uiWords.fields.pickDay,
    first: '1950-01-01',
    last: '2099-12-31',
  },
  month: {
    read: (text: string): DayReading => {
      const reading = readMonth(text)
      return 'month' in reading ? { day: reading.month } : reading
    },
    placeholder: uiWords.fields.monthPlaceholder,
    pick: uiWords.fields.pickMonth,
    first: '1950-01',
    last: '2099-12',
  },
}

function CalendarField(props: DayFieldProps & { kind: keyof typeof kinds }) {
  const { label, text, onText, helper, before } = props
  const { read, placeholder, pick, first, last } = kinds[props.kind]
  const id = useId()
  const helperId = `${id}-helper`
  const picker = useRef<HTMLInputElement>(null)
  const example = useExampleText(text, onText)
  const reading = read(text)
  const day = 'day' in reading ? reading.day : ''
  const isWrong = text.trim() !== '' && !day
  const hint = isWrong ? uiWords.fields.noSuchDay(text.trim()) : props.hint

  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <Hint
          id={helperId}
          className={hint ? styles.hint : styles.helper}
          text={hint ?? helper}
          isHelp={!hint}
        />
      </div>
      <div className={styles.controls}>
        {before}
        <div className={styles.box}>
          <input
            ref={example.ref}
            id={id}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            spellCheck={false}
            value={text}
            placeholder={placeholder}
            aria-invalid={isWrong || undefined}
            aria-describedby={helperId}
            data-amount
            onChange={({ target }) => onText(target.value)}
            onFocus={example.onFocus}
            onMouseUp={example.onMouseUp}
            onBlur={() => {
              if (example.hasTyped() && day) onText(writeDay(day))
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
            }}
          />
          <button
            type="button"
            aria-label={pick(label)}
            onClick={() => openCalendar(picker.current)}
          >
            <Icon of={CalendarDays} size={20} />
          </button>
          {/* Only the browser's calendar is wanted of it: days are typed in the field before it. */}
          <input
            ref={picker}
            type={props.kind}
            className={styles.picker}
            tabIndex={-1}
            aria-hidden="true"
            min={first}
            max={last}
            value={day}
            onChange={({ target }) => {
              if (target.value) onText(writeDay(target.value))
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** A browser without such a calendar leaves the field as it is. */
function openCalendar(picker: HTMLInputElement | null) {
  try {
    picker?.showPicker()
  } catch {
    picker?.focus()
  }
}
