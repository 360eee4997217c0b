import type { SharePicture } from '../../contract'
import { type Decimal, decimalFrom } from '../../core/money/decimal'
import { formatNumber, formatPercent, plainMoney } from '../../core/money/format'
import { readSeparated } from '../../core/tables/separated-values'
import { inputs } from '../market/inputs'
import { readOrder } from '../market/read-inputs'
import { matchColumns } from './columns'
import { computeEarnings, orderPreparer, totalsCounter } from './compute'
import { productReader } from './read-product'
import { exampleList } from './screen/example-files'
import { productsWords } from './words'

/** The picture of a shared link: the result of the example list. */
export function picture(): SharePicture {
  const money = (value: Decimal) => plainMoney(value, '₹')

  const [head, ...rows] = readSeparated(exampleList.text).map(({ cells }) => cells)
  const { uses } = matchColumns(head ?? [], rows)
  const read = productReader(uses, false)
  const prepare = orderPreparer({ terms: readOrder(inputs.defaults).terms, hasGstRates: true })
  const list = totalsCounter(decimalFrom(20))
  for (const cells of rows) {
    const product = read(cells)
    if ('reason' in product) throw new Error(product.reason)
    list.add(computeEarnings(prepare(product), product.price), product.quantity)
  }
  const totals = list.totals()
  if (totals.margin === undefined) throw new Error('The list to try the page with has no result')

  return {
    label: productsWords.results.totalProfit,
    figure: formatNumber(totals.profit, 2),
    isMoney: true,
    caption: productsWords.pictureCaption(totals.products, totals.losers),
    rows: [
      { label: productsWords.results.makeMoney, value: money(totals.made) },
      { label: productsWords.results.loseMoney, value: money(totals.lost) },
      { label: productsWords.results.margin, value: formatPercent(totals.margin, 2) },
    ],
    total: { label: productsWords.results.totalProfit, value: money(totals.profit) },
  }
}
