import { readAmount, readNumber } from '../../../core/parse'
import { computeOffer, type OfferResults } from './compute'
import type { Typed } from './inputs'
import { type Letter, lettersIn, offerOf } from './offers'

/** An offer and what follows from it. */
export type Offer = {
  readonly letter: Letter
  readonly results: ReturnType<typeof computeOffer>
}
/** An offer that can be compared. */
export type Compared = { readonly letter: Letter } & OfferResults

/** The fields of every offer, parsed. */
export const readInputs = (typed: Typed): Record<Letter, OfferReading> => ({
  A: readOffer(typed, 'A'),
  B: readOffer(typed, 'B'),
  C: readOffer(typed, 'C'),
})

export type OfferReading = ReturnType<typeof readOffer>

function readOffer(typed: Typed, letter: Letter) {
  const offer = offerOf(typed, letter)
  return {
    principal: readAmount(offer.amount),
    annualRate: readNumber(offer.rate),
    tenure: readNumber(offer.tenure),
    fee: (offer.feeKind === 'amount' ? readAmount : readNumber)(offer.fee),
    otherCharges: readAmount(offer.other),
  }
}

function resultsOf(typed: Typed, letter: Letter): Offer['results'] {
  const { method, feeKind, gst } = offerOf(typed, letter)
  const reading = readOffer(typed, letter)
  return computeOffer({
    principal: reading.principal.value,
    annualRate: reading.annualRate.value,
    method,
    tenure: reading.tenure.value,
    tenureUnit: typed.tenureUnit,
    feeKind,
    fee: reading.fee.value,
    hasGstOnFee: gst === 'yes',
    otherCharges: reading.otherCharges.value,
  })
}

/** What follows from what was typed. */
export function answer(typed: Typed) {
  const offers: Offer[] = lettersIn(typed).map((letter) => ({
    letter,
    results: resultsOf(typed, letter),
  }))
  const compared: Compared[] = offers.flatMap(({ letter, results }) =>
    typeof results === 'string' ? [] : [{ letter, ...results }],
  )
  return { offers, compared }
}
