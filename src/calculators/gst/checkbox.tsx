import styles from './checkbox.module.css'

type CheckboxProps = { label: string; isChecked: boolean; onCheck(isChecked: boolean): void }

/** A yes or no beside its words; the whole line takes the click. */
export function Checkbox({ label, isChecked, onCheck }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      {label}
    </label>
  )
}
