import type { Decimal } from '../../../core/decimal'
import { askedOf } from '../shared/market/asked'
import { parseBands } from '../shared/market/bands'
import { cardOf, type NamedCard } from '../shared/market/fee-cards'
import type { MarketplaceTexts } from '../shared/market/inputs'
import { sayPercent, sayReturns, sellers } from '../shared/market/say'
import type { Field } from './fields'

type Fact = { readonly label: string; readonly value: string }

type Words = {
  readonly symbol: string
  readonly money: (value: Decimal) => string
  readonly cards: readonly NamedCard[]
}

/**
 * What comes from the marketplace order, because the file does not say it.
 *
 * @param uses the columns of the file; none before there is one
 * @example inheritedTerms(inputs.defaults, [], words)[2] // { label: 'Shipping fee', value: '₹65.00' }
 */
export function inheritedTerms(
  order: MarketplaceTexts,
  uses: readonly (Field | undefined)[],
  { symbol, money, cards }: Words,
  hasFile = uses.length > 0,
): readonly Fact[] {
  const { terms } = askedOf(order)
  const has = (field: Field) => uses.includes(field)
  const isRegistered = terms.registration === 'registered'
  const facts: (Fact | false)[] = [
    { label: 'You are', value: sellers.find(({ value }) => value === order.seller)?.label ?? '' },
    hasFile &&
      isRegistered &&
      !has('gstRate') && {
        label: 'GST rate',
        value:
          terms.gstRate === 'clothesAndShoes' ? 'Clothes and shoes' : sayPercent(terms.gstRate),
      },
    hasFile &&
      isRegistered &&
      !has('gstOnCost') && {
        label: 'GST on cost',
        value: has('gstRate') ? 'as the GST rate' : sayPercent(terms.gstOnCost),
      },
    !(has('fixedFee') && (has('commission') || has('commissionAmount'))) && {
      label: 'Fee card',
      value: cardOf(order.bands, cards)?.name ?? sayBands(order.bands),
    },
    !has('shipping') && { label: 'Shipping fee', value: money(terms.shippingFee) },
    { label: 'Packing', value: money(terms.packing) },
    !has('ads') && { label: 'Ads per order', value: money(terms.adsPerOrder) },
    !has('returns') && { label: 'Returns', value: sayReturns(terms, symbol) },
    // A file says how many are returned, not what that costs.
    has('returns') && { label: 'Fee per return', value: money(terms.returned.fee) },
    has('returns') &&
      terms.undelivered.percent > 0n && {
        label: 'Undelivered',
        value: `${sayPercent(terms.undelivered.percent)}, ${money(terms.undelivered.fee)} each`,
      },
  ]
  return facts.filter((fact) => fact !== false)
}

const sayBands = (bands: string) => {
  const count = parseBands(bands).length
  return count === 1 ? 'Your own, 1 band' : `Your own, ${count} bands`
}
