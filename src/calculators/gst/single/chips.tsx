import { classNames } from '../../../ui/page/class-names'
import styles from './chips.module.css'

export type Chip = {
  value: string
  label: string
  /** A word under the label. With a meaning, which describes the button, the chip is a quiet one. */
  note?: { word: string; meaning?: string }
}

type ChipsProps = {
  label: string
  chips: readonly Chip[]
  /** The chip in force; none when the value is not among them. */
  chosen: string | undefined
  onChoose(value: string): void
}

/** Quick values for a field. */
export function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ value, label, note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-description={note?.meaning}
          className={classNames(styles.chip, note?.meaning && styles.quiet)}
          onClick={() => onChoose(value)}
        >
          {label}
          {note && <small>{note.word}</small>}
        </button>
      ))}
    </div>
  )
}
