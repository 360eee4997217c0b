import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import styles from './choice-fields.module.css'

type SelectFieldProps<Value extends string> = {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose(value: Value): void
  /** A quiet line below the label, or below the field where it stands alone in its place. */
  helper?: string | undefined
  /** The label above the field, for two in a row; otherwise beside it. */
  stacked?: boolean
}

/** One choice out of many, as a native list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChoose, helper, stacked = false } = props
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <div className={classNames(styles.field, stacked && styles.stacked)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          id={id}
          value={value}
          aria-describedby={helper && helperId}
          onChange={(event) => onChoose(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </div>
      {helper && (
        <p key={helper} id={helperId} className={styles.helper}>
          {helper}
        </p>
      )}
    </div>
  )
}
