import { type Decimal, decimalFrom } from '../../../core/decimal'
import { formatNumber, formatPercent, plainMoney } from '../../../core/format'
import { readSeparated } from '../../../core/table/separated-values'
import type { SharePicture } from '../../contract'
import { askedOf } from '../shared/market/asked'
import { inputs } from '../shared/market/inputs'
import { matchColumns } from './columns'
import { productReader } from './read-product'
import { tryOut } from './try-out'
import { earn, preparing, totalling } from './work-out'

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const money = (value: Decimal) => plainMoney(value, '₹')

  const [head, ...rows] = readSeparated(tryOut.text).map(({ cells }) => cells)
  const { uses } = matchColumns(head ?? [], rows)
  const read = productReader(uses, false)
  const prepare = preparing({ terms: askedOf(inputs.defaults).terms, hasGstRates: true })
  const list = totalling(decimalFrom(20))
  for (const cells of rows) {
    const product = read(cells)
    if ('reason' in product) throw new Error(product.reason)
    list.add(earn(prepare(product), product.price), product.quantity)
  }
  const totals = list.totals()
  if (totals.margin === undefined) throw new Error('The list to try the page with has no result')

  return {
    label: 'Total Profit',
    figure: formatNumber(totals.profit, 2),
    isMoney: true,
    caption: `on ${totals.products} products, of which ${totals.losers} lose money`,
    rows: [
      { label: 'Make money', value: money(totals.made) },
      { label: 'Lose money', value: money(totals.lost) },
      { label: 'Margin', value: formatPercent(totals.margin, 2) },
    ],
    total: { label: 'Total Profit', value: money(totals.profit) },
  }
}
