import { groupDigits } from '../money/group-digits'

/*
 * How Hindi counts. Only its catalogs use this.
 */

/**
 * A noun beside a count: one and more of it, alone and before a postposition (में, से, पर, तक, के लिए).
 */
export type Noun = readonly [one: string, many: string, oneBefore: string, manyBefore: string]

const unchanged = (noun: string): Noun => [noun, noun, noun, noun]

export const month: Noun = ['महीना', 'महीने', 'महीने', 'महीने']
export const year: Noun = unchanged('साल')
export const day: Noun = unchanged('दिन')
export const emi: Noun = unchanged('EMI')
export const instalment: Noun = ['किस्त', 'किस्तें', 'किस्त', 'किस्तों']
export const withdrawal: Noun = ['निकासी', 'निकासियाँ', 'निकासी', 'निकासियों']
export const item: Noun = unchanged('आइटम')
export const bill: Noun = unchanged('बिल')
export const creditNote: Noun = unchanged('क्रेडिट नोट')
export const payment: Noun = unchanged('भुगतान')
export const row: Noun = ['लाइन', 'लाइनें', 'लाइन', 'लाइनों']
export const column: Noun = unchanged('कॉलम')
export const product: Noun = unchanged('प्रोडक्ट')
export const order: Noun = unchanged('ऑर्डर')
export const offer: Noun = unchanged('ऑफ़र')
export const card: Noun = unchanged('कार्ड')
export const band: Noun = unchanged('स्लैब')
export const change: Noun = unchanged('बदलाव')
export const thing: Noun = ['चीज़', 'चीज़ें', 'चीज़', 'चीज़ों']
export const cost: Noun = ['लागत', 'लागतें', 'लागत', 'लागतों']
export const sku: Noun = unchanged('SKU')
export const piece: Noun = unchanged('नग')
export const rupee: Noun = ['रुपया', 'रुपये', 'रुपये', 'रुपये']
export const paisa: Noun = ['पैसा', 'पैसे', 'पैसे', 'पैसे']
export const digit: Noun = unchanged('अंक')
export const character: Noun = unchanged('अक्षर')
export const copy: Noun = ['कॉपी', 'कॉपियाँ', 'कॉपी', 'कॉपियों']
export const file: Noun = ['फ़ाइल', 'फ़ाइलें', 'फ़ाइल', 'फ़ाइलों']

/**
 * So many of a thing: only exactly 1 is one, 0 and 1.5 are not. A count that a person typed stays as it
 * was typed.
 *
 * @example countOf(0, month) // '0 महीने'
 * @example countOf(1200, month) // '1,200 महीने'
 */
export const countOf = (count: number | string, [one, many]: Noun): string =>
  `${shown(count)} ${String(count) === '1' ? one : many}`

/** The same before a postposition. @example `${countBefore(12, instalment)} में` // '12 किस्तों में' */
export const countBefore = (count: number | string, [, , one, many]: Noun): string =>
  `${shown(count)} ${String(count) === '1' ? one : many}`

const shown = (count: number | string) =>
  typeof count === 'number' ? groupDigits(String(count)) : count

/** Months as years and months. @example duration(13) // '1 साल 1 महीना' */
export const duration = (months: number): string => durationWith(countOf, months)

/** The same before a postposition. @example `${durationBefore(13)} में` // '1 साल 1 महीने में' */
export const durationBefore = (months: number): string => durationWith(countBefore, months)

function durationWith(count: typeof countOf, months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [
    ...(years > 0 ? [count(years, year)] : []),
    ...(rest > 0 || years === 0 ? [count(rest, month)] : []),
  ].join(' ')
}

/** The ending of an ordinal: with a masculine noun, with one before a postposition, with a feminine one. */
export type OrdinalEnding = 'ा' | 'े' | 'ी'

const firstOrdinals: Readonly<Record<number, string>> = {
  1: 'पहल',
  2: 'दूसर',
  3: 'तीसर',
  4: 'चौथ',
  6: 'छठ',
}

/**
 * An ordinal in a sentence; labels count plainly (साल 1).
 *
 * @example `${ordinal(34, 'े')} महीने में` // '34वें महीने में'
 * @example `${ordinal(1, 'ी')} EMI` // 'पहली EMI'
 */
export function ordinal(count: number, ending: OrdinalEnding): string {
  const first = firstOrdinals[count]
  if (first) return first + ending
  return `${groupDigits(String(count))}व${{ 'ा': 'ाँ', 'े': 'ें', 'ी': 'ीं' }[ending]}`
}

/**
 * A change in percent, which Hindi says without a sign.
 *
 * @example upOrDown('-5%', 'बढ़ाकर', 'घटाकर') // '5% घटाकर'
 */
export const upOrDown = (percent: string, up: string, down: string): string =>
  percent.startsWith('-') ? `${percent.slice(1)} ${down}` : `${percent} ${up}`
