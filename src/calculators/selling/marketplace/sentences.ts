import { hundred } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { compositionPercent, gstOnFeesPercent, gstSlabs } from '../../../core/gst-rules'
import { isRead, type Reading, tidyNumber } from '../../../core/parse'
import { problemHint } from '../../../ui/fields/hints'
import type { OrderInputs } from '../shared/market/read-inputs'
import { type Bands, hasPrice, readBand } from '../shared/market/read-inputs'
import { marketRules } from '../shared/order/market-rules'
import type { FeeBand } from '../shared/order/terms'
import { collectsTcs, type Registration, sayPercent } from '../shared/order/terms'

/** What it means not to be `Registered`. */
export const sellerNotes: Readonly<Record<Registration, string>> = {
  registered: '',
  composition: `You pay ${compositionPercent}% of the sale. GST on fees and goods does not come back, so cost and packing are with GST.`,
  unregistered:
    'The sale has no GST, and none comes back: cost and packing are with GST, and there is no TCS.',
}

/** The inputs that are kept on the device. */
export const KEPT_INPUTS = 'registration, fees, shipping, packing, ads and returns'
export const ONCE_CHANGED = `Once you change them, your ${KEPT_INPUTS} are kept on this device.`

/** @example sayBand(band, '₹') // '15% and ₹65 apply' */
export const sayBand = ({ commissionPercent, fixedFee }: FeeBand, symbol: string): string =>
  `${sayPercent(commissionPercent)} and ${plainMoney(fixedFee, symbol)} apply`

type Terms = OrderInputs['terms']

/** @example '18% GST on fees' */
export const gstOnFeesLabel = `${gstOnFeesPercent}% GST on fees`

/** @example sayMore(terms) // '18% GST on fees, on top · TCS 0.5% · TDS 0.1%' */
export const sayMore = (terms: Terms): string =>
  [
    `${gstOnFeesLabel}, ${terms.gstOnFees === 'onTop' ? 'on top' : 'included'}`,
    ...(collectsTcs(terms) ? [`TCS ${sayPercent(terms.tcsPercent)}`] : whyNoTcs(terms)),
    `TDS ${sayPercent(terms.tdsPercent)}`,
  ].join(' · ')

/**
 * Says why there is no TCS, where a registered seller's sale has no tax. The unregistered are told
 * when they choose that.
 */
export const whyNoTcs = (terms: Terms): readonly string[] =>
  terms.registration === 'registered' && !collectsTcs(terms) ? ['no TCS at 0% GST'] : []

/** The hint under a percentage that is never below 0. */
export const percentHint = (reading: Reading): string | undefined =>
  problemHint(reading) ?? (reading.value < 0n ? 'Below 0% counts as 0%.' : undefined)

/** The hint under a rate of GST. */
export const gstHint = (reading: Reading): string | undefined =>
  percentHint(reading) ??
  (reading.value > marketRules.highestGst
    ? `No goods have more than ${gstSlabs.luxury.percent}% GST.`
    : undefined)

/** The hint under a commission. */
export const commissionHint = (reading: Reading): string | undefined =>
  percentHint(reading) ??
  (reading.value > hundred ? 'A commission above 100% is more than the price.' : undefined)

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
    if (hint) return `Band ${index + 1}: ${hint}`
    if (index === bands.length - 1) continue
    if (!hasPrice(band)) return 'A band without a price does not count.'
    if (!isRead(upTo) || upTo.value <= 0n) {
      return `Band ${index + 1}: a price above 0 is needed, so it does not count.`
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
      const name = `band ${same + 1}`
      return { text: `Ends where ${name} ends: ${name} counts.`, isWrong: true }
    }
    const higher = prices.slice(0, at).findIndex(({ value }) => value > price.value)
    return higher < 0
      ? undefined
      : {
          text: `Ends below band ${higher + 1}. Bands count in the order of their prices.`,
          isWrong: false,
        }
  })
}

type BandNote = { readonly text: string; readonly isWrong: boolean }

/** The hint under the price at which a band ends. */
export const endHint = (reading: Reading): string | undefined =>
  problemHint(reading) ?? (reading.value < 0n ? 'A price below 0 does not count.' : undefined)

/** The hint under a fee. */
export const feeHint = (reading: Reading): string | undefined =>
  problemHint(reading) ?? (reading.value < 0n ? 'A fee below 0 counts as 0.' : undefined)

/** So many characters fit into every cell of a small table, grouped digits included. */
const LONGEST_IN_CELL = 11

/** Whether the cells of a small table need a line each. */
export const areLong = (texts: readonly string[]): boolean =>
  texts.some((text) => Math.max(text.length, tidyNumber(text).length) > LONGEST_IN_CELL)
