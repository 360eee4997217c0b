import { useMemo } from 'react'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { billTaxes, computeBill, computeLine, memoizeByObject } from '../../books/bill/compute'
import { isReverseCharge, isTaxed, stateOf } from '../../books/bill/details'
import { type Bill, type BillRow, readRow, readWhole } from '../../books/bill/inputs'
import { useSeller } from '../../books/bill/remembered-seller'
import { settlementOf } from '../../books/bill/settlement'
import { inputs } from '../../books/gst/inputs'
import { useCreditsOn } from '../documents/notes-on-bill'
import { useOpenBill } from '../store'

export type BillOnScreen = ReturnType<typeof useBill>

/** The open bill and its results. Lines are memoized: a key press computes only the line that changed. */
export function useBill() {
  const { buyer, rupee } = usePageInputs(inputs)
  const { id, items, prices, whole, details, payments } = useOpenBill()
  const credits = useCreditsOn(id)
  const seller = useSeller()
  const hasTax = isTaxed(details, seller)
  const isReverse = isReverseCharge(details, hasTax)

  const lineOf = useMemo(
    () =>
      memoizeByObject((row: BillRow) =>
        computeLine(readRow(row), { prices, buyer, isTaxed: hasTax }),
      ),
    [prices, buyer, hasTax],
  )
  const bill = useMemo<Bill>(
    () => ({
      rows: items.map(({ row }) => row),
      prices,
      buyer,
      isTaxed: hasTax,
      toNearestRupee: rupee === 'yes',
      isReverseCharge: isReverse,
      ...whole,
    }),
    [items, prices, buyer, hasTax, rupee, isReverse, whole],
  )
  /** Each row by itself, without its share of discount and freight on the whole bill. */
  const lines = useMemo(() => bill.rows.map(lineOf), [bill, lineOf])
  const results = useMemo(() => computeBill(lines, bill, readWhole(bill)), [lines, bill])
  const taxes = billTaxes(bill, stateOf(seller.state, seller.gstin))
  const settlement = useMemo(
    () => settlementOf(results.payable, payments, credits, details),
    [results, payments, credits, details],
  )
  return { items, lines, bill, results, taxes, details, seller, settlement }
}
