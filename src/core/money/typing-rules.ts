import { toFixed } from './decimal'
import { isRead, readAmount } from './parse'

/** The most characters a number field takes, and the percentage field among them. */
export const LONGEST_NUMBER = 18
export const LONGEST_PERCENTAGE = 15

/** Why a key or a paste does not come through. */
export type TypingProblem = 'tooLong' | 'notInFull' | 'secondPoint' | 'notANumber'

export type Typing = {
  /** What the field shows now. */
  current: string
  /** What it would show after this key or paste. */
  proposed: string
  isPaste: boolean
  /** The paste is all that the field will show, so that it may be written in words. */
  isWhole?: boolean
  longest: number
}

/** What the field shows next; with a problem, that is what it showed before. */
export type Typed = { readonly text: string; readonly problem?: TypingProblem }

/**
 * Decides on one key or paste: only digits and one decimal point come through. A pasted text may
 * be grouped; its commas and spaces are dropped before it is checked like a typed one. One that
 * fills the field may also be written as any amount of the site: with a sign, in words, in other
 * digits.
 *
 * Characters are checked first, then points, then the length: someone who pastes a sentence needs
 * to hear that it is no number, not that it is too long. Shorthand goes before other characters,
 * because '2 lakh' is answered best by how to write it.
 *
 * @example applyTyping({ current: '1', proposed: '1k', isPaste: false, longest: 18 })
 * // text '1', problem 'notInFull'
 * @example applyTyping({ current: '', proposed: '1,20,000', isPaste: true, longest: 18 })
 * // text '120000'
 * @example applyTyping({ current: '', proposed: '1 lakh', isPaste: true, isWhole: true, longest: 18 })
 * // text '100000'
 */
export function applyTyping({ current, proposed, isPaste, isWhole, longest }: Typing): Typed {
  const plain = isPaste ? proposed.replace(/[\s,]/g, '') : proposed
  const text = (isPaste && isWhole && /[^\d.]/.test(plain) && digitsOf(proposed)) || plain
  const problem = problemOf(text, longest)
  return problem ? { text: current, problem } : { text }
}

/** What was written in words or with signs, in digits; nothing where it is no number of 0 or more. */
function digitsOf(text: string): string | undefined {
  const reading = readAmount(text)
  return isRead(reading) && reading.value >= 0n
    ? toFixed(reading.value, reading.decimals)
    : undefined
}

function problemOf(text: string, longest: number): TypingProblem | undefined {
  if (/[kmblcr\s,]/i.test(text)) return 'notInFull'
  if (/[^\d.]/.test(text)) return 'notANumber'
  if (/\..*\./.test(text)) return 'secondPoint'
  if (text.length > longest) return 'tooLong'
  return undefined
}

/**
 * The text of a field after it is left: a point with nothing behind it goes.
 *
 * @example dropTrailingPoint('5.') // '5'
 */
export const dropTrailingPoint = (text: string): string => text.replace(/\.$/, '')
