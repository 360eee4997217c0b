import { monthsOf } from '../../../core/annuity/annuity'
import { atLeastZero, hundred, multiplyDivide, sum } from '../../../core/decimal'
import { LedgerRow } from '../../../ui/answer/ledger'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { Segmented } from '../../../ui/fields/segmented'
import { RuledAmount } from '../../../ui/rulers/ruled-amount'
import { RuledField } from '../../../ui/rulers/ruled-field'
import { slideRule } from '../../../ui/rulers/ruler-scale'
import { FollowingPart } from '../../../ui/settle/following-part'
import { useSettledAnswer } from '../../../ui/settle/use-settled-answer'
import { useCurrency } from '../../../ui/tab/currency'
import { latePart } from '../../../ui/tab/late-part'
import { usePageInputs } from '../../../ui/tab/page-inputs'
import type { PageProps } from '../../contract'
import { DurationField, ReturnField } from '../fields'
import { monthlyAmountRuler } from '../rulers'
import { SavingsPage } from '../savings-page'
import { stepRuler } from '../step-ruler'
import { answer, readInputs } from './answer'
import { head } from './head'
import { inputs } from './inputs'
import styles from './page.module.css'
import { StepUpYears } from './step-up-years'

const stepAmountRuler = slideRule({
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
})

const loadActions = () => import('./late/actions')

const howItWorks = latePart(() => import('./still/how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useSettledAnswer(typed, answer)
  const isPercent = typed.stepKind === 'percent'
  const first = atLeastZero(reading.monthly.value)
  const secondYear = isPercent
    ? multiplyDivide(first, atLeastZero(sum(hundred, reading.stepPercent.value)), hundred)
    : sum(first, atLeastZero(reading.stepAmount.value))
  const hasSecondYear = (monthsOf(reading.years.value, 'years') ?? Infinity) > 12

  return (
    <SavingsPage
      inputs={inputs}
      typed={now.typed}
      load={loadActions}
      savings={now.sip}
      plan={later.plan}
      comparison={
        <LedgerRow label="Without the step-up" value={wholeMoney(now.sip?.withoutStepUp)} />
      }
      years={<StepUpYears plan={later.plan} stepKind={later.stepKind} sip={later.sip} />}
      howItWorks={
        <FollowingPart
          part={howItWorks}
          props={{ plan: later.plan, stepKind: later.stepKind, sip: later.sip }}
        />
      }
      others={others}
    >
      <RuledAmount
        label="Initial monthly amount"
        text={typed.initial}
        onText={(initial) => change({ initial })}
        reading={reading.monthly}
        scale={monthlyAmountRuler}
      />
      <div className={styles.step}>
        <RuledField
          {...(isPercent
            ? {
                label: 'Annual step-up (%)',
                size: 'percent',
                unit: '%',
                text: typed.step,
                onText: (step) => change({ step }),
                reading: reading.stepPercent,
                hint: rangeHint(reading.stepPercent, 0, 20, 'Typical step-ups are 0–20% annually.'),
                scale: stepRuler,
                say: (text) => `${text}%`,
              }
            : {
                label: `Annual step-up (${currency.symbol})`,
                size: 'years',
                money: 'symbol',
                text: typed.stepAmount,
                onText: (stepAmount) => change({ stepAmount }),
                reading: reading.stepAmount,
                hint: amountHint(reading.stepAmount),
                scale: stepAmountRuler,
                say: () => wholeMoney(reading.stepAmount.value),
              })}
          helper={
            hasSecondYear ? `${wholeMoney(secondYear)} a month in year 2` : 'First raised in year 2'
          }
          beside={
            <Segmented
              label="Step-up in"
              segments={[
                { value: 'percent', label: '%' },
                { value: 'amount', label: currency.symbol },
              ]}
              value={typed.stepKind}
              onChoose={(stepKind) => change({ stepKind })}
            />
          }
        />
      </div>
      <ReturnField
        text={typed.rate}
        onText={(rate) => change({ rate })}
        reading={reading.annualRate}
      />
      <DurationField
        text={typed.years}
        onText={(years) => change({ years })}
        reading={reading.years}
      />
    </SavingsPage>
  )
}
