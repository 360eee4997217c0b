import { sayShortDate } from '../../../core/language/dates'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { accountWords } from '../../books/accounts/words'
import { moneyWords } from './words'

/** Bills are in rupees, whatever the currency of the site. */
export const sayRupees = (amount: Decimal): string => formatMoney(amount, '₹', 2)

/** @example sayDay('2026-10-31', '2026-11-16') // '31 Oct', without its year, which is that of today */
export const sayDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? sayShortDate(day).replace(/ \d{4}$/, '')
    : sayShortDate(day)

/** The name of a customer in lists. */
export const nameOf = ({ name, gstin }: { readonly name: string; readonly gstin: string }) =>
  name || gstin || moneyWords.who.walkIn

/** What a document is called. @example sayDocument({ number: 'CN-001', isNote: true }) // 'Credit note CN-001' */
export function sayDocument({
  number,
  isNote,
  isOpening = false,
}: {
  readonly number: string
  readonly isNote: boolean
  readonly isOpening?: boolean
}): string {
  if (isOpening) return accountWords.kinds.opening
  if (isNote) return number ? moneyWords.bill.creditNote(number) : moneyWords.bill.noteOnly
  return number || moneyWords.bill.noNumber
}
