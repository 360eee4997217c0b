import type { Decimal } from '../../core/decimal'
import { useCurrency } from '../../ui/tab/currency'
import type { PlanInputs } from './compute'
import { fourReadings } from './readings'
import { ReadingsTable, sayDifference } from './shared/readings-table'

/** What a plan comes to in four ways of counting. */
export function FourReadings(plan: PlanInputs & { lumpSum?: Decimal }) {
  const { wholeMoney } = useCurrency()
  const ways = fourReadings(plan)
  const ours = ways[0]?.savings?.futureValue
  return (
    <ReadingsTable
      annualRate={plan.annualRate}
      caption="Maturity value in four ways of counting"
      columns={['Instalments', 'Maturity Value']}
      ways={ways.map(({ savings, ...way }) => ({
        ...way,
        value: wholeMoney(savings?.futureValue),
        difference: sayDifference(savings?.futureValue, ours, wholeMoney),
      }))}
      note="An instalment paid at the start of a month earns in that month, too."
    />
  )
}
