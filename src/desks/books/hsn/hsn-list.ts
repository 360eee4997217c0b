import { type Goods, readGoods } from './goods-people-say'
import type { HsnCode } from './hsn-codes'

/*
 * The HSN and SAC codes that the GST portal knows, with their official texts: those of its offline tool. A code
 * that is not among them is refused there.
 */

export type HsnList = ReturnType<typeof hsnList>

/** How many codes are offered in place of one that is not in the list. */
const NEAR = 4

/**
 * @param packed a line a code, in order: how many digits it shares with the code above, its other digits, and its
 * text, which is blank where it is that above
 * @param goodsPeopleSay as `readGoods` reads them
 */
export function hsnList(packed: string, goodsPeopleSay: string) {
  const goods = readGoods(goodsPeopleSay)
  const texts = unpack(packed)
  const codes = [...texts.keys()]
  let searchable: readonly Searchable[] | undefined

  const named = (code: string): HsnCode => {
    const text = textOf(code) ?? ''
    const heading = code.length > 4 ? (textOf(code.slice(0, 4)) ?? '') : ''
    const isSame = text.toLowerCase().startsWith(heading.toLowerCase())
    return { code, text, heading: isSame ? '' : heading }
  }
  const textOf = (code: string): string | undefined => texts.get(code)

  /** The codes that were most likely meant: one digit wrong or two changed about, then those that begin alike. */
  function nearest(typed: string): readonly HsnCode[] {
    const code = typed.replace(/\D/g, '')
    if (code.length < 2) return []
    const oneOff = (other: string) => isOneSlip(code, other)
    const shared = longestKnown(code)
    const slips = codes.filter(oneOff)
    const alike = shared.length < 4 ? [] : codes.filter((other) => other.startsWith(shared))
    // The longest beginning that is a code itself is right as far as it goes.
    const all = [
      ...(shared.length >= 4 ? [shared] : []),
      ...slips.filter((other) => other.startsWith(code.slice(0, 4))),
      ...alike.filter(({ length }) => length === code.length),
      ...slips,
      ...alike,
    ]
    return [...new Set(all)].slice(0, NEAR).map(named)
  }

  function longestKnown(code: string): string {
    for (const length of [8, 6, 4]) {
      const beginning = code.slice(0, length)
      if (beginning.length === length && texts.has(beginning)) return beginning
    }
    return ''
  }

  /**
   * Codes by a word or by their first digits, the best first. A word may be what people say in Hindi or in a
   * shop; a text counts with those of the headings above it.
   *
   * @example find('basmati', 10) // 10063020, RICE: BASMATI RICE
   */
  function find(query: string, most: number): readonly HsnCode[] {
    const words = wordsOf(query)
    if (words.length === 0) return []
    searchable ??= codes.filter((code) => code.length >= 4).map((code) => toSearch(code, textOf))
    const wanted = words.map((word) => wantedOf(word, goods))
    const found = searchable.flatMap((one) => {
      let score = 0
      for (const word of wanted) {
        const points = pointsOf(one, word)
        if (points === 0) return []
        score += points
      }
      return [{ code: one.code, score }]
    })
    return found
      .sort(
        (a, b) => b.score - a.score || a.code.length - b.code.length || (a.code < b.code ? -1 : 1),
      )
      .slice(0, most)
      .map(({ code }) => named(code))
  }

  return { count: codes.length, has: (code: string) => texts.has(code), textOf, nearest, find }
}

function unpack(packed: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let [code, text] = ['', '']
  for (const line of packed.split('\n')) {
    if (line === '') continue
    const space = line.indexOf(' ')
    code = code.slice(0, Number(line[0])) + line.slice(1, space)
    text = line.slice(space + 1) || text
    texts.set(code, text)
  }
  return texts
}

/** Whether two codes of one length differ in one digit, or in two neighbours that changed places; or one digit is lost. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length !== b.length) {
    return a.length > b.length ? a.slice(at + 1) === b.slice(at) : a.slice(at) === b.slice(at + 1)
  }
  const isOne = a.slice(at + 1) === b.slice(at + 1)
  const isSwapped =
    a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return isOne || isSwapped
}

type Searchable = { readonly code: string; readonly own: string; readonly above: string }

const plain = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`

function toSearch(code: string, textOf: (code: string) => string | undefined): Searchable {
  const headings = [4, 6].filter((length) => length < code.length)
  return {
    code,
    own: plain(textOf(code) ?? ''),
    above: plain(headings.map((length) => textOf(code.slice(0, length)) ?? '').join(' ')),
  }
}

const wordsOf = (query: string): readonly string[] =>
  query
    .normalize()
    .toLowerCase()
    // A code may be written in groups.
    .replace(/(?<=\d)[\s.]+(?=\d)/g, '')
    .split(/[\s,;()]+/)
    .map((word) => word.replace(/^[.'"]+|[.'"]+$/g, ''))
    .filter(Boolean)

/** A word of a search: digits of a code, or a word with what people mean by it. */
type Wanted = {
  readonly digits: string
  readonly stem: string
  readonly goods: readonly Goods[]
}

function wantedOf(word: string, known: readonly Goods[]): Wanted {
  const isCode = /^\d+$/.test(word)
  // One and many are the same goods.
  const stem = word.length > 3 ? word.replace(/(?:(?<=ch|sh|x|ss)es|(?<!s)s)$/, '') : word
  return {
    digits: isCode ? word : '',
    stem: plain(stem).trim(),
    goods: isCode ? [] : known.filter(({ words }) => words.includes(word)),
  }
}

/** How well a word fits: none is no fit at all. */
function pointsOf({ code, own, above }: Searchable, { digits, stem, goods }: Wanted): number {
  if (digits) return code.startsWith(digits) ? 10 : 0
  let points = 0
  for (const { codes } of goods) {
    const at = codes.findIndex((beginning) => code.startsWith(beginning))
    // The first of them is the most usual, and a heading says more than what stands below it.
    if (at >= 0) points = Math.max(points, 14 - at + (codes[at] === code ? 2 : 0))
  }
  if (stem === '') return points
  if (own.startsWith(` ${stem}`)) return points + 8
  if (own.includes(` ${stem}`)) return points + 6
  if (above.includes(` ${stem}`)) return points + 3
  return points
}
