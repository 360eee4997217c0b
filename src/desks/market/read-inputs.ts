import { MOST_BANDS } from '../../core/limits'
import { atLeastZero, type Decimal, toDigits, zero } from '../../core/money/decimal'
import { isRead, type Reading, readAmount, readNumber } from '../../core/money/parse'
import type { MarketplaceTexts } from './inputs'
import type { Target } from './order/prices'
import { type FeeRow, feeCardOf, type OrderTerms } from './order/terms'

/** Reads each typed input; the bands of the fee card are read further below. */
export const readInputs = (typed: MarketplaceTexts) => ({
  price: readAmount(typed.price),
  gst: readNumber(typed.gst),
  cost: readAmount(typed.cost),
  costGst: readNumber(typed.costGst),
  packing: readAmount(typed.packing),
  packingGst: readNumber(typed.packingGst),
  shipping: readAmount(typed.shipping),
  ads: readAmount(typed.ads),
  undelivered: readNumber(typed.undelivered),
  undeliveredFee: readAmount(typed.undeliveredFee),
  undeliveredDamaged: readNumber(typed.undeliveredDamaged),
  returned: readNumber(typed.returned),
  returnedFee: readAmount(typed.returnedFee),
  returnedDamaged: readNumber(typed.returnedDamaged),
  tcs: readNumber(typed.tcs),
  tds: readNumber(typed.tds),
  margin: readNumber(typed.margin),
  profit: readAmount(typed.profit),
})

/** An order as it is computed: its terms, its price, and the target of the card `Which price?`. */
export type OrderInputs = {
  readonly terms: OrderTerms
  readonly price: Decimal
  readonly target: Target
}

/** Reads the typed texts as an order. What cannot be read counts as 0. */
export function readOrder(typed: MarketplaceTexts): OrderInputs {
  const read = readInputs(typed)
  return {
    price: read.price.value,
    target:
      typed.targetBy === 'margin'
        ? { kind: 'margin', percent: read.margin.value }
        : { kind: 'profit', profit: read.profit.value },
    terms: {
      registration: typed.seller,
      gstRate: typed.gstBy === 'clothes' ? 'clothesAndShoes' : read.gst.value,
      costPrice: read.cost.value,
      gstOnCost: read.costGst.value,
      packing: read.packing.value,
      gstOnPacking: read.packingGst.value,
      feeCard: feeCardOf(feeRowsOf(parseBands(typed.bands))),
      shippingFee: read.shipping.value,
      gstOnFees: typed.feesGst,
      adsPerOrder: read.ads.value,
      undelivered: {
        percent: read.undelivered.value,
        fee: read.undeliveredFee.value,
        damagedPercent: read.undeliveredDamaged.value,
      },
      returned: {
        percent: read.returned.value,
        fee: read.returnedFee.value,
        damagedPercent: read.returnedDamaged.value,
      },
      givenBack: {
        commission: typed.commissionBack === 'yes',
        fixedFee: typed.fixedFeeBack === 'yes',
        shippingFee: typed.shippingBack === 'yes',
      },
      tcsPercent: read.tcs.value,
      tdsPercent: read.tds.value,
    },
  }
}

/** A band of the fee card as typed: texts only. The last one is for any price above the others. */
export type TypedBand = {
  readonly upTo: string
  readonly commission: string
  readonly fixedFee: string
}

export type Bands = readonly TypedBand[]

/**
 * Bands as one readable text, for links and for the tab.
 *
 * @example writeBands([{ upTo: '1,000', commission: '0', fixedFee: '34' },
 *   { upTo: '', commission: '15', fixedFee: '65' }]) // '1,000~0~34*~15~65'
 */
export const writeBands = (bands: Bands): string =>
  bands
    .map(({ upTo, commission, fixedFee }) => [upTo, commission, fixedFee].map(escapeText).join('~'))
    .join('*')

/**
 * The bands of such a text, at least one. A link may come from anyone: what is missing is blank,
 * what is too much is left out, and the last band has no price.
 *
 * @example parseBands('1,000~0~34*~15~65') // two bands
 */
export function parseBands(text: string): TypedBand[] {
  const bands = text.split('*').map((row): TypedBand => {
    const [upTo = '', commission = '', fixedFee = ''] = row.split('~').map(unescapeText)
    return { upTo, commission, fixedFee }
  })
  const last = bands.pop() ?? blankBand
  return [...bands.slice(0, MOST_BANDS - 1), { ...last, upTo: '' }]
}

