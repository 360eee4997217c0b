import { formatMoney } from '../../../core/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/format-exact'
import { readAmount } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { answer } from './compute'
import { inputs, lettersIn, offerOf, type Typed, type TypedOffer } from './inputs'
import { nameOf, sayFee, sayTenureTyped, verdictOn } from './sentences'

/**
 * What Copy and Share say: the offers, a sentence each.
 *
 * @example 'Loan offers. Offer A: ₹50,00,000 at 8.5% for 20 years, fee 0.5% + GST. Offer B: …'
 */
export function sayOffers(typed: Typed, symbol: string): string {
  const offers = lettersIn(typed).map(
    (letter) => `Offer ${letter}: ${sayOffer(offerOf(typed, letter), typed, symbol)}.`,
  )
  return ['Loan offers.', ...offers].join(' ')
}

function sayOffer(offer: TypedOffer, { tenureUnit }: Typed, symbol: string): string {
  const rate = `${sayTypedPercent(offer.rate)}${offer.method === 'flat' ? ' flat' : ''}`
  const parts = [
    `${sayTypedMoney(offer.amount, symbol)} at ${rate} for ${sayTenureTyped(offer.tenure, tenureUnit)}`,
    `fee ${sayFee(offer, symbol)}${offer.gst === 'yes' ? ' + GST' : ''}`,
    ...(readAmount(offer.other).value > 0n
      ? [`other charges ${sayTypedMoney(offer.other, symbol)}`]
      : []),
  ]
  return parts.join(', ')
}

export const actions = actionsFor({ name: 'Loan offers', say: sayOffers })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

  const offers = answer(inputs.defaults)
  const { label, figure, lead } = verdictOn(offers, { money, unit: inputs.defaults.tenureUnit })
  const [cheapest, ...dearer] = [...offers.compared].sort((a, b) =>
    a.costInAll < b.costInAll ? -1 : 1,
  )
  if (!cheapest) throw new Error('The offers that the page opens with have no result')

  return {
    label,
    figure,
    isMoney: false,
    caption: lead,
    rows: dearer.map((offer) => ({
      label: `${nameOf(offer)} in all`,
      value: money(offer.costInAll),
    })),
    total: { label: `${nameOf(cheapest)} in all`, value: money(cheapest.costInAll) },
  }
}
