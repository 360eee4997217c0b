import { type Decimal, toDigits } from '../../../../core/decimal'
import { formatPercent, groupDigits, withSymbol } from '../../../../core/format'
import { useCurrency } from '../../../../ui/tab/currency'
import { DataTable } from '../../../../ui/tables/data-table'
import { PAISA } from '../../shared/prices/price-ranges'
import { findPrices, type PriceAsked } from '../still/price-answer'
import { priceRows } from './price-rows'

/** What the picture shows, price by price. */
export function PriceTable(props: PriceAsked) {
  const { currency, money } = useCurrency()
  const prices = findPrices(props)
  if (!prices) return null
  const rows = priceRows(prices, currency.symbol)
  // Today's price may have more decimals than any that is found.
  const sayPrice = (price: Decimal) =>
    price % PAISA === 0n
      ? money(price, 2)
      : withSymbol(groupDigits(toDigits(price)), currency.symbol)
  const margin = (percent: Decimal | undefined) =>
    percent === undefined ? '–' : formatPercent(percent, 2)
  return (
    <DataTable
      caption="Profit and margin by price"
      columns={['Price', 'Profit', 'Margin']}
      rows={rows.map((row) => [sayPrice(row.price), money(row.profit, 2), margin(row.margin)])}
      notes={rows.map(({ names }) => names.join(', ') || undefined)}
    />
  )
}
