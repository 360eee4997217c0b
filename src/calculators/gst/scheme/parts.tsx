import { type Decimal, round } from '../../../core/money/decimal'
import { PartsBar } from '../../../ui/answer/parts-bar'
import { accountOfWay } from './accounts'
import type { Scheme, Way } from './compute'
import { schemeWords } from './words'

/** Where the money of customers goes under a way. */
export function WhereItGoes({ results, way }: { results: Scheme; way: Way }) {
  const account = accountOfWay(results, way) ?? results.regular
  const [purchases, expenses, otherCosts, bookkeeping, tax, left] = [
    account.purchases,
    account.expenses,
    account.otherCosts,
    account.bookkeeping,
    account.tax,
    account.left,
  ].map((amount) => round(amount, 0)) as [Decimal, Decimal, Decimal, Decimal, Decimal, Decimal]
  return (
    <PartsBar
      parts={[
        { name: schemeWords.result.bar.purchases, amount: purchases, look: 'neel' },
        { name: schemeWords.result.bar.expenses, amount: expenses, look: 'cost' },
        { name: schemeWords.result.bar.otherCosts, amount: otherCosts, look: 'quiet' },
        { name: schemeWords.result.bar.bookkeeping, amount: bookkeeping, look: 'cost' },
        {
          name: way === 'regular' ? schemeWords.result.bar.gst : schemeWords.result.bar.tax,
          amount: tax,
          look: 'tax',
        },
        left < 0n
          ? { name: schemeWords.result.bar.lost, amount: left, look: 'loss' }
          : { name: schemeWords.result.bar.left, amount: left, look: 'haldi' },
      ]}
    />
  )
}
