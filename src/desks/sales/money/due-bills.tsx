import type { KeyboardEvent, ReactNode } from 'react'
import { hrefOf } from '../../../addresses'
import { sayShortDate } from '../../../core/language/dates'
import { subtract, zero } from '../../../core/money/decimal'
import { Button, buttonLook } from '../../../ui/page/button'
import type { DueBill } from '../../books/sales/messages'
import { requestBill } from '../../books/saved-bills/open-request'
import styles from './due-bills.module.css'
import { RemoveEntry } from './remove-entry'
import { sayDocument, sayRupees } from './say'
import { useNoting } from './use-noting'
import { useSalesList } from './use-sales-list'
import { moneyWords } from './words'

/** What a payment is noted on: a bill, or a credit note on which money is paid back. */
export type PaymentTarget = {
  readonly id: string
  readonly name: string
  readonly buyer: string
  readonly toPay: DueBill['toPay']
  readonly isPaidBack: boolean
  /** Whose opening balance it is, where it is one. */
  readonly opening?: Pick<DueBill, 'buyer' | 'gstin'> | undefined
}

export type Writing = {
  /** The bills of an example cannot be changed. */
  isExample: boolean
  today: string
  onNote(target: PaymentTarget): void
}

/** The bill as something to be paid. */
export const targetOf = (bill: DueBill): PaymentTarget => ({
  id: bill.id,
  name: sayDocument(bill),
  buyer: bill.buyer,
  toPay: bill.toPay,
  isPaidBack: false,
  opening: bill.isOpening ? bill : undefined,
})

type CustomerBillsProps = Writing & {
  /** The key of the customer, and what he is called. */
  customer: string
  name: string
  /** What he owed or paid without a bill. */
  entries?: ReactNode
  /** What else can be done for this customer. */
  children?: ReactNode
}

/** The bills that a customer owes on, each with what can be done about it. */
export function CustomerBills({
  customer,
  name,
  entries,
  children,
  ...writing
}: CustomerBillsProps) {
  const { found, next, showMore } = useSalesList({ list: 'due-bills', customer })
  return (
    <div className={styles.opened} data-bills-of={customer}>
      {found ? (
        <DueBillList label={moneyWords.bill.ofCustomer(name)} bills={found.rows} {...writing} />
      ) : (
        <p className={styles.facts}>{moneyWords.bill.reading}</p>
      )}
      {entries}
      <div className={styles.foot}>
        {next > 0 && (
          <Button kind="quiet" onClick={showMore}>
            {moneyWords.who.more(next)}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

type DueBillListProps = Writing & {
  label: string
  bills: readonly DueBill[]
  /** Whether the buyer is named with each. */
  withBuyer?: boolean
}

export function DueBillList({ label, bills, withBuyer = false, ...writing }: DueBillListProps) {
  if (bills.length === 0) return <p className={styles.facts}>{moneyWords.bill.none}</p>
  return (
    <ul className={styles.bills} aria-label={label}>
      {bills.map((bill) => (
        <DueBillRow key={bill.id} bill={bill} withBuyer={withBuyer} {...writing} />
      ))}
    </ul>
  )
}

type DueBillRowProps = Writing & { bill: DueBill; withBuyer: boolean }

function DueBillRow({ bill, withBuyer, isExample, today, onNote }: DueBillRowProps) {
  const { payInFull } = useNoting()
  const { id, revision, buyer, date, since, days, balance, toPay, payBack, state, isOpening } = bill
  const name = sayDocument(bill)
  const isOwed = balance > 0n
  const facts = [
    ...(withBuyer ? [buyer || moneyWords.who.walkIn] : []),
    moneyWords.bill.date(sayShortDate(date)),
    ...(isOwed ? [sayDue(since, days, today), moneyWords.bill.state[state]] : []),
  ]
  return (
    <li data-bill={id}>
      <p className={styles.name}>
        <b>{name}</b>
        <span className={styles.facts} data-amount>
          {facts.join(' · ')}
        </span>
        {isOwed && toPay === zero && (
          <span className={styles.facts}>{moneyWords.bill.onlyTax}</span>
        )}
        {!isOwed && !payBack && (
          <span className={styles.facts}>{moneyWords.giveBack.overpaid}</span>
        )}
      </p>
      <p className={styles.balance} data-tone={isOwed ? undefined : 'loss'} data-amount>
        {!isOwed && <small>{moneyWords.bill.youOwe}</small>}
        <b>{sayRupees(isOwed ? balance : subtract(zero, balance))}</b>
      </p>
      <div className={styles.buttons}>
        {isOwed && toPay > 0n && (
          <>
            <Button
              kind="quiet"
              disabled={isExample}
              aria-label={moneyWords.bill.inFullOf(name)}
              onKeyDown={stopRepeating}
              onClick={() => payInFull({ ...targetOf(bill), revision })}
            >
              {moneyWords.bill.inFull}
            </Button>
            <Button
              kind="quiet"
              disabled={isExample}
              aria-label={moneyWords.bill.noteOf(name)}
              onClick={() => onNote(targetOf(bill))}
            >
              {moneyWords.bill.note}
            </Button>
          </>
        )}
        {payBack && (
          <Button
            kind="quiet"
            disabled={isExample}
            aria-label={moneyWords.bill.payBackOf(payBack.number)}
            onClick={() =>
              onNote({
                id: payBack.id,
                name: sayDocument({ number: payBack.number, isNote: true }),
                buyer,
                toPay: payBack.amount,
                isPaidBack: true,
              })
            }
          >
            {moneyWords.bill.payBack}
          </Button>
        )}
        {!isExample && !isOpening && <OpenBill {...bill} />}
        {isOpening && <RemoveEntry id={id} name={name} />}
      </div>
    </li>
  )
}

/** The next bill takes the place and the focus of one that is paid: a key that is held must not pay that, too. */
const stopRepeating = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/** Whether it is due already, and for how long. */
const sayDue = (since: string, days: number, today: string): string =>
  since > today
    ? moneyWords.bill.ahead(sayShortDate(since))
    : moneyWords.bill.since(sayShortDate(since), days)

type OpenBillProps = Pick<DueBill, 'id' | 'number' | 'isNote'>

/** Leads to the bill page, which finds in the tab what it should open: no address names a bill. */
function OpenBill({ id, number, isNote }: OpenBillProps) {
  const openBill = () => requestBill({ id, field: 'payments', back: hrefOf('sales') })
  return (
    <a
      className={buttonLook('quiet')}
      href={hrefOf('bill')}
      aria-label={isNote ? moneyWords.bill.openNoteOf(number) : moneyWords.bill.openOf(number)}
      onClick={openBill}
    >
      {isNote ? moneyWords.bill.openNote : moneyWords.bill.open}
    </a>
  )
}
