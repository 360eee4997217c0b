import type { BillResults } from '../../books/bill/compute'
import type { BillDetails } from '../../books/bill/details'
import {
  type Bill,
  isBlankRow,
  isUnread,
  type RowProblem,
  type WholeTexts,
} from '../../books/bill/inputs'
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

/** What to ask before a bill is printed or shared; nothing where no number is in doubt. */
export function questionBeforeHandingOut({
  details,
  ...parts
}: BillParts & { readonly details: BillDetails }): string | undefined {
  if (parts.bill.rows.every(isBlankRow)) {
    if (details.title === 'Estimate') return billChecksWords.ask.noItemsOfEstimate
    if (details.title === 'Credit Note') return billChecksWords.ask.noItemsOfNote
    return billChecksWords.ask.noItems
  }
  const [first, ...others] = doubtfulNumbersIn(parts)
  if (first === undefined) return undefined
  return others.length === 0 ? billChecksWords.ask.one(first) : billChecksWords.ask.oneOfMore(first)
}
