/** What a text is taken for. A problem is a hint: it never keeps anything off the paper. */
export type TextReading = { readonly text: string; readonly problem?: string }

/** Spaces, and signs that nobody sees, as a paste brings them. */
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
      return { text, problem: 'A phone number has digits; a second one stands behind a comma.' }
    }
    const digits = number.replace(/\D/g, '')
    const own = digits.replace(/^(?:00?91|91(?=\d{10}$)|0)/, '')
    if (own.length === 10 || /^1[89]00\d{6,7}$/.test(own)) continue
    return {
      text,
      problem: `A phone number has 10 digits, a landline with the code of its place; this has ${own.length}.`,
    }
  }
  return { text }
}

/** @example readEmail('shop @ example.in') // text 'shop@example.in' */
export function readEmail(typed: string): TextReading {
  const text = typed.replace(unseen, '')
  if (text === '' || /^[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(text)) return { text }
  return { text, problem: 'An e-mail address looks like name@example.in.' }
}

/** @example readAccount('1234 5678 901') // text '12345678901' */
export function readAccount(typed: string): TextReading {
  const text = typed.replace(unseen, '')
  if (text === '' || /^\d{9,18}$/.test(text)) return { text }
  if (/\D/.test(text)) return { text, problem: 'A bank account number has only digits.' }
  return {
    text,
    problem: `A bank account number has 9 to 18 digits; this has ${text.length}.`,
  }
}

const IFSC_LENGTH = 11

/** @example readIfsc('sbin 0001234') // text 'SBIN0001234' */
export function readIfsc(typed: string): TextReading {
  const text = typed.replace(unseen, '').toUpperCase()
  if (text === '') return { text }
  const { length } = [...text]
  if (length !== IFSC_LENGTH) {
    return { text, problem: `An IFSC has ${IFSC_LENGTH} characters; this has ${length}.` }
  }
  if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)) return { text }
  if (/^[A-Z]{4}[^0]/.test(text)) {
    return { text, problem: `Character 5 of an IFSC is a zero; this has '${text.charAt(4)}'.` }
  }
  return {
    text,
    problem: 'An IFSC has four letters, a zero and six letters or digits, as in SBIN0001234.',
  }
}
