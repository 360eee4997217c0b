import { type Decimal, toDigits } from '../../../core/decimal'
import { formatPercent, groupDigits, withSymbol } from '../../../core/format'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, TableHead } from '../../../ui/tables/data-table'
import { PAISA } from '../shared/prices/price-ranges'
import { findPrices, type PriceAsked } from './price-answer'
import { priceRows } from './price-rows'
import styles from './price-table.module.css'

const caption = 'Profit and margin by price'

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
  const figures = rows.map((row) => [
    row.names.join(', '),
    sayPrice(row.price),
    money(row.profit, 2),
    margin(row.margin),
  ])
  return (
    <TableFrame caption={caption} rows={figures}>
      <table className={styles.table}>
        <TableHead caption={caption} columns={['Price', 'Profit', 'Margin']} />
        <tbody>
          {figures.map(([names, price, profit, margin], index) => (
            <tr key={price} data-today={rows[index]?.isToday || undefined}>
              <th scope="row" data-amount>
                {price} <small key={names}>{names}</small>
              </th>
              <td data-amount data-tone={profit?.startsWith('-') ? 'loss' : undefined}>
                {profit}
              </td>
              <td data-amount>{margin}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
