import { monthsOf, type TermUnit } from '../../../core/annuity'
import { toDigits } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import type { Reading } from '../../../core/parse'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../ui/rulers/ruler'
import { linearRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { convertTenure, tenureHint, yearlyRateHint } from './terms'

const tenureUnits = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const

/** The yearly interest rate. */
export function RateField(field: Pick<RuledFieldProps, 'text' | 'onText' | 'reading'>) {
  return (
    <RuledField
      {...field}
      label="Interest rate (% p.a.)"
      size="percent"
      unit="%"
      helper="On the reducing balance"
      hint={yearlyRateHint(field.reading)}
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

/** The tenure, in years or months. Choosing the other unit converts it. */
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
      hint={tenureHint(reading, typed.tenureUnit)}
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

export const monthsRuler = linearRuler({
  min: 1,
  max: 480,
  step: 1,
  minorEvery: 12,
  stops: [
    { value: 1, label: '1 month', shortLabel: '1' },
    { value: 120, label: '120' },
    { value: 240, label: '240' },
    { value: 360, label: '360' },
    { value: 480, label: '480 months', shortLabel: '480' },
  ],
})
