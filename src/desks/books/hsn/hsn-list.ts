import { inSteps, pacing } from '../../../ui/worker/pacing'
import { type Goods, readGoods } from './goods-people-say'
import type { HsnCode } from './hsn-codes'

/*
 * The HSN and SAC codes that the GST portal knows, with their official texts: those of its offline tool. A code
 * that is not among them is refused there.
 */

export type HsnList = Awaited<ReturnType<typeof hsnList>>

/** How many codes are offered in place of one that is not in the list. */
const NEAR = 4

/** The list is long, and is gone through where somebody types: in steps, so that every key is answered meanwhile. */
const throughAll = <Item>(items: readonly Item[], look: (item: Item) => void): Promise<void> =>
  inSteps(items, pacing({ progress() {}, isStale: () => false }), look)

/**
 * @param packed a line a code, in order: how many digits it shares with the code above, its other digits, and its
 * text, which is blank where it is that above
 * @param goodsPeopleSay as `readGoods` reads them
 */
export async function hsnList(packed: string, goodsPeopleSay: string) {
  const goods = readGoods(goodsPeopleSay)
  const texts = await unpack(packed)
  const codes = [...texts.keys()]
  let searchable: Promise<readonly Searchable[]> | undefined
  const nearby = new Map<string, readonly HsnCode[]>()

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
    const found = nearby.get(code) ?? (code.length < 2 ? [] : look(code))
    nearby.set(code, found)
    return found
  }

  function look(code: string): readonly HsnCode[] {
    const shared = longestKnown(code)
    const slips = slipsOf(code).filter((other) => texts.has(other))
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
  async function find(query: string, most: number): Promise<readonly HsnCode[]> {
    const words = wordsOf(query)
    if (words.length === 0) return []
    searchable ??= toSearch(texts)
    const wanted = words.map((word) => wantedOf(word, goods))
    const found: { code: string; score: number }[] = []
    await throughAll(await searchable, (one) => {
      let score = 0
      for (const word of wanted) {
        const points = pointsOf(one, word)
        if (points === 0) return
        score += points
      }
      found.push({ code: one.code, score })
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

async function unpack(packed: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  let [code, text] = ['', '']
  await throughAll(packed.split('\n'), (line) => {
    if (line === '') return
    const space = line.indexOf(' ')
    code = code.slice(0, Number(line[0])) + line.slice(1, space)
    text = line.slice(space + 1) || text
    texts.set(code, text)
  })
  return texts
}

/** What a code becomes when one digit is another, missing or too many, or when two neighbours change places. */
function slipsOf(code: string): readonly string[] {
  const slips = new Set<string>()
  for (let at = 0; at <= code.length; at++) {
    const before = code.slice(0, at)
    const first = code.charAt(at)
    const second = code.charAt(at + 1)
    const rest = code.slice(at + 2)
    slips.add(before + second + rest)
    slips.add(before + second + first + rest)
    for (const digit of '0123456789') {
      slips.add(before + digit + second + rest)
      slips.add(before + digit + first + second + rest)
    }
  }
  slips.delete(code)
  return [...slips].sort()
}

type Searchable = {
  readonly code: string
  readonly own: string
  /** Of the headings that it stands under. */
  readonly above: readonly string[]
}

const plain = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`

async function toSearch(texts: ReadonlyMap<string, string>): Promise<readonly Searchable[]> {
  const plainTexts = new Map<string, string>()
  const plainOf = (code: string): string => {
    const text = plainTexts.get(code) ?? plain(texts.get(code) ?? '')
    plainTexts.set(code, text)
    return text
  }
  const all: Searchable[] = []
  await throughAll([...texts.keys()], (code) => {
    if (code.length < 4) return
    const headings = [4, 6].filter((length) => length < code.length)
    const above = headings.map((length) => plainOf(code.slice(0, length)))
    all.push({ code, own: plainOf(code), above })
  })
  return all
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
  if (above.some((heading) => heading.includes(` ${stem}`))) return points + 3
  return points
}
