import { noWhole } from '../bill/bill-texts'
import { type BillDetails, noDetails } from '../bill/details'
import { type BillRow, emptyRow, isBlankRow, type WholeTexts } from '../bill/inputs'
import type { BillContent } from '../saved-bills/bills-database'

/*
 * A bill as the cells that two devices join: what is changed together is one cell, so that no bill gets the state of
 * one device and the GSTIN of the other. Payments are no cell: they are joined one by one.
 */

/** What stands in the cells, by its name. Names of a bill, its whole, its choices and its details never clash. */
export type BillFields = BillDetails &
  WholeTexts &
  BillContent['choices'] &
  Pick<BillContent['texts'], 'rows' | 'prices'>

/** The cells, as they are listed to a person. */
export const billCells = {
  number: ['title', 'number'],
  date: ['date'],
  dueDate: ['dueDate'],
  buyerName: ['buyerName'],
  buyerAddress: ['buyerAddress'],
  place: ['buyerGstin', 'buyerState', 'placeOfSupply', 'buyer', 'reverseCharge'],
  delivery: ['deliveryAddress'],
  items: ['rows'],
  prices: ['prices', 'currency', 'isTaxed'],
  rounding: ['rupee'],
  discount: ['discount'],
  freight: ['freight'],
  order: ['orderNumber'],
  vehicle: ['vehicleNumber'],
  note: ['note'],
  against: ['againstId', 'againstNumber', 'againstDate', 'againstTotal', 'reason'],
  cancelled: ['cancelledOn', 'cancelledWhy'],
} as const satisfies Readonly<Record<string, readonly (keyof BillFields)[]>>

/** What a later version adds to a bill is a cell of its own, until it is given a place above. */
export type BillCell = keyof typeof billCells | 'more'

const named: ReadonlySet<string> = new Set(Object.values(billCells).flat())

/** Every field of a bill by its name; what an older version did not have is blank. */
export function fieldsOf({ texts, choices }: BillContent): BillFields {
  const { whole, details, payments: _, ...others } = texts
  return {
    ...others,
    rows: texts.rows.map((row): BillRow => ({ ...emptyRow, ...row })),
    ...noWhole,
    ...whole,
    ...choices,
    ...noDetails,
    ...details,
  }
}

/** The names of the fields of each cell, those that are not listed above among them. */
export function cellsOf(fields: BillFields): readonly (readonly [BillCell, readonly string[]])[] {
  const more = Object.keys(fields).filter((name) => !named.has(name))
  const listed = Object.entries(billCells) as [BillCell, readonly string[]][]
  return more.length > 0 ? [...listed, ['more', more]] : listed
}

type Valued = Readonly<Record<string, unknown>>

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (one ?? '') === (other ?? '') ||
  (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

export const isSameCell = (a: BillFields, b: BillFields, names: readonly string[]): boolean =>
  names.every((name) => isSameValue((a as Valued)[name], (b as Valued)[name]))

/** Where a bill is in the seller's state, nobody has said where. */
const blankFields: Valued = { ...noWhole, ...noDetails, buyer: 'same-state' }

/** Whether nobody has typed or chosen anything there. What has no blank, such as the kind of prices, never is. */
export const isBlankCell = (fields: BillFields, names: readonly string[]): boolean =>
  names.every((name) =>
    name === 'rows'
      ? fields.rows.every(isBlankRow)
      : ((fields as Valued)[name] ?? '') === (blankFields[name] ?? ''),
  )

/** A bill with some fields of another one. */
export function withFields(
  { texts, choices }: BillContent,
  other: BillContent,
  names: ReadonlySet<string>,
): BillContent {
  const mixed = <Part extends object>(own: Part, others: Part): Part => ({
    ...own,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => names.has(name))),
  })
  return {
    texts: {
      ...mixed(texts, other.texts),
      whole: mixed({ ...noWhole, ...texts.whole }, { ...noWhole, ...other.texts.whole }),
      details: mixed({ ...noDetails, ...texts.details }, { ...noDetails, ...other.texts.details }),
    },
    choices: mixed(choices, other.choices),
  }
}
