import type { ReactNode } from 'react'
import type { Decimal } from '../../../core/decimal'
import { Card } from '../../../ui/page/card'
import { TextLink } from '../../../ui/page/text-link'
import { useCurrency } from '../../../ui/tab/currency'
import { hrefOf } from '../../addresses'
import { cardOf, type NamedCard, useCards } from '../shared/market/fee-cards'
import type { MarketplaceTexts } from '../shared/market/inputs'
import { parseBands, readOrder } from '../shared/market/read-inputs'
import { sayPercent, sayReturns, sellers } from '../shared/order/terms'
import styles from './inherited-terms.module.css'
import type { Field } from './read-product'

type Fact = { readonly label: string; readonly value: string }

type Words = {
  readonly symbol: string
  readonly money: (value: Decimal) => string
  readonly cards: readonly NamedCard[]
}

/**
 * The terms that a list inherits from the marketplace order, because the file does not say them.
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
  const { terms } = readOrder(order)
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

type InheritedTermsProps = {
  order: MarketplaceTexts
  uses: readonly (Field | undefined)[]
  /** There is a file, even if it has no columns in use. */
  hasFile?: boolean
}

/** The inherited terms in the currency of the page. */
export function useInheritedTerms({ order, uses, hasFile }: InheritedTermsProps) {
  const { currency, money } = useCurrency()
  const cards = useCards()
  return inheritedTerms(
    order,
    uses,
    {
      symbol: currency.symbol,
      money: (value) => money(value, 2),
      cards,
    },
    hasFile,
  )
}

export const marketplaceLink = (
  <TextLink href={hrefOf('selling/marketplace')}>Change in Marketplace order</TextLink>
)

/** The inherited terms, side by side. */
export function InheritedTermsCard({
  intro,
  children,
  ...of
}: InheritedTermsProps & { intro: string; children?: ReactNode }) {
  return (
    <Card
      title="What your file lacks"
      intro={intro}
      actions={marketplaceLink}
      className={styles.card}
    >
      <dl className={styles.facts}>
        {useInheritedTerms(of).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd key={value} data-amount>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
