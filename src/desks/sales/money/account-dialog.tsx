import { type FormEvent, useId, useRef, useState } from 'react'
import { dayOf } from '../../../core/language/dates'
import { type Decimal, subtract, sum, toFixed, zero } from '../../../core/money/decimal'
import { formatNumber, plainMoney } from '../../../core/money/format'
import { readAmount } from '../../../core/money/parse'
import { readGstin } from '../../../core/states/gstin'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Hint } from '../../../ui/fields/hint'
import { decimalKeypad } from '../../../ui/fields/number-field'
import { Button } from '../../../ui/page/button'
import { noteAccount, type Part } from '../../books/accounts/change-accounts'
import { type AccountKind, noEntry, spread } from '../../books/accounts/entries'
import {
  isOtherwiseWritten,
  MoneyFields,
  type MoneyTexts,
  refusalOf,
} from '../../books/accounts/money-fields'
import { sayNotNoted, useAccountToast } from '../../books/accounts/say-accounts'
import { accountWords } from '../../books/accounts/words'
import { cashLimit } from '../../books/bill/balance'
import { longestText } from '../../books/bill/inputs'
import { buyerOf, customerKey } from '../../books/sales/customer-key'
import type { DueBill, KnownCustomer } from '../../books/sales/messages'
import fieldStyles from './account-dialog.module.css'
import styles from './payment-dialog.module.css'
import { sayDocument, sayRupees } from './say'
import { useSalesList } from './use-sales-list'

export type AccountDialogProps = {
  kind: AccountKind
  /** Whose it is, where that was chosen already. */
  customer?: Pick<KnownCustomer, 'name' | 'gstin'> | undefined
  /** There are only customers and bills of an example, which are not this shop's. */
  isExample: boolean
  onClose(): void
}

const help: Readonly<Record<AccountKind, string>> = {
  'on-account': '',
  opening: accountWords.openingHelp,
  advance: accountWords.advance.goods,
}

/** Notes what a customer owed before, an advance, or money for several bills, which goes to the oldest first. */
export function AccountDialog({ kind, customer, isExample, onClose }: AccountDialogProps) {
  const list = useListDialog({ onClose })
  const id = useId()
  const say = useAccountToast()
  const [name, setName] = useState(customer?.name ?? '')
  const [gstin, setGstin] = useState(customer?.gstin ?? '')
  const [texts, setTexts] = useState<MoneyTexts>(() => ({
    date: dayOf(new Date()),
    amount: '',
    how: '',
    note: '',
  }))
  const [refusal, setRefusal] = useState<string>()
  const isWriting = useRef(false)
  const key = customerKey(buyerOf({ name, gstin }))
  const amount = paiseOf(texts.amount)
  const parts = useParts(kind === 'on-account' && !isExample ? key : '', amount)

  const touched =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setRefusal(undefined)
    }
  const nameCustomer = (known: Pick<KnownCustomer, 'name' | 'gstin'>) => {
    setName(known.name)
    if (known.gstin) setGstin(known.gstin)
    setRefusal(undefined)
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const problem = key === '' ? accountWords.noCustomer : (refusalOf(texts) ?? parts.problem)
    setRefusal(problem)
    if (problem || isWriting.current) return
    isWriting.current = true
    const entry = {
      ...noEntry,
      ...texts,
      kind,
      name: name.trim(),
      gstin: readGstin(gstin).gstin,
      amount: toFixed(amount, 2),
      note: texts.note.trim(),
    }
    const noted = await noteAccount(entry, parts.chosen)
    isWriting.current = false
    if (noted.outcome !== 'noted') {
      setRefusal(sayNotNoted(noted.outcome))
      return
    }
    const paid = sayRupees(amount)
    say(
      kind === 'advance'
        ? accountWords.noted.advance(noted.entry.number, paid)
        : accountWords.noted[kind](name.trim() || entry.gstin, paid),
      noted.undo,
      accountWords.undone,
    )
    list.close()
  }

  const { problem: gstinProblem } = readGstin(gstin)
  const hints = [
    ...(gstinProblem ? [gstinProblem] : []),
    ...(isOtherwiseWritten(texts.amount) ? [accountWords.money.understood(sayRupees(amount))] : []),
    ...(texts.how === 'cash' && amount >= cashLimit
      ? [accountWords.money.cashLimit(plainMoney(cashLimit, '₹'))]
      : []),
  ]
  return (
    <ListDialog
      list={list}
      id={`${id}-title`}
      title={accountWords.kinds[kind]}
      className={styles.dialog}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        {help[kind] && <p>{help[kind]}</p>}
        <div className={fieldStyles.customer}>
          <CustomerField
            name={name}
            isWanted={!isExample}
            onName={touched(setName)}
            onKnown={nameCustomer}
          />
          <label>
            {accountWords.gstin}
            <input
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={longestText('buyerGstin')}
              value={gstin}
              onChange={(event) => touched(setGstin)(event.target.value)}
            />
          </label>
        </div>
        <MoneyFields
          texts={texts}
          onChange={(part) => touched(setTexts)({ ...texts, ...part })}
          isRefused={refusal !== undefined}
          hintsId={`${id}-hints`}
          hasHow={kind !== 'opening'}
          {...(kind === 'opening' && { dateLabel: accountWords.openingDay })}
        />
        {kind === 'on-account' && key !== '' && <SpreadFields {...parts} amount={amount} />}
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
            {accountWords.save[kind]}
          </Button>
          <Button kind="secondary" onClick={list.close}>
            {accountWords.close}
          </Button>
        </div>
      </form>
    </ListDialog>
  )
}

