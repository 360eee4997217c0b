import {
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { headName, hindiName } from '../../../core/tables/heads'
import { readRate, saysNoTax } from '../../../core/tables/rate-cells'
import { gstSaidBy, type TellingName } from '../../../core/tables/tax-words'
import type { Bill } from '../../books/bill/inputs'
import { gstRates } from '../../books/gst/rate-buttons'
import { billPasteWords } from './words'

/** The columns that say a row's rate: the whole rate, or the taxes it is made of. */
export type RateUse = 'rate' | 'central' | 'state' | 'integrated'

export const rateUses: readonly RateUse[] = ['rate', 'central', 'state', 'integrated']

type RowRate = {
  /** In percent; none where the row has no rate. */
  readonly rate?: string
  /** Why the rate cannot be used. */
  readonly problem?: string
}

const two = decimalFrom(2)

const knownRates: ReadonlySet<string> = new Set(gstRates.map(({ rate }) => rate))
const isKnown = (rate: Decimal) => knownRates.has(toDigits(rate))
/** The whole rate that a number of a column is a part of: half the taxes are half a rate. */
const wholeRate = (rate: Decimal, use: RateUse) =>
  use === 'central' || use === 'state' ? multiply(rate, two) : rate

/**
 * Whether cells hold rates and no amounts: each says so itself, or is a rate that there is, in percent
 * or, all of them, as fractions. Half the taxes are half a rate.
 *
 * @example areRates(['18', '5%', 'Nil'], 'rate') // true
 * @example areRates(['9', '2.5'], 'central') // true
 * @example areRates(['0.18', '0.05'], 'rate') // true
 * @example areRates(['148.50', '18'], 'rate') // false
 */
export function areRates(cells: readonly string[], use: RateUse): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const isRate = (cell: string) => {
    const rate = readRate(cell)
    return rate !== undefined && (saysItIsRate(cell) || isKnown(wholeRate(rate, use)))
  }
  return filled.length > 0 && (filled.every(isRate) || areFractions(cells, use))
}

/**
 * Whether a column holds rates as fractions: all of them are, and one at least is more than nothing.
 * 0.25 is the rate of diamonds, as 25% is none.
 *
 * @example areFractions(['0.18', '.05', '0'], 'rate') // true
 * @example areFractions(['0.25', '3'], 'rate') // false
 */
export function areFractions(cells: readonly string[], use: RateUse): boolean {
  const filled = cells.filter((cell) => cell !== '' && !saysNoTax(cell))
  return (
    filled.every((cell) => isFraction(cell, use)) && filled.some((cell) => readRate(cell) !== zero)
  )
}

function isFraction(cell: string, use: RateUse): boolean {
  const rate = saysItIsRate(cell) ? undefined : readRate(cell)
  return rate !== undefined && isKnown(multiply(wholeRate(rate, use), hundred))
}

/** Like 0.18 among rates in percent: it may be either. */
function isDoubtful(cell: string, use: RateUse): boolean {
  const rate = readRate(cell)
  return isFraction(cell, use) && rate !== undefined && !isKnown(wholeRate(rate, use))
}

/** @example saysItIsRate('18 %') // true */
export const saysItIsRate = (cell: string): boolean => /%\)?$/.test(cell) || saysNoTax(cell)

/**
 * The rate of a row from the columns that have one. CGST and SGST are always equal, so that one of
 * them says the other. An item may well name both kinds of tax, if they come to the same; a tax of
 * nothing beside another is the one that does not apply.
 *
 * @param fractions the columns that hold fractions
 */
