import { memo } from 'react'
import { zero } from '../../../core/decimal'
import { roundedUp } from '../../../core/rounding'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import { sipAmount, YearsCard } from '../shared/years-card'
import type { answer } from './answer'
import { planIn } from './compute'
import styles from './goal-years.module.css'
import { foundNames } from './words'

type GoalYearsProps = { answered: ReturnType<typeof answer> }

/** Rendered anew only when the plan has settled. */
export const GoalYears = memo(function GoalYears({ answered }: GoalYearsProps) {
  const { currency } = useCurrency()
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  if (!plan || plan.months === 0) {
    return (
      <Card title="Year by year">
        <CardNote>There is no plan to show yet.</CardNote>
      </Card>
    )
  }
  const { find } = asked
  const found = find === 'monthly' ? plan.monthly : find === 'stepUp' ? plan.stepAmount : zero
  return (
    <YearsCard
      savings={plan}
      name="goal-sip"
      title="Goal SIP: year by year"
      inputs={async () => {
        const { sheetInputs } = await loadOrReload(() => import('./sheet-inputs'))
        return sheetInputs(asked, plan, currency.symbol)
      }}
      yearlyAmount={sipAmount}
      caption="SIP amount of each year, with invested and value at its end"
      className={styles.years}
      note={`SIP Amount is what you pay each month of that year. The other amounts are totals at the end of it, at a steady rate, before tax and costs.${roundedUp(found) === found ? '' : ` The ${foundNames[find].toLowerCase()} above is rounded up, the years are exact.`}`}
    />
  )
})
