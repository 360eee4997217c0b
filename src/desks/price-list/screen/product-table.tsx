import { ArrowDown, ArrowUp } from 'lucide'
import type { MouseEvent } from 'react'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { slabWords } from '../../market/order/market-rules'
import { isLoss, timesQuantity } from '../compute'
import type { List } from '../list-store'
import type { ShownRow, SortKey } from '../messages'
import styles from './product-table.module.css'
import { nextSort, showRows } from './row-actions'
import { RowLink } from './row-as-order'
import { productsScreenWords } from './words'

type Column = { readonly key: SortKey; readonly name: string }

const quantityColumns: readonly Column[] = [
  { key: 'payoutInAll', name: productsScreenWords.table.heads.payoutInAll },
  { key: 'profitInAll', name: productsScreenWords.table.heads.profitInAll },
]

const columnsFor = (percent: string, hasQuantities: boolean): readonly Column[] => [
  { key: 'row', name: productsScreenWords.table.heads.row },
  { key: 'name', name: productsScreenWords.table.heads.name },
  { key: 'price', name: productsScreenWords.table.heads.price },
  { key: 'cost', name: productsScreenWords.table.heads.cost },
  { key: 'quantity', name: productsScreenWords.table.heads.quantity },
  { key: 'payout', name: productsScreenWords.table.heads.payout },
  { key: 'profit', name: productsScreenWords.table.heads.profit },
  { key: 'margin', name: productsScreenWords.table.heads.margin },
  ...(hasQuantities ? quantityColumns : []),
  { key: 'breakEven', name: productsScreenWords.table.heads.breakEven },
  { key: 'targetPrice', name: productsScreenWords.table.heads.priceFor(percent) },
]

/** With longer amounts than this, the table is scrolled sideways. */
const LONGEST = '₹10,00,000.00'.length
const LONGEST_OF_MANY = '-₹10,000.00'.length

type ProductTableProps = { list: List; percent: string }

/** The products of a page; the head of a column sorts by it. */
export function ProductTable({ list, percent }: ProductTableProps) {
  const { query, shown } = list
  const figuresOf = useRowFigures()
  const hasQuantities = list.mapping.uses.includes('quantity')
  const rows = shown.rows.map((row) => ({ row, figures: figuresOf(row) }))
  const most = hasQuantities ? LONGEST_OF_MANY : LONGEST
  const isLong = rows.some(({ figures }) => figures.longest > most)
  return (
    <section
      className={classNames(styles.frame, isLong && styles.scroll)}
      aria-label={productsScreenWords.table.label}
      tabIndex={isLong ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{productsScreenWords.table.caption}</caption>
        <thead>
          <tr>
            {columnsFor(percent, hasQuantities).map(({ key, name }) => {
              const isSorted = query.sort === key
              const way = query.isDescending ? 'descending' : 'ascending'
              return (
                <th key={key} scope="col" data-column={key} aria-sort={isSorted ? way : undefined}>
                  <button type="button" onClick={() => showRows(nextSort(query, key))}>
                    {name}
                    {isSorted && <Icon of={query.isDescending ? ArrowDown : ArrowUp} size={16} />}
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

/** A click anywhere in a row follows its link, unless text is selected. */
function followLinkOfRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOnLink = target instanceof Element && target.closest('a')
  if (!isOnLink && !getSelection()?.toString()) currentTarget.querySelector('a')?.click()
}

/** The products of a page on a narrow screen: three lines each, on the margin rule. */
export function ProductList({ list, percent }: { list: List; percent: string }) {
  const figuresOf = useRowFigures()
  const hasQuantities = list.mapping.uses.includes('quantity')
  return (
    <ul className={styles.products}>
      {list.shown.rows.map((row) => {
        const figures = figuresOf(row)
        return (
          <li
            key={row.row}
            data-row={groupDigits(String(row.row))}
            data-tone={figures.isLoss ? 'loss' : undefined}
          >
            <b>
              <RowLink row={row} list={list} />
            </b>
            <b className={styles.margin}>
              <span className="visually-hidden">{`${productsScreenWords.table.heads.margin} `}</span>
              {figures.margin}
            </b>
            <span data-amount>
              <span className="visually-hidden">{`${productsScreenWords.table.heads.price} `}</span>
              {`${figures.price} · ${productsScreenWords.table.cost(figures.cost)}`}
            </span>
            <span className={styles.profit} data-amount>
              <span className="visually-hidden">{`${productsScreenWords.table.heads.profit} `}</span>
              {figures.profit}
            </span>
            <span data-amount>{productsScreenWords.table.breakEven(figures.breakEven)}</span>
            <span data-amount>
              {productsScreenWords.table.priceFor(percent, figures.targetPrice)}
            </span>
            {hasQuantities && (
              <>
                <span data-amount>
                  {productsScreenWords.table.payoutInAll(figures.quantity, figures.payoutInAll)}
                </span>
                <span className={styles.profit} data-amount>
                  {productsScreenWords.table.profitInAll(figures.profitInAll)}
                </span>
              </>
            )}
            {row.isBetweenSlabs && <span className={styles.listSlab}>{NO_SLAB}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The note beside clothes and shoes at a price between their slabs. */
const NO_SLAB = productsScreenWords.table.noSlab(slabWords.higher)

const NONE = productsScreenWords.table.none

/** The figures of a row as they are shown. */
export function useRowFigures() {
  const { money } = useCurrency()
  const amount = (value: Decimal | undefined) => (value === undefined ? NONE : money(value, 2))
  return (row: ShownRow) => {
    const amounts = {
      price: amount(row.price),
      cost: amount(row.cost),
      payout: amount(row.payout),
      profit: amount(row.profit),
      payoutInAll: amount(timesQuantity(row.payout, row)),
      profitInAll: amount(timesQuantity(row.profit, row)),
      breakEven: amount(row.breakEven),
      targetPrice: amount(row.targetPrice),
    }
    return {
      ...amounts,
      quantity: groupDigits(toDigits(row.quantity)),
      margin: row.margin === undefined ? NONE : formatPercent(row.margin, 2),
      isLoss: isLoss(row),
      /** The length of the longest amount. */
      longest: Math.max(...Object.values(amounts).map((text) => text.length)),
    }
  }
}
