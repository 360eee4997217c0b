import { memo } from 'react'
import type { Savings } from '../../core/annuity'
import { subtract } from '../../core/decimal'
import { Card, CardNote } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { DataTable } from '../../ui/data-table'

/** What was paid in, what it brought and what it is worth, at the end of each year. */
export const YearsCard = memo(function YearsCard({ sip }: { sip: Savings | undefined }) {
  const { wholeMoney } = useCurrency()
  return (
    <Card title="Year by year">
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
