import { monthsOf } from '../../../core/annuity/annuity'
import { atLeastZero, hundred, multiplyDivide, sum } from '../../../core/decimal'
import { LedgerRow } from '../../../ui/answer/ledger'
import { rangeHint } from '../../../ui/fields/hints'
import { RuledAmount } from '../../../ui/rulers/ruled-amount'
import { RuledField } from '../../../ui/rulers/ruled-field'
import { useSettledAnswer } from '../../../ui/settle/use-settled-answer'
import { useCurrency } from '../../../ui/tab/currency'
import { FollowingPart, latePart } from '../../../ui/tab/late-part'
import { usePageInputs } from '../../../ui/tab/page-inputs'
import type { PageProps } from '../../contract'
import { DurationField, ReturnField } from '../fields'
import { monthlyAmountRuler } from '../rulers'
import { SavingsPage } from '../savings-page'
import { stepRuler } from '../step-ruler'
import { answer, readInputs } from './answer'
import { head } from './head'
import { inputs } from './inputs'
import { StepUpYears } from './step-up-years'

const loadActions = () => import('./late/actions')

const howItWorks = latePart(() => import('./still/how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useSettledAnswer(typed, answer)
  const secondYear = multiplyDivide(
    atLeastZero(reading.monthly.value),
    atLeastZero(sum(hundred, reading.stepPercent.value)),
    hundred,
  )
  const hasSecondYear = (monthsOf(reading.years.value, 'years') ?? Infinity) > 12

  return (
    <SavingsPage
      inputs={inputs}
      typed={now.typed}
      load={loadActions}
      savings={now.sip}
      comparison={
        <LedgerRow label="Without the step-up" value={wholeMoney(now.sip?.withoutStepUp)} />
      }
      years={<StepUpYears plan={later.plan} sip={later.sip} />}
      howItWorks={<FollowingPart part={howItWorks} props={{ plan: later.plan, sip: later.sip }} />}
      others={others}
    >
      <RuledAmount
        label="Initial monthly amount"
        text={typed.initial}
        onText={(initial) => change({ initial })}
        reading={reading.monthly}
        scale={monthlyAmountRuler}
      />
      <RuledField
        label="Annual step-up (%)"
        size="percent"
        unit="%"
        text={typed.step}
        onText={(step) => change({ step })}
        reading={reading.stepPercent}
        helper={
          hasSecondYear ? `${wholeMoney(secondYear)} a month in year 2` : 'First raised in year 2'
        }
        hint={rangeHint(reading.stepPercent, 0, 20, 'Typical step-ups are 0–20% annually.')}
        scale={stepRuler}
        say={(text) => `${text}%`}
      />
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
