import { isRead, readNumber } from '../money/parse'

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
export function columnUseOf<Use extends string>(
  names: HeadNames<Use>,
  head: string,
): Use | undefined {
  const find = (name: string) => names.find(([, known]) => known.test(name))?.[0]
  const hindi = hindiName(head)
  return (hindi ? find(hindi) : undefined) ?? find(headName(head))
}

/** A head stands above the table, below a title and a few lines at most … */
const LINES_BEFORE_HEAD = 60
/** … or below the facts of a file: lines of a name and a value, and of those there may be many. */
const FACTS_BEFORE_HEAD = 2_000

/**
 * Which row holds the names of the columns: the first of those that name the most things, two at
 * least, and hold no number.
 *
 * @returns -1 where none does
 */
export function findHead(
  rows: readonly (readonly string[])[],
  useOf: (head: string) => string | undefined,
): number {
  let found = -1
  let most = 1
  let hasOnlyFacts = true
  for (const [at, cells] of rows.slice(0, FACTS_BEFORE_HEAD).entries()) {
    if (at >= LINES_BEFORE_HEAD && !hasOnlyFacts) break
    const known = new Set(cells.map(useOf).filter((use) => use !== undefined)).size
    if (known > most && !cells.some((cell) => isRead(readNumber(cell)))) {
      found = at
      most = known
    }
    hasOnlyFacts &&= cells.filter((cell) => cell !== '').length <= 2
  }
  return found
}

/** The names of columns may take so many lines. */
const LINES_OF_HEADS = 3

/**
 * The names of columns that stand in several lines: above a blank one may be its name, as far as that
 * is known.
 *
 * @example headOverLines([['Item', 'Stock'], ['', 'Quantity', 'Rate']], 1, useOf) // ['Item', 'Quantity', 'Rate']
 */
export const headOverLines = (
  rows: readonly (readonly string[])[],
  headAt: number,
  useOf: (head: string) => string | undefined,
): string[] => {
  const above = rows.slice(Math.max(0, headAt - LINES_OF_HEADS + 1), headAt).reverse()
  return (rows[headAt] ?? []).map(
    (name, at) => name || (above.map((cells) => cells[at] ?? '').find(useOf) ?? ''),
  )
}

/** What stands right above the names of columns: what groups them, and titles. */
export const groupsAbove = (
  rows: readonly (readonly string[])[],
  headAt: number,
): readonly string[] => rows.slice(Math.max(0, headAt - LINES_OF_HEADS + 1), headAt).flat()

/** What a person said a column is, by its index; nothing, if it is not needed. */
export type ChosenUses<Use extends string> = ReadonlyMap<number, Use | undefined>

/**
 * What each column is used for: what a person chose, otherwise what it was taken for. Of two columns
 * for one thing the first counts.
 *
 * @example usesOfColumns(['item', 'price', 'price'], new Map()) // ['item', 'price', undefined]
 * @example usesOfColumns(['item', 'price', 'price'], new Map([[2, 'price']])) // ['item', undefined, 'price']
 */
export function usesOfColumns<Use extends string>(
  guessed: readonly (Use | undefined)[],
  chosen: ChosenUses<Use>,
): (Use | undefined)[] {
  const taken = new Set(chosen.values())
  return guessed.map((use, at) => {
    if (chosen.has(at)) return chosen.get(at)
    if (use === undefined || taken.has(use)) return undefined
    taken.add(use)
    return use
  })
}

/** The choices after one more; a column that was chosen for the same thing before is not needed now. */
export const chooseUse = <Use extends string>(
  chosen: ChosenUses<Use>,
  column: number,
  use: Use | undefined,
): ChosenUses<Use> =>
  new Map([
    ...[...chosen].map(([at, other]) => [at, other === use ? undefined : other] as const),
    [column, use],
  ])
