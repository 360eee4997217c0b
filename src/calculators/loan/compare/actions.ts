import { readAmount } from '../../../core/parse'
import { sayTypedMoney, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import type { Typed } from './inputs'
import { lettersIn, offerOf, type TypedOffer } from './offers'
import { sayFee, sayTenureTyped } from './terms'

/**
 * The offers, a sentence each.
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
