import type { BillResults } from '../compute'
import type { BillDetails } from '../details'
import {
  type Bill,
  type BillField,
  isBlankRow,
  isUnread,
  type RowProblem,
  type WholeTexts,
} from '../inputs'
import { isAmbiguousNumber } from '../sentences'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'lines' | 'problems'>
}

const rowFields = {
  quantity: 'the quantity',
  price: 'the price',
  discount: 'the discount',
  rate: 'the GST rate',
} as const satisfies Partial<Record<BillField, string>>

const wholeFields: Readonly<Record<keyof WholeTexts, string>> = {
  discount: 'the discount on the bill',
  freight: 'the freight',
}

/**
 * The numbers of a bill that may be wrong on paper: texts that are no number or may be read in two ways,
 * and numbers below zero.
 *
 * @example doubtfulNumbersIn(bill) // ['item 2: the price ‘1o0’ cannot be read']
 */
export function doubtfulNumbersIn({ bill, results }: BillParts): readonly string[] {
  const ofRows = bill.rows.flatMap((row, index) =>
    isBlankRow(row)
      ? []
      : entriesOf(rowFields).flatMap(([field, name]) =>
          sayProblem({ field, name }, row[field], results.lines[index]?.problems[field]).map(
            (problem) => `item ${index + 1}: ${problem}`,
          ),
        ),
  )
  const ofWhole = entriesOf(wholeFields).flatMap(([field, name]) =>
    sayProblem({ field, name }, bill[field], results.problems[field]),
  )
  return [...ofRows, ...ofWhole]
}

type NamedField = { field: Parameters<typeof isAmbiguousNumber>[0]; name: string }

function sayProblem(
  { field, name }: NamedField,
  typed: string,
  problem: RowProblem | undefined,
): string[] {
  if (isUnread(problem)) return [`${name} ‘${shortened(typed)}’ cannot be read`]
  if (isAmbiguousNumber(field, typed))
    return [`the comma in ${name} ${typed.trim()} may be a decimal point`]
  return problem === 'negative' ? [`${name} ${typed.trim()} is below zero`] : []
}

const LONGEST_SAID = 24

const shortened = (typed: string): string => {
  const text = typed.trim()
  return text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text
}

const entriesOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.entries(names) as [Key, string][]

/** What to ask before a bill is printed or shared; nothing where no number is in doubt. */
export function questionBeforeHandingOut({
  details,
  ...parts
}: BillParts & { readonly details: BillDetails }): string | undefined {
  if (parts.bill.rows.every(isBlankRow)) {
    return `This ${details.title === 'Estimate' ? 'estimate' : 'bill'} has no items yet.`
  }
  const [first, ...others] = doubtfulNumbersIn(parts)
  if (first === undefined) return undefined
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}.`
  return others.length === 0 ? sentence : `${sentence} More is named below the buttons.`
}
