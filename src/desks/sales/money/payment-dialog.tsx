import { type FormEvent, useId, useRef, useState } from 'react'
import { dayOf, sayShortDate } from '../../../core/language/dates'
import { type Decimal, subtract, toFixed } from '../../../core/money/decimal'
import { formatNumber, plainMoney } from '../../../core/money/format'
import { readAmount } from '../../../core/money/parse'
import {
  Entries,
  Entry,
  EntryButton,
  ListDialog,
  SearchField,
  useListDialog,
} from '../../../ui/dialogs/list-dialog'
import { Hint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import { isOtherwiseWritten, MoneyFields, refusalOf } from '../../books/accounts/money-fields'
import { accountWords } from '../../books/accounts/words'
import { cashLimit } from '../../books/bill/balance'
import type { Payment } from '../../books/bill/bill-texts'
import type { DueBill } from '../../books/sales/messages'
import { type PaymentTarget, targetOf } from './due-bills'
import styles from './payment-dialog.module.css'
import { sayDocument, sayRupees } from './say'
import { useNoting } from './use-noting'
import { useSalesList } from './use-sales-list'
import { moneyWords } from './words'

export type PaymentDialogProps = {
  /** The bill that was chosen already. */
  target?: PaymentTarget | undefined
  onClose(): void
}

/** Notes a payment: whose bill it is for, and what came in, when and how. */
export function PaymentDialog({ target: given, onClose }: PaymentDialogProps) {
  const list = useListDialog({ onClose })
  const [target, setTarget] = useState(given)
  const isBack = target?.isPaidBack ?? false
  return (
    <ListDialog
      list={list}
      id="payment-title"
      title={isBack ? moneyWords.noting.titleBack : moneyWords.noting.title}
      className={styles.dialog}
    >
      {target ? (
        <PaymentForm
          key={target.id}
          target={target}
          onOther={given ? undefined : () => setTarget(undefined)}
          onClose={list.close}
        />
      ) : (
        <BillChoice onChoose={(bill) => setTarget(targetOf(bill))} onClose={list.close} />
      )}
    </ListDialog>
  )
}

type BillChoiceProps = { onChoose(bill: DueBill): void; onClose(): void }

/** The bills that something is owed on, found by number or buyer. */
function BillChoice({ onChoose, onClose }: BillChoiceProps) {
  const [search, setSearch] = useState('')
  const { found, next, showMore } = useSalesList({ list: 'open-bills', search })
  return (
    <>
      <SearchField
        label={moneyWords.noting.search}
        placeholder={moneyWords.noting.searchFor}
        text={search}
        onText={setSearch}
      />
      {found?.rows.length === 0 ? (
        <p role="status">{moneyWords.noting.notFound}</p>
      ) : (
        <Entries className={styles.bills}>
          {(found?.rows ?? []).map((bill) => (
            <Entry
              key={bill.id}
              name={sayDocument(bill)}
              amount={sayRupees(bill.balance)}
              facts={[bill.buyer || moneyWords.who.walkIn, sayShortDate(bill.date)]}
            >
              <EntryButton
                name={moneyWords.noting.chooseOf(sayDocument(bill))}
                onClick={() => onChoose(bill)}
              >
                {moneyWords.noting.choose}
              </EntryButton>
            </Entry>
          ))}
        </Entries>
      )}
      <div className={styles.buttons}>
        {next > 0 && (
          <Button kind="quiet" onClick={showMore}>
            {moneyWords.who.more(next)}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {moneyWords.noting.close}
        </Button>
      </div>
    </>
  )
}

type PaymentFormProps = {
  target: PaymentTarget
  /** Chooses another bill, where none was given. */
  onOther: (() => void) | undefined
  onClose(): void
}

function PaymentForm({ target, onOther, onClose }: PaymentFormProps) {
  const id = useId()
  const { note: noteOn } = useNoting()
  const { name, buyer, toPay, isPaidBack } = target
  const [texts, setTexts] = useState<Payment>(() => ({
    date: dayOf(new Date()),
    amount: formatNumber(toPay, 2),
    how: '',
    note: '',
  }))
  const [refusal, setRefusal] = useState<string>()
  const isWriting = useRef(false)
  const change = (part: Partial<Payment>) => {
    setTexts({ ...texts, ...part })
    setRefusal(undefined)
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const problem = refusalOf(texts)
    if (problem) {
      setRefusal(problem)
      return
    }
    if (isWriting.current) return
    isWriting.current = true
    const { value } = readAmount(texts.amount)
    const failure = await noteOn(
      target,
      { ...texts, amount: toFixed(value, 2), note: texts.note.trim() },
      value,
    )
    isWriting.current = false
    if (failure) setRefusal(failure)
    else onClose()
  }

  const hints = hintsOf(texts, target)
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <p className={styles.bill}>
        <b>{name}</b>
        <span>{buyer || moneyWords.who.walkIn}</span>
        <b data-amount>
          {isPaidBack
            ? moneyWords.noting.toGiveBack(sayRupees(toPay))
            : moneyWords.noting.balance(sayRupees(toPay))}
        </b>
        {onOther && (
          <Button kind="quiet" onClick={onOther}>
            {moneyWords.noting.other}
          </Button>
        )}
      </p>
      <MoneyFields
        texts={texts}
        onChange={change}
        isRefused={refusal !== undefined}
        hintsId={`${id}-hints`}
      />
      <div id={`${id}-hints`} className={styles.hints}>
        {hints.map((hint) => (
          <Hint key={hint} text={hint} />
        ))}
      </div>
      {refusal && (
        <p key={refusal} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit">
          {isPaidBack ? moneyWords.noting.saveBack : moneyWords.noting.save}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {moneyWords.noting.close}
        </Button>
      </div>
    </form>
  )
}

/** What is worth knowing about it, though it may well be so. */
export function hintsOf(
  { amount, how }: Pick<Payment, 'amount' | 'how'>,
  { toPay, isPaidBack }: Pick<PaymentTarget, 'toPay' | 'isPaidBack'>,
): readonly string[] {
  const { value } = readAmount(amount)
  const more = subtract(value, toPay)
  return [
    ...(isOtherwiseWritten(amount) ? [accountWords.money.understood(sayRupees(value))] : []),
    ...(more > 0n ? [sayMore(more, isPaidBack)] : []),
    ...(how === 'cash' && !isPaidBack && value >= cashLimit
      ? [accountWords.money.cashLimit(plainMoney(cashLimit, '₹'))]
      : []),
  ]
}

const sayMore = (more: Decimal, isPaidBack: boolean): string => {
  const sum = sayRupees(more).replace(/\.00$/, '')
  return isPaidBack ? moneyWords.noting.moreThanNote(sum) : moneyWords.noting.moreThanBill(sum)
}
