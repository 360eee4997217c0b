import type { Savings } from '../../../core/savings/plan'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { SavingsExport, YearlyAmount } from '../export'

type YearsCardProps = Omit<SavingsExport, 'savings' | 'currencyCode' | 'inputs'> & {
  /** Where there are many of them, they come with the file. */
  inputs: SavingsExport['inputs'] | (() => Promise<SavingsExport['inputs']>)
  savings: Savings | undefined
  caption: string
  note: string
  /** What the years come to, in one sentence with an amount. */
  remark?: string | undefined
  className?: string | undefined
}

/** What is paid each month of a year, where it rises. */
export const sipAmount: YearlyAmount = {
  label: 'SIP Amount',
  of: ({ monthly }) => monthly,
}

const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))

/** What was paid in, what it brought and what it is worth, at the end of each year. */
export function YearsCard({ savings, caption, note, remark, className, ...plan }: YearsCardProps) {
  const { currency } = useCurrency()
  const loadSheet = async (savings: Savings) => {
    const { savingsSheet } = await loadOrReload(() => import('../export'))
    const inputs = typeof plan.inputs === 'function' ? await plan.inputs() : plan.inputs
    return savingsSheet({ ...plan, inputs, savings, currencyCode: currency.code })
  }
  return (
    <Card
      title="Year by year"
      actions={savings && <DownloadButtons loadSheet={() => loadSheet(savings)} />}
      className={className}
    >
      <DeferredIsland
        part={yearsTable}
        props={{ savings, yearlyAmount: plan.yearlyAmount, caption, note, remark }}
      />
    </Card>
  )
}
