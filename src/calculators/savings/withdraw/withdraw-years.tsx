import { memo } from 'react'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { WithdrawInputs, WithdrawOutcome } from './compute'

type WithdrawYearsProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

const yearTable = lazyPart(() => import('./year-table').then((part) => part.YearTable))

/** Rendered anew only when the plan has settled. */
export const WithdrawYears = memo(function WithdrawYears({ plan, outcome }: WithdrawYearsProps) {
  const { currency } = useCurrency()
  if (!outcome || !('years' in outcome) || outcome.years.length === 0) {
    return (
      <Card title="Year by year">
        <CardNote>There is nothing to withdraw yet.</CardNote>
      </Card>
    )
  }
  const loadSheet = async () => {
    const { withdrawSheet } = await loadOrReload(() => import('./export'))
    return withdrawSheet({ plan, outcome, currencyCode: currency.code })
  }
  return (
    <Card title="Year by year" actions={<DownloadButtons loadSheet={loadSheet} />}>
      <DeferredIsland part={yearTable} props={{ outcome, find: plan.find }} />
    </Card>
  )
})
