import type { GstinKind } from './gstin-kinds'
import { gstStates } from './states'
import { gstinWords } from './words'

/** What the text of a GSTIN field means. A problem is a hint: any text may be printed. */
export type GstinReading = {
  /** Without spaces, in capitals. */
  readonly gstin: string
  /** Which kind it is, or is nearest to. */
  readonly kind?: GstinKind
  readonly stateCode?: string
  readonly state?: string
  readonly pan?: string
  readonly problem?: string
  /** What may be wrong, though the portal's own tool takes it. */
  readonly doubt?: string
}

const LENGTH = 15

type Place = {
  readonly fits: RegExp
  problem(name: string, place: number, character: string): string
}

const digit: Place = { fits: /\d/, problem: gstinWords.problems.digit }
const letter: Place = { fits: /[A-Z]/, problem: gstinWords.problems.letter }
const letterOrDigit: Place = { fits: /[\dA-Z]/, problem: gstinWords.problems.letterOrDigit }
const from1: Place = { fits: /[1-9A-Z]/, problem: gstinWords.problems.letterOrDigitFrom1 }
const fourteenth: Place = { fits: /[Z1-9A-J]/, problem: gstinWords.problems.fourteenth }
const exactly = (...letters: readonly string[]): Place => ({
  fits: new RegExp(`[${letters.join('')}]`),
  problem: (name, place, character) => gstinWords.problems.exactly(name, place, character, letters),
})

const times = (place: Place, count: number): readonly Place[] => Array(count).fill(place)
const ofTaxpayer = [...times(digit, 2), ...times(letter, 5), ...times(digit, 4), letter, from1]
const fromAbroad = [...times(digit, 4), ...times(letter, 3), ...times(digit, 5)]

/** The patterns of the department's own tool, the usual ones first. */
const patterns: Readonly<Record<GstinKind, readonly Place[]>> = {
  ordinary: [...ofTaxpayer, fourteenth, letterOrDigit],
  collector: [...ofTaxpayer, exactly('C'), letterOrDigit],
  deductor: [
    ...[...times(digit, 2), ...times(letter, 4), letterOrDigit, ...times(digit, 4)],
    ...[letter, from1, exactly('D'), letterOrDigit],
  ],
  uin: [...fromAbroad, exactly('U', 'O'), exactly('N'), letterOrDigit],
  'non-resident': [...fromAbroad, exactly('N'), exactly('R'), letterOrDigit],
  oidar: [
    ...[exactly('9'), exactly('9'), ...fromAbroad.slice(2)],
    ...[exactly('O'), exactly('S'), letterOrDigit],
  ],
}
const kinds = Object.keys(patterns) as readonly GstinKind[]

/** Whether the check character decides: of the others nobody knows, and the tool takes them by their form. */
const isChecked = (kind: GstinKind): boolean =>
  kind === 'ordinary' || kind === 'collector' || kind === 'deductor'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Checks the number of a buyer, of whichever kind, from its form to its last character. The first thing that is
 * wrong is named, in the order in which a person would put it right, by the kind that the text is nearest to.
 *
 * @example readGstin('27 aapfu0939f 1zv') // gstin '27AAPFU0939F1ZV', kind 'ordinary', state 'Maharashtra'
 * @example readGstin('27MUMA12345B1D5').kind // 'deductor'
 * @example readGstin('27AAPFU0939F1ZX').problem
 * // 'The last character does not fit the others, so one of them may be mistyped.'
 */
export const readGstin = (text: string): GstinReading => readAs(kinds, text)

/**
 * The same for a shop's own number, under which it files GSTR-1: only an ordinary one.
 *
 * @example readSellerGstin('27MUMA12345B1D5').problem
 * // 'This is the number of a government office that deducts tax, not of a shop.'
 */
export function readSellerGstin(text: string): GstinReading {
  const reading = readGstin(text)
  const { kind } = reading
  if (reading.problem || kind === undefined || kind === 'ordinary') return reading
  return { ...reading, problem: gstinWords.problems.notOfShop[kind] }
}

/**
 * The same for the GSTIN under which a marketplace collects tax at source.
 *
 * @example readOperatorGstin('27AAPFU0939F1ZV').problem
 * // "Character 14 of a marketplace's GSTIN is the letter C; this has 'Z'."
 * @example readOperatorGstin('0717UNO00157UNO').problem
 * // "This is no marketplace's GSTIN: Embassy or UN body (UIN)."
 */
export function readOperatorGstin(text: string): GstinReading {
  const { kind, problem } = readGstin(text)
  const reading = readAs(['collector'], text)
  const isOfAnother = kind && kind !== 'ordinary' && kind !== 'collector' && !problem
  return isOfAnother
    ? {
        gstin: reading.gstin,
        kind,
        problem: gstinWords.problems.notOfOperator(gstinWords.kinds[kind]),
      }
    : reading
}

function readAs(among: readonly GstinKind[], text: string): GstinReading {
  const gstin = text.replace(/[\s\p{Cf}-]/gu, '').toUpperCase()
  if (!gstin) return { gstin }
  const characters = [...gstin]
  if (characters.length !== LENGTH) {
    return { gstin, problem: gstinWords.problems.length(LENGTH, characters.length) }
  }
  const kind = nearest(among, characters)
  for (const [index, { fits, problem }] of patterns[kind].entries()) {
    const character = characters[index] ?? ''
    if (fits.test(character)) continue
    return { gstin, kind, problem: problem(gstinWords.names[kind], index + 1, character) }
  }
  const stateCode = gstin.slice(0, 2)
  const state = gstStates[stateCode]
  if (!isChecked(kind)) {
    return {
      gstin,
      kind,
      ...(state && kind !== 'oidar' && { stateCode, state }),
      ...(checkCharacter(gstin) !== gstin.at(-1) && { doubt: gstinWords.doubt }),
    }
  }
  // Those who deduct tax may have a TAN in its place.
  const pan = kind === 'deductor' ? {} : { pan: gstin.slice(2, 12) }
  if (!state)
    return { gstin, kind, stateCode, ...pan, problem: gstinWords.problems.noState(stateCode) }
  const reading = { gstin, kind, stateCode, state, ...pan }
  if (checkCharacter(gstin) === gstin.at(-1)) return reading
  return { ...reading, problem: gstinWords.problems.lastCharacter }
}

/** The kind with the fewest characters that do not fit; of several the most special one, or else the most usual. */
function nearest(among: readonly GstinKind[], characters: readonly string[]): GstinKind {
  const misses = among.map((kind) => ({
    kind,
    count: patterns[kind].filter(({ fits }, index) => !fits.test(characters[index] ?? '')).length,
  }))
  const least = Math.min(...misses.map(({ count }) => count))
  const best = misses.filter(({ count }) => count === least)
  return (least === 0 ? best.at(-1) : best[0])?.kind ?? 'ordinary'
}

/**
 * The last character of a GSTIN, computed from the fourteen before it: values from 0 to 35, every
 * second one doubled, the two digits of each in base 36 added up, and what is missing to the next
 * multiple of 36.
 */
export function checkCharacter(gstin: string): string {
  let sum = 0
  for (const [index, character] of [...gstin.slice(0, LENGTH - 1)].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / ALPHABET.length) + (product % ALPHABET.length)
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length)
}
