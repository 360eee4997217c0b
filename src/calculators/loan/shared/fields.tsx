import { languageWords } from '../../../core/language/words'
import { monthsOf, type TermUnit } from '../../../core/loan/annuity'
import { toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import type { Bound } from '../../../ui/fields/bound'
import { Segmented } from '../../../ui/fields/segmented'
import type { Input } from '../../../ui/memory/input-kinds'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { RuledField } from '../../../ui/rulers/ruler'
import { linearRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { convertTenure, sayTenure, tenureHints, yearlyRateHint } from './terms'
import { loanWords } from './words'

const tenureUnits = [
  { value: 'years', label: loanWords.tenureUnits.years },
  { value: 'months', label: loanWords.tenureUnits.months },
] as const

/** The yearly interest rate. */
export const RateField = ({ of }: { of: Bound<{ rate: Input<'percent'> }> }) => (
  <RuledField
    of={of}
    name="rate"
    label={loanWords.interestRate}
    helper={loanWords.rateHelp}
    hint={yearlyRateHint}
    scale={yearlyRateRuler}
  />
)

type Tenure = Bound<{ tenure: Input<'number'>; tenureUnit: Input<'choice', TermUnit> }>

/** The tenure, in years or months. Choosing the other unit converts it. */
export function TenureField({ of }: { of: Tenure }) {
  const { tenure, tenureUnit } = usePageInputs(of)
  const { value } = readNumber(tenure)
  const months = monthsOf(value, tenureUnit)
  return (
    <RuledField
      of={of}
      name="tenure"
      label={loanWords.tenure}
      size="count"
      helper={months === undefined ? undefined : loanWords.emis(months)}
      hint={tenureHints[tenureUnit]}
      scale={tenureUnit === 'years' ? yearsRuler : monthsRuler}
      say={(text) => sayTenure(text, tenureUnit)}
      beside={
        <Segmented
          label={loanWords.tenureIn}
          segments={tenureUnits}
          value={tenureUnit}
          onChoose={(chosen) => {
            if (chosen === tenureUnit) return
            const tenure = groupDigits(toDigits(convertTenure(value, chosen)))
            of.change({ tenureUnit: chosen, tenure })
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
