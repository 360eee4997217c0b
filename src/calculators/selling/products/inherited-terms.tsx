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
import { productsWords } from './words'

type Term = keyof typeof productsWords.inherited.terms
type Fact = { readonly term: Term; readonly label: string; readonly value: string }

type Words = {
  readonly symbol: string
  readonly money: (value: Decimal) => string
  readonly cards: readonly NamedCard[]
}

/**
 * The terms that a list inherits from the marketplace order, because the file does not say them.
 *
 * @param uses the columns of the file; none before there is one
 * @example inheritedTerms(inputs.defaults, [], words)[2] // { term: 'shipping', label: 'Shipping fee', value: '₹65.00' }
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
  const labels = productsWords.inherited.terms
  const facts: (Omit<Fact, 'label'> | false)[] = [
    { term: 'seller', value: sellers.find(({ value }) => value === order.seller)?.label ?? '' },
    hasFile &&
      isRegistered &&
      !has('gstRate') && {
        term: 'gstRate',
        value:
          terms.gstRate === 'clothesAndShoes'
            ? productsWords.inherited.clothes
            : sayPercent(terms.gstRate),
      },
    hasFile &&
      isRegistered &&
      !has('gstOnCost') && {
        term: 'gstOnCost',
        value: has('gstRate') ? productsWords.inherited.asGstRate : sayPercent(terms.gstOnCost),
      },
    !(has('fixedFee') && (has('commission') || has('commissionAmount'))) && {
      term: 'feeCard',
      value: cardOf(order.bands, cards)?.name ?? sayBands(order.bands),
    },
    !has('shipping') && { term: 'shipping', value: money(terms.shippingFee) },
    { term: 'packing', value: money(terms.packing) },
    !has('ads') && { term: 'ads', value: money(terms.adsPerOrder) },
    !has('returns') && { term: 'returns', value: sayReturns(terms, symbol) },
    // A file says how many are returned, not what that costs.
    has('returns') && { term: 'returnFee', value: money(terms.returned.fee) },
    has('returns') &&
      terms.undelivered.percent > 0n && {
        term: 'undelivered',
        value: productsWords.inherited.undeliveredEach(
          sayPercent(terms.undelivered.percent),
          money(terms.undelivered.fee),
        ),
      },
  ]
  return facts
    .filter((fact) => fact !== false)
    .map((fact) => ({ ...fact, label: labels[fact.term] }))
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
