import { useEffect, useState, useSyncExternalStore } from 'react'
import { groupDigits } from '../../../core/money/group-digits'
import { printedOn } from '../../../ui/page/media'
import { useCurrency } from '../../../ui/tab/currency'
import { createStore } from '../../../ui/tab/store'
import { type List, nameInWords } from '../list-store'
import type { PrintRows, ShownRow } from '../messages'
import styles from './print-table.module.css'
import { useRowFigures } from './product-table'
import { requestFromList } from './row-actions'
import { productsScreenWords } from './words'

/** More rows than this are not printed; they are in the exported file. */
const MOST_PRINTED = 2_000

/** The rows for printing are requested when nothing was changed for so long. */
const IDLE_MS = 700

type PreparedPrint = {
  readonly computed: List['computed']
  readonly queryKey: string
  readonly printRows: PrintRows
}

/*
 * The page holds only the rows of one page, and a browser that prints does not wait for more. So the
 * rows for printing are requested ahead, whenever the list has not changed for a while. They are
 * dropped with the list.
 */
const printStore = createStore<PreparedPrint | undefined>(() => undefined)

const queryKeyOf = ({ query }: List) => JSON.stringify(query)

const printRowsOf = (list: List, now: PreparedPrint | undefined): PrintRows | undefined =>
  now?.computed === list.computed && now.queryKey === queryKeyOf(list) ? now.printRows : undefined

/** Requests the rows for printing. @returns when they are here, or could not be had */
async function requestPrintRows(list: List): Promise<void> {
  const { computed, query } = list
  try {
    const printRows = await requestFromList('print', { query, most: MOST_PRINTED })
    printStore.write({ computed, queryKey: queryKeyOf(list), printRows })
  } catch {
    // Then the rows of the page are printed, with a note.
  }
}

/** The rows for printing, once they are here. */
export function usePrintRows(list: List): PrintRows | undefined {
  const now = useSyncExternalStore(printStore.subscribe, printStore.read, () => undefined)
  const { computed } = list
  const queryKey = queryKeyOf(list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages of the same rows change nothing
  useEffect(() => {
    if (printRowsOf(list, printStore.read())) return
    const timer = setTimeout(() => requestPrintRows(list), IDLE_MS)
    return () => clearTimeout(timer)
  }, [computed, queryKey])
  useEffect(() => () => printStore.write(undefined), [])
  return printRowsOf(list, now)
}

/** Prints all rows; `print` waits for them. */
export function usePrint(list: List) {
  const [isPreparing, setIsPreparing] = useState(false)
  return {
    isPreparing,
    async print() {
      if (isPreparing) return
      if (!printRowsOf(list, printStore.read())) {
        setIsPreparing(true)
        await requestPrintRows(list)
        setIsPreparing(false)
      }
      window.print()
    },
  }
}

type PrintTableProps = {
  list: List
  percent: string
  /** Nothing while they are being requested. */
  printRows: PrintRows | undefined
}

const count = (number: number) => groupDigits(String(number))

/** The printed products: all rows of the query, their heads on every sheet, and their totals. */
export function PrintTable({ list, percent, printRows }: PrintTableProps) {
  const figuresOf = useRowFigures()
  const { shown, mapping, source } = list
  const { rows, total } = printRows ?? shown
  const hasQuantities = mapping.uses.includes('quantity')
  return (
    <div className={styles.paper}>
      <p>
        <span translate="no">{nameInWords(source.name)}</span> · <span>{printedOn()}</span>
      </p>
      <RowsLeftOut
        from={printRows ? 0 : shown.from}
        rows={rows.length}
        total={total}
        isAll={!!printRows}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{productsScreenWords.table.heads.row}</th>
            <th scope="col">{productsScreenWords.table.heads.name}</th>
            <th scope="col">{productsScreenWords.table.heads.price}</th>
            <th scope="col">{productsScreenWords.table.heads.cost}</th>
            {hasQuantities && <th scope="col">{productsScreenWords.table.heads.quantity}</th>}
            <th scope="col">{productsScreenWords.table.heads.payout}</th>
            <th scope="col">{productsScreenWords.table.heads.profit}</th>
            <th scope="col">{productsScreenWords.table.heads.margin}</th>
            {hasQuantities && <th scope="col">{productsScreenWords.table.heads.profitInAll}</th>}
            <th scope="col">{productsScreenWords.printed.breakEven}</th>
            <th scope="col">{productsScreenWords.printed.priceFor(percent)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const figures = figuresOf(row)
            return (
              <tr key={row.row} data-tone={figures.isLoss ? 'loss' : undefined}>
                <td>{groupDigits(String(row.row))}</td>
                <th scope="row" translate="no">
                  {nameOf(row)}
                </th>
                <td>{figures.price}</td>
                <td>{figures.cost}</td>
                {hasQuantities && <td>{figures.quantity}</td>}
                <td>{figures.payout}</td>
                <td data-figure="profit">{figures.profit}</td>
                <td data-figure="profit">{figures.margin}</td>
                {hasQuantities && <td data-figure="profit">{figures.profitInAll}</td>}
                <td>{figures.breakEven}</td>
                <td>{figures.targetPrice}</td>
              </tr>
            )
          })}
        </tbody>
        <tbody className={styles.sums}>
          {printRows && <Sums list={list} printRows={printRows} width={hasQuantities ? 11 : 9} />}
        </tbody>
      </table>
    </div>
  )
}

const nameOf = ({ name, sku, row }: ShownRow) =>
  [name, sku].filter(Boolean).join(' · ') || productsScreenWords.table.rowNumber(row)

type RowsLeftOutProps = { from: number; rows: number; total: number; isAll: boolean }

function RowsLeftOut({ from, rows, total, isAll }: RowsLeftOutProps) {
  if (rows === total) return null
  return (
    <p>
      {isAll
        ? productsScreenWords.printed.firstRows(count(MOST_PRINTED), total)
        : productsScreenWords.printed.notReady(count(from + 1), count(from + rows), count(total))}
    </p>
  )
}

/** A `tbody` of its own: browsers repeat a `tfoot` on every sheet. */
function Sums({ list, printRows, width }: { list: List; printRows: PrintRows; width: number }) {
  const { money } = useCurrency()
  // For the whole list, exactly the figures of the result above.
  const { profit, payout, orders } =
    printRows.total === list.computed.totals.products ? list.computed.totals : printRows
  return (
    <tr>
      <th colSpan={width} scope="row">
        {productsScreenWords.printed.sums(
          printRows.total,
          groupDigits(String(orders)),
          money(payout, 2),
          money(profit, 2),
        )}
      </th>
    </tr>
  )
}
