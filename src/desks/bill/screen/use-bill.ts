import { useMemo } from 'react'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { type LazyPart, useLoadedInBackground, whenIdle, whenUsed } from '../../../ui/tab/lazy-part'
import { billTaxes, computeBill, computeLine, memoizeByObject } from '../../books/bill/compute'
import { isReverseCharge, isTaxed, stateOf } from '../../books/bill/details'
import { type Bill, type BillRow, readRow, readWhole } from '../../books/bill/inputs'
import { useSeller } from '../../books/bill/remembered-seller'
import { settlementOf } from '../../books/bill/settlement'
import { inputs } from '../../books/gst/inputs'
import { useCreditsOn } from '../documents/notes-on-bill'
import { isBlankBill, useOpenBill } from '../store'

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

/**
 * Loads a part that serves a bill with something on it: when the page is idle, or where the bill is blank
 * as soon as the person does anything. Not yet loaded, it is `false`.
 */
export function useLoadedForBill<Props>({ load }: LazyPart<Props>): boolean {
  const isBlank = isBlankBill(useOpenBill())
  return useLoadedInBackground(load, isBlank ? whenUsed : whenIdle) !== undefined
}
