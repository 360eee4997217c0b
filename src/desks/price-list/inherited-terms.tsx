import type { ReactNode } from 'react'
import { hrefOf } from '../../addresses'
import type { Decimal } from '../../core/money/decimal'
import { Card } from '../../ui/page/card'
import { TextLink } from '../../ui/page/text-link'
import { useCurrency } from '../../ui/tab/currency'
import { cardOf, type NamedCard, useCards } from '../market/fee-cards'
import type { MarketplaceTexts } from '../market/inputs'
import { sayPercent, sayReturns, sellers } from '../market/order/terms'
import { parseBands, readOrder } from '../market/read-inputs'
import styles from './inherited-terms.module.css'
import type { Field } from './read-product'
import { productsWords } from './words'

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
    {
      label: productsWords.inherited.terms.seller,
      value: sellers.find(({ value }) => value === order.seller)?.label ?? '',
    },
    hasFile &&
      isRegistered &&
      !has('gstRate') && {
        label: productsWords.inherited.terms.gstRate,
        value:
          terms.gstRate === 'clothesAndShoes'
            ? productsWords.inherited.clothes
            : sayPercent(terms.gstRate),
      },
    hasFile &&
      isRegistered &&
      !has('gstOnCost') && {
        label: productsWords.inherited.terms.gstOnCost,
        value: has('gstRate') ? productsWords.inherited.asGstRate : sayPercent(terms.gstOnCost),
      },
    !(has('fixedFee') && (has('commission') || has('commissionAmount'))) && {
      label: productsWords.inherited.terms.feeCard,
      value: cardOf(order.bands, cards)?.name ?? sayBands(order.bands),
    },
    !has('shipping') && {
      label: productsWords.inherited.terms.shipping,
      value: money(terms.shippingFee),
    },
    { label: productsWords.inherited.terms.packing, value: money(terms.packing) },
    !has('ads') && { label: productsWords.inherited.terms.ads, value: money(terms.adsPerOrder) },
    !has('returns') && {
      label: productsWords.inherited.terms.returns,
      value: sayReturns(terms, symbol),
    },
    // A file says how many are returned, not what that costs.
    has('returns') && {
      label: productsWords.inherited.terms.returnFee,
      value: money(terms.returned.fee),
    },
    has('returns') &&
      terms.undelivered.percent > 0n && {
        label: productsWords.inherited.terms.undelivered,
        value: productsWords.inherited.undeliveredEach(
          sayPercent(terms.undelivered.percent),
          money(terms.undelivered.fee),
        ),
      },
  ]
  return facts.filter((fact) => fact !== false)
}

const sayBands = (bands: string) => productsWords.inherited.ownBands(parseBands(bands).length)

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
  <TextLink href={hrefOf('selling/marketplace')}>{productsWords.inherited.change}</TextLink>
)

/** The inherited terms, side by side. */
export function InheritedTermsCard({
  intro,
  children,
  ...of
}: InheritedTermsProps & { intro: string; children?: ReactNode }) {
  return (
    <Card
      title={productsWords.inherited.title}
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
