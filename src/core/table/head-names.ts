/** The names that a column may have, by what it holds; the first that fits counts. */
export type HeadNames<Use extends string> = readonly (readonly [use: Use, names: RegExp])[]

const MONEY = /(?:\bin\s+)?(?:\b(?:rs|inr|rupees)\b|₹)/g

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

/** What a column of this head holds, if its name is known. */
export function useNamed<Use extends string>(names: HeadNames<Use>, head: string): Use | undefined {
  const name = headName(head)
  return names.find(([, known]) => known.test(name))?.[0]
}
