import { ArrowDown, ArrowUp } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../../../ui/page/icon'
import type { Page, SkuQuery, SkuRow, SkuSort } from '../../messages'
import { asCost, countedIn, nameOfSku, percentOf, wholeMoney } from './figures'
import { changeSkus, visitOrders } from './orders-query'
import { nextSort } from './say'
import styles from './sku-table.module.css'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.skus

const columns: readonly SkuSort[] = [
  'sku',
  'orders',
  'kept',
  'returned',
  'rto',
  'sales',
  'fees',
  'ads',
  'cost',
  'profit',
  'margin',
]

type Answer = Page<SkuRow>
type PriceLink = ((row: SkuRow) => ReactNode) | undefined

export const isLosing = ({ profit }: SkuRow): boolean => profit !== undefined && profit < 0

/** The figures of a SKU as they are shown, by their columns. */
export const skuFigures = (row: SkuRow) => ({
  orders: countedIn(row.orders),
  kept: countedIn(row.kept),
  returned: percentOf(row.returnedPercent),
  rto: percentOf(row.rtoPercent),
  sales: wholeMoney(row.sales),
  fees: wholeMoney(row.fees),
  ads: wholeMoney(row.ads),
  cost: wholeMoney(asCost(row.cost)),
  profit: wholeMoney(row.profit),
  margin: percentOf(row.margin),
})

const figureColumns = columns.filter((column) => column !== 'sku')

/** With longer amounts than this, the table is scrolled sideways. */
const LONGEST = '-₹1,00,000'.length

type SkuTableProps = { answer: Answer; query: SkuQuery; priceLink: PriceLink }

/** The SKUs of a page; the head of a column sorts by it. */
export function SkuTable({ answer, query, priceLink }: SkuTableProps) {
  const rows = answer.rows.map((row) => ({ row, figures: skuFigures(row) }))
  const isLong = rows.some(({ figures }) =>
    Object.values(figures).some((figure) => figure.length > LONGEST),
  )
  return (
    <section className={styles.frame} data-long={isLong} aria-label={words.label}>
      <div>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" data-column="row">
                <span className="visually-hidden">{words.heads.row}</span>
              </th>
              {columns.map((column) => (
                <Head key={column} column={column} query={query} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, figures }, at) => (
              <tr
                key={row.sku}
                data-tone={isLosing(row) ? 'loss' : undefined}
                onClick={pressButtonOfRow}
              >
                <td data-column="row">{countedIn(answer.from + at + 1)}</td>
                <th scope="row" data-column="sku">
                  <SkuButton row={row} />
                  {priceLink?.(row)}
                </th>
                {figureColumns.map((column) => (
                  <td key={column} data-column={column} data-amount>
                    {figures[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Head({ column, query }: { column: SkuSort; query: SkuQuery }) {
  const isSorted = query.sort === column
  const way = query.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? way : undefined}>
      <button type="button" onClick={() => changeSkus(nextSort(query, column))}>
        {words.heads[column]}
        {isSorted && <Icon of={query.isDescending ? ArrowDown : ArrowUp} size={16} />}
      </button>
    </th>
  )
}

/** The name of a SKU, which leads to its orders. */
function SkuButton({ row }: { row: SkuRow }) {
  const { sku, name } = row
  return (
    <button
      type="button"
      className={styles.sku}
      aria-label={words.seeOrders(nameOfSku(row))}
      onClick={() => visitOrders({ sku })}
    >
      <span translate="no">
        {name && name !== sku ? (
          <>
            {name} <small>{sku}</small>
          </>
        ) : (
          sku || settlementResultsWords.noSku
        )}
      </span>
    </button>
  )
}

/** A click anywhere in a row is one on its button, unless text is selected. */
export function pressButtonOfRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOnControl = target instanceof Element && target.closest('a, button')
  if (!isOnControl && !getSelection()?.toString()) currentTarget.querySelector('button')?.click()
}

/** The SKUs of a page on a narrow screen: three lines each, on the margin rule. */
export function SkuList({ answer, priceLink }: { answer: Answer; priceLink: PriceLink }) {
  return (
    <ul className={styles.list}>
      {answer.rows.map((row, at) => {
        const figures = skuFigures(row)
        return (
          <li
            key={row.sku}
            data-row={countedIn(answer.from + at + 1)}
            data-tone={isLosing(row) ? 'loss' : undefined}
          >
            <b>
              <SkuButton row={row} />
            </b>
            <b data-column="margin">
              <span className="visually-hidden">{`${words.heads.margin} `}</span>
              {figures.margin}
            </b>
            <span data-amount>{words.salesOf(figures.sales, row.orders)}</span>
            <span data-column="profit" data-amount>
              <span className="visually-hidden">{`${words.heads.profit} `}</span>
              {figures.profit}
            </span>
            <span>{words.returned(figures.returned)}</span>
            <span>{words.rto(figures.rto)}</span>
            {priceLink && <span className={styles.price}>{priceLink(row)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
