import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from '../page/class-names'
import styles from './segmented.module.css'

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type ChoiceProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChoose(value: NoInfer<Value>): void
}

type SegmentedProps<Value extends string> = ChoiceProps<Value> & {
  /** The segments share the full width. */
  wide?: boolean
}

/** One choice out of a few, as native radio buttons: one tab stop, arrows move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChoose, wide = false } = props
  const name = useId()
  return (
    <fieldset className={classNames(styles.track, wide && styles.wide)}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          <SegmentText {...segment} />
        </label>
      ))}
    </fieldset>
  )
}

/** Buttons that say what a page does, the big ones with its amount: one tab stop, arrows move. */
export function ModeButtons<Value extends string>(props: ChoiceProps<Value> & { big?: boolean }) {
  const { label, segments, value, onChoose, big = false } = props

  const moveWithArrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const current = segments.findIndex((segment) => segment.value === value)
    const next = (current + step + segments.length) % segments.length
    const chosen = segments[next]
    if (!chosen) return
    onChoose(chosen.value)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.track, styles.wide, styles.even, big && styles.tall)}
      onKeyDown={moveWithArrows}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChoose(segment.value)}
        >
          <SegmentText {...segment} />
        </button>
      ))}
    </div>
  )
}

/** The bold width is reserved, so that choosing never moves a neighbour. */
function SegmentText({ label, icon }: { label: string; icon?: ReactNode }) {
  return (
    <>
      {icon}
      <span className={styles.text} data-bold={label}>
        {label}
      </span>
    </>
  )
}
