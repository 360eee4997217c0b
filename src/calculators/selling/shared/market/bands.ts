import { atLeastZero, type Decimal, toDigits, zero } from '../../../../core/decimal'
import { isRead, type Reading, readAmount, readNumber } from '../../../../core/parse'
import { type FeeRow, feeCardOf } from '../order/fee-card'

/** A band of the fee card as typed: texts only. The last one is for any price above the others. */
export type TypedBand = {
  readonly upTo: string
  readonly commission: string
  readonly fixedFee: string
}

export type Bands = readonly TypedBand[]

export const MOST_BANDS = 20

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

export const blankBand: TypedBand = { upTo: '', commission: '', fixedFee: '' }

/** What separates texts, and what no link brings, as `(7e)`. */
const escapeText = (text: string) =>
  text.replace(/[~*()<>\p{Cc}]/gu, (character) => `(${character.charCodeAt(0).toString(16)})`)

const unescapeText = (text: string) =>
  text.replace(/\(([\da-f]{1,4})\)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** What the texts of a band mean. */
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

/** Which band a fee card means by the end of one of its own: the last where it has none. */
export const bandThatEndsAt = (bands: Bands, upTo: Decimal | undefined): number =>
  upTo === undefined
    ? bands.length - 1
    : bands.findIndex(
        (band, index) => index < bands.length - 1 && readBand(band).upTo.value === upTo,
      )

/** Changes what was typed in one band. */
export const editBand = (bands: Bands, index: number, part: Partial<TypedBand>): Bands =>
  bands.map((band, place) => (place === index ? { ...band, ...part } : band))

/** A new band stands before the last, which has no price, or at a place before it. */
export const addBand = (
  bands: Bands,
  band: TypedBand = blankBand,
  index = bands.length - 1,
): Bands =>
  bands.length < MOST_BANDS ? bands.toSpliced(Math.min(index, bands.length - 1), 0, band) : bands

/** The last band stays: a card has one for every price. */
export const removeBand = (bands: Bands, index: number): Bands =>
  index < bands.length - 1 ? bands.toSpliced(index, 1) : bands

/**
 * Bands as they are when nobody is typing: those whose price was cleared are gone, the others in the
 * order of their prices. What cannot be read stays, below the others.
 *
 * @example settleBands(parseBands('500~0~11*~5~5*300~0~6*~15~65')) // 300, 500, above
 */
export function settleBands(bands: Bands): Bands {
  const prices = new Map(bands.map((band) => [band, readBand(band).upTo]))
  const isAfter = (band: TypedBand) => (isRead(prices.get(band) as Reading) ? 0 : 1)
  const order = (a: TypedBand, b: TypedBand) => {
    const [left, right] = [prices.get(a)?.value ?? zero, prices.get(b)?.value ?? zero]
    return isAfter(a) - isAfter(b) || (left < right ? -1 : left > right ? 1 : 0)
  }
  const settled = [...bands.slice(0, -1).filter(hasPrice).sort(order), ...bands.slice(-1)]
  return settled.every((band, index) => band === bands[index]) && settled.length === bands.length
    ? bands
    : settled
}

export const hasPrice = ({ upTo }: TypedBand): boolean => upTo.trim() !== ''

/**
 * What a fee card says, in one spelling: two texts are the same card where this is the same.
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
