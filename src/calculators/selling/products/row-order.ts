import { type Decimal, one, round, toDigits, toFixed } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { LONGEST_FRACTION } from '../../../core/parse'
import { askedOf } from '../shared/market/asked'
import { parseBands, writeBands } from '../shared/market/bands'
import type { MarketplaceTexts } from '../shared/market/inputs'
import { prepareOrder } from '../shared/order/prepare-order'
import { breakEven, pricesFor, type Target } from '../shared/prices/price-ranges'
import type { List } from './desk'
import { boughtAt } from './gst-cell'
import type { ShownRow } from './messages'
import { earn } from './work-out'

type Row = Pick<ShownRow, 'price' | 'cost' | 'own'>
type WorkedOut = Pick<List, 'order' | 'target'> & { reading: Pick<List['reading'], 'uses'> }

/** What people type has no more decimals than this; what has more comes from a division. */
const TYPED_PLACES = 6
const isTyped = (value: Decimal) => value % (one / 10n ** BigInt(TYPED_PLACES)) === 0n

/** How amounts and percentages are written into the fields, where they were not typed as they are. */
type Pen = { amount(value: Decimal): string; percent(value: Decimal): string }

const penOf = (places: number): Pen => {
  const short = (value: Decimal) => (isTyped(value) ? value : round(value, places))
  const percent = (value: Decimal) => groupDigits(toDigits(short(value)))
  return {
    percent,
    amount: (value) =>
      short(value) % (one / 100n) === 0n ? groupDigits(toFixed(short(value), 2)) : percent(value),
  }
}

/**
 * A row as a marketplace order: what the row says itself, and otherwise what the list was worked out
 * with. Amounts have two decimals, and more only where the order would come to other figures than the
 * row without them.
 */
export function orderOfRow(row: Row, list: WorkedOut): MarketplaceTexts {
  const { price, cost, own } = row
  const exact = orderWith(penOf(LONGEST_FRACTION), row, list)
  const divided = [price, cost, ...Object.values(own)].filter(
    (value) => typeof value === 'bigint' && !isTyped(value),
  )
  if (divided.length === 0) return exact
  const figures = figuresOf(exact)
  for (let places = 2; places < LONGEST_FRACTION; places++) {
    const order = orderWith(penOf(places), row, list)
    if (figuresOf(order) === figures) return order
  }
  return exact
}

/** What a row shows of an order. */
function figuresOf(order: MarketplaceTexts): string {
  const { terms, price, target } = askedOf(order)
  const prepared = prepareOrder(terms)
  const { payout, profit, margin } = earn(prepared, price)
  const cheapest = (target: Target) => {
    const found = pricesFor(prepared, target)
    return found.kind === 'found' ? found.cheapest : undefined
  }
  return [price, payout, profit, margin, cheapest(breakEven), cheapest(target)]
    .map((figure) => (figure === undefined ? '' : toFixed(figure, 2)))
    .join(' ')
}

function orderWith(
  { amount, percent }: Pen,
  { price, cost, own }: Row,
  { order, target, reading }: WorkedOut,
): MarketplaceTexts {
  const { gstRate, commission, fixedFee, shipping, ads, returns } = own
  const gstOnCost = boughtAt(
    own.gstOnCost ?? (reading.uses.includes('gstRate') ? gstRate : undefined),
    cost,
  )
  const hasFees = commission !== undefined || fixedFee !== undefined
  const bands = parseBands(order.bands).map((band) => ({
    ...band,
    ...(commission !== undefined && { commission: percent(commission) }),
    ...(fixedFee !== undefined && { fixedFee: amount(fixedFee) }),
  }))
  return {
    ...order,
    price: amount(price),
    cost: amount(cost),
    ...(gstRate === 'clothesAndShoes'
      ? { gstBy: 'clothes' as const }
      : gstRate !== undefined && { gstBy: 'rate' as const, gst: percent(gstRate) }),
    ...(gstOnCost !== undefined && { costGst: percent(gstOnCost) }),
    ...(hasFees && { bands: writeBands(bands) }),
    ...(shipping !== undefined && { shipping: amount(shipping) }),
    ...(ads !== undefined && { ads: amount(ads) }),
    ...(returns !== undefined && { returned: percent(returns) }),
    targetBy: 'margin',
    margin: target,
  }
}
