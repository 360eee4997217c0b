import { monthsOf } from '../../../core/annuity'
import { countOf } from '../../../core/format'
import type { Reading } from '../../../core/parse'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../ui/rulers/ruler'
import { linearRuler, slideRule, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import type { TypedStepUp } from './plan'
import { stepUpLabel } from './sentences'

/** The ruler of a monthly amount: 0 to 10 lakh. */
export const monthlyAmountRuler = slideRule({
  step: 500,
  stops: [
    { value: 0, label: '0' },
    { value: 1_000, label: '1,000' },
    { value: 10_000, label: '10,000' },
    { value: 100_000, label: '1 lakh' },
    { value: 1_000_000, label: '10 lakh' },
  ],
  snaps: [
    { upTo: 10_000, to: 500 },
    { upTo: 100_000, to: 1_000 },
    { upTo: 1_000_000, to: 10_000 },
  ],
})

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
      { value: 100_000, label: '1 lakh' },
    ],
    snaps: [
      { upTo: 100, to: 10 },
      { upTo: 1_000, to: 50 },
      { upTo: 10_000, to: 500 },
      { upTo: 100_000, to: 1_000 },
    ],
  }),
}

type StepUp = { typed: TypedStepUp; change(part: Partial<TypedStepUp>): void }

/** The label, the ruler and the choice of kind, for a step-up that is typed or one that is the result. */
export function useStepUpRow({ typed, change }: StepUp) {
  const { symbol } = useCurrency().currency
  const { stepKind } = typed
  return {
    label: stepUpLabel(stepKind, symbol),
    scale: stepUpRulers[stepKind],
    beside: (
      <Segmented
        label="Step-up in"
        segments={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: symbol },
        ]}
        value={stepKind}
        onChoose={(stepKind) => change({ stepKind })}
      />
    ),
  }
}

type StepUpFieldProps = StepUp & {
  reading: { readonly stepPercent: Reading; readonly stepAmount: Reading }
  helper: string
  /** Without a ruler. */
  plain?: boolean
}

/** By how much the monthly amount rises every year, as a percentage or an amount. */
export function StepUpField({ typed, change, reading, helper, plain }: StepUpFieldProps) {
  const { wholeMoney } = useCurrency()
  const { stepPercent, stepAmount } = reading
  const field: RuledFieldProps = {
    ...useStepUpRow({ typed, change }),
    helper,
    ...(typed.stepKind === 'percent'
      ? {
          size: 'percent',
          unit: '%',
          text: typed.step,
          onText: (step) => change({ step }),
          reading: stepPercent,
          hint: rangeHint(stepPercent, 0, 20, 'Typical step-ups are 0–20% annually.'),
          say: (text) => `${text}%`,
        }
      : {
          size: 'years',
          money: 'symbol',
          text: typed.stepAmount,
          onText: (stepAmount) => change({ stepAmount }),
          reading: stepAmount,
          hint: amountHint(stepAmount),
          say: () => wholeMoney(stepAmount.value),
        }),
  }
  return plain ? <NumberField {...field} /> : <RuledField {...field} />
}
