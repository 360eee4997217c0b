import { sayDate } from '../../../core/language/dates'
import { type Decimal, subtract, toFixed } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import type { CustomerBalance } from '../../books/sales/money/dues'
import { readUpi, upiLink } from '../../books/upi/upi'
import { moneyWords } from './words'

export type Reminder = {
  readonly name: string
  /** The message in words. */
  readonly text: string
  /** What a UPI app reads; none without a UPI id. */
  readonly link: string | undefined
  readonly upi: string
  readonly sum: string
}

/** Of an answer, what a reminder says of the shop. */
export type Reminding = { readonly shop: string; readonly upi: string; readonly today: string }

/** What a customer has to pay to the seller: tax on reverse charge goes to the government. */
export const toPayOf = ({ balance, reverseChargeTax }: CustomerBalance): Decimal =>
  subtract(balance, reverseChargeTax)

/** A buyer without a name cannot be written to, and one who owes nothing is not. */
export const canBeReminded = (customer: CustomerBalance): boolean =>
  customer.name !== '' && toPayOf(customer) > 0n

/** The reminder to a customer. It is in no address and no title. */
export function reminderTo(
  customer: CustomerBalance,
  { shop, upi: typed, today }: Reminding,
): Reminder {
  const { name, bills, openings, oldest, onlyBill } = customer
  const toPay = toPayOf(customer)
  const sum = formatMoney(toPay, '₹', 2)
  const { id, problem } = readUpi(typed)
  const upi = problem ? '' : id
  return {
    name,
    sum,
    upi,
    text: moneyWords.reminder.text({
      name,
      sum,
      shop: shop.trim(),
      bills,
      hasOpening: openings > 0,
      number: onlyBill,
      since: sayDate(oldest),
      isAhead: oldest > today,
      upi,
    }),
    link: upi
      ? upiLink({ id: upi, payee: shop.trim(), amount: toFixed(toPay, 2), note: onlyBill })
      : undefined,
  }
}

/** The message with its link, as it is copied and shared. */
export const sentReminder = ({ text, link }: Reminder): string => (link ? `${text}\n${link}` : text)
