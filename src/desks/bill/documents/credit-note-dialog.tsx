import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf, sayDate } from '../../../core/language/dates'
import { currencyOf } from '../../../core/money/currencies'
import { type Decimal, decimalFrom, sum, toDigits, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Hint } from '../../../ui/fields/hint'
import { problemHint } from '../../../ui/fields/hints'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import type { Undo } from '../../../ui/tab/undo'
import { isCreditOn } from '../../books/bill/balance'
import { type CreditAsked, creditNoteOn, missedDayOfCredit } from '../../books/bill/credit-note'
import {
  type CreditReason,
  creditReasons,
  isReverseCharge,
  isTaxed,
} from '../../books/bill/details'
import { type BillRow, isBlankRow, longestText, readRow, unitIn } from '../../books/bill/inputs'
import {
  isMoreThanLeft,
  isOfPrice,
  type LeftOfRow,
  type LeftToCredit,
  leftToCredit,
} from '../../books/bill/left-to-credit'
import { readSeller } from '../../books/bill/remembered-seller'
import { readBills, type SavedBill, totalOf } from '../../books/saved-bills/bills-database'
import styles from './documents.module.css'
import { billDocumentsWords } from './words'

type CreditNoteDialogProps = {
  bill: SavedBill
  onClose(): void
  /** Makes the note and opens it. */
  onMake(asked: Pick<CreditAsked, 'items' | 'reason'>): Promise<{ number: string; undo: Undo }>
  /** It is there. */
  onMade(number: string, undo: Undo): void
}

/** What is typed for an item: how many of it, or how much of its price. */
type Chosen = { readonly quantity: string; readonly amount: string }

/** Asks what of a bill is credited, and why. It waits for the notes that are on the bill already. */
export function CreditNoteDialog(props: CreditNoteDialogProps) {
  const earlier = useNotesOn(props.bill.id)
  return earlier && <CreditNoteForm {...props} earlier={earlier} />
}

type CreditNoteFormProps = CreditNoteDialogProps & { earlier: readonly SavedBill[] }

