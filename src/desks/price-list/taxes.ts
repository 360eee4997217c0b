import { type Decimal, hundred, sum } from '../../core/money/decimal'
import type { GstIn } from '../../core/tables/tax-words'
import { gstInHead } from '../market/costs/head-names'
import type { MarketplaceTexts } from '../market/inputs'
import { slabBeforeGst } from '../market/order/market-rules'
import { type Registration, sayPercent } from '../market/order/terms'
import { readOrder } from '../market/read-inputs'
import { type Basis, gstOnCostOf } from './compute'
import type { RowGstRate } from './gst-cell'
import { type Field, type Product, typableQuotient } from './read-product'
import { productsWords } from './words'

/** Whether GST is in the prices and in the costs of a file. */
export type Taxes = { readonly price: GstIn; readonly cost: GstIn }

/** What is assumed where neither a head nor a person says it. */
export const assumedTaxes: Taxes = { price: 'with-gst', cost: 'before-gst' }

/** Whether GST is in the prices and costs of a file, as far as their heads say it. */
export function taxesFromHeads(
  heads: readonly string[],
  uses: readonly (Field | undefined)[],
): Partial<Taxes> {
  const price = gstInHead(heads[uses.indexOf('price')])
  const cost = gstInHead(heads[uses.indexOf('cost')])
  return { ...(price && { price }), ...(cost && { cost }) }
}

/**
 * Converts a row to what a marketplace order needs: a price with GST, and a cost before GST for the
 * registered, with GST for the others. Sellers who are not registered charge no GST: their prices
 * stay. Clothes and shoes get the rate of their slab, which depends on their cost as it is written.
 *
 * @returns nothing where rows are that already
 */
export function taxConverter(
  { price: priceIs, cost: costIs }: Taxes,
  basis: Basis,
  { hasCommissionAmounts, hasClothes }: { hasCommissionAmounts: boolean; hasClothes: boolean },
): ((product: Product) => Product) | undefined {
  const { terms } = basis
  const isRegistered = terms.registration === 'registered'
  const addsToPrice = isRegistered && priceIs === 'before-gst'
  const costStays = costIs === (isRegistered ? 'before-gst' : 'with-gst')
  if (!addsToPrice && costStays && !hasClothes) return undefined
  return (product) => {
    const { cost, commission } = product
    const price = addsToPrice
      ? withGst(product.price, product.gstRate ?? terms.gstRate)
      : product.price
    const costRate = cost === undefined ? undefined : gstOnCostOf(product, basis, cost, costIs)
    return {
      ...product,
      price,
      cost:
        cost === undefined || costRate === undefined || costStays
          ? cost
          : (isRegistered ? withoutRate : withRate)(cost, costRate),
      gstOnCost: costRate !== undefined && isOfClothes(product) ? costRate : product.gstOnCost,
      // The commission was an amount of the lower price: as a share of the higher one it is smaller.
      commission:
        commission !== undefined && addsToPrice && hasCommissionAmounts
          ? typableQuotient(commission, product.price, price)
          : commission,
    }
  }
}

/** Whether one of its rates is that of clothes and shoes. */
export const isOfClothes = ({ gstRate, gstOnCost }: Product): boolean =>
  gstRate === 'clothesAndShoes' || gstOnCost === 'clothesAndShoes'

const withGst = (net: Decimal, rate: RowGstRate): Decimal =>
  withRate(net, rate === 'clothesAndShoes' ? slabBeforeGst(net) : rate)

const withRate = (net: Decimal, percent: Decimal) =>
  typableQuotient(net, factorOf(percent), hundred)
const withoutRate = (gross: Decimal, percent: Decimal) =>
  typableQuotient(gross, hundred, factorOf(percent))
const factorOf = (percent: Decimal) => sum(hundred, percent > 0n ? percent : (0n as Decimal))

/** Whether GST is in prices or costs, and who says so. */
export type SaidTax = {
  readonly is: GstIn
  readonly by: 'person' | 'head' | 'assumed'
}

/** What is to be known of the columns of a file. */
type TaxedColumns = {
  readonly opened: { readonly heads: readonly string[] }
  readonly uses: readonly (Field | undefined)[]
  readonly taxes: Partial<Taxes>
  /** A list of costs beside the file, or the cost of the order. */
  readonly costs?: { readonly gst: GstIn | undefined } | 'order' | undefined
}

/** What a person chose comes first, then what heads say; what nobody says is assumed. */
export function taxOf({ opened, uses, taxes, costs }: TaxedColumns, field: keyof Taxes): SaidTax {
  const chosen = taxes[field]
  if (chosen) return { is: chosen, by: 'person' }
  const isListed = field === 'cost' && !uses.includes('cost') && typeof costs === 'object'
  const said = isListed ? costs.gst : taxesFromHeads(opened.heads, uses)[field]
  return said ? { is: said, by: 'head' } : { is: assumedTaxes[field], by: 'assumed' }
}

export const taxesOf = (mapping: TaxedColumns): Taxes => ({
  price: taxOf(mapping, 'price').is,
  cost: taxOf(mapping, 'cost').is,
})

/** Sellers who are not registered charge no GST: it cannot be in their prices. */
export const isTaxCounted = (field: keyof Taxes, seller: Registration): boolean =>
  field === 'cost' || seller === 'registered'

/**
 * How the amounts of a file are converted, and at which rate.
 *
 * @example sayConversion(mapping, 'cost', order) // 'GST is taken off at 18%, as in your order.'
 */
export function sayConversion(
  mapping: TaxedColumns,
  field: keyof Taxes,
  order: MarketplaceTexts,
): string | undefined {
  const isRegistered = order.seller === 'registered'
  const counted = field === 'price' || !isRegistered ? 'with-gst' : 'before-gst'
  if (!isTaxCounted(field, order.seller) || taxOf(mapping, field).is === counted) return undefined
  const words =
    counted === 'with-gst' ? productsWords.conversion.added : productsWords.conversion.takenOff
  const { uses } = mapping
  if (field === 'cost' && uses.includes('gstOnCost')) return words.gstOnCostOfRow
  if (uses.includes('gstRate')) return words.rateOfRow
  const { gstRate, gstOnCost } = readOrder(order).terms
  const rate = field === 'price' ? gstRate : gstOnCost
  return rate === 'clothesAndShoes' ? words.clothes : words.ofOrder(sayPercent(rate))
}

/**
 * Whether prices and costs were read with GST.
 *
 * @example sayTaxes(mapping, 'registered') // ['prices with GST', 'costs before GST']
 */
export function sayTaxes(mapping: TaxedColumns, seller: Registration): readonly string[] {
  const { price, cost } = taxesOf(mapping)
  const hasCosts = mapping.uses.includes('cost') || typeof mapping.costs === 'object'
  return [
    ...(isTaxCounted('price', seller) ? [productsWords.readAs.price[price]] : []),
    ...(hasCosts ? [productsWords.readAs.cost[cost]] : []),
  ]
}
