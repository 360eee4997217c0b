import { memo } from 'react'
import { type Decimal, round } from '../../../core/decimal'
import { roundedUp } from '../../../core/round-whole'
import { Card, CardNote } from '../../../ui/page/card'
import { sipAmount, YearsCard } from '../years-card'
import type { answer } from './answer'
import { planIn } from './compute'
import styles from './goal-years.module.css'

const timings = { start: 'Start of month', end: 'End of month' }
const readings = { divide12: 'Rate ÷ 12', effective: 'Effective yearly rate' }

type GoalYearsProps = { answered: ReturnType<typeof answer> }

/** Rendered anew only when the plan has settled. */
export const GoalYears = memo(function GoalYears({ answered }: GoalYearsProps) {
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  if (!plan || plan.months === 0) {
    return (
      <Card title="Year by year">
        <CardNote>There is no plan to show yet.</CardNote>
      </Card>
    )
  }
  const isRounded = asked.find === 'monthly' && roundedUp(plan.monthly) !== plan.monthly
  return (
    <YearsCard
      savings={plan}
      name="goal-sip"
      title="Goal SIP: year by year"
      inputs={[
        { label: 'Goal', value: asked.goal, suffix: '' },
        { label: 'Inflation (%)', value: asked.inflation, suffix: 'pct-inflation' },
        { label: "Goal in that year's money", value: toPaise(plan.goalThen) },
        { label: 'Monthly amount', value: toPaise(plan.monthly) },
        { label: 'Annual step-up (%)', value: toPaise(plan.stepPercent) },
        { label: 'Expected annual return (%)', value: toPaise(plan.annualRate) },
        { label: 'Duration (months)', value: String(plan.months) },
        { label: 'Lump sum today', value: asked.lumpSum },
        { label: 'Instalments', value: timings[asked.timing] },
        { label: 'Return', value: readings[asked.reading] },
      ]}
      yearlyAmount={sipAmount}
      caption="SIP amount of each year, with invested and value at its end"
      note={`SIP Amount is what you pay each month of that year. The other amounts are totals at the end of it, at a steady rate, before tax and costs.${isRounded ? ' The monthly amount above is rounded up, the years are exact.' : ''}`}
      className={styles.years}
    />
  )
})

const toPaise = (value: Decimal) => round(value, 2)
