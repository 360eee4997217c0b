import type { SharePicture } from '../../../contract'
import type { TermUnit } from '../../../core/loan/annuity'
import { formatMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { readAmount } from '../../../core/money/parse'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './compute'
import {
  inputs,
  inventedBesideOwn,
  lettersIn,
  offerOf,
  type Typed,
  type TypedOffer,
} from './inputs'
import { markedNameOf, nameOf, sayFee, verdictOn } from './sentences'
import { compareWords } from './words'

/**
 * What Copy and Share say: the offers, a sentence each.
 *
 * @example 'Loan offers. Offer A: ₹50,00,000 at 8.5% for 20 years, fee 0.5% + GST. Offer B: …'
 */
export function sayOffers(typed: Typed, symbol: string): string {
  const invented = inventedBesideOwn(typed)
  const offers = lettersIn(typed).map((letter) => {
    const name = markedNameOf({ letter, isInvented: invented.includes(letter) })
    return sayOffer(name, offerOf(typed, letter), typed.tenureUnit, symbol)
  })
  return [compareWords.copied.start, ...offers].join(' ')
}

function sayOffer(name: string, offer: TypedOffer, unit: TermUnit, symbol: string): string {
  const loan = compareWords.copied[offer.method](
    sayTypedMoney(offer.amount, symbol),
    sayTypedPercent(offer.rate),
    sayTypedNumber(offer.tenure),
    unit,
  )
  const asked = sayFee(offer, symbol)
  const fee = offer.gst === 'yes' ? compareWords.copied.feeWithGst(asked) : asked
  return readAmount(offer.other).value > 0n
    ? compareWords.copied.offerWithOther(name, loan, fee, sayTypedMoney(offer.other, symbol))
    : compareWords.copied.offer(name, loan, fee)
}

export const actions = actionsFor({
  name: compareWords.copied.name,
  say: sayOffers,
  // The month of the first EMI comes with the loan from other pages; this one does not show it.
  carried: ({ start, ...fields }) => ({ fields }),
})

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
      label: compareWords.copied.inAll(nameOf(offer)),
      value: money(offer.costInAll),
    })),
    total: {
      label: compareWords.copied.inAll(nameOf(cheapest)),
      value: money(cheapest.costInAll),
    },
  }
}
