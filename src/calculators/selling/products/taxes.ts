import { type Decimal, hundred, sum } from '../../../core/decimal'
import { type GstIn, gstSaidBy, type TellingName } from '../../../core/table/tax-words'
import { slabBeforeGst } from '../shared/order/market-rules'
import type { Field } from './fields'
import type { GstRate } from './gst-cell'
import { type Product, quotient } from './read-product'
import { type Basis, gstOnCostOf } from './work-out'

/** Whether GST is in the prices and in the costs of a file. */
export type Taxes = { readonly price: GstIn; readonly cost: GstIn }

/** Where nothing says it. */
export const assumedTaxes: Taxes = { price: 'with-gst', cost: 'before-gst' }

const tellingNames: readonly TellingName[] = [
  ['with-gst', /mrp|^max(?:imum)?retailprice|एमआरपी|^अधिकतम/],
  ['before-gst', /^(?:last)?(?:basic|base|taxable|assessable)|^करयोग्य/],
]

/** What the head of a price or a cost says of GST. @example gstIn('Cost (excl. GST)') // 'before-gst' */
export const gstIn = (head: string | undefined): GstIn | undefined =>
  gstSaidBy(head ?? '', tellingNames)

/** What the heads of a file say of GST; nothing of what they are silent about. */
export function saidTaxes(
  heads: readonly string[],
  uses: readonly (Field | undefined)[],
): Partial<Taxes> {
  const price = gstIn(heads[uses.indexOf('price')])
  const cost = gstIn(heads[uses.indexOf('cost')])
  return { ...(price && { price }), ...(cost && { cost }) }
}

/**
 * Makes of a row what a marketplace order counts with: a price with GST, and a cost before GST for the
 * registered, with GST for the others. Who is not registered charges no GST: their prices stay. Clothes
 * and shoes get the rate of their slab, which is told by their cost as it is written.
 *
 * @returns nothing where rows are that already
 */
export function counting(
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
      // An amount is the same share of less.
      commission:
        commission !== undefined && addsToPrice && hasCommissionAmounts
          ? quotient(commission, product.price, price)
          : commission,
    }
  }
}

/** Whether the slabs of clothes and shoes tell one of its rates. */
export const isOfClothes = ({ gstRate, gstOnCost }: Product): boolean =>
  gstRate === 'clothesAndShoes' || gstOnCost === 'clothesAndShoes'

const withGst = (net: Decimal, rate: GstRate): Decimal =>
  withRate(net, rate === 'clothesAndShoes' ? slabBeforeGst(net) : rate)

const withRate = (net: Decimal, percent: Decimal) => quotient(net, factorOf(percent), hundred)
const withoutRate = (gross: Decimal, percent: Decimal) =>
  quotient(gross, hundred, factorOf(percent))
const factorOf = (percent: Decimal) => sum(hundred, percent > 0n ? percent : (0n as Decimal))
