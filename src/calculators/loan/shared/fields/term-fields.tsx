import { monthsOf, type TermUnit } from '../../../../core/annuity'
import { toDigits } from '../../../../core/decimal'
import { countOf, groupDigits } from '../../../../core/format'
import type { Reading } from '../../../../core/parse'
import { rangeHint, rateHint } from '../../../../ui/fields/hints'
import { Segmented } from '../../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../../ui/rulers/ruler'
import { yearlyRateRuler, yearsRuler } from '../../../../ui/rulers/rulers'
import { convertTenure } from '../terms/tenure'
import { monthsRuler } from './rulers'

const tenureUnits = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const

/** What a loan costs a year. */
export function RateField(field: Pick<RuledFieldProps, 'text' | 'onText' | 'reading'>) {
  return (
    <RuledField
      {...field}
      label="Interest rate (% p.a.)"
      size="percent"
      unit="%"
      helper="On the reducing balance"
      hint={rateHint(field.reading, 30, 'Typical rates are 0–30% p.a.')}
      scale={yearlyRateRuler}
      say={(text) => `${text}%`}
    />
  )
}

type Tenure = { tenure: string; tenureUnit: TermUnit }

type TenureFieldProps = {
  typed: Tenure
  reading: Reading
  change(part: Partial<Tenure>): void
}

/** How long a loan runs, in years or months: the other unit is the same loan. */
export function TenureField({ typed, reading, change }: TenureFieldProps) {
  const isInYears = typed.tenureUnit === 'years'
  const months = monthsOf(reading.value, typed.tenureUnit)
  return (
    <RuledField
      label="Tenure"
      size="count"
      text={typed.tenure}
      onText={(tenure) => change({ tenure })}
      reading={reading}
      helper={months === undefined ? undefined : countOf(months, 'EMI')}
      hint={
        isInYears
          ? rangeHint(reading, 1, 40, 'Typical tenure is 1–40 years')
          : rangeHint(reading, 1, 480, 'Typical tenure is 12–480 months')
      }
      scale={isInYears ? yearsRuler : monthsRuler}
      say={(text) => countOf(text, isInYears ? 'year' : 'month')}
      beside={
        <Segmented
          label="Tenure in"
          segments={tenureUnits}
          value={typed.tenureUnit}
          onChoose={(tenureUnit) => {
            if (tenureUnit === typed.tenureUnit) return
            const tenure = convertTenure(reading.value, tenureUnit)
            change({ tenureUnit, tenure: groupDigits(toDigits(tenure)) })
          }}
        />
      }
    />
  )
}
