import { languageWords } from '../../../core/language/words'
import { monthsOf } from '../../../core/loan/annuity'
import type { Reading } from '../../../core/money/parse'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../ui/rulers/ruler'
import { linearRuler, slideRule, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import type { TypedStepUp } from './plan'
import { stepUpLabel } from './sentences'
import { savingsWords } from './words'

type SavingsFieldProps = { text: string; onText(text: string): void; reading: Reading }

export function ReturnField(props: SavingsFieldProps) {
  return (
    <RuledField
      {...props}
      label={savingsWords.annualReturn}
      size="percent"
      unit="%"
      helper={savingsWords.notGuaranteed}
      hint={rangeHint(props.reading, 0, 30, savingsWords.usualReturns)}
      scale={yearlyRateRuler}
      say={(text) => `${text}%`}
    />
  )
}

type DurationFieldProps = SavingsFieldProps & {
  /** What happens every month; or the months themselves. */
  counted?: 'instalment' | 'withdrawal' | 'month'
}

export function DurationField({ counted = 'instalment', ...props }: DurationFieldProps) {
  const months = monthsOf(props.reading.value, 'years')
  return (
    <RuledField
      {...props}
      label={savingsWords.duration}
      size="years"
      unit="years"
      helper={months === undefined ? undefined : savingsWords.counted[counted](months)}
      hint={rangeHint(props.reading, 1, 40, savingsWords.usualDuration)}
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
        label={savingsWords.stepUpIn}
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
          hint: rangeHint(stepPercent, 0, 20, savingsWords.usualStepUps),
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
