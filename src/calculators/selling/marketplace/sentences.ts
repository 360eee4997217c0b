import { hundred } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { isRead, tidyNumber } from '../../../core/money/parse'
import { marketRules } from '../../../desks/market/order/market-rules'
import type { FeeBand } from '../../../desks/market/order/terms'
import { collectsTcs, sayPercent } from '../../../desks/market/order/terms'
import type { OrderInputs } from '../../../desks/market/read-inputs'
import { type Bands, hasPrice, readBand } from '../../../desks/market/read-inputs'
import { boundsHint } from '../../../ui/fields/hints'
import { marketplaceWords } from './words'

/** @example sayBand(band, '₹') // '15% and ₹65 apply' */
export const sayBand = ({ commissionPercent, fixedFee }: FeeBand, symbol: string): string =>
  marketplaceWords.feeCard.applies(sayPercent(commissionPercent), plainMoney(fixedFee, symbol))

type Terms = OrderInputs['terms']

/** @example sayMore(terms) // '18% GST on fees, on top · TCS 0.5% · TDS 0.1%' */
export const sayMore = (terms: Terms): string =>
  [
    marketplaceWords.more.summary[terms.gstOnFees],
    ...(collectsTcs(terms)
      ? [marketplaceWords.more.tcs(sayPercent(terms.tcsPercent))]
      : whyNoTcs(terms)),
    marketplaceWords.more.tds(sayPercent(terms.tdsPercent)),
  ].join(' · ')

/**
 * Says why there is no TCS, where a registered seller's sale has no tax. The unregistered are told
 * when they choose that.
 */
export const whyNoTcs = (terms: Terms): readonly string[] =>
  terms.registration === 'registered' && !collectsTcs(terms) ? [marketplaceWords.more.noTcs] : []

/** The hint under a percentage that is never below 0. */
export const percentHint = boundsHint(marketplaceWords.hints.belowZeroPercent)

/** The hint under a rate of GST. */
export const gstHint = boundsHint(
  marketplaceWords.hints.belowZeroPercent,
  marketRules.highestGst,
  marketplaceWords.hints.gstTooHigh,
)

/** The hint under a commission. */
export const commissionHint = boundsHint(
  marketplaceWords.hints.belowZeroPercent,
  hundred,
  marketplaceWords.hints.commissionTooHigh,
)

/**
 * What is wrong with the bands of a fee card, in one sentence: the first problem. Problems with the
 * price at which a band ends are shown at its row.
 *
 * @example bandHint(parseBands('~0~6*~15~65')) // 'A band without a price does not count.'
 */
export function bandHint(bands: Bands): string | undefined {
  for (const [index, band] of bands.entries()) {
    const { upTo, commission, fixedFee } = readBand(band)
    const hint = commissionHint(commission) ?? feeHint(fixedFee)
    if (hint) return marketplaceWords.feeCard.hintOf(index + 1, hint)
    if (index === bands.length - 1) continue
    if (!hasPrice(band)) return marketplaceWords.feeCard.noPrice
    if (!isRead(upTo) || upTo.value <= 0n) {
      return marketplaceWords.feeCard.needsPrice(index + 1)
    }
  }
  return undefined
}

/**
 * What is wrong with the prices at which bands end, for each of them: the same as an earlier one, or
 * below it.
 *
 * @example bandNotes(parseBands('500~0~6*500~0~11*~15~65'))[1] // { text: 'Ends where band 1 ends: band 1 counts.', … }
 */
export function bandNotes(bands: Bands): readonly (BandNote | undefined)[] {
  const prices = bands.slice(0, -1).map((band) => readBand(band).upTo)
  return prices.map((price, at) => {
    if (!isRead(price) || price.value <= 0n) return undefined
    const same = prices.findIndex(({ value }) => value === price.value)
    if (same < at) {
      return { text: marketplaceWords.feeCard.endsWhere(same + 1), isWrong: true }
    }
    const higher = prices.slice(0, at).findIndex(({ value }) => value > price.value)
    return higher < 0
      ? undefined
      : { text: marketplaceWords.feeCard.endsBelow(higher + 1), isWrong: false }
  })
}

type BandNote = { readonly text: string; readonly isWrong: boolean }

/** The hint under the price at which a band ends. */
export const endHint = boundsHint(marketplaceWords.hints.priceBelowZero)

/** The hint under a fee. */
export const feeHint = boundsHint(marketplaceWords.hints.feeBelowZero)

/** So many characters fit into every cell of a small table, grouped digits included. */
const LONGEST_IN_CELL = 11

/** Whether the cells of a small table need a line each. */
export const areLong = (texts: readonly string[]): boolean =>
  texts.some((text) => Math.max(text.length, tidyNumber(text).length) > LONGEST_IN_CELL)
