import { ArrowDown, ArrowUp } from 'lucide'
import type { MouseEvent } from 'react'
import { groupDigits } from '../../../../core/format'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import type { SortKey } from '../arrange'
import type { List } from '../desk'
import { arrangeRows } from './at-work'
import styles from './product-table.module.css'
import { NO_SLAB, useRowFigures } from './row-figures'
import { RowLink } from './row-link'
import { nextOrder } from './sorting'

type Column = { readonly key: SortKey; readonly name: string }

const inAll: readonly Column[] = [
  { key: 'payoutInAll', name: 'Payout × qty' },
  { key: 'profitInAll', name: 'Profit × qty' },
]

const columnsFor = (percent: string, hasQuantities: boolean): readonly Column[] => [
  { key: 'row', name: 'Row' },
  { key: 'name', name: 'Product' },
  { key: 'price', name: 'Price' },
  { key: 'cost', name: 'Cost' },
  { key: 'quantity', name: 'Qty' },
  { key: 'payout', name: 'Payout' },
  { key: 'profit', name: 'Profit' },
  { key: 'margin', name: 'Margin' },
  ...(hasQuantities ? inAll : []),
  { key: 'breakEven', name: 'Break-even price' },
  { key: 'targetPrice', name: `Price for ${percent}` },
]

/** Longer amounts than this do not stand beside each other: the table is scrolled sideways. */
const LONGEST = '₹10,00,000.00'.length
const LONGEST_OF_MANY = '-₹10,000.00'.length

type ProductTableProps = { list: List; percent: string }

/** The products of a page; each name of a column sorts by it. */
export function ProductTable({ list, percent }: ProductTableProps) {
  const { arrangement, shown } = list
  const figuresOf = useRowFigures()
  const hasQuantities = list.reading.uses.includes('quantity')
  const rows = shown.rows.map((row) => ({ row, figures: figuresOf(row) }))
  const most = hasQuantities ? LONGEST_OF_MANY : LONGEST
  const isLong = rows.some(({ figures }) => figures.longest > most)
  return (
    <section
      className={classNames(styles.frame, isLong && styles.scroll)}
      aria-label="Products table"
      tabIndex={isLong ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">Products with their profit</caption>
        <thead>
          <tr>
            {columnsFor(percent, hasQuantities).map(({ key, name }) => {
              const isSorted = arrangement.sort === key
              const way = arrangement.isDescending ? 'descending' : 'ascending'
              return (
                <th key={key} scope="col" data-column={key} aria-sort={isSorted ? way : undefined}>
                  <button type="button" onClick={() => arrangeRows(nextOrder(arrangement, key))}>
                    {name}
                    {isSorted && (
                      <Icon of={arrangement.isDescending ? ArrowDown : ArrowUp} size={16} />
                    )}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, figures }) => (
            <tr
              key={row.row}
              data-tone={figures.isLoss ? 'loss' : undefined}
              onClick={followLinkOfRow}
            >
              <td data-column="row">{groupDigits(String(row.row))}</td>
              <th scope="row" data-column="name">
                <RowLink row={row} list={list} />
                {row.isBetweenSlabs && <small className={styles.slab}>{NO_SLAB}</small>}
              </th>
              <td data-amount>{figures.price}</td>
              <td data-amount>{figures.cost}</td>
              <td data-column="quantity">{figures.quantity}</td>
              <td data-column="payout" data-amount>
                {figures.payout}
              </td>
              <td data-column="profit" data-amount>
                {figures.profit}
              </td>
              <td data-column="margin">{figures.margin}</td>
              {hasQuantities && (
                <>
                  <td data-column="payoutInAll" data-amount>
                    {figures.payoutInAll}
                  </td>
                  <td data-column="profitInAll" data-amount>
                    {figures.profitInAll}
                  </td>
                </>
              )}
              <td data-amount>{figures.breakEven}</td>
              <td data-amount>{figures.targetPrice}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The whole row leads where its link leads; whoever marks a figure to copy it stays. */
function followLinkOfRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOnLink = target instanceof Element && target.closest('a')
  if (!isOnLink && !getSelection()?.toString()) currentTarget.querySelector('a')?.click()
}
