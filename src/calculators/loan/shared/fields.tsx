import { languageWords } from '../../../core/language/words'
import { monthsOf, type TermUnit } from '../../../core/loan/annuity'
import { toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import type { Reading } from '../../../core/money/parse'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../ui/rulers/ruler'
import { linearRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { convertTenure, sayTenure, tenureHint, yearlyRateHint } from './terms'
import { loanWords } from './words'

const tenureUnits = [
  { value: 'years', label: loanWords.tenureUnits.years },
  { value: 'months', label: loanWords.tenureUnits.months },
] as const

/** The yearly interest rate. */
export function RateField(field: Pick<RuledFieldProps, 'text' | 'onText' | 'reading'>) {
  return (
    <RuledField
      {...field}
      label={loanWords.interestRate}
      size="percent"
      unit="%"
      helper={loanWords.rateHelp}
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
      label={loanWords.tenure}
      size="count"
      text={typed.tenure}
      onText={(tenure) => change({ tenure })}
      reading={reading}
      helper={months === undefined ? undefined : loanWords.emis(months)}
      hint={tenureHint(reading, typed.tenureUnit)}
      scale={isInYears ? yearsRuler : monthsRuler}
      say={(text) => sayTenure(text, typed.tenureUnit)}
      beside={
        <Segmented
          label={loanWords.tenureIn}
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
    { value: 1, label: languageWords.months(1), shortLabel: '1' },
    { value: 120, label: '120' },
    { value: 240, label: '240' },
    { value: 360, label: '360' },
    { value: 480, label: languageWords.months(480), shortLabel: '480' },
  ],
})
