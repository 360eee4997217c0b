import type { Seller } from '../../shared/bill/seller'
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

/** What the text of a UPI id means. A problem is a hint, and no code is drawn from such a text. */
export type UpiReading = { readonly id: string; readonly problem?: string }

/**
 * @example readUpi(' ShreeGanesh@examplebank ') // id 'ShreeGanesh@examplebank'
 * @example readUpi('98765 43210').problem // 'A UPI id has an @, as in name@bank.'
 */
export function readUpi(text: string): UpiReading {
  const id = text.replace(/[\s\p{Cf}]/gu, '')
  if (id === '') return { id }
  const [name, handle, ...rest] = id.split('@')
  if (handle === undefined) return { id, problem: billPaperWords.upi.noSign }
  if (rest.length > 0) return { id, problem: billPaperWords.upi.twoSigns }
  if (handle.includes('.')) {
    return { id, problem: billPaperWords.upi.isEmail }
  }
  if (!/^[a-z0-9._-]{2,256}$/i.test(name ?? '')) {
    return { id, problem: billPaperWords.upi.name }
  }
  if (!/^[a-z][a-z0-9]{1,63}$/i.test(handle)) {
    return { id, problem: billPaperWords.upi.bank }
  }
  return { id }
}

type UpiPayment = {
  readonly id: string
  readonly payee: string
  /** In rupees, with two decimals and no separators: 10564.68. */
  readonly amount: string
  readonly note: string
}

/**
 * What a UPI app reads from a code.
 *
 * @example upiLink({ id: 'shop@bank', payee: 'My Shop', amount: '5.00', note: 'Bill 7' })
 * // 'upi://pay?pa=shop@bank&pn=My%20Shop&am=5.00&cu=INR&tn=Bill%207'
 */
export function upiLink({ id, payee, amount, note }: UpiPayment): string {
  const fields = [
    ['pn', payee],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', note],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(shortened(value))}`] : []))
  // The @ of an id stands as it is: not every app decodes it.
  return `upi://pay?${[`pa=${id}`, ...fields].join('&')}`
}

/** In characters. Apps show no more of a name or note, and a shorter code is easier to scan. */
const LONGEST = 50

/** Cuts a text, without half surrogate pairs, which cannot be encoded. */
const shortened = (text: string): string =>
  Array.from(text.replace(/\p{Cs}/gu, ''))
    .slice(0, LONGEST)
    .join('')
    .trim()
