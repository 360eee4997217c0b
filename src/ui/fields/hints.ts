import { type Decimal, decimalFrom, round } from '../../core/money/decimal'
import { sayAmount } from '../../core/money/format'
import { isRead, type Reading, readAmount } from '../../core/money/parse'
import { uiWords } from '../words'

const problems = {
  unreadable: uiWords.fields.unreadable,
  'too long': uiWords.fields.tooManyDigits,
}

/** Why a text does not count as a number, in a calm sentence. */
export const problemHint = ({ problem }: Pick<Reading, 'problem'>): string | undefined =>
  problem && problems[problem]

/**
 * What an amount was understood as, where it is written in words, in other digits or with a sign.
 *
 * @example understoodAs('1.5 lakh', '₹') // '₹1,50,000 · 1.5 lakh'
 */
export function understoodAs(text: string, symbol: string): string | undefined {
  const reading = readAmount(text)
  return isRead(reading) && /[^\d\s.,-]/.test(text) ? sayAmount(reading.value, symbol) : undefined
}

/** What is worth knowing of a number in a field. */
export type Hint = (reading: Reading) => string | undefined

/** The hint under an amount of money. */
export const amountHint: Hint = (reading) =>
  problemHint(reading) ?? (reading.value < 0n ? uiWords.fields.negative : undefined)

/** What the helper of a rate says while there is none. @example emptyRate(' ') // 'Empty counts as 0%.' */
export const emptyRate = (text: string): string | undefined =>
  text.trim() ? undefined : uiWords.fields.emptyRate

/** Sentences about what is usual: what they stand at is not wrong. */
const usual = new Set<string>()

/** Whether a hint says that something is wrong. @example isAboutWrong(amountHint(readAmount('-5'))) // true */
export const isAboutWrong = (hint: string | undefined): boolean =>
  hint !== undefined && !usual.has(hint)

/**
 * The hint under a value that is usually within bounds; outside them it still counts.
 *
 * @example rangeHint(0, 30, 'Typical rates are 0–30% p.a.')(readNumber('31'))
 */
export const rangeHint = (from: number, to: number, sentence: string): Hint => {
  usual.add(sentence)
  return (reading) => {
    const isOutside = reading.value < decimalFrom(from) || reading.value > decimalFrom(to)
    return problemHint(reading) ?? (isOutside ? sentence : undefined)
  }
}

/**
 * The same for a rate that counts as 0 below it.
 *
 * @example rateHint(30, 'Typical rates are 0–30% p.a.')(readNumber('-1'))
 * // 'Typical rates are 0–30% p.a. Below 0% counts as 0%.'
 */
export const rateHint = (to: number, sentence: string): Hint => {
  const hintOf = rangeHint(0, to, sentence)
  return (reading) => {
    const hint = hintOf(reading)
    return reading.value < 0n && hint ? uiWords.fields.negativeRate(hint) : hint
  }
}

/**
 * The hint under a count that is rounded to a whole one; below 0 it does not count at all.
 *
 * @example wholeHint(decimalFrom('1.5'), 'Whole months count.') // 'Whole months count.'
 */
export const wholeHint = (count: Decimal, sentence: string): string | undefined => {
  usual.add(sentence)
  return count <= 0n || round(count, 0) === count ? undefined : sentence
}
