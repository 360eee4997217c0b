import { type Decimal, decimalFrom, subtract } from '../../../core/money/decimal'
import { type Reading, readAmount } from '../../../core/money/parse'
import type { Payment } from '../../books/bill/bill-texts'
import type { PaymentTarget } from './due-bills'
import { sayRupees } from './say'
import { moneyWords } from './words'

/** Cash of this much or more from one person in a day, or for one sale, is forbidden (section 269ST, and the law after it). */
const CASH_LIMIT = decimalFrom(200_000)

/** What is typed in the dialog. */
export type PaymentTexts = Payment

/** Why a payment cannot be noted as it is typed; nothing where it can. */
export function refusalOf({ amount, date }: PaymentTexts): string | undefined {
  const { value, problem } = readAmount(amount)
  if (problem === 'too long') return moneyWords.noting.tooLong
  if (problem) return moneyWords.noting.unreadable
  if (value <= 0n) return moneyWords.noting.notAboveZero
  return date ? undefined : moneyWords.noting.noDate
}

/** What is worth knowing about it, though it may well be so. */
export function hintsOf(
  { amount, how }: PaymentTexts,
  { toPay, isPaidBack }: Pick<PaymentTarget, 'toPay' | 'isPaidBack'>,
): readonly string[] {
  const { value } = readAmount(amount)
  const more = subtract(value, toPay)
  return [
    ...(isOtherwiseWritten(amount) ? [moneyWords.noting.understood(sayRupees(value))] : []),
    ...(more > 0n ? [sayMore(more, isPaidBack)] : []),
    ...(how === 'cash' && !isPaidBack && value >= CASH_LIMIT
      ? [moneyWords.noting.cashLimit('₹2,00,000')]
      : []),
  ]
}

const sayMore = (more: Decimal, isPaidBack: boolean): string => {
  const sum = sayRupees(more).replace(/\.00$/, '')
  return isPaidBack ? moneyWords.noting.moreThanNote(sum) : moneyWords.noting.moreThanBill(sum)
}

/** In words, in other digits, or with a comma that may be a decimal one. */
function isOtherwiseWritten(text: string): boolean {
  const { value, problem }: Reading = readAmount(text)
  return !problem && value > 0n && (/[^\d\s.,₹-]/.test(text) || /,\d{1,2}$/.test(text.trim()))
}
