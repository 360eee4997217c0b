import { hrefOf } from '../../../addresses'
import { atLeastZero, round, toDigits, toFixed } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import { TextLink } from '../../../ui/page/text-link'
import { type MarketplaceTexts, useOwnOrder } from '../../market/inputs'
import { rememberOwnOrder } from '../../market/opened-rows'
import { writeBands } from '../../market/read-inputs'
import type { Settings, SkuAverage, SkuRow } from '../messages'
import { settlementScreenWords } from './words'

type PriceLinkProps = SellerTerms & { row: Pick<SkuRow, 'sku' | 'average'> }

/**
 * Opens a SKU with its real averages as a marketplace order, where its price can be found. Nothing for a
 * SKU that no order was kept of.
 */
export function PriceLink({ row, ...terms }: PriceLinkProps) {
  const own = useOwnOrder()
  if (!row.average) return null
  const order = orderOfSku(row.average, terms, own)
  return (
    <TextLink
      href={hrefOf('selling/marketplace', order)}
      aria-label={settlementScreenWords.price.findOf(row.sku)}
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isForBrowser) rememberOwnOrder(order)
      }}
    >
      {settlementScreenWords.price.find}
    </TextLink>
  )
}

/** Averages are divisions: two decimals are enough to find a price, and short enough to read. */
const PLACES = 2

/** Blank where nothing is known; what is below 0, such as a fee given back, counts as 0. */
const rounded = (digits: string) => round(atLeastZero(readNumber(digits).value), PLACES)
const amount = (digits = '') => digits && groupDigits(toFixed(rounded(digits), PLACES))
const percent = (digits = '') => digits && groupDigits(toDigits(rounded(digits)))

/** Who sells, and how much of what comes back cannot be sold, in percent. */
type SellerTerms = Pick<Settings, 'seller'> &
  Partial<Pick<Settings, 'returnedDamaged' | 'rtoDamaged'>>

/**
 * A SKU as a marketplace order with its real averages. Its fee card is one band for all prices. The fee
 * of an order that came back is all that was charged for it, so nothing else is charged for such an
 * order. What no file states (the target, the rates of taxes that are held back) is of the seller's own
 * order.
 *
 * @example orderOfSku(average, { seller: 'registered' }, inputs.own()).bands // '~13.5~42.00'
 */
export function orderOfSku(
  average: SkuAverage,
  { seller, returnedDamaged = '0', rtoDamaged = '0' }: SellerTerms,
  own: MarketplaceTexts,
): MarketplaceTexts {
  return {
    ...own,
    seller,
    price: amount(average.price),
    gstBy: 'rate',
    gst: percent(average.gst),
    cost: amount(average.cost),
    costGst: percent(average.costGst),
    packing: amount(average.packing),
    bands: writeBands([
      { upTo: '', commission: percent(average.commission), fixedFee: amount(average.fixedFee) },
    ]),
    shipping: amount(average.shipping),
    ads: amount(average.ads),
    returned: percent(average.returned),
    returnedFee: amount(average.returnedFee),
    returnedDamaged,
    undelivered: percent(average.undelivered),
    undeliveredFee: amount(average.undeliveredFee),
    undeliveredDamaged: rtoDamaged,
    commissionBack: 'yes',
    fixedFeeBack: 'yes',
    shippingBack: 'yes',
    feesGst: 'onTop',
  }
}
