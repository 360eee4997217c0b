/** The names that a column may have, by what it holds; the first that fits counts. */
export type HeadNames<Use extends string> = readonly (readonly [use: Use, names: RegExp])[]

const MONEY =
  /(?:\bin\s+)?(?:\b(?:rs|inr|rupees)\b|₹)|(?<![\p{L}\p{M}])(?:रुप(?:ये|ए|या)|रु|रू)(?![\p{L}\p{M}])(?:\s*में)?/gu

/** A head names the money that its column counts. @example namesMoney('Price (Rs)') // true */
export const namesMoney = (head: string): boolean => head.toLowerCase().search(MONEY) >= 0

/**
 * A head as it is compared: small letters and percent signs, without the money.
 *
 * @example headName('GST rate (%)') // 'gstrate%'
 * @example headName('Price (in Rs.)') // 'price'
 */
export const headName = (head: string): string =>
  head
    .toLowerCase()
    .replace(MONEY, '')
    .replace(/[^a-z%]/g, '')

const DEVANAGARI = /[\u0904-\u0939]/
/** Words that are often left in Latin letters. */
const inDevanagari: readonly (readonly [latin: RegExp, hindi: string])[] = [
  [/\bgst\b/g, 'जीएसटी'],
  [/\btax\b/g, 'टैक्स'],
  [/\bm\.?r\.?p\b/g, 'एमआरपी'],
]

/**
 * A head in Hindi as it is compared: letters and percent signs, without the money, without the dots
 * below letters (`क़ीमत`), which some write and others do not. Blank where a head has no Hindi.
 *
 * @example hindiName('जीएसटी दर (%)') // 'जीएसटीदर%'
 * @example hindiName('दाम (GST सहित)') // 'दामजीएसटीसहित'
 */
export function hindiName(head: string): string {
  if (!DEVANAGARI.test(head)) return ''
  const text = head.normalize('NFC').toLowerCase().replace(MONEY, '')
  return inDevanagari
    .reduce((text, [latin, hindi]) => text.replace(latin, hindi), text)
    .replace(/[^\u0900-\u093b\u093d-\u0963\u0971-\u097f%]/g, '')
}

/** What a column of this head holds, if its name is known, in English or in Hindi. */
export function useNamed<Use extends string>(names: HeadNames<Use>, head: string): Use | undefined {
  const find = (name: string) => names.find(([, known]) => known.test(name))?.[0]
  const hindi = hindiName(head)
  return (hindi ? find(hindi) : undefined) ?? find(headName(head))
}