export function rateOfRow(
  cellOf: (use: RateUse) => string,
  fractions: ReadonlySet<RateUse>,
): RowRate {
  const taxes: Partial<Record<RateUse, Decimal>> = {}
  for (const use of rateUses) {
    const cell = cellOf(use)
    if (cell === '') continue
    const rate = readRate(cell)
    if (rate === undefined) {
      return { problem: billPasteWords.reasons.notANumber(billPasteWords.rates[use], cell) }
    }
    if (!fractions.has(use) && isDoubtful(cell, use)) {
      return { problem: billPasteWords.reasons.maybeFraction(billPasteWords.rates[use], cell) }
    }
    taxes[use] = fractions.has(use) ? multiply(rate, hundred) : rate
  }
  const { rate, integrated, central, state } = taxes
  if (central !== undefined && state !== undefined && central !== state) {
    return { problem: billPasteWords.reasons.halvesDiffer(cellOf('central'), cellOf('state')) }
  }
  const half = central ?? state
  const whole = half === undefined ? undefined : multiply(half, two)
  const given = [rate, integrated, whole].filter((one) => one !== undefined)
  const [first = given[0], ...others] = given.filter((one) => one !== zero)
  if (others.some((other) => other !== first))
    return { problem: billPasteWords.reasons.ratesDiffer }
  return first === undefined ? {} : { rate: toDigits(first) }
}

type Prices = Bill['prices']

const tellingNames: readonly TellingName[] = [
  ['with-gst', /mrp|^max(?:imum)?retailprice|^gross|एमआरपी|^अधिकतमखुदरामूल्य$/],
  ['before-gst', /^(?:basic|base|taxable|assessable|net)|^(?:कर|टैक्स)योग्य/],
]

/**
 * What a head says about the prices below it, if it says anything.
 *
 * @example pricesSaidBy('Rate incl tax') // 'with-gst'
 * @example pricesSaidBy('Basic rate') // 'before-gst'
 */
export const pricesSaidBy = (head: string): Prices | undefined => gstSaidBy(head, tellingNames)

const KIND =
  /^(?:price(?:is|kind|type)|(?:sales?)?(?:price)?taxtype|(?:is|are)?(?:sales?|selling|unit|item)?(?:prices?|rate)?(?:is|are)?(?:gst|tax(?:es)?)?(?:incl(?:udes|uded|uding|usive)?|excl(?:udes|uded|uding|usive)?)(?:of|with)?(?:gst|tax(?:es)?)?)$/
const HINDI_KIND = /^(?:दामलिखाहै|(?:दाममें)?(?:टैक्स|जीएसटी)(?:शामिल|सहित)(?:है)?)$/
const YES = /^(?:y|yes|true|t|1|हाँ|हां)$/i
const NO = /^(?:n|no|false|f|0|नहीं)$/i

/**
 * What the cell of a row says about its own price, below a head such as `Inclusive Of Tax`.
 *
 * @example kindSaid('Sales Tax inclusive', 'Exclusive') // 'before-gst'
 * @example kindSaid('Inclusive Of Tax', 'Y') // 'with-gst'
 */
export function kindSaid(head: string, cell: string): Prices | undefined {
  const isYes = YES.test(cell)
  if (!isYes && !NO.test(cell)) return pricesSaidBy(cell)
  const asksExcluded = /excl/.test(headName(head))
  return isYes === asksExcluded ? 'before-gst' : 'with-gst'
}

/** Whether a column says of each row whether GST is in its price. */
export function areKinds(head: string, cells: readonly string[]): boolean {
  if (!KIND.test(headName(head)) && !HINDI_KIND.test(hindiName(head))) return false
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => kindSaid(head, cell) !== undefined)
}

/** How an exported file of a bill says what its prices are, in any of its languages. */
const pricesAre: ReadonlySet<string> = new Set(['Prices are', 'दाम लिखे हैं'])
const saidInFiles: ReadonlyMap<string, Prices> = new Map([
  ['Before GST', 'before-gst'],
  ['With GST', 'with-gst'],
  ['बिना GST', 'before-gst'],
  ['GST सहित', 'with-gst'],
])

/** What a line above the heads says about the prices, as in exported files of a bill. */
export function pricesSaidAbove(lines: readonly (readonly string[])[]): Prices | undefined {
  const [, said = ''] = lines.find(([label = '']) => pricesAre.has(label)) ?? []
  return saidInFiles.get(said)
}
