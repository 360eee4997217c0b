import { monthsOf } from '../../../core/annuity'
import { atLeastZero, hundred, multiplyDivide, sum } from '../../../core/decimal'
import { LedgerRow } from '../../../ui/answer/ledger'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { monthlyAmountRuler } from '../rulers'
import { SavingsPage } from '../savings-page'
import { DurationField, ReturnField } from '../shared/fields'
import { sayUnraised, stepOf } from '../shared/step'
import { StepField } from '../shared/step-field'
import { answer, readInputs } from './answer'
import { inputs } from './inputs'
import styles from './page.module.css'
import { StepUpYears } from './step-up-years'
import { head } from './view'

const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)
const loadActions = () => import('./share')

const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)
  const { stepPercent, stepAmount } = stepOf(typed)
  const first = atLeastZero(reading.monthly.value)
  const raised = multiplyDivide(first, atLeastZero(sum(hundred, stepPercent)), hundred)
  const secondYear = sum(raised, stepAmount)
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
        <DeferredIsland
          part={howItWorks}
          props={{ plan: later.plan, stepKind: later.stepKind, sip: later.sip }}
        />
      }
      others={
        <>
          <DeferredIsland
            part={nextCalculators}
            props={{
              sum: later.sip?.futureValue,
              rate: later.typed.rate,
              years: later.typed.years,
            }}
          />
          {others}
        </>
      }
    >
      <RuledAmount
        label="Initial monthly amount"
        text={typed.initial}
        onText={(initial) => change({ initial })}
        reading={reading.monthly}
        scale={monthlyAmountRuler}
      />
      <div className={styles.step}>
        <StepField
          typed={typed}
          change={change}
          reading={reading}
          helper={
            stepPercent === 0n && stepAmount === 0n
              ? sayUnraised(typed.stepKind)
              : hasSecondYear
                ? `${wholeMoney(secondYear)} a month in year 2`
                : 'First raised in year 2'
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
