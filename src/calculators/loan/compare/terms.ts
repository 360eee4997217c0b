import type { TermUnit } from '../../../core/annuity'
import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import type { TypedOffer } from './offers'

/** @example sayTenureTyped('20', 'years') // '20 years' */
export const sayTenureTyped = (tenure: string, unit: TermUnit): string =>
  countOf(sayTypedNumber(tenure), unit === 'years' ? 'year' : 'month')

/** @example sayFee(offer, '₹') // '0.5%' */
export const sayFee = ({ feeKind, fee }: TypedOffer, symbol: string): string =>
  feeKind === 'percent' ? sayTypedPercent(fee) : sayTypedMoney(fee, symbol)

/**
 * An offer in a few words.
 *
 * @example sayTerms(offer, 'years', '₹') // '8.5% · 20 years · fee 0.5%'
 */
export const sayTerms = (offer: TypedOffer, unit: TermUnit, symbol: string): string =>
  [
    `${sayTypedPercent(offer.rate)}${offer.method === 'flat' ? ' flat' : ''}`,
    sayTenureTyped(offer.tenure, unit),
    `fee ${sayFee(offer, symbol)}`,
  ].join(' · ')
