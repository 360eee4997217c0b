import { toDigits } from '../../core/money/decimal'
import { readNumber } from '../../core/money/parse'
import type { Input } from '../memory/input-kinds'
import { type BoundTo, useText } from './bound'
import styles from './rate-chips.module.css'

type RateChipsProps<Name extends string> = BoundTo<Name, Input<'percent'>> & {
  label: string
  /** Plain digits. */
  rates: readonly string[]
}

/** The usual percentages, one touch each. */
export function RateChips<Name extends string>(props: RateChipsProps<Name>) {
  const { of, name, label, rates } = props
  const { text, onText } = useText(of, name)
  const reading = readNumber(text)
  const chosen = reading.problem ? undefined : toDigits(reading.value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label={label} className={styles.chips}>
      {rates.map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => onText(rate)}
        >
          {`${rate}%`}
        </button>
      ))}
    </div>
  )
}
