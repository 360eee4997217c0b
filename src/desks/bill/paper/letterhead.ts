import type { Seller } from '../../books/bill/seller'
import { billPaperWords } from './words'

/** The parts of the seller's texts that can be printed or not. */
export type LetterheadPart = 'logo' | 'contact' | 'bank' | 'upi' | 'terms' | 'hsn'

const partsIn = (letterhead: string) => letterhead.split(' ').filter(Boolean)

/** Every part is printed unless it is switched off; the HSN summary only if it is switched on. */
export const isPrinted = ({ letterhead }: Pick<Seller, 'letterhead'>, part: LetterheadPart) =>
  partsIn(letterhead).includes(part) === (part === 'hsn')

/** The letterhead with one part switched. @example withPartSwitched('bank', 'hsn') // 'bank hsn' */
export function withPartSwitched(letterhead: string, part: LetterheadPart): string {
  const parts = partsIn(letterhead)
  const others = parts.filter((other) => other !== part)
  return (others.length < parts.length ? others : [...parts, part]).join(' ')
}

/** A text as it is read. A problem is only a hint: the text is printed all the same. */
export type TextReading = { readonly text: string; readonly problem?: string }

/** Spaces and invisible characters, which pasted texts may have. */
const unseen = /[\s\p{Cf}]/gu

/**
 * One or more Indian numbers of ten digits, mobile or with the code of their place.
 *
 * @example readPhone('+91 98250 12345') // no problem
 * @example readPhone('2656 1234').problem // 'A phone number has 10 digits, … this has 8.'
 */
export function readPhone(typed: string): TextReading {
  const text = typed.replace(unseen, ' ').replace(/ +/g, ' ').trim()
  for (const number of text.split(/[,;/]/).filter((part) => part.trim())) {
    if (/[^\d\s()+.-]/.test(number)) {
      return { text, problem: billPaperWords.phone.notDigits }
    }
    const digits = number.replace(/\D/g, '')
    const own = digits.replace(/^(?:00?91|91(?=\d{10}$)|0)/, '')
    if (own.length === 10 || /^1[89]00\d{6,7}$/.test(own)) continue
    return { text, problem: billPaperWords.phone.length(own.length) }
  }
  return { text }
}

/** @example readEmail('shop @ example.in') // text 'shop@example.in' */
export function readEmail(typed: string): TextReading {
  const text = typed.replace(unseen, '')
  if (text === '' || /^[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(text)) return { text }
  return { text, problem: billPaperWords.email }
}

/** @example readAccount('1234 5678 901') // text '12345678901' */
export function readAccount(typed: string): TextReading {
  const text = typed.replace(unseen, '')
  if (text === '' || /^\d{9,18}$/.test(text)) return { text }
  if (/\D/.test(text)) return { text, problem: billPaperWords.account.notDigits }
  return { text, problem: billPaperWords.account.length(text.length) }
}

const IFSC_LENGTH = 11

/** @example readIfsc('sbin 0001234') // text 'SBIN0001234' */
export function readIfsc(typed: string): TextReading {
  const text = typed.replace(unseen, '').toUpperCase()
  if (text === '') return { text }
  const { length } = [...text]
  if (length !== IFSC_LENGTH) {
    return { text, problem: billPaperWords.ifsc.length(IFSC_LENGTH, length) }
  }
  if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)) return { text }
  if (/^[A-Z]{4}[^0]/.test(text)) {
    return { text, problem: billPaperWords.ifsc.noZero(text.charAt(4)) }
  }
  return { text, problem: billPaperWords.ifsc.form }
}
