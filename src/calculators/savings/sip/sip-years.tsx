import { memo } from 'react'
import type { Savings } from '../../../core/savings/plan'
import { YearsCard } from '../shared/years-card'
import type { SipInputs } from './compute'

type SipYearsProps = { plan: SipInputs; sip: Savings | undefined }

/** Rendered anew only when the plan has settled. */
export const SipYears = memo(function SipYears({ plan, sip }: SipYearsProps) {
  return (
    <YearsCard
      savings={sip}
      name="sip"
      title="SIP: year by year"
      inputs={[
        { label: 'Monthly amount', value: plan.monthly, suffix: '' },
        { label: 'Expected annual return (%)', value: plan.annualRate, suffix: 'pct' },
        { label: 'Duration (years)', value: plan.years, suffix: 'y' },
      ]}
      caption="Invested, returns and value at the end of each year"
      note="All amounts are totals at the end of the year."
    />
  )
})
