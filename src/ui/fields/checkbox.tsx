import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = {
  label: ReactNode
  isChecked: boolean
  onCheck(isChecked: boolean): void
  /** The look of its own, in the place of the common one. */
  className?: string | undefined
}

/** A yes or no beside its words; the whole line takes the click. */
export function Checkbox({ label, isChecked, onCheck, className = styles.line }: CheckboxProps) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      {label}
    </label>
  )
}
