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

/*
 * What a field does with a number beyond its bounds, by its hint. It is never rewritten; what counts is what its
 * reckoning takes, and the sentence says so.
 *
 * | hint         | below it                                | above it                                     |
 * |--------------|-----------------------------------------|----------------------------------------------|
 * | `boundsHint` | below 0: its sentence, counts as 0      | where it has a bound: its sentence says what |
 * | `amountHint` | the same, in the words of amounts       | counts                                       |
 * | `rangeHint`  | what is usual; counts as typed          | what is usual; counts as typed               |
 * | `rateHint`   | what is usual, and that it counts as 0  | what is usual; counts as typed               |
 * | `wholeHint`  | nothing; does not count                 | between whole counts: that these count       |
 *
 * What cannot be read counts as 0 in all of them (`problemHint`).
 */

/**
 * The hint under a number that is never below 0, and may have a bound above.
 *
 * @example boundsHint('A share is above 0.', hundred, 'A share is at most 100%.')(readNumber('101'))
 */
export const boundsHint =
  (belowZero: string, most?: Decimal, above?: string): Hint =>
  (reading) =>
    problemHint(reading) ??
    (reading.value < 0n
      ? belowZero
      : most !== undefined && reading.value > most
        ? above
        : undefined)

/** The hint under an amount of money. */
export const amountHint: Hint = boundsHint(uiWords.fields.negative)

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
