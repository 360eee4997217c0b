import { toDigits } from '../../../../core/decimal'
import { groupDigits } from '../../../../core/format'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { DataTable } from '../../../../ui/tables/data-table'
import type { BillResults } from '../compute'
import type { BillTax } from '../taxes'

/** The taxes of all rows at one rate, rate by rate, as the return asks for them. */
export function TaxByRate({ taxes, results }: { taxes: readonly BillTax[]; results: BillResults }) {
  const { money } = useCurrency()
  const { rates, sums } = results
  return (
    <Card title="Tax by rate">
      <DataTable
        caption="Tax by rate"
        columns={['Rate', 'Taxable value', ...taxes.map(({ name }) => name)]}
        rows={rates.map((rate) => [
          `${groupDigits(toDigits(rate.rate))}%`,
          money(rate.original, 2),
          ...taxes.map(({ of }) => money(of(rate), 2)),
        ])}
        closing={['Total', money(sums.original, 2), ...taxes.map(({ of }) => money(of(sums), 2))]}
      />
    </Card>
  )
}
