import { memo } from 'react'
import { absolute, round, subtract, zero } from '../../../core/decimal'
import { useCurrency } from '../../../ui/tab/currency'
import type { PlanInputs } from '../compute'
import { type StepKind, stepLabel } from '../shared/step'
import { sipAmount, YearsCard } from '../shared/years-card'
import type { StepUpSipResults } from './compute'
import styles from './step-up-years.module.css'

type StepUpYearsProps = {
  plan: PlanInputs
  stepKind: StepKind
  sip: StepUpSipResults | undefined
}

/** Rendered anew only when the plan has settled. */
export const StepUpYears = memo(function StepUpYears({ plan, stepKind, sip }: StepUpYearsProps) {
  const { currency, wholeMoney } = useCurrency()
  const step =
    stepKind === 'percent'
      ? { value: plan.stepPercent, suffix: 'pct-step' }
      : { value: plan.stepAmount ?? zero, suffix: '-step' }
  return (
    <YearsCard
      savings={sip}
      name="step-up-sip"
      title="Step-Up SIP: year by year"
      inputs={[
        { label: 'Initial monthly amount', value: plan.monthly, suffix: '' },
        { label: stepLabel(stepKind, currency.symbol), ...step },
        { label: 'Expected annual return (%)', value: plan.annualRate, suffix: 'pct' },
        { label: 'Duration (years)', value: plan.years, suffix: 'y' },
      ]}
      yearlyAmount={sipAmount}
      caption="SIP amount of each year, with invested and value at its end"
      note="SIP Amount is what you pay each month of that year. The other amounts are totals at the end of it."
      remark={comparison(sip, wholeMoney)}
      className={styles.years}
    />
  )
})

/** A step-up against a flat SIP, in one sentence. */
function comparison(
  sip: StepUpSipResults | undefined,
  wholeMoney: ReturnType<typeof useCurrency>['wholeMoney'],
): string | undefined {
  if (!sip || sip.withoutStepUp === undefined || sip.months === 0) return undefined
  const gain = subtract(sip.futureValue, sip.withoutStepUp)
  if (round(gain, 0) === 0n) return 'In the end it comes to the same as without a step-up.'
  const direction = gain > 0n ? 'more' : 'less'
  return `In the end you have ${wholeMoney(absolute(gain))} ${direction} than without a step-up.`
}
