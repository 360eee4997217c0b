import { useMemo } from 'react'
import { usePageInputs } from '../../../../ui/tab/page-inputs'
import { inputs } from '../../inputs'
import { computeBill, computeLine } from '../compute'
import { type Bill, type BillRow, readRow } from '../read-row'
import { useBillItems } from '../store'
import { remembering } from './remembering'

/** The bill of this tab and its results. A key typed into a long bill computes one line. */
export function useBill() {
  const { buyer, rupee } = usePageInputs(inputs)
  const { items, prices } = useBillItems()

  const lineOf = useMemo(
    () => remembering((row: BillRow) => computeLine(readRow(row), { prices, buyer })),
    [prices, buyer],
  )
  const bill = useMemo<Bill>(
    () => ({
      rows: items.map(({ row }) => row),
      prices,
      buyer,
      toNearestRupee: rupee === 'yes',
    }),
    [items, prices, buyer, rupee],
  )
  const results = useMemo(() => computeBill(bill.rows.map(lineOf), bill), [bill, lineOf])
  return { items, bill, results }
}
