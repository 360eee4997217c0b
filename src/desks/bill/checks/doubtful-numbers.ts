import { readGstin } from '../../../core/states/gstin'
import type { BillResults } from '../../books/bill/compute'
import type { BillDetails } from '../../books/bill/details'
import {
  type Bill,
  isBlankRow,
  isUnread,
  type RowProblem,
  type WholeTexts,
} from '../../books/bill/inputs'
import type { Seller } from '../../books/bill/seller'
import { isAmbiguousNumber } from '../sentences'
import { billChecksWords } from './words'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'lines' | 'problems'>
}

type Messages = Readonly<Record<'unread' | 'comma' | 'negative', (typed: string) => string>>

const ofRow: Readonly<Record<'quantity' | 'price' | 'discount' | 'rate', Messages>> =
  billChecksWords.doubtful
const ofWhole: Readonly<Record<keyof WholeTexts, Messages>> = billChecksWords.doubtfulOfBill

/**
 * The numbers of a bill that may be wrong on paper: texts that are no number or may be read in two ways,
 * and numbers below zero.
 *
 * @example doubtfulNumbersIn(bill) // ['item 2: the price ‘1o0’ cannot be read']
 */
export function doubtfulNumbersIn({ bill, results }: BillParts): readonly string[] {
  const inRows = bill.rows.flatMap((row, index) =>
    isBlankRow(row)
      ? []
      : entriesOf(ofRow).flatMap(([field, messages]) =>
          sayProblem({ field, messages }, row[field], results.lines[index]?.problems[field]).map(
            (problem) => billChecksWords.ofItem(index + 1, problem),
          ),
        ),
  )
  const inWhole = entriesOf(ofWhole).flatMap(([field, messages]) =>
    sayProblem({ field, messages }, bill[field], results.problems[field]),
  )
  return [...inRows, ...inWhole]
}

type SaidField = { field: Parameters<typeof isAmbiguousNumber>[0]; messages: Messages }

function sayProblem(
  { field, messages }: SaidField,
  typed: string,
  problem: RowProblem | undefined,
): string[] {
  if (isUnread(problem)) return [messages.unread(shortened(typed))]
  if (isAmbiguousNumber(field, typed)) return [messages.comma(typed.trim())]
  return problem === 'negative' ? [messages.negative(typed.trim())] : []
}

const LONGEST_SAID = 24

const shortened = (typed: string): string => {
  const text = typed.trim()
  return text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text
}

const entriesOf = <Key extends string>(messages: Readonly<Record<Key, Messages>>) =>
  Object.entries(messages) as [Key, Messages][]

type HandedOut = BillParts & {
  readonly details: BillDetails
  readonly seller: Seller
  /** Whether another bill has its number. */
  readonly isNumberTaken: boolean
  /** Of a credit note that comes to more than is left of its bill: what is left, as it is said. */
  readonly leftOfBill?: string | undefined
}

/** What to ask before a bill is printed or shared; nothing where nothing is in doubt. */
export function questionBeforeHandingOut(handedOut: HandedOut): string | undefined {
  const { details, bill } = handedOut
  if (bill.rows.every(isBlankRow)) {
    if (details.title === 'Estimate') return billChecksWords.ask.noItemsOfEstimate
    if (details.title === 'Credit Note') return billChecksWords.ask.noItemsOfNote
    return billChecksWords.ask.noItems
  }
  const [first, ...others] = [
    // First, as it alone is not named below the buttons.
    ...(handedOut.isNumberTaken ? [billChecksWords.handedOut.taken(details.number.trim())] : []),
    ...(handedOut.leftOfBill ? [billChecksWords.handedOut.aboveBill(handedOut.leftOfBill)] : []),
    ...doubtfulNumbersIn(handedOut),
    ...doubtfulPartiesOf(handedOut),
  ]
  if (first === undefined) return undefined
  return others.length === 0 ? billChecksWords.ask.one(first) : billChecksWords.ask.oneOfMore(first)
}

/** A number and GSTINs that the return would refuse. An estimate is in none, nor is a bill of a seller without one. */
function doubtfulPartiesOf({ details, seller }: HandedOut): readonly string[] {
  if (details.title === 'Estimate') return []
  const isWrong = (gstin: string) => gstin.trim() !== '' && readGstin(gstin).problem
  return [
    ...(isWrong(details.buyerGstin) ? [billChecksWords.handedOut.buyerGstin] : []),
    ...(isWrong(seller.gstin) ? [billChecksWords.handedOut.yourGstin] : []),
    ...(details.number.trim() === '' && seller.gstin.trim() !== ''
      ? [billChecksWords.handedOut.noNumber]
      : []),
  ]
}
