import { monthsOf } from '../../../core/annuity'
import { countOf } from '../../../core/format'
import type { Reading } from '../../../core/parse'
import { rangeHint } from '../../../ui/fields/hints'
import { RuledField } from '../../../ui/rulers/ruler'
import { yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'

type SavingsFieldProps = { text: string; onText(text: string): void; reading: Reading }

export function ReturnField(props: SavingsFieldProps) {
  const hint = 'Typical returns range 0–30% p.a. (not guaranteed).'
  return (
    <RuledField
      {...props}
      label="Expected annual return (%)"
      size="percent"
      unit="%"
      helper="Not guaranteed"
      hint={rangeHint(props.reading, 0, 30, hint)}
      scale={yearlyRateRuler}
      say={(text) => `${text}%`}
    />
  )
}

type DurationFieldProps = SavingsFieldProps & {
  /** What happens every month. */
  counted?: string
}

export function DurationField({ counted = 'instalment', ...props }: DurationFieldProps) {
  const months = monthsOf(props.reading.value, 'years')
  return (
    <RuledField
      {...props}
      label="Duration (years)"
      size="years"
      unit="years"
      helper={months === undefined ? undefined : countOf(months, counted)}
      hint={rangeHint(props.reading, 1, 40, 'Typical duration is 1–40 years.')}
      scale={yearsRuler}
      say={(text) => countOf(text, 'year')}
    />
  )
}
