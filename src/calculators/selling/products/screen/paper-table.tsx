import { countOf, groupDigits } from '../../../../core/format'
import { printedOn } from '../../../../ui/page/media'
import { useCurrency } from '../../../../ui/tab/currency'
import type { List } from '../desk'
import type { PaperRows, ShownRow } from '../messages'
import { MOST_ON_PAPER } from './paper-rows'
import styles from './paper-table.module.css'
import { useRowFigures } from './row-figures'

type PaperTableProps = {
  list: List
  percent: string
  /** Nothing where they are still on their way. */
  paper: PaperRows | undefined
}

const count = (number: number) => groupDigits(String(number))

/** The products on paper: all that were looked for, their heads on every sheet, and what they come to. */
export function PaperTable({ list, percent, paper }: PaperTableProps) {
  const figuresOf = useRowFigures()
  const { shown, reading, source } = list
  const { rows, total } = paper ?? shown
  const hasQuantities = reading.uses.includes('quantity')
  return (
    <div className={styles.paper}>
      <p>
        <span translate="no">{source.name}</span> · <span>{printedOn()}</span>
      </p>
      <RowsLeftOut from={paper ? 0 : shown.from} rows={rows.length} total={total} isAll={!!paper} />
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Product</th>
            <th scope="col">Price</th>
            <th scope="col">Cost</th>
            {hasQuantities && <th scope="col">Qty</th>}
            <th scope="col">Payout</th>
            <th scope="col">Profit</th>
            <th scope="col">Margin</th>
            {hasQuantities && <th scope="col">Profit × qty</th>}
            <th scope="col">Break-even</th>
            <th scope="col">For {percent}</th>
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
          {paper && <Sums list={list} paper={paper} width={hasQuantities ? 11 : 9} />}
        </tbody>
      </table>
    </div>
  )
}

const nameOf = ({ name, sku, row }: ShownRow) =>
  [name, sku].filter(Boolean).join(' · ') || `Row ${row}`

type RowsLeftOutProps = { from: number; rows: number; total: number; isAll: boolean }

function RowsLeftOut({ from, rows, total, isAll }: RowsLeftOutProps) {
  if (rows === total) return null
  return (
    <p>
      {isAll
        ? `The first ${count(MOST_ON_PAPER)} of ${countOf(total, 'row')}; the rest stand in the file.`
        : `Rows ${count(from + 1)} to ${count(from + rows)} of ${count(total)}: the others were not ready yet. Print once more for all of them.`}
    </p>
  )
}

/** In a part of its own that is no foot: browsers repeat that on every sheet. */
function Sums({ list, paper, width }: { list: List; paper: PaperRows; width: number }) {
  const { money } = useCurrency()
  // Of the whole list, the very figures of the answer above.
  const { profit, payout, orders } =
    paper.total === list.worked.totals.products ? list.worked.totals : paper
  return (
    <tr>
      <th colSpan={width} scope="row">
        {`${countOf(paper.total, 'product')}, ${groupDigits(String(orders))} ${orders === 1n ? 'order' : 'orders'}: payout ${money(payout, 2)}, profit ${money(profit, 2)}`}
      </th>
    </tr>
  )
}
