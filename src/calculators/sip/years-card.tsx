import { memo } from 'react'
import type { Savings } from '../../core/annuity'
import { subtract } from '../../core/decimal'
import { Card, CardNote } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { DataTable } from '../../ui/data-table'
import { ExportButtons } from '../../ui/export-buttons'
import { loadPart } from '../../ui/load-part'
import type { SipInputs } from './compute'

type YearsCardProps = { plan: SipInputs; sip: Savings | undefined }

/** What was paid in, what it brought and what it is worth, at the end of each year. */
export const YearsCard = memo(function YearsCard({ plan, sip }: YearsCardProps) {
  const { currency, wholeMoney } = useCurrency()
  const loadSheet = async (savings: Savings) => {
    const { savingsSheet } = await loadPart(() => import('../../ui/savings-export'))
    return savingsSheet({
      savings,
      currencyCode: currency.code,
      name: 'sip',
      title: 'SIP: year by year',
      inputs: [
        { label: 'Monthly amount', value: plan.monthly, suffix: '' },
        { label: 'Expected annual return (%)', value: plan.annualRate, suffix: 'pct' },
        { label: 'Duration (years)', value: plan.years, suffix: 'y' },
      ],
    })
  }
  return (
    <Card title="Year by year" actions={sip && <ExportButtons loadSheet={() => loadSheet(sip)} />}>
      <DataTable
        caption="Invested, returns and value at the end of each year"
        columns={['Year', 'Invested', 'Returns', 'Value']}
        rows={(sip?.years ?? []).map(({ year, invested, value }) => [
          String(year),
          wholeMoney(invested),
          wholeMoney(subtract(value, invested)),
          wholeMoney(value),
        ])}
      />
      <CardNote>Invested, Returns and Value are the totals at the end of each year.</CardNote>
    </Card>
  )
})
