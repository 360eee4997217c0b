import type { ReactNode } from 'react'
import type { Savings, SavingsYear } from '../../core/annuity'
import { subtract } from '../../core/decimal'
import { Card, CardNote } from '../../ui/page/card'
import { useCurrency } from '../../ui/tab/currency'
import { loadOrReload } from '../../ui/tab/load-or-reload'
import { DataTable } from '../../ui/tables/data-table'
import { ExportButtons } from '../../ui/tables/export-buttons'
import type { SavingsExport } from './export'

type YearsCardProps = Omit<SavingsExport, 'savings' | 'currencyCode'> & {
  savings: Savings | undefined
  caption: string
  note: ReactNode
  className?: string | undefined
}

/** What was paid in, what it brought and what it is worth, at the end of each year. */
export function YearsCard(props: YearsCardProps) {
  const { savings, caption, note, className, ...plan } = props
  const { yearlyAmount } = plan
  const { currency, wholeMoney } = useCurrency()
  const loadSheet = async (savings: Savings) => {
    const { savingsSheet } = await loadOrReload(() => import('./export'))
    return savingsSheet({ ...plan, savings, currencyCode: currency.code })
  }
  const cellsOf = (year: SavingsYear) => {
    return [
      String(year.year),
      ...(yearlyAmount ? [wholeMoney(yearlyAmount.of(year))] : []),
      wholeMoney(year.invested),
      wholeMoney(subtract(year.value, year.invested)),
      wholeMoney(year.value),
    ]
  }
  return (
    <Card
      title="Year by year"
      actions={savings && <ExportButtons loadSheet={() => loadSheet(savings)} />}
      className={className}
    >
      <DataTable
        caption={caption}
        columns={[
          'Year',
          ...(yearlyAmount ? [yearlyAmount.label] : []),
          'Invested',
          'Returns',
          'Value',
        ]}
        rows={(savings?.years ?? []).map(cellsOf)}
      />
      <CardNote>{note}</CardNote>
    </Card>
  )
}
