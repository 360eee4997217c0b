import { ChevronDown } from 'lucide'
import { Fragment, useId } from 'react'
import { sayShortDate } from '../../../../core/language/dates'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { nameOfMarketplace } from '../../marketplaces/names'
import type { OrderRow } from '../../messages'
import { countedIn, exactMoney } from './figures'
import { OrderLines } from './order-lines'
import styles from './order-rows.module.css'
import { pressButtonOfRow } from './sku-table'
import type { CardProps } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.orders

type OrderRowsProps = CardProps & {
  rows: readonly OrderRow[]
  /** Orders of several marketplaces: each says which. */
  hasMarketplaces: boolean
  openedOrder: number | undefined
  onOpen(order: number | undefined): void
}

/** How an order stands, in words. */
export const sayState = ({ state, isWaiting }: Pick<OrderRow, 'state' | 'isWaiting'>): string =>
  isWaiting ? settlementResultsWords.waiting : settlementResultsWords.states[state]

const sayDay = (date: string | undefined) =>
  date === undefined ? settlementResultsWords.none : sayShortDate(date)

/** Nothing was paid for it yet: it has no money, which is not the same as none. */
const isUnpaid = ({ isWaiting, state }: OrderRow) => isWaiting || state === 'open'

const moneyOf = (row: OrderRow, what: 'sale' | 'refund' | 'fees' | 'settlement' | 'earned') =>
  exactMoney(isUnpaid(row) ? undefined : row[what])

const toneOf = ({ earned }: OrderRow) => (earned !== undefined && earned < 0 ? 'loss' : undefined)

const COLUMNS = 10

/** The orders of a page; the number of an order opens its lines below it. */
export function OrderTable(props: OrderRowsProps) {
  const { rows, openedOrder, hasMarketplaces, summary, ask } = props
  const { heads } = words
  return (
    <section className={styles.frame} aria-label={words.label}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.order}</th>
              <th scope="col">{heads.sku}</th>
              <th scope="col">{heads.state}</th>
              <th scope="col">{heads.quantity}</th>
              <th scope="col">{heads.sale}</th>
              <th scope="col">{heads.refund}</th>
              <th scope="col">{heads.fees}</th>
              <th scope="col">{heads.settlement}</th>
              <th scope="col">{heads.earned}</th>
              <th scope="col">{heads.date}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.order}>
                <tr data-tone={toneOf(row)} onClick={pressButtonOfRow}>
                  <th scope="row">
                    <OrderButton {...props} row={row} />
                    {hasMarketplaces && <small>{nameOfMarketplace(row.marketplace)}</small>}
                  </th>
                  <td translate="no">{row.sku}</td>
                  <td>
                    <State row={row} />
                  </td>
                  <td>{countedIn(row.quantity)}</td>
                  <td data-amount>{moneyOf(row, 'sale')}</td>
                  <td data-amount>{moneyOf(row, 'refund')}</td>
                  <td data-amount>{moneyOf(row, 'fees')}</td>
                  <td data-amount>{moneyOf(row, 'settlement')}</td>
                  <td data-column="earned" data-amount>
                    {moneyOf(row, 'earned')}
                  </td>
                  <td>{sayDay(row.date)}</td>
                </tr>
                {row.order === openedOrder && (
                  <tr className={styles.opened}>
                    <td colSpan={COLUMNS}>
                      <OrderLines order={row} summary={summary} ask={ask} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function State({ row }: { row: OrderRow }) {
  return (
    <>
      {sayState(row)}
      {row.isDeferred && <small>{words.notReleased}</small>}
    </>
  )
}

/** The number of an order, which opens and closes its lines. */
function OrderButton({ row, openedOrder, onOpen }: OrderRowsProps & { row: OrderRow }) {
  const isOpen = row.order === openedOrder
  return (
    <button
      type="button"
      className={styles.order}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : row.order)}
    >
      <Icon of={ChevronDown} size={16} />
      <span translate="no">{row.id}</span>
    </button>
  )
}

/** The orders of a page on a narrow screen. */
export function OrderList(props: OrderRowsProps) {
  const { rows, openedOrder, hasMarketplaces, summary, ask } = props
  const id = useId()
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.order} data-tone={toneOf(row)}>
          <div className={styles.facts}>
            <OrderButton {...props} row={row} />
            <span className={classNames(styles.wide, styles.quiet)}>
              <span translate="no">{row.sku}</span>
              {hasMarketplaces && ` · ${nameOfMarketplace(row.marketplace)}`}
              {row.quantity > 1 && ` · ${words.pieces(row.quantity)}`}
              {row.date && ` · ${sayDay(row.date)}`}
            </span>
            <b id={`${id}-${row.order}`}>
              <State row={row} />
            </b>
            <b data-column="earned" data-amount>
              {isUnpaid(row) || row.earned === undefined
                ? ''
                : words.earnedOf(exactMoney(row.earned))}
            </b>
            <span className={styles.quiet} data-amount>
              {words.saleOf(moneyOf(row, 'sale'))}
            </span>
            <span className={styles.quiet} data-amount>
              {words.settlementOf(moneyOf(row, 'settlement'))}
            </span>
          </div>
          {row.order === openedOrder && <OrderLines order={row} summary={summary} ask={ask} />}
        </li>
      ))}
    </ul>
  )
}
