import type { ReturnInputs, ReturnResults, Row, TaxPaid } from './compute'
import { payInRows } from './pay-in-table'
import { rowName } from './sentences'
import { type ByHead, byHead } from './set-off'
import { returnWords } from './words'

/** The rows of the working, in the order in which it is reckoned. */
export function workingRows(
  { filing }: ReturnInputs,
  results: ReturnResults,
  tax: TaxPaid,
): readonly (readonly [string, ByHead])[] {
  const named = (row: Row): string => rowName(row, filing)
  const { igst, cgst, sgst, cess } = tax.setOff
  const none = byHead(() => 0n)
  const { interest, lateFee } = payInRows(tax, results.lateFee)
  return [
    [named('output'), tax.output],
    [named('reverseCharge'), tax.reverseCharge],
    [named('creditOpening'), tax.creditOpening],
    [named('creditNew'), tax.creditNew],
    [returnWords.file.paidBy.igst, { ...none, ...igst }],
    [returnWords.file.paidBy.cgst, { ...none, ...cgst }],
    [returnWords.file.paidBy.sgst, { ...none, ...sgst }],
    [returnWords.file.paidBy.cess, { ...none, ...cess }],
    [returnWords.file.creditLeft, tax.carryForward],
    [returnWords.results.taxInCash, tax.taxInCash],
    [returnWords.results.interest, interest],
    [returnWords.results.lateFee, lateFee],
    [named('cashLedger'), tax.cashLedger],
    [returnWords.file.moved, movedBy(tax)],
    [returnWords.payIn.payIn, tax.deposit],
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
