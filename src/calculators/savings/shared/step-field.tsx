import type { Reading } from '../../../core/parse'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledField, type RuledFieldProps } from '../../../ui/rulers/ruler'
import { useCurrency } from '../../../ui/tab/currency'
import { stepLabel, type TypedStep } from './step'
import { stepRulers } from './step-ruler'

type Step = { typed: TypedStep; change(part: Partial<TypedStep>): void }

/** What the row of a step-up has of its kind, whether it is asked or found. */
export function useStepRow({ typed, change }: Step) {
  const { symbol } = useCurrency().currency
  const { stepKind } = typed
  return {
    label: stepLabel(stepKind, symbol),
    scale: stepRulers[stepKind],
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

type StepFieldProps = Step & {
  reading: { readonly stepPercent: Reading; readonly stepAmount: Reading }
  helper: string
  /** Without a ruler. */
  plain?: boolean
}

/** By how much the monthly sum rises every year, as a percentage or an amount. */
export function StepField({ typed, change, reading, helper, plain }: StepFieldProps) {
  const { wholeMoney } = useCurrency()
  const { stepPercent, stepAmount } = reading
  const field: RuledFieldProps = {
    ...useStepRow({ typed, change }),
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
