import { languageWords } from '../../../core/language/words'
import { monthsOf } from '../../../core/loan/annuity'
import { readNumber } from '../../../core/money/parse'
import { type Bound, Choice, Field } from '../../../ui/fields/bound'
import { rangeHint } from '../../../ui/fields/hints'
import type { Input } from '../../../ui/memory/input-kinds'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { RuledField } from '../../../ui/rulers/ruler'
import { linearRuler, slideRule, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import type { StepKind } from './plan'
import { stepUpLabel } from './sentences'
import { savingsWords } from './words'

export const ReturnField = ({ of }: { of: Bound<{ rate: Input<'percent'> }> }) => (
  <RuledField
    of={of}
    name="rate"
    label={savingsWords.annualReturn}
    helper={savingsWords.notGuaranteed}
    hint={rangeHint(0, 30, savingsWords.usualReturns)}
    scale={yearlyRateRuler}
  />
)

type DurationFieldProps = {
  of: Bound<{ years: Input<'years'> }>
  /** What happens every month; or the months themselves. */
  counted?: 'instalment' | 'withdrawal' | 'month'
}

export function DurationField({ of, counted = 'instalment' }: DurationFieldProps) {
  const months = monthsOf(readNumber(usePageInputs(of).years).value, 'years')
  return (
    <RuledField
      of={of}
      name="years"
      label={savingsWords.duration}
      helper={months === undefined ? undefined : savingsWords.counted[counted](months)}
      hint={rangeHint(1, 40, savingsWords.usualDuration)}
      scale={yearsRuler}
      say={(text) => languageWords.years(text)}
    />
  )
}

/** The rulers of a yearly step-up: 0 to 100%, or 0 to 1 lakh. */
const stepUpRulers = {
  percent: linearRuler({
    min: 0,
    max: 100,
    step: 1,
    minorEvery: 5,
    stops: [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` })),
  }),
  amount: slideRule({
    step: 100,
    stops: [
      { value: 0, label: '0' },
      { value: 100, label: '100' },
      { value: 1_000, label: '1,000' },
      { value: 10_000, label: '10,000' },
      { value: 100_000, label: `1 ${languageWords.lakh}` },
    ],
    snaps: [
      { upTo: 100, to: 10 },
      { upTo: 1_000, to: 50 },
      { upTo: 10_000, to: 500 },
      { upTo: 100_000, to: 1_000 },
    ],
  }),
}

type StepUp = Bound<{
  stepKind: Input<'choice', StepKind>
  step: Input<'percent'>
  stepAmount: Input<'amount'>
}>

/** The label, the ruler and the choice of kind, for a step-up that is typed or one that is the result. */
export function useStepUpRow(of: StepUp) {
  const { symbol } = useCurrency().currency
  const { stepKind } = usePageInputs(of)
  return {
    label: stepUpLabel(stepKind, symbol),
    scale: stepUpRulers[stepKind],
    beside: (
      <Choice
        of={of}
        name="stepKind"
        label={savingsWords.stepUpIn}
        words={{ percent: '%', amount: symbol }}
      />
    ),
  }
}

type StepUpFieldProps = {
  of: StepUp
  helper: string
  /** Without a ruler. */
  plain?: boolean
}

/** By how much the monthly amount rises every year, as a percentage or an amount. */
export function StepUpField({ of, helper, plain }: StepUpFieldProps) {
  const { wholeMoney } = useCurrency()
  const row = { of, helper, ...useStepUpRow(of) }
  const Row = plain ? Field : RuledField
  return usePageInputs(of).stepKind === 'percent' ? (
    <Row {...row} name="step" hint={rangeHint(0, 20, savingsWords.usualStepUps)} />
  ) : (
    <Row {...row} name="stepAmount" size="years" say={(_, { value }) => wholeMoney(value)} />
  )
}