const blankBand: TypedBand = { upTo: '', commission: '', fixedFee: '' }

/** Writes separators, and characters that links drop, as `(7e)`. */
const escapeText = (text: string) =>
  text.replace(/[~*()<>\p{Cc}]/gu, (character) => `(${character.charCodeAt(0).toString(16)})`)

const unescapeText = (text: string) =>
  text.replace(/\(([\da-f]{1,4})\)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** The numbers of a band. */
export type BandReading = {
  readonly upTo: Reading
  readonly commission: Reading
  readonly fixedFee: Reading
}

export const readBand = (band: TypedBand): BandReading => ({
  upTo: readAmount(band.upTo),
  commission: readNumber(band.commission),
  fixedFee: readAmount(band.fixedFee),
})

/**
 * Bands as rows of a fee card. One whose price is blank, unreadable or not above 0 counts as cleared,
 * but for the last.
 */
export const feeRowsOf = (bands: Bands): FeeRow[] =>
  bands.map((band, index) => {
    const { upTo, commission, fixedFee } = readBand(band)
    return {
      upTo: index === bands.length - 1 ? undefined : priceOf(upTo),
      commissionPercent: commission.value,
      fixedFee: fixedFee.value,
    }
  })

const priceOf = (reading: Reading): Decimal => (isRead(reading) ? reading.value : zero)

/** The index of the typed band that ends at this price; without a price, that of the last band. */
export const bandThatEndsAt = (bands: Bands, upTo: Decimal | undefined): number =>
  upTo === undefined
    ? bands.length - 1
    : bands.findIndex(
        (band, index) => index < bands.length - 1 && readBand(band).upTo.value === upTo,
      )

/** Changes what was typed in one band. */
export const editBand = (bands: Bands, index: number, part: Partial<TypedBand>): Bands =>
  bands.map((band, at) => (at === index ? { ...band, ...part } : band))

/** Adds a band before the last, which has no price, or at an index before it. */
export const addBand = (
  bands: Bands,
  band: TypedBand = blankBand,
  index = bands.length - 1,
): Bands =>
  bands.length < MOST_BANDS ? bands.toSpliced(Math.min(index, bands.length - 1), 0, band) : bands

/** Removes a band, but never the last: a card has a band for every price. */
export const removeBand = (bands: Bands, index: number): Bands =>
  index < bands.length - 1 ? bands.toSpliced(index, 1) : bands

/**
 * Sorts bands by their prices and drops those whose price was cleared. Bands that cannot be read come
 * last. To be called when nobody is typing in them.
 *
 * @example normalizeBands(parseBands('500~0~11*~5~5*300~0~6*~15~65')) // 300, 500, above
 */
export function normalizeBands(bands: Bands): Bands {
  const prices = new Map(bands.map((band) => [band, readBand(band).upTo]))
  const isAfter = (band: TypedBand) => (isRead(prices.get(band) as Reading) ? 0 : 1)
  const order = (a: TypedBand, b: TypedBand) => {
    const [left, right] = [prices.get(a)?.value ?? zero, prices.get(b)?.value ?? zero]
    return isAfter(a) - isAfter(b) || (left < right ? -1 : left > right ? 1 : 0)
  }
  const sorted = [...bands.slice(0, -1).filter(hasPrice).sort(order), ...bands.slice(-1)]
  return sorted.every((band, index) => band === bands[index]) && sorted.length === bands.length
    ? bands
    : sorted
}

export const hasPrice = ({ upTo }: TypedBand): boolean => upTo.trim() !== ''

/**
 * A fee card in one spelling: two texts are the same card where this is the same.
 *
 * @example plainBands('1,000~0~34*~15.0~65') // '1000~0~34*~15~65'
 */
export const plainBands = (text: string): string =>
  feeCardOf(feeRowsOf(parseBands(text)))
    .map(({ upTo, commissionPercent, fixedFee }) =>
      [upTo === undefined ? '' : toDigits(upTo), ...[commissionPercent, fixedFee].map(plain)].join(
        '~',
      ),
    )
    .join('*')

const plain = (value: Decimal) => toDigits(atLeastZero(value))
