import type { SkuQuery, SkuRow, SkuSort } from '../messages'

const figures: Readonly<Record<Exclude<SkuSort, 'sku'>, (row: SkuRow) => number | undefined>> = {
  orders: ({ orders }) => orders,
  kept: ({ kept }) => kept,
  returned: ({ returnedPercent }) => numberOf(returnedPercent),
  rto: ({ rtoPercent }) => numberOf(rtoPercent),
  sales: ({ sales }) => sales,
  fees: ({ fees }) => fees,
  ads: ({ ads }) => ads,
  cost: ({ cost }) => cost,
  profit: ({ profit }) => profit,
  margin: ({ margin }) => numberOf(margin),
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

/** The SKUs of a query, in its order; those without the figure come last. */
export function sortSkus(rows: readonly SkuRow[], query: SkuQuery): readonly SkuRow[] {
  const words = query.search.trim().toLowerCase()
  const wanted = rows.filter(
    ({ sku, name, profit }) =>
      (query.filter === 'all' ||
        (query.filter === 'losses' ? profit !== undefined && profit < 0 : profit === undefined)) &&
      (words === '' || sku.toLowerCase().includes(words) || name.toLowerCase().includes(words)),
  )
  const sign = query.isDescending ? -1 : 1
  const byText = (a: SkuRow, b: SkuRow) => (a.sku < b.sku ? -1 : 1)
  if (query.sort === 'sku') return wanted.toSorted((a, b) => sign * byText(a, b))
  const figure = figures[query.sort]
  return wanted.toSorted((a, b) => {
    const [x, y] = [figure(a), figure(b)]
    if (x === undefined || y === undefined)
      return Number(x === undefined) - Number(y === undefined) || byText(a, b)
    return sign * (x - y) || byText(a, b)
  })
}