type CustomerFieldProps = {
  name: string
  isWanted: boolean
  onName(name: string): void
  /** One of those who bought or paid before was named, in their own letters. */
  onKnown(known: KnownCustomer): void
}

/** The name of a customer; those of the bills are offered. */
export function CustomerField({ name, isWanted, onName, onKnown }: CustomerFieldProps) {
  const id = useId()
  const { found } = useSalesList({ list: 'known-customers', search: name, isWanted })
  const change = (text: string) => {
    onName(text)
    const same = found?.rows.filter((known) => known.name === text) ?? []
    const [one] = same
    if (one && same.length === 1) onKnown(one)
  }
  return (
    <label>
      {accountWords.customer}
      <input
        type="text"
        list={id}
        autoComplete="off"
        maxLength={longestText('buyerName')}
        value={name}
        onChange={(event) => change(event.target.value)}
      />
      <datalist id={id}>
        {found?.rows.map(({ key, name, gstin }) => (
          <option key={key} value={name}>
            {gstin}
          </option>
        ))}
      </datalist>
    </label>
  )
}

/** A typed amount in whole paise. */
const paiseOf = (text: string): Decimal => readAmount(toFixed(readAmount(text).value, 2)).value

/** The open bills of a customer, and what each of them gets: the oldest first, as long as nobody says otherwise. */
function useParts(customer: string, amount: Decimal) {
  const { found } = useSalesList({ list: 'due-bills', customer, isWanted: customer !== '' })
  const [own, setOwn] = useState<ReadonlyMap<string, string>>()
  const isHere = found?.customer === customer
  const bills = (isHere ? found.rows : [])
    .filter(({ toPay }) => toPay > 0n)
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
  const usual = spread(
    amount,
    bills.map(({ id, toPay }) => ({ id, left: toPay })),
  )
  const textOf = (id: string) => {
    const part = usual.get(id)
    return own?.get(id) ?? (!own && part ? formatNumber(part, 2) : '')
  }
  const rows = bills.map((bill) => {
    const text = textOf(bill.id)
    return { bill, text, part: paiseOf(text) }
  })
  const used = sum(...rows.map(({ part }) => part))
  const chosen = rows.flatMap(({ bill, part }): readonly Part[] =>
    part > 0n
      ? [{ id: bill.id, amount: part, ...(!bill.isOpening && { revision: bill.revision }) }]
      : [],
  )
  return {
    rows,
    used,
    chosen,
    problem: problemOf(rows, used, amount),
    isOwn: own !== undefined,
    change: (id: string, text: string) =>
      setOwn(new Map([...bills.map((bill) => [bill.id, textOf(bill.id)] as const), [id, text]])),
    reset: () => setOwn(undefined),
  }
}

type PartRow = { readonly bill: DueBill; readonly text: string; readonly part: Decimal }

function problemOf(rows: readonly PartRow[], used: Decimal, amount: Decimal): string | undefined {
  for (const { bill, text, part } of rows) {
    const { problem } = readAmount(text)
    if ((text.trim() !== '' && problem) || part < 0n) {
      return accountWords.spread.unreadable(sayDocument(bill))
    }
    if (part > bill.toPay) {
      return accountWords.spread.moreThanOpen(sayDocument(bill), sayRupees(bill.toPay))
    }
  }
  return used > amount ? accountWords.spread.tooMuch(sayRupees(subtract(used, amount))) : undefined
}

type SpreadFieldsProps = Omit<ReturnType<typeof useParts>, 'chosen'> & { amount: Decimal }

function SpreadFields({ rows, used, problem, isOwn, change, reset, amount }: SpreadFieldsProps) {
  const id = useId()
  const rest = subtract(amount, used)
  return (
    <fieldset className={fieldStyles.spread} aria-describedby={`${id}-rest`}>
      <legend>{accountWords.spread.title}</legend>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ bill, text }) => (
            <li key={bill.id}>
              <span>
                <b>{sayDocument(bill)}</b>{' '}
                <small data-amount>{accountWords.spread.open(sayRupees(bill.toPay))}</small>
              </span>
              <input
                {...decimalKeypad}
                aria-label={accountWords.spread.partOf(sayDocument(bill))}
                maxLength={longestText('amount')}
                value={text}
                onChange={(event) => change(bill.id, event.target.value)}
              />
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-rest`} role="status" data-amount>
        {rows.length === 0 ? accountWords.spread.none : (problem ?? sayRest(rest))}
      </p>
      {isOwn && (
        <Button kind="quiet" onClick={reset}>
          {accountWords.spread.oldestFirst}
        </Button>
      )}
    </fieldset>
  )
}

const sayRest = (rest: Decimal): string =>
  rest === zero ? accountWords.spread.allUsed : accountWords.spread.stays(sayRupees(rest))
