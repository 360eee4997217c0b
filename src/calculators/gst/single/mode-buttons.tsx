import type { KeyboardEvent } from 'react'
import { type ChoiceProps, SegmentText } from '../../../ui/fields/segmented'
import styles from '../../../ui/fields/segmented.module.css'
import { classNames } from '../../../ui/page/class-names'

/** Buttons that say what the page does with its amount: one tab stop, arrows move. */
export function ModeButtons<Value extends string>(props: ChoiceProps<Value>) {
  const { label, segments, value, onChoose } = props

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
      className={classNames(styles.track, styles.wide, styles.even, styles.tall)}
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
