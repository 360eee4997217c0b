import { hrefOf } from '../../../addresses'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  one,
  round,
  sum,
  toDigits,
  toFixed,
} from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { LONGEST_FRACTION } from '../../../core/money/parse'
import type { MarketplaceTexts } from '../../market/inputs'
import { rememberOwnOrder } from '../../market/opened-rows'
import { prepareOrder } from '../../market/order/prepare-order'
import { breakEven, pricesFor, type Target } from '../../market/order/prices'
import type { OrderTerms } from '../../market/order/terms'
import { parseBands, readOrder, writeBands } from '../../market/read-inputs'
import { computeEarnings, termsOf } from '../compute'
import { boughtAt } from '../gst-cell'
import type { List } from '../list-store'
import type { ShownRow } from '../messages'
import { productsScreenWords } from './words'

type Row = Pick<ShownRow, 'price' | 'cost' | 'own'>
type ListTerms = Pick<List, 'order' | 'target'> & { mapping: Pick<List['mapping'], 'uses'> }

/** Typed numbers have no more decimals than this; a number with more comes from a division. */
const TYPED_PLACES = 6
const isTyped = (value: Decimal) => value % (one / 10n ** BigInt(TYPED_PLACES)) === 0n

/** Writes amounts and percentages as the texts of fields. */
type NumberWriter = { amount(value: Decimal): string; percent(value: Decimal): string }

const numberWriter = (places: number): NumberWriter => {
  const short = (value: Decimal) => (isTyped(value) ? value : round(value, places))
  const percent = (value: Decimal) => groupDigits(toDigits(short(value)))
  return {
    percent,
    amount: (value) =>
      short(value) % (one / 100n) === 0n ? groupDigits(toFixed(short(value), 2)) : percent(value),
  }
}

/**
 * A row as a marketplace order: its own terms, and otherwise those that the list was computed with.
 * Amounts have two decimals, and more only where the order would otherwise have other figures than the
 * row.
 */
export function orderOfRow(shown: Row, list: ListTerms): MarketplaceTexts {
  const terms = termsOf(shown.own, {
    terms: readOrder(list.order).terms,
    hasGstRates: list.mapping.uses.includes('gstRate'),
  })
  return terms.bearsInputTax
    ? orderOf(withItsGst(shown, terms), { ...list, order: orderWithItsGst(list.order, terms) })
    : orderOf(shown, list)
}

/** What is sold at 0% is opened as by someone who is not registered, whose costs are with their GST. */
const withItsGst = (row: Row, { gstOnCost }: OrderTerms): Row => ({
  ...row,
  cost: withGst(row.cost, gstOnCost),
})

const orderWithItsGst = (
  order: MarketplaceTexts,
  { packing, gstOnPacking }: OrderTerms,
): MarketplaceTexts => ({
  ...order,
  seller: 'unregistered',
  packing: groupDigits(toDigits(withGst(packing, gstOnPacking))),
})

const withGst = (amount: Decimal, percent: Decimal): Decimal =>
  multiplyDivide(atLeastZero(amount), sum(hundred, atLeastZero(percent)), hundred)

function orderOf(row: Row, list: ListTerms): MarketplaceTexts {
  const { price, cost, own } = row
  const exact = orderWith(numberWriter(LONGEST_FRACTION), row, list)
  const divided = [price, cost, ...Object.values(own)].filter(
    (value) => typeof value === 'bigint' && !isTyped(value),
  )
  if (divided.length === 0) return exact
  const figures = figuresOf(exact)
  for (let places = 2; places < LONGEST_FRACTION; places++) {
    const order = orderWith(numberWriter(places), row, list)
    if (figuresOf(order) === figures) return order
  }
  return exact
}

/** The figures of an order that a row shows. */
function figuresOf(order: MarketplaceTexts): string {
  const { terms, price, target } = readOrder(order)
  const prepared = prepareOrder(terms)
  const { payout, profit, margin } = computeEarnings(prepared, price)
  const cheapest = (target: Target) => {
    const found = pricesFor(prepared, target)
    return found.kind === 'found' ? found.cheapest : undefined
  }
  return [price, payout, profit, margin, cheapest(breakEven), cheapest(target)]
    .map((figure) => (figure === undefined ? '' : toFixed(figure, 2)))
    .join(' ')
}

function orderWith(
  { amount, percent }: NumberWriter,
  { price, cost, own }: Row,
  { order, target, mapping }: ListTerms,
): MarketplaceTexts {
  const { gstRate, commission, fixedFee, shipping, ads, returns } = own
  const gstOnCost = boughtAt(
    own.gstOnCost ?? (mapping.uses.includes('gstRate') ? gstRate : undefined),
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

/** The name of a product as a link that opens it as a marketplace order. */
export function RowLink({ row, list }: { row: ShownRow; list: List }) {
  const order = orderOfRow(row, list)
  return (
    <a
      href={hrefOf('selling/marketplace', order)}
      translate="no"
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isForBrowser) rememberOwnOrder(order)
      }}
    >
      {row.name || row.sku || productsScreenWords.table.rowNumber(row.row)}
      {row.name && row.sku && (
        <>
          {' '}
          <small>{row.sku}</small>
        </>
      )}
    </a>
  )
}
