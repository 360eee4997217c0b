import { type Columns, money, name } from '../../../core/tables/columns'
import type { ReturnInputs, ReturnResults, Row, TaxPaid } from './compute'
import { payInRows } from './pay-in-table'
import { decimalOf } from './rupees'
import { columnName, rowName } from './sentences'
import { type ByHead, byHead, type Head, total } from './set-off'
import { returnWords } from './words'

export type WorkingRow = {
  readonly name: string
  readonly amounts: ByHead
  /** What only a return with cess has. */
  readonly isOfCess?: boolean
}

/** @param heads those that have a column */
export const workingColumns = (heads: readonly Head[]): Columns<WorkingRow> => [
  name('', (row) => row.name, { fileHead: returnWords.file.row }),
  ...heads.map((head) =>
    money(columnName(head), ({ amounts }: WorkingRow) => decimalOf(amounts[head])),
  ),
  money(returnWords.payIn.total, ({ amounts }) => decimalOf(total(amounts)), {
    fileHead: returnWords.file.total,
  }),
]

/** The rows of the working, in the order in which it is reckoned. */
export function workingRows(
  { filing }: ReturnInputs,
  results: ReturnResults,
  tax: TaxPaid,
): readonly WorkingRow[] {
  const nameOfRow = (row: Row): string => rowName(row, filing)
  const { igst, cgst, sgst, cess } = tax.setOff
  const none = byHead(() => 0n)
  const { interest, lateFee } = payInRows(tax, results.lateFee)
  return [
    { name: nameOfRow('output'), amounts: tax.output },
    { name: nameOfRow('reverseCharge'), amounts: tax.reverseCharge },
    { name: nameOfRow('creditOpening'), amounts: tax.creditOpening },
    { name: nameOfRow('creditNew'), amounts: tax.creditNew },
    { name: returnWords.file.paidBy.igst, amounts: { ...none, ...igst } },
    { name: returnWords.file.paidBy.cgst, amounts: { ...none, ...cgst } },
    { name: returnWords.file.paidBy.sgst, amounts: { ...none, ...sgst } },
    { name: returnWords.file.paidBy.cess, amounts: { ...none, ...cess }, isOfCess: true },
    { name: returnWords.file.creditLeft, amounts: tax.carryForward },
    { name: returnWords.results.taxInCash, amounts: tax.taxInCash },
    { name: returnWords.results.interest, amounts: interest },
    { name: returnWords.results.lateFee, amounts: lateFee },
    { name: nameOfRow('cashLedger'), amounts: tax.cashLedger },
    { name: returnWords.file.moved, amounts: movedBy(tax) },
    { name: returnWords.payIn.payIn, amounts: tax.deposit },
  ]
}

/** What PMT-09 brings to a head; what it takes has a minus. */
const movedBy = ({ moves }: TaxPaid): ByHead =>
  byHead((head) =>
    moves.reduce(
      (sum, { from, to, amount }) =>
        sum + (to === head ? amount : 0n) - (from === head ? amount : 0n),
      0n,
    ),
  )