function CreditNoteForm({ bill, earlier, onClose, onMake, onMade }: CreditNoteFormProps) {
  const list = useListDialog({ onClose })
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [share, setShare] = useState<'all' | 'some'>('all')
  const [reason, setReason] = useState<CreditReason>('Goods returned')
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({})
  const [whole, setWhole] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const { texts, choices } = bill
  const { symbol } = currencyOf(choices.currency)
  const money = (value: Decimal) => formatMoney(value, symbol, 2)
  const left = leftToCredit(bill, earlier)
  const isPrice = isOfPrice(reason)
  const items = creditedItems(share, isPrice, whole, chosen)
  const note = creditNoteOn(bill, { items, reason, date: dayOf(new Date()) }, earlier)
  const isNoteTaxed = isTaxed(note.details, readSeller())
  const credited = decimalFrom(totalOf(note, { ...choices, isTaxed: isNoteTaxed }))
  const wholeHint =
    isPrice && share === 'all' ? amountHint(whole, left.total, money, isAsked) : undefined
  const itemHints = texts.rows.map((row, at) => {
    const [leftOfRow, typed] = [left.rows[at], chosen[at]]
    if (share === 'all' || !leftOfRow || !typed) return undefined
    return isPrice
      ? amountHint(typed.amount, leftOfRow.amount, money, isAsked)
      : quantityHint(typed.quantity, leftOfRow.quantity, row)
  })
  const isNothing = note.rows.length === 0 || credited === zero
  const isMore = isMoreThanLeft(credited, note, left, choices)
  const isRefused = isNothing || isMore || wholeHint || itemHints.some(Boolean)
  const lastDay = missedDayOfCredit(note.details)

  const make = async (event: SubmitEvent) => {
    event.preventDefault()
    flushSync(() => setIsAsked(true))
    if (isRefused) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    if (isMaking) return
    setIsMaking(true)
    const { number, undo } = await onMake({ items, reason })
    list.close()
    onMade(number, undo)
  }

  return (
    <ListDialog
      list={list}
      id={id}
      title={billDocumentsWords.credit.title(
        texts.details.number.trim() || billDocumentsWords.credit.thisBill,
      )}
      className={styles.small}
    >
      <form ref={form} noValidate className={styles.form} onSubmit={make}>
        <div className={styles.field}>
          <label htmlFor={`${id}-reason`}>{billDocumentsWords.credit.reason}</label>
          <select
            id={`${id}-reason`}
            value={reason}
            onChange={(event) => {
              const next = creditReasons.find((one) => one === event.target.value)
              if (next) setReason(next)
            }}
          >
            {creditReasons.map((one) => (
              <option key={one} value={one}>
                {billDocumentsWords.credit.reasons[one]}
              </option>
            ))}
          </select>
        </div>
        <Segmented
          label={billDocumentsWords.credit.what}
          segments={[
            { value: 'all', label: sayAll(isPrice, left) },
            { value: 'some', label: billDocumentsWords.credit.some },
          ]}
          value={share}
          onChoose={setShare}
          wide
        />
        {share === 'all' && isPrice && (
          <div className={styles.field}>
            <label htmlFor={`${id}-amount`}>{sayAmount(bill)}</label>
            <Credited
              id={`${id}-amount`}
              value={whole}
              of={money(left.total)}
              hint={wholeHint}
              onType={setWhole}
            />
          </div>
        )}
        {share === 'some' && (
          <>
            <ul className={styles.items}>
              {texts.rows.map((row, at) => {
                const leftOfRow = left.rows[at]
                if (isBlankRow(row) || !leftOfRow || leftOfRow.amount === zero) return null
                return (
                  <CreditedRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a kept bill stay where they are
                    key={at}
                    row={row}
                    number={at + 1}
                    left={leftOfRow}
                    chosen={chosen[at]}
                    isPrice={isPrice}
                    hint={itemHints[at]}
                    money={money}
                    onChoose={(next) => {
                      const { [at]: _, ...others } = chosen
                      setChosen(next ? { ...others, [at]: next } : others)
                    }}
                  />
                )
              })}
            </ul>
            {(texts.whole.discount.trim() || texts.whole.freight.trim()) && (
              <p className={styles.hint}>{billDocumentsWords.credit.discountShared}</p>
            )}
          </>
        )}
        <div role="status">
          {isMore && !wholeHint ? (
            <Hint
              className={styles.hint}
              text={billDocumentsWords.credit.moreThanLeft(money(left.total))}
            />
          ) : isNothing && isAsked && !wholeHint ? (
            <Hint className={styles.hint} text={billDocumentsWords.credit.nothingChosen} />
          ) : (
            !wholeHint && (
              <p className={styles.sum}>
                {billDocumentsWords.credit.sum(money(credited), money(decimalFrom(bill.total)))}
              </p>
            )
          )}
        </div>
        {earlier.length > 0 && (
          <Hint
            className={styles.hint}
            text={billDocumentsWords.credit.already(
              earlier.map(
                ({ texts }) => texts.details.number.trim() || billDocumentsWords.creditNote,
              ),
              money(sum(...earlier.map(({ total }) => decimalFrom(total)))),
            )}
          />
        )}
        {lastDay && (
          <Hint className={styles.hint} text={billDocumentsWords.credit.late(sayDate(lastDay))} />
        )}
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={list.close}>
            {billDocumentsWords.credit.notNow}
          </Button>
          <Button kind="primary" type="submit">
            {billDocumentsWords.credit.make}
          </Button>
        </div>
      </form>
    </ListDialog>
  )
}

/** What an amount of the whole bill is: on reverse charge the tax was never paid to the seller. */
const sayAmount = ({ texts, choices }: SavedBill): string =>
  choices.isTaxed && !isReverseCharge(texts.details, choices.isTaxed)
    ? billDocumentsWords.credit.amountWithGst
    : billDocumentsWords.credit.amount

function sayAll(isPrice: boolean, left: LeftToCredit): string {
  if (isPrice) return billDocumentsWords.credit.oneAmount
  return left.isUntouched ? billDocumentsWords.credit.all : billDocumentsWords.credit.allLeft
}

