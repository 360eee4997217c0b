import { isRead, readAmount, readNumber } from '../money/parse'

export type NumberWithUnit = { readonly number: string; readonly unit: string }

// A word or two, perhaps with a point or a power: Nos., sq. ft, m², m3.
const UNIT = String.raw`(\p{L}[\p{L}\p{M}. ]{0,11}[²³23]?)`
const quantity = new RegExp(String.raw`^(.*?\p{Nd}[\p{Nd}.,]*)\s*${UNIT}$`, 'u')
const price = new RegExp(String.raw`^(.*?\d[\d.,]*)\s*(?:/|\bper\b)\s*${UNIT}$`, 'iu')
/** Of money it is a lakh, of goods never. */
const LITRE = /^l$/i
/** What is longer is a sentence, and would take long to be tried in every way. */
const LONGEST = 40

/**
 * A quantity and what is counted in it. A word that counts (`2 lakh`) is no unit; `l` is a litre.
 *
 * @example splitQuantity('10.000 Nos') // number '10.000', unit 'Nos'
 * @example splitQuantity('5 l') // number '5', unit 'l'
 */
export function splitQuantity(cell: string): NumberWithUnit {
  const [, number = '', unit = ''] = partsOf(cell, quantity)
  const isSplit = isRead(readNumber(number)) && (LITRE.test(unit) || !isRead(readAmount(cell)))
  return isSplit ? { number, unit } : { number: cell, unit: '' }
}

/** A price and what it is paid for. @example splitPrice('₹165/kg') // number '₹165', unit 'kg' */
export function splitPrice(cell: string): NumberWithUnit {
  const [, number = '', unit = ''] = partsOf(cell, price)
  return isRead(readAmount(number)) ? { number, unit } : { number: cell, unit: '' }
}

const partsOf = (cell: string, form: RegExp) =>
  cell.length <= LONGEST ? (form.exec(cell) ?? []) : []
