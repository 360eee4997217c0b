import { toDigits } from '../../core/money/decimal'
import type { Reading } from '../../core/money/parse'
import { classNames } from '../page/class-names'
import styles from './rate-chips.module.css'

type RateChipsProps = {
  label: string
  /** Plain digits. */
  rates: readonly string[]
  /** What the field above them says. */
  reading: Reading
  onChoose(rate: string): void
  className?: string | undefined
}

/** The usual percentages, one touch each. */
export function RateChips({ label, rates, reading, onChoose, className }: RateChipsProps) {
  const chosen = reading.problem ? undefined : toDigits(reading.value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label={label} className={classNames(styles.chips, className)}>
      {rates.map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => onChoose(rate)}
        >
          {`${rate}%`}
        </button>
      ))}
    </div>
  )
}
