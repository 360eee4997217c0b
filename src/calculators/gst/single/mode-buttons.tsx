import { type ChoiceProps, SegmentText } from '../../../ui/fields/segmented'
import styles from '../../../ui/fields/segmented.module.css'
import { classNames } from '../../../ui/page/class-names'

/** Buttons that say what the page does with its amount; unlike segments, each is a stop of its own. */
export function ModeButtons<Value extends string>(props: ChoiceProps<Value>) {
  const { label, segments, value, onChoose } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.track, styles.wide, styles.even, styles.tall)}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
        >
          <SegmentText {...segment} />
        </button>
      ))}
    </div>
  )
}