function creditedItems(
  share: 'all' | 'some',
  isPrice: boolean,
  whole: string,
  chosen: Readonly<Record<number, Chosen>>,
): CreditAsked['items'] {
  if (share === 'all') return isPrice ? { amount: whole } : 'all'
  return Object.entries(chosen).map(([at, { quantity, amount }]) =>
    isPrice ? { at: Number(at), amount } : { at: Number(at), quantity },
  )
}

type CreditedRowProps = {
  row: BillRow
  number: number
  left: LeftOfRow
  /** None where it is not credited. */
  chosen: Chosen | undefined
  /** Whether its price is credited, and not the goods. */
  isPrice: boolean
  hint: string | undefined
  money(value: Decimal): string
  onChoose(chosen: Chosen | undefined): void
}

function CreditedRow(props: CreditedRowProps) {
  const id = useId()
  const { row, number, left, chosen, isPrice, hint, money, onChoose } = props
  const [first = ''] = row.description.trim().split('\n')
  const name = first || billDocumentsWords.credit.item(number)
  const all: Chosen = { quantity: toDigits(left.quantity), amount: '' }
  return (
    <li>
      <Checkbox
        label={name}
        isChecked={chosen !== undefined}
        onCheck={(isChecked) => onChoose(isChecked ? all : undefined)}
      />
      <Credited
        id={id}
        label={
          isPrice
            ? billDocumentsWords.credit.amountOf(name)
            : billDocumentsWords.credit.quantityOf(name)
        }
        value={(isPrice ? chosen?.amount : chosen?.quantity) ?? ''}
        of={isPrice ? money(left.amount) : sayQuantityLeft(left.quantity, row)}
        hint={hint}
        onType={(text) => onChoose({ ...(chosen ?? all), [isPrice ? 'amount' : 'quantity']: text })}
      />
    </li>
  )
}

type CreditedProps = {
  id: string
  /** Its accessible name, where no label is shown. */
  label?: string
  value: string
  /** How much there is. */
  of: string
  hint: string | undefined
  onType(text: string): void
}

/** How many of an item, or how much money, of what is left. */
function Credited({ id, label, value, of, hint, onType }: CreditedProps) {
  return (
    <>
      <div className={styles.quantity}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={hint ? true : undefined}
          aria-describedby={hint && `${id}-hint`}
          maxLength={longestText('quantity')}
          value={value}
          placeholder="0"
          onChange={(event) => onType(event.target.value)}
        />
        <span>{billDocumentsWords.credit.ofQuantity(of)}</span>
      </div>
      {hint && <Hint className={styles.hint} id={`${id}-hint`} text={hint} />}
    </>
  )
}

const sayQuantityLeft = (quantity: Decimal, row: BillRow): string =>
  `${groupDigits(toDigits(quantity))} ${unitIn(row)}`.trim()

function quantityHint(text: string, left: Decimal, row: BillRow): string | undefined {
  const reading = readNumber(text)
  if (reading.problem) return problemHint(reading)
  if (!isRead(reading) || reading.value <= zero) return billDocumentsWords.credit.noQuantity
  if (reading.value <= left) return undefined
  const said = sayQuantityLeft(left, row)
  return left === readRow(row).quantity
    ? billDocumentsWords.credit.moreThanOnBill(said)
    : billDocumentsWords.credit.moreThanLeft(said)
}

/** @param isAsked whether an amount that is missing is said, too */
function amountHint(
  text: string,
  left: Decimal,
  money: (value: Decimal) => string,
  isAsked: boolean,
): string | undefined {
  const reading = readAmount(text)
  if (reading.problem) return problemHint(reading)
  if (!isRead(reading) || reading.value <= zero) {
    return isAsked || text.trim() ? billDocumentsWords.credit.noAmount : undefined
  }
  return reading.value > left ? billDocumentsWords.credit.moreThanLeft(money(left)) : undefined
}

/** The credit notes that are on a bill already, once they are read; none where they cannot be. */
function useNotesOn(id: string): readonly SavedBill[] | undefined {
  const [notes, setNotes] = useState<readonly SavedBill[]>()
  useEffect(() => {
    let isStale = false
    readBills().then(
      (bills) => {
        if (!isStale) setNotes(bills.filter(({ texts }) => isCreditOn(id, texts)))
      },
      () => setNotes([]),
    )
    return () => {
      isStale = true
    }
  }, [id])
  return notes
}
