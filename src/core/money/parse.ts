import { spokenNumbers } from '../language/spoken-numbers'
import { currencies } from './currencies'
import { type Decimal, decimalFrom, zero } from './decimal'
import { formatNumber } from './format'

/** What a field's text means. What cannot be read counts as 0 and says why. */
export type Reading = {
  readonly value: Decimal
  /** How many decimals were written: someone who wrote paise as `.50` keeps them. */
  readonly decimals: number
  readonly problem?: 'unreadable' | 'too long'
}

/** Far beyond any sum of money, and small enough that no field can make the page slow. */
export const LONGEST_WHOLE_PART = 24
export const LONGEST_FRACTION = 24

/** There was nothing to read yet: no digit, at most a sign. Counts as 0, and is no problem. */
const noNumber: Reading = { value: zero, decimals: 0 }
const unreadable: Reading = { ...noNumber, problem: 'unreadable' }
export const tooLong: Reading = { ...noNumber, problem: 'too long' }

const currencySigns = currencies.flatMap(({ code, symbol }) => [code, symbol])
const inExpression = (text: string) => text.replace(/[$.]/g, String.raw`\$&`)
const sign = ['Rs.', 'Rs', 'रुपये', 'रु.', 'रु', ...currencySigns]
  .sort((a, b) => b.length - a.length)
  .map(inExpression)
  .join('|')

// Only words that mean one thing: `m` may be a million or a month, and `c` anything.
const hundred = '(सौ)'
const thousand = '(k|thousand|हज\u093c?ार)'
const lakhCrore = '(l|la(?:kh|c)s?|लाख)?(cr|crores?|करोड\u093c?)?'
const amount = new RegExp(
  `^(-?)(${sign})?(-?)(\\d*)(?:\\.(\\d*))?(?:%|(?:${hundred}|${thousand}|${lakhCrore})(?:/-|(${sign}))?)$`,
  'i',
)

/**
 * Reads what people type or paste as a number: grouped in any way, with a currency sign, with the
 * `/-` of a bill, in Latin, Devanagari or full-width digits. Never throws, whatever the text.
 *
 * @example readNumber('Rs. 1,25,000/-').value // 125000
 * @example readNumber('१२.५').value // 12.5
 */
export const readNumber = (text: string): Reading => read(text, false)

/**
 * Reads an amount of money: a number, or one in the words that people count money in.
 *
 * @example readAmount('1.5 lakh').value // 150000
 * @example readAmount('500 Rs').value // 500
 * @example readAmount('साढ़े तीन लाख').value // 350000
 */
export const readAmount = (text: string): Reading => read(text, true)

function read(text: string, isMoney: boolean): Reading {
  const latin = inLatinDigits(text)
  const compact = latin
    .replace(/[\s,\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/^\u2212/, '-')
    .replace(spoken, countSpoken)
  const parts = amount.exec(compact)
  if (!parts) return unreadable

  const [, before, signBefore, after, whole = '', fraction = '', ...words] = parts
  const [hundred, thousand, lakh, crore, signAfter] = words
  const zeros = (hundred ? 2 : 0) + (thousand ? 3 : 0) + (lakh ? 5 : 0) + (crore ? 7 : 0)
  // Before a word, the comma of `1,5` or `1,50` may be a decimal one.
  const isTwofold = /,\s*\d\d?(?![\d,])/.test(latin)
  if (
    (before && after) ||
    (signAfter && (signBefore || !isMoney)) ||
    (zeros && (isTwofold || !isMoney))
  ) {
    return unreadable
  }
  if (!whole && !fraction) return zeros ? unreadable : noNumber

  const digits = (whole + fraction.slice(0, zeros).padEnd(zeros, '0')).replace(/^0+/, '')
  const decimals = fraction.slice(zeros)
  if (digits.length > LONGEST_WHOLE_PART || decimals.length > LONGEST_FRACTION) return tooLong
  const value = decimalFrom(`${before}${after}${digits}.${decimals}`)
  return { value, decimals: decimals.length }
}

// A number in Hindi words before a unit, with or without the quarters that people count in.
const spoken = /^(साढ\u093c?े|सवा|पौने)?([\u0901-\u094d]*?)(?=(?:सौ|हज\u093c?ार|लाख|करोड\u093c?)\S*$)/

/**
 * A spoken number in digits; one that is not known stays as it is, and cannot be read.
 *
 * @example countSpoken('साढ़ेतीन', 'साढ़े', 'तीन') // '3.5'
 */
function countSpoken(text: string, quarters: string | undefined, word: string): string {
  if (!text) return text
  const known = word.replace('ं', 'ँ').replace('छः', 'छह')
  const count = spokenNumbers.findIndex((number) => number.normalize('NFD') === known) + 1
  if (!quarters) {
    if (/^डेढ\u093c?$/.test(word)) return '1.5'
    return word === 'ढाई' ? '2.5' : count ? `${count}` : text
  }
  // Nobody says "half past two" of money: these are डेढ़ and ढाई.
  if (quarters.startsWith('साढ')) return count > 2 ? `${count}.5` : text
  if (quarters === 'सवा') return word ? (count ? `${count}.25` : text) : '1.25'
  return count > 1 ? `${count - 1}.75` : text
}

/** Devanagari and full-width digits as Latin ones; letters in their parts. */
const inLatinDigits = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[०-९０-９．，]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - (character > '९' ? 0xfee0 : 0x936)),
    )

// The Indian way, and the western one. Nobody groups digits that begin with 0.
const grouped = /^(?!0)\d{1,3}(?:(?:,\d\d)*,\d{3}|(?:,\d{3})+)$/

/**
 * What a text would be if its last comma stood before decimals; nothing where its commas group
 * digits, or can mean nothing else. Read as a number, its commas only group: a person who meant the other
 * is to be asked.
 *
 * @example withDecimalPoint('8,5') // '8.5'
 * @example withDecimalPoint('1.850,50') // '1850.50'
 * @example withDecimalPoint('1,85,000') // undefined
 */
export function withDecimalPoint(text: string): string | undefined {
  const compact = inLatinDigits(text).replace(/\s/g, '')
  const number = /[\d,][\d.,]*/.exec(compact)?.[0] ?? ''
  const [, before, decimals] = /^(.*),(\d+)$/.exec(number) ?? []
  if (before === undefined || grouped.test(number)) return undefined
  return compact.replace(number, `${before.replace(/[.,]/g, '')}.${decimals}`)
}

/** Whether a number was found, and could be read. @example isRead(readNumber('₹')) // false */
export const isRead = (reading: Reading): boolean => reading !== noNumber && !reading.problem

/**
 * The text of a field after it is left: grouped if it can be read, untouched otherwise.
 *
 * @example tidyNumber('125000.5') // '1,25,000.5'
 */
export const tidyNumber = (text: string): string => tidied(text, readNumber(text))

/** The same for an amount of money. @example tidyAmount('1.5 lakh') // '1,50,000' */
export const tidyAmount = (text: string): string => tidied(text, readAmount(text))

const tidied = (text: string, reading: Reading) =>
  isRead(reading) ? formatNumber(reading.value, reading.decimals) : text
