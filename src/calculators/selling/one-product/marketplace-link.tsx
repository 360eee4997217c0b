import { useCurrency } from '../../../ui/tab/currency'
import { hrefOf } from '../../addresses'
import type { inputs } from './inputs'
import styles from './page.module.css'

type Sale = typeof inputs.defaults

/**
 * The same sale as an order on a marketplace: its fees become a card of one band, and what this page
 * does not ask is not there.
 *
 * @example orderLink({ cost: '200', fee: '10', feeKind: 'percent', … }, 'INR')
 * // '/ecommerce-profit/marketplace#v=1&price=300&cost=200&packing=0&bands=~10~0&shipping=30&ads=0…'
 */
export function orderLink(
  { cost, shipping, feeKind, fee, other, selling }: Sale,
  currency: string,
) {
  // What separates the parts of a band cannot be one of them.
  const plainFee = fee.replace(/[~*()]/g, '')
  const order = {
    price: selling,
    cost,
    packing: other,
    bands: feeKind === 'percent' ? `~${plainFee}~0` : `~0~${plainFee}`,
    shipping,
    ads: '0',
    currency,
  }
  return hrefOf('selling/marketplace', order)
}

/** On to the marketplace's own way of counting, with the person's numbers. */
export function MarketplaceLink({ typed }: { typed: Sale }) {
  const { currency } = useCurrency()
  return (
    <a href={orderLink(typed, currency.code)} className={styles.marketplace}>
      With the marketplace's bands, GST and returns
    </a>
  )
}
