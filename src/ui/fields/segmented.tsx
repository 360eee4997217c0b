import { type ReactNode, useId } from 'react'
import { classNames } from '../page/class-names'
import styles from './segmented.module.css'

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode }

export type ChoiceProps<Value extends string> = {
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

type TitledProps = { title: string; className?: string | undefined; children: ReactNode }

/** A choice below the name of what is chosen, and what is said of it. */
export function Titled({ title, className, children }: TitledProps) {
  return (
    <div className={classNames(styles.titled, className)}>
      <p aria-hidden="true">{title}</p>
      {children}
    </div>
  )
}

/** The bold width is reserved, so that choosing never moves a neighbour. */
export function SegmentText({ label, icon }: { label: string; icon?: ReactNode }) {
  return (
    <>
      {icon}
      <span className={styles.text} data-bold={label}>
        {label}
      </span>
    </>
  )
}
