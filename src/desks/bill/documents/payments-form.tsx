import { Check, Plus, X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '../../../core/language/dates'
import { subtract, toFixed, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { isRead, tidyAmount } from '../../../core/money/parse'
import { Hint } from '../../../ui/fields/hint'
import { problemHint, understoodAs } from '../../../ui/fields/hints'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import {
  type Balance,
  cashLimit,
  isCashAtLimit,
  readPayment,
  type Standing,
} from '../../books/bill/balance'
import { MOST_PAYMENTS, noPayment, type Payment, paymentWays } from '../../books/bill/bill-texts'
import { isCreditNote } from '../../books/bill/details'
import { longestText } from '../../books/bill/inputs'
import { billDocumentsWords } from '../documents/words'
import { changePayments, readOpenBill, undosOfOpenBill, useOpenBill } from '../store'
import styles from './payments-form.module.css'

const paymentsNow = () => readOpenBill().payments ?? []

/** The payments of the open bill, and what is left of it. On a credit note: what was paid back. */
export function PaymentsForm({ balance, status }: Standing) {
  const { payments, details } = useOpenBill()
  const { currency, money } = useCurrency()
  const showToast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** A new payment is on the bill once something is typed in it. */
  const [draft, setDraft] = useState<{ readonly id: string; readonly payment: Payment }>()
  const { id } = useOpenBill()
  const isNote = isCreditNote(details)
  const savedPayments = payments ?? []
  const rows = draft?.id === id ? [...savedPayments, draft.payment] : savedPayments
  const { payable, paid, left } = balance
  const isFull = rows.length >= MOST_PAYMENTS
  const over = subtract(paid, payable)
  /** Nothing is noted, and nothing is due: sums would ask for what was paid. */
  const isAtCounter = status === 'counter' && payable > zero && !isNote

  const focusAmount = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-amount-field]')[at]?.focus()

  const add = () => {
    flushSync(() => setDraft({ id, payment: { ...noPayment, date: dayOf(new Date()) } }))
    focusAmount(rows.length)
  }

  const change = (at: number, part: Partial<Payment>) => {
    const now = paymentsNow()
    if (at >= now.length) {
      setDraft(undefined)
      changePayments([...now, { ...(draft?.payment ?? noPayment), ...part }])
    } else
      changePayments(
        now.map((payment, index) => (index === at ? { ...payment, ...part } : payment)),
      )
  }

  const remove = (at: number) => {
    const now = paymentsNow()
    const gone = now[at]
    if (!gone) setDraft(undefined)
    else {
      changePayments(now.toSpliced(at, 1))
      const undo = undosOfOpenBill.undo(() => changePayments(paymentsNow().toSpliced(at, 0, gone)))
      showToast(billDocumentsWords.payments.removed, undoBy(undo))
    }
    addButton.current?.focus()
  }

  const payInFull = () => {
    const before = readOpenBill().payments
    const payment: Payment = {
      ...noPayment,
      date: dayOf(new Date()),
      amount: tidyAmount(toFixed(left, 2)),
    }
    setDraft(undefined)
    changePayments([...(before ?? []), payment])
    const undo = undosOfOpenBill.undo(() => {
      const now = paymentsNow()
      const at = now.findLastIndex((one) => isSame(one, payment))
      // What was changed since stays; what was never noted before is not noted again.
      if (at >= 0) changePayments(now.length === 1 ? before : now.toSpliced(at, 1))
    })
    showToast(billDocumentsWords.payments.noted(money(left, 2)), undoBy(undo))
    addButton.current?.focus()
  }

  return (
    <div className={styles.form}>
      {status === 'before' && <p className={styles.lead}>{billDocumentsWords.payments.before}</p>}
      {isAtCounter && <p className={styles.lead}>{billDocumentsWords.payments.counter}</p>}
      <ul ref={list} className={styles.payments}>
        {rows.map((payment, at) => (
          <PaymentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no names, and their fields hold nothing of their own
            key={at}
            payment={payment}
            number={at + 1}
            onChange={(part) => change(at, part)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button ref={addButton} name="payments" kind="secondary" disabled={isFull} onClick={add}>
          <Icon of={Plus} size={18} />
          {isNote ? billDocumentsWords.payments.addBack : billDocumentsWords.payments.add}
        </Button>
        {left > zero && payable > zero && !isFull && !isNote && (
          <Button kind="quiet" onClick={payInFull}>
            <Icon of={Check} size={18} />
            {billDocumentsWords.payments.inFull}
          </Button>
        )}
      </div>
      <div role="status" className={styles.hints}>
        {isFull && (
          <Hint className={styles.hint} text={billDocumentsWords.payments.full(MOST_PAYMENTS)} />
        )}
        {over > zero && (
          <Hint
            className={styles.hint}
            text={
              isNote
                ? billDocumentsWords.payments.moreThanNote(plainMoney(over, currency.symbol))
                : billDocumentsWords.payments.moreThanBill(plainMoney(over, currency.symbol))
            }
          />
        )}
        {currency.code === 'INR' && !isNote && isCashAtLimit(savedPayments) && (
          <Hint
            className={styles.hint}
            text={billDocumentsWords.payments.cashLimit(plainMoney(cashLimit, currency.symbol))}
          />
        )}
      </div>
      {!isAtCounter && <Sums balance={balance} isNote={isNote} />}
    </div>
  )
}

type SumsProps = { balance: Balance; isNote: boolean }

/** What was to pay, what was paid and credited, and what is left. */
function Sums({ balance: { payable, paid, credited, left }, isNote }: SumsProps) {
  const { money } = useCurrency()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          {isNote ? billDocumentsWords.payments.creditPayable : billDocumentsWords.payments.payable}
        </dt>
        <dd data-amount>{money(payable, 2)}</dd>
      </div>
      {credited !== zero && (
        <div>
          <dt>{billDocumentsWords.payments.credited}</dt>
          <dd data-amount>{money(subtract(zero, credited), 2)}</dd>
        </div>
      )}
      <div>
        <dt>{isNote ? billDocumentsWords.payments.paidBack : billDocumentsWords.payments.paid}</dt>
        <dd data-amount>{money(paid, 2)}</dd>
      </div>
      {!isNote && (
        <div className={styles.balance}>
          <dt>
            {left < zero ? billDocumentsWords.payments.youOwe : billDocumentsWords.payments.balance}
          </dt>
          <dd data-amount>{money(left < zero ? subtract(zero, left) : left, 2)}</dd>
        </div>
      )}
    </dl>
  )
}

const isSame = (a: Payment, b: Payment): boolean =>
  a.date === b.date && a.amount === b.amount && a.how === b.how && a.note === b.note

type PaymentRowProps = {
  payment: Payment
  number: number
  onChange(part: Partial<Payment>): void
  onRemove(): void
}

function PaymentRow({ payment, number, onChange, onRemove }: PaymentRowProps) {
  const id = useId()
  const { symbol } = useCurrency().currency
  const reading = readPayment(payment)
  const hint =
    problemHint(reading) ??
    (reading.value < zero ? billDocumentsWords.payments.negative : undefined)
  const understood = hint ? undefined : understoodAs(payment.amount, symbol)?.split(' · ')[0]
  return (
    <li>
      <label>
        <span>{billDocumentsWords.payments.date}</span>
        <input
          type="date"
          aria-label={billDocumentsWords.payments.dateOf(number)}
          value={payment.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </label>
      <label>
        <span>{billDocumentsWords.payments.amount}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          data-amount-field
          aria-label={billDocumentsWords.payments.amountOf(number)}
          aria-invalid={hint ? true : undefined}
          aria-describedby={(hint ?? understood) ? `${id}-hint` : undefined}
          maxLength={longestText('amount')}
          value={payment.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
          onBlur={() => {
            if (isRead(reading) && tidyAmount(payment.amount) !== payment.amount) {
              onChange({ amount: tidyAmount(payment.amount) })
            }
          }}
        />
        {understood && (
          <small id={`${id}-hint`} data-amount>
            {understood}
          </small>
        )}
      </label>
      <label>
        <span>{billDocumentsWords.payments.how}</span>
        <select
          aria-label={billDocumentsWords.payments.howOf(number)}
          value={payment.how}
          onChange={(event) =>
            onChange({ how: paymentWays.find((way) => way === event.target.value) ?? '' })
          }
        >
          <option value="">{billDocumentsWords.payments.noWay}</option>
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {billDocumentsWords.payments.ways[way]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{billDocumentsWords.payments.note}</span>
        <input
          type="text"
          autoComplete="off"
          aria-label={billDocumentsWords.payments.noteOf(number)}
          maxLength={longestText('note')}
          value={payment.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </label>
      <button
        type="button"
        aria-label={billDocumentsWords.payments.remove(number)}
        onClick={onRemove}
      >
        <Icon of={X} size={18} strokeWidth={1.75} />
      </button>
      {hint && <Hint className={styles.hint} id={`${id}-hint`} text={hint} />}
    </li>
  )
}
