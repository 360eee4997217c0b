import type { Reading } from '../../../core/money/parse'
import { Checkbox } from '../../../ui/fields/checkbox'
import { rangeHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { RuledField } from '../../../ui/rulers/ruler'
import { linearRuler } from '../../../ui/rulers/rulers'
import styles from './fields.module.css'
import type { Switch } from './inputs'
import { depositsWords } from './words'

/** The interest of a deposit: 0 to 15%. */
export const depositRateRuler = linearRuler({
  min: 0,
  max: 15,
  step: 0.05,
  minorEvery: 1,
  stops: [0, 5, 10, 15].map((value) => ({ value, label: `${value}%` })),
})

type RateFieldProps = {
  text: string
  onText(text: string): void
  reading: Reading
  helper?: string | undefined
}

/** The yearly interest in percent; below 0 it counts as 0. */
export const RateField = (props: RateFieldProps) => (
  <RuledField
    {...props}
    label={depositsWords.interestRate}
    size="percent"
    unit="%"
    hint={rateHint(props.reading, 15, depositsWords.usualRates)}
    scale={depositRateRuler}
    say={(text) => `${text}%`}
  />
)

type SeniorFieldProps = {
  typed: { readonly senior: Switch; readonly seniorExtra: string }
  change(part: Partial<SeniorFieldProps['typed']>): void
  reading: Reading
  /** Why there is nothing on top; it takes the place of the field for it. */
  noExtra?: string | undefined
}

/** Whether a senior deposits, and what the bank gives on top. */
export function SeniorField({ typed, change, reading, noExtra }: SeniorFieldProps) {
  return (
    <div className={styles.senior} data-off={typed.senior === 'off' || undefined}>
      <div>
        <Checkbox
          className={styles.check}
          label={depositsWords.senior}
          isChecked={typed.senior === 'on'}
          onCheck={(isChecked) => change({ senior: isChecked ? 'on' : 'off' })}
        />
        {noExtra ? <p>{noExtra}</p> : <p aria-hidden="true">{depositsWords.seniorExtra}</p>}
      </div>
      {!noExtra && (
        <div className={styles.extra}>
          <NumberField
            label={depositsWords.seniorExtra}
            size="bare"
            unit="%"
            text={typed.seniorExtra}
            onText={(seniorExtra) => change({ seniorExtra })}
            hint={rangeHint(reading, 0, 1, depositsWords.usualExtra)}
          />
        </div>
      )}
    </div>
  )
}
