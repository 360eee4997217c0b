import { sayDate } from '../../../core/language/dates'
import { schemeRatesReadUntil } from '../../../core/rules/deposits'
import { type Bound, type BoundTo, Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { rangeHint, rateHint } from '../../../ui/fields/hints'
import type { Input } from '../../../ui/memory/input-kinds'
import { usePageInputs } from '../../../ui/memory/page-inputs'
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

type RateFieldProps<Name extends string> = BoundTo<Name, Input<'percent'>> & {
  helper?: string | undefined
}

/** The yearly interest in percent; below 0 it counts as 0. */
export const RateField = <Name extends string>(props: RateFieldProps<Name>) => (
  <RuledField
    {...props}
    label={depositsWords.interestRate}
    hint={rateHint(15, depositsWords.usualRates)}
    scale={depositRateRuler}
  />
)

/** Below the field of a rate that the government sets: the line beside the field is too short for it. */
export const RatesUntil = () => (
  <p className={styles.until}>{depositsWords.ratesUntil(sayDate(schemeRatesReadUntil))}</p>
)

type SeniorFieldProps = {
  of: Bound<{ senior: Input<'tick', Switch>; seniorExtra: Input<'percent'> }>
  /** Why there is nothing on top; it takes the place of the field for it. */
  noExtra?: string | undefined
}

/** Whether a senior deposits, and what the bank gives on top. */
export function SeniorField({ of, noExtra }: SeniorFieldProps) {
  return (
    <div className={styles.senior} data-off={usePageInputs(of).senior === 'off' || undefined}>
      <div>
        <Tick of={of} name="senior" className={styles.check} label={depositsWords.senior} />
        {noExtra ? <p>{noExtra}</p> : <p aria-hidden="true">{depositsWords.seniorExtra}</p>}
      </div>
      {!noExtra && (
        <div className={styles.extra}>
          <Field
            of={of}
            name="seniorExtra"
            label={depositsWords.seniorExtra}
            size="bare"
            hint={rangeHint(0, 1, depositsWords.usualExtra)}
          />
        </div>
      )}
    </div>
  )
}
