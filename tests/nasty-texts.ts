import { currencies } from '../src/core/money/currencies'

/*
 * Texts that try to break things, the same ones for the same seed. Half of them can be read as
 * numbers, because what cannot be read never gets far.
 */

/** Change it with `FUZZ_SEED=7 npm test` to try other texts, or to repeat a failure. */
export const fuzzSeed = Number(process.env.FUZZ_SEED || 20_260_401)

export type Random = {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item extends string>(items: readonly Item[]): Item
}

/** Mulberry32: small, quick, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('there is nothing to pick from')
      return item
    },
  }
}

const oddTexts = [
  '',
  ' ',
  '\u00a0',
  '-',
  '.',
  ',',
  '-.',
  '-0',
  '-0.00',
  '+0',
  '0.0000000000000000000000001',
  '−5',
  '–5',
  '1e5',
  '1E-400',
  '0x1F',
  '0b11',
  '1_000',
  '10n',
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '٣٤٥',
  '१२३',
  '１２３',
  '𝟙𝟚𝟛',
  '½',
  '①',
  '2 lakh',
  '5 lakh 20',
  '1,5 lakh',
  '१.५ लाख',
  '０.５ cr',
  '₹500 Rs',
  'k',
  '1.5 crore',
  '5k',
  'five',
  '₹',
  'Rs.',
  'Rs.500',
  '₹ 1,25,000/-',
  '(500)',
  '5-3',
  '1.2.3',
  '1,2,3',
  '12:30',
  '99%',
  '%',
  '\ud800',
  '5\udc00',
  '\u202e500',
  '\u200f500\u200e',
  '\ufeff500',
  '5\u200b00',
  'e\u0301\u0301\u0301',
  '🧮',
  '👨‍👩‍👧‍👦5',
  '\u0000',
  '\u001b[31m5',
  'Month\tEMI\n1\t500\n2\t500',
  '1,000\r\n2,000',
  '999999999999999999999999',
  '1000000000000000000000000',
  '-999999999999999999999999.999999999999999999999999',
] as const

const characters = [
  ...'0123456789',
  ...'0123456789',
  ...'.,-+%/ eExXkKmMlLcCrR$₹€£¥৳₩_#&=;<>"\'`\\(){}',
  ...'०९٠٩０９−–\u00a0\u2009\u200b\u200e\u202e\ufeff\t\n\u0000é𝟗🙂',
  '\ud83d',
  '\ude00',
]

const signs = ['Rs.', 'Rs ', ...currencies.flatMap(({ code, symbol }) => [code, symbol])] as const

const endings = [
  ...['/-', '%', ' %', ' lakh', ' lacs', ' crore', 'cr', 'k', ' thousand', 'L', ' lakh crore'],
  ...[' लाख', ' करो\u095c', ' हज़ार', ' Rs', '₹', ' lakh/-', 'm', ' l k', ' ', '.', '-', '\n'],
] as const

/** Something a person, a clipboard or an attacker might put into a field. */
export function nastyText(random: Random): string {
  const kind = random.below(100)
  if (kind < 30) return digits(random, 1 + random.below(3), random.below(4))
  if (kind < 65) return dressedNumber(random)
  if (kind < 75) return mutated(random, dressedNumber(random))
  if (kind < 85) return random.pick(oddTexts)
  return anyCharacters(random, random.chance(0.01) ? 2_000 : 12)
}

/** A fragment of a link, or what is left of one. */
export function nastyFragment(random: Random, names: readonly string[]): string {
  const anyName = () =>
    random.chance(0.8)
      ? random.pick(['v', 'currency', '__proto__', ...names])
      : anyCharacters(random, 8)
  const value = () => {
    const text = random.chance(0.7) ? nastyText(random) : anyCharacters(random, 12)
    if (random.chance(0.01)) return text.padEnd(random.below(12_000), '9%E0')
    return random.chance(0.5) ? encodeURIComponent(wellFormed(text)) : text
  }
  const pairs = Array.from({ length: random.below(9) }, () => `${anyName()}=${value()}`)
  const fragment = random.chance(0.9) ? ['v=1', ...pairs].join('&') : pairs.join('&')
  return random.chance(0.1) ? mutated(random, fragment) : fragment
}

/** Without halves of characters, which no address can hold. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

function digits(random: Random, whole: number, fraction: number): string {
  const some = (length: number) => Array.from({ length }, () => random.below(10)).join('')
  return fraction > 0 ? `${some(whole)}.${some(fraction)}` : some(whole)
}

function dressedNumber(random: Random): string {
  const length = random.chance(0.05) ? 20 + random.below(10) : random.below(13)
  const fraction = random.chance(0.03) ? 20 + random.below(10) : random.below(4)
  const number = digits(random, length, fraction)
  return [
    random.chance(0.1) ? random.pick(['-', '−', '+', '--']) : '',
    random.chance(0.15) ? random.pick(signs) : '',
    random.chance(0.4) ? grouped(random, number) : number,
    random.chance(0.1) ? random.pick(endings) : '',
  ].join('')
}

/** A list of changes of a loan as a link brings it: most are such changes, with any texts in them. */
export function nastyChanges(random: Random): string {
  const change = () =>
    [
      random.pick(['once', 'monthly', 'yearly', 'raise', 'rate', 'rate', nastyText(random)]),
      random.chance(0.5) ? nastyText(random) : String(random.below(100_000)),
      random.chance(0.3) ? nastyText(random) : String(random.below(300)),
      random.pick(['shorter', 'lower-emi', 'keep-emi', 'keep-end', nastyText(random)]),
    ].join('~')
  return Array.from({ length: random.below(7) }, change).join('*')
}

function grouped(random: Random, number: string): string {
  const [whole = '', fraction] = number.split('.')
  const separator = random.pick([',', ',', ' ', '\u00a0', '.', "'", '_'])
  const places = random.chance(0.7) ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g
  return [whole.replace(places, separator), ...(fraction ? [fraction] : [])].join('.')
}

function mutated(random: Random, text: string): string {
  const place = random.below(text.length + 1)
  return text.slice(0, place) + random.pick(characters) + text.slice(place + random.below(2))
}

const anyCharacters = (random: Random, longest: number): string =>
  Array.from({ length: random.below(longest + 1) }, () => random.pick(characters)).join('')
