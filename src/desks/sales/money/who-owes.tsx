import { ChevronDown, Download } from 'lucide'
import { Fragment, type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react'
import { subtract, sumOf, zero } from '../../../core/money/decimal'
import { SearchField } from '../../../ui/dialogs/list-dialog'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import { askSales } from '../../books/sales/ask-sales'
import { dueOrders, type MoneyAnswer, type Page } from '../../books/sales/messages'
import { ages, type CustomerBalance } from '../../books/sales/money/dues'
import { inputs, type SalesTexts } from '../inputs'
import { CustomerBills, type Writing } from './due-bills'
import { canBeReminded } from './reminder'
import { nameOf, sayDay, sayRupees } from './say'
import { useAsked, useSalesList } from './use-sales-list'
import styles from './who-owes.module.css'
import { moneyWords } from './words'

const orders = dueOrders.map((order) => ({ value: order, label: moneyWords.who.orders[order] }))

type WhoOwesProps = {
  typed: SalesTexts
  answer: MoneyAnswer
  writing: Writing
  /** Gets the focus when nothing else is left to have it. */
  title: RefObject<HTMLHeadingElement | null>
  /** Asks for a payment on a bill that is yet to be chosen. */
  onNoteAny(): void
  onRemind(customer: CustomerBalance): void
  /** What else can be done for a customer, and what stands below the bills. */
  renderAccount(customer: CustomerBalance): {
    readonly buttons: ReactNode
    readonly entries: ReactNode
  }
}

/** Who owes what: the first of them, then all, each with the bills that it is owed on. */
export function WhoOwes({
  typed,
  answer,
  writing,
  title,
  onNoteAny,
  onRemind,
  renderAccount,
}: WhoOwesProps) {
  const [isAll, setIsAll] = useState(false)
  const [search, setSearch] = useState('')
  const { order } = typed
  const all = useSalesList({ list: 'dues', search, order, isWanted: isAll })
  const [opened, setOpened] = useState<string>()
  const isNarrow = useIsNarrow()
  const found: Page<CustomerBalance> = (isAll ? all.found : undefined) ?? answer.customers
  const isEmpty = answer.customers.count === 0
  const rows = {
    customers: found.rows,
    today: answer.today,
    opened,
    onOpen: (key: string) => setOpened(key === opened ? undefined : key),
    renderBills: (customer: CustomerBalance) => (
      <CustomerBills
        customer={customer.key}
        name={nameOf(customer)}
        entries={renderAccount(customer).entries}
        {...writing}
      >
        {renderAccount(customer).buttons}
        {canBeReminded(customer) && (
          <Button
            kind="quiet"
            aria-label={moneyWords.reminder.chooseOf(nameOf(customer))}
            onClick={() => onRemind(customer)}
          >
            {moneyWords.reminder.choose}
          </Button>
        )}
      </CustomerBills>
    ),
  }
  return (
    <section className={styles.card} aria-label={moneyWords.who.title}>
      <header className={styles.head}>
        <div>
          <h2 ref={title} tabIndex={-1}>
            {moneyWords.who.title}
          </h2>
          <p className={styles.intro}>{moneyWords.who.intro}</p>
        </div>
        {!isEmpty && (
          <div className={styles.tools}>
            <Segmented
              label={moneyWords.who.order}
              segments={orders}
              value={order}
              onChoose={(order) => inputs.change({ order })}
              wide
            />
            <Button kind="secondary" disabled={writing.isExample} onClick={onNoteAny}>
              {moneyWords.noting.button}
            </Button>
            <CsvButton />
          </div>
        )}
      </header>
      {writing.isExample && <p className={styles.line}>{moneyWords.noting.example}</p>}
      {isAll && !isEmpty && (
        <div className={styles.search}>
          <SearchField
            label={moneyWords.who.search}
            placeholder={moneyWords.who.searchFor}
            text={search}
            onText={setSearch}
          />
        </div>
      )}
      {isEmpty && (
        <p className={styles.line}>
          {answer.notNoted > 0 ? moneyWords.who.emptyBefore : moneyWords.who.empty}
        </p>
      )}
      {!isEmpty && found.rows.length === 0 && (
        <p className={styles.line} role="status">
          {moneyWords.who.notFound}
        </p>
      )}
      {found.rows.length > 0 &&
        (isNarrow ? <CustomerList {...rows} /> : <CustomerTable {...rows} />)}
      {!isEmpty && (
        <div className={styles.foot}>
          <p role="status">
            {found.rows.length > 0 && moneyWords.who.range(1, found.rows.length, found.count)}
          </p>
          <div className={styles.buttons}>
            {isAll && all.next > 0 && (
              <Button kind="quiet" onClick={all.showMore}>
                {moneyWords.who.more(all.next)}
              </Button>
            )}
            {(isAll || found.count > found.rows.length) && (
              <Button
                kind="quiet"
                aria-expanded={isAll}
                onClick={() => {
                  setIsAll(!isAll)
                  setSearch('')
                }}
              >
                {isAll ? moneyWords.who.fewer : moneyWords.who.all}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** Takes the list away as a file. */
function CsvButton() {
  const showToast = useToast()
  const asked = useAsked()
  const save = async () => {
    try {
      const [file] = await askSales('file', { ...asked(), file: 'dues-csv' })
      const { saveFile } = await loadOrReload(() => import('../../../ui/tables/save-file'))
      if (file) saveFile(file.name, file.content)
    } catch {
      showToast(moneyWords.notMade)
    }
  }
  return (
    <Button kind="quiet" onClick={save}>
      <Icon of={Download} size={18} />
      {moneyWords.who.csv}
    </Button>
  )
}

type RowsProps = {
  customers: readonly CustomerBalance[]
  today: string
  /** The key of the customer whose bills are on show. */
  opened: string | undefined
  onOpen(key: string): void
  renderBills(customer: CustomerBalance): ReactNode
}

function CustomerTable({ customers, today, opened, onOpen, renderBills }: RowsProps) {
  return (
    <table className={styles.table}>
      <CustomerHead />
      <tbody>
        {customers.map((customer, index) => (
          <Fragment key={customer.key}>
            <tr data-opened={opened === customer.key || undefined}>
              <CustomerCells customer={customer} number={index + 1} today={today}>
                <OpenButton customer={customer} isOpen={opened === customer.key} onOpen={onOpen} />
              </CustomerCells>
            </tr>
            {opened === customer.key && (
              <tr className={styles.bills}>
                <td colSpan={moneyWords.who.columns.length}>{renderBills(customer)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** What the table is about, and the names of its columns. */
export function CustomerHead() {
  return (
    <>
      <caption className="visually-hidden">{moneyWords.who.title}</caption>
      <thead>
        <tr>
          {moneyWords.who.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

type CustomerCellsProps = {
  customer: CustomerBalance
  number: number
  today: string
  /** The name, and how to open it. */
  children: ReactNode
}

/** The cells of a customer, on screen and on paper. */
export function CustomerCells({ customer, number, today, children }: CustomerCellsProps) {
  const { gstin, bills, oldest, byAge, balance } = customer
  return (
    <>
      <td>{number}</td>
      <th scope="row">
        {children}
        {gstin && <small>{gstin}</small>}
      </th>
      <td>{bills}</td>
      <td>{oldest ? sayDay(oldest, today) : moneyWords.who.nothing}</td>
      {ages.map((age) => (
        <td key={age} data-amount>
          {byAge[age] === zero ? moneyWords.who.nothing : sayRupees(byAge[age])}
        </td>
      ))}
      <td data-tone={balance < 0n ? 'loss' : undefined} data-amount>
        {sayRupees(balance)}
        <LessOwed customer={customer} />
      </td>
    </>
  )
}

/** Where a customer owes something and is owed something: what was taken off. */
function LessOwed({ customer: { byAge, balance } }: { customer: CustomerBalance }) {
  const owed = sumOf(Object.values(byAge))
  if (owed === zero || owed === balance) return null
  return <small>{moneyWords.who.less(sayRupees(subtract(owed, balance)))}</small>
}

type OpenButtonProps = {
  customer: CustomerBalance
  isOpen: boolean
  onOpen(key: string): void
}

function OpenButton({ customer, isOpen, onOpen }: OpenButtonProps) {
  return (
    <button
      type="button"
      className={styles.open}
      data-customer={customer.key}
      aria-expanded={isOpen}
      onClick={() => onOpen(customer.key)}
    >
      {nameOf(customer)}
      <Icon of={ChevronDown} size={14} />
    </button>
  )
}

/** On narrow screens each customer is a few lines. */
function CustomerList({ customers, today, opened, onOpen, renderBills }: RowsProps) {
  return (
    <ol className={styles.list}>
      {customers.map((customer) => {
        const { key, gstin, bills, oldest, byAge, balance } = customer
        const isOwed = balance >= 0n
        return (
          <li key={key}>
            <div className={styles.entry}>
              <p>
                <OpenButton customer={customer} isOpen={opened === key} onOpen={onOpen} />
                {gstin && <small>{gstin}</small>}
                {oldest && <small>{moneyWords.who.facts(bills, sayDay(oldest, today))}</small>}
              </p>
              <p className={styles.owes} data-tone={isOwed ? undefined : 'loss'} data-amount>
                {!isOwed && <small>{moneyWords.who.youOweHim}</small>}
                <b>{sayRupees(isOwed ? balance : subtract(zero, balance))}</b>
              </p>
              <dl className={styles.ages}>
                {ages
                  .filter((age) => byAge[age] !== zero)
                  .map((age) => (
                    <div key={age} className={classNames(styles.age)}>
                      <dt>{moneyWords.ages[age]}</dt>
                      <dd data-amount>{sayRupees(byAge[age])}</dd>
                    </div>
                  ))}
              </dl>
              <p className={styles.less}>
                <LessOwed customer={customer} />
              </p>
            </div>
            {opened === key && renderBills(customer)}
          </li>
        )
      })}
    </ol>
  )
}

/** Narrower than nine columns need. */
const narrow = '(width < 64em)'

function subscribeToWidth(listener: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )
