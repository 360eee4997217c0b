import { booksWords } from '../words'

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
  if (handle === undefined) return { id, problem: booksWords.upi.noSign }
  if (rest.length > 0) return { id, problem: booksWords.upi.twoSigns }
  if (handle.includes('.')) {
    return { id, problem: booksWords.upi.isEmail }
  }
  if (!/^[a-z0-9._-]{2,256}$/i.test(name ?? '')) {
    return { id, problem: booksWords.upi.name }
  }
  if (!/^[a-z][a-z0-9]{1,63}$/i.test(handle)) {
    return { id, problem: booksWords.upi.bank }
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
