import { gstStates } from './states'
import { gstinProblems } from './words'

/** What the text of a GSTIN field means. A problem is a hint: any text may be printed. */
export type GstinReading = {
  /** Without spaces, in capitals. */
  readonly gstin: string
  readonly stateCode?: string
  readonly state?: string
  readonly pan?: string
  readonly problem?: string
}

const LENGTH = 15

const digit = { fits: /\d/, problem: gstinProblems.digit }
const letter = { fits: /[A-Z]/, problem: gstinProblems.letter }
const letterZ = { fits: /Z/, problem: gstinProblems.letterZ }
const letterC = { fits: /C/, problem: gstinProblems.letterC }
const positions = [
  digit,
  digit,
  letter,
  letter,
  letter,
  letter,
  letter,
  digit,
  digit,
  digit,
  digit,
  letter,
  { fits: /[1-9A-Z]/, problem: gstinProblems.letterOrDigitFrom1 },
  letterZ,
  { fits: /[\dA-Z]/, problem: gstinProblems.letterOrDigit },
]

/** Marketplaces that collect tax at source have a registration of their own for it. */
const operatorPositions = positions.map((each) => (each === letterZ ? letterC : each))

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Checks a GSTIN from its form to its last character. The first thing that is wrong is named, in
 * the order in which a person would put it right.
 *
 * @example readGstin('27 aapfu0939f 1zv') // gstin '27AAPFU0939F1ZV', state 'Maharashtra'
 * @example readGstin('27AAPFU0939F1ZX').problem
 * // 'The last character does not fit the others, so one of them may be mistyped.'
 */
export const readGstin = (text: string): GstinReading => readAt(positions, text)

/**
 * The same for the GSTIN under which a marketplace collects tax at source.
 *
 * @example readOperatorGstin('27AAPFU0939F1ZV').problem
 * // "Character 14 of a marketplace's GSTIN is the letter C; this has 'Z'."
 */
export const readOperatorGstin = (text: string): GstinReading => readAt(operatorPositions, text)

function readAt(places: typeof positions, text: string): GstinReading {
  const gstin = text.replace(/[\s\p{Cf}-]/gu, '').toUpperCase()
  if (!gstin) return { gstin }
  const characters = [...gstin]
  if (characters.length !== LENGTH) {
    return { gstin, problem: gstinProblems.length(LENGTH, characters.length) }
  }
  for (const [index, { fits, problem }] of places.entries()) {
    const character = characters[index] ?? ''
    if (fits.test(character)) continue
    return { gstin, problem: problem(index + 1, character) }
  }
  const stateCode = gstin.slice(0, 2)
  const pan = gstin.slice(2, 12)
  const state = gstStates[stateCode]
  if (!state) {
    return { gstin, stateCode, pan, problem: gstinProblems.noState(stateCode) }
  }
  const reading = { gstin, stateCode, state, pan }
  if (checkCharacter(gstin) === gstin.at(-1)) return reading
  return { ...reading, problem: gstinProblems.lastCharacter }
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
