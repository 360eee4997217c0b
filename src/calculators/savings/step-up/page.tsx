import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { monthsOf } from '../../../core/loan/annuity'
import {
  absolute,
  atLeastZero,
  hundred,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { LedgerRow } from '../../../ui/answer/ledger'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { monthlyAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { DurationField, ReturnField, StepUpField } from '../shared/fields'
import { chosenStepUp, type PlanInputs, type StepKind } from '../shared/plan'
import { SavingsPage } from '../shared/savings-page'
import { sayNoStepUp, stepUpLabel } from '../shared/sentences'
import { savingsWords } from '../shared/words'
import { YearsCard } from '../shared/years-card'
import { answer, type StepUpSipResults } from './compute'
import { inputs } from './inputs'
import styles from './page.module.css'
import { stepUpWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: stepUpWords.heading,
  intro: stepUpWords.intro,
  title: stepUpWords.title,
  description: stepUpWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { stepPercent, stepAmount } = chosenStepUp(typed)
  const { initial, years } = inputs.parse(typed)
  const first = atLeastZero(initial.value)
  const raised = multiplyDivide(first, atLeastZero(sum(hundred, stepPercent)), hundred)
  const secondYear = sum(raised, stepAmount)
  const hasSecondYear = (monthsOf(years.value, 'years') ?? Infinity) > 12

  return (
    <SavingsPage
      isExample={isExample}
      actions={actions}
      savings={now.sip}
      plan={later.plan}
      comparison={
        <LedgerRow label={savingsWords.withoutStepUp} value={wholeMoney(now.sip?.withoutStepUp)} />
      }
      years={<StepUpYears plan={later.plan} stepKind={later.stepKind} sip={later.sip} />}
      howItWorks={
        <DeferredIsland
          part={howItWorks}
          props={{ plan: later.plan, stepKind: later.stepKind, sip: later.sip }}
        />
      }
      later={{ savings: later.sip, typed: later.typed }}
      others={others}
    >
      <RuledAmount
        of={inputs}
        name="initial"
        label={stepUpWords.initialAmount}
        scale={monthlyAmountRuler}
      />
      <div className={styles.step}>
        <StepUpField
          of={inputs}
          helper={
            stepPercent === 0n && stepAmount === 0n
              ? sayNoStepUp(typed.stepKind)
              : hasSecondYear
                ? savingsWords.inSecondYear(wholeMoney(secondYear))
                : savingsWords.raisedInSecondYear
          }
        />
      </div>
      <ReturnField of={inputs} />
      <DurationField of={inputs} />
    </SavingsPage>
  )
}

type StepUpYearsProps = {
  plan: PlanInputs
  stepKind: StepKind
  sip: StepUpSipResults | undefined
}

/** Renders only when its props change, because the table is long. */
const StepUpYears = memo(function StepUpYears({ plan, stepKind, sip }: StepUpYearsProps) {
  const { currency, wholeMoney } = useCurrency()
  const step =
    stepKind === 'percent'
      ? { value: plan.stepPercent, suffix: 'pct-step' }
      : { value: plan.stepAmount ?? zero, suffix: '-step' }
  return (
    <YearsCard
      savings={sip}
      name="step-up-sip"
      title={stepUpWords.yearByYear}
      inputs={[
        { label: stepUpWords.initialAmount, value: plan.monthly, suffix: '' },
        { label: stepUpLabel(stepKind, currency.symbol), ...step },
        { label: savingsWords.annualReturn, value: plan.annualRate, suffix: 'pct' },
        { label: savingsWords.duration, value: plan.years, suffix: 'y' },
      ]}
      rises
      caption={savingsWords.sipYears}
      note={stepUpWords.yearsNote}
      remark={sayComparison(sip, wholeMoney)}
    />
  )
})

/** How much more a SIP with the step-up comes to than one without. */
function sayComparison(
  sip: StepUpSipResults | undefined,
  wholeMoney: ReturnType<typeof useCurrency>['wholeMoney'],
): string | undefined {
  if (!sip || sip.withoutStepUp === undefined || sip.months === 0) return undefined
  const gain = subtract(sip.futureValue, sip.withoutStepUp)
  if (round(gain, 0) === 0n) return stepUpWords.comparison.same
  const amount = wholeMoney(absolute(gain))
  return gain > 0n ? stepUpWords.comparison.more(amount) : stepUpWords.comparison.less(amount)
}
