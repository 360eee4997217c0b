import type { ReactNode } from 'react'
import { subtract } from '../../core/decimal'
import type { Savings, SavingsYear } from '../../core/savings/plan'
import { Card, CardNote } from '../../ui/page/card'
import { useCurrency } from '../../ui/tab/currency'
import { loadOrReload } from '../../ui/tab/load-or-reload'
import { DataTable } from '../../ui/tables/data-table'
import { DownloadButtons } from '../../ui/tables/export/download-buttons'
import { missSum, WHY_SUMS_MISS } from '../../ui/tables/rounding-note'
import type { SavingsExport } from './export'
import { monthsAt, yearName } from './year-name'

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
  const cellsOf = (year: SavingsYear, savings: Savings) => [
    yearName(monthsAt(year, savings)),
    ...(yearlyAmount ? [wholeMoney(yearlyAmount.of(year))] : []),
    wholeMoney(year.invested),
    wholeMoney(returnsOf(year)),
    wholeMoney(year.value),
  ]
  return (
    <Card
      title="Year by year"
      actions={savings && <DownloadButtons loadSheet={() => loadSheet(savings)} />}
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
        rows={savings ? savings.years.map((year) => cellsOf(year, savings)) : []}
      />
      <CardNote>
        {note}
        {savings?.years.some((year) => missSum([year.invested, returnsOf(year)])) && (
          <span> {WHY_SUMS_MISS}</span>
        )}
      </CardNote>
    </Card>
  )
}

const returnsOf = ({ invested, value }: SavingsYear) => subtract(value, invested)
