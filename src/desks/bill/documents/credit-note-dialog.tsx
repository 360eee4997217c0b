import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { dayOf, sayDate } from '../../../core/language/dates'
import { currencyOf } from '../../../core/money/currencies'
import { decimalFrom, sum, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, readNumber } from '../../../core/money/parse'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Hint } from '../../../ui/fields/hint'
import { problemHint } from '../../../ui/fields/hints'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import type { Undo } from '../../../ui/tab/undo'
import { isCreditOn } from '../../books/bill/balance'
import {
  type CreditAsked,
  creditNoteOn,
  missedDayOfCredit,
  quantityOn,
} from '../../books/bill/credit-note'
import { type CreditReason, creditReasons, isTaxed } from '../../books/bill/details'
import { type BillRow, isBlankRow, longestText, readRow, unitIn } from '../../books/bill/inputs'
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

const shares = [
  { value: 'all', label: billDocumentsWords.credit.all },
  { value: 'some', label: billDocumentsWords.credit.some },
] as const

/** Asks what of a bill is credited, and why. */
export function CreditNoteDialog({ bill, onClose, onMake, onMade }: CreditNoteDialogProps) {
  const list = useListDialog({ onClose })
  const id = useId()
  const [share, setShare] = useState<'all' | 'some'>('all')
  const [reason, setReason] = useState<CreditReason>('Goods returned')
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const earlier = useNotesOn(bill.id)

  const { rows } = bill.texts
  const items =
    share === 'all'
      ? 'all'
      : Object.entries(chosen).map(([at, quantity]) => ({ at: Number(at), quantity }))
  const isNothing = items !== 'all' && items.every(({ quantity }) => !isSome(quantity))
  const note = creditNoteOn(bill, { items, reason, date: dayOf(new Date()) })
  const seller = readSeller()
  const { symbol } = currencyOf(bill.choices.currency)
  const money = (digits: string) => formatMoney(decimalFrom(digits), symbol, 2)
  const credited = totalOf(note, { ...bill.choices, isTaxed: isTaxed(note.details, seller) })
  const lastDay = missedDayOfCredit(note.details)

  const make = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isNothing || isMaking) return
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
        bill.texts.details.number.trim() || billDocumentsWords.credit.thisBill,
      )}
      className={styles.small}
    >
      <form noValidate className={styles.form} onSubmit={make}>
        <Segmented
          label={billDocumentsWords.credit.what}
          segments={shares}
          value={share}
          onChoose={setShare}
          wide
        />
        {share === 'some' && (
          <>
            <ul className={styles.items}>
              {rows.map(
                (row, at) =>
                  !isBlankRow(row) && (
                    <CreditedRow
                      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a kept bill stay where they are
                      key={at}
                      row={row}
                      number={at + 1}
                      quantity={chosen[at]}
                      onQuantity={(quantity) => {
                        const { [at]: _, ...others } = chosen
                        setChosen(quantity === undefined ? others : { ...others, [at]: quantity })
                      }}
                    />
                  ),
              )}
            </ul>
            {(bill.texts.whole.discount.trim() || bill.texts.whole.freight.trim()) && (
              <p className={styles.hint}>{billDocumentsWords.credit.discountShared}</p>
            )}
          </>
        )}
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
        <div role="status">
          {isNothing && isAsked ? (
            <Hint className={styles.hint} text={billDocumentsWords.credit.nothingChosen} />
          ) : (
            <p className={styles.sum}>
              {billDocumentsWords.credit.sum(money(credited), money(bill.total))}
            </p>
          )}
        </div>
        {earlier.length > 0 && (
          <Hint
            className={styles.hint}
            text={billDocumentsWords.credit.already(
              earlier.map(
                ({ texts }) => texts.details.number.trim() || billDocumentsWords.creditNote,
              ),
              formatMoney(sum(...earlier.map(({ total }) => decimalFrom(total))), symbol, 2),
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

const isSome = (quantity: string) => readNumber(quantity).value > 0n

type CreditedRowProps = {
  row: BillRow
  number: number
  /** None where it is not credited. */
  quantity: string | undefined
  onQuantity(quantity: string | undefined): void
}

function CreditedRow({ row, number, quantity, onQuantity }: CreditedRowProps) {
  const id = useId()
  const [first = ''] = row.description.trim().split('\n')
  const name = first || billDocumentsWords.credit.item(number)
  const all = quantityOn(row)
  const onBill = `${groupDigits(all)} ${unitIn(row)}`.trim()
  const hint = quantity === undefined ? undefined : quantityHint(quantity, row, onBill)
  return (
    <li>
      <Checkbox
        label={name}
        isChecked={quantity !== undefined}
        onCheck={(isChecked) => onQuantity(isChecked ? all : undefined)}
      />
      <div className={styles.quantity}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={billDocumentsWords.credit.quantityOf(name)}
          aria-describedby={hint && `${id}-hint`}
          maxLength={longestText('quantity')}
          value={quantity ?? ''}
          placeholder="0"
          onChange={(event) => onQuantity(event.target.value)}
        />
        <span>{billDocumentsWords.credit.ofQuantity(onBill)}</span>
      </div>
      {hint && <Hint className={styles.hint} id={`${id}-hint`} text={hint} />}
    </li>
  )
}

function quantityHint(quantity: string, row: BillRow, onBill: string): string | undefined {
  const reading = readNumber(quantity)
  if (reading.problem) return problemHint(reading)
  if (!isRead(reading) || reading.value <= zero) return billDocumentsWords.credit.noQuantity
  return reading.value > readRow(row).quantity
    ? billDocumentsWords.credit.moreThanOnBill(onBill)
    : undefined
}

/** The credit notes that are on a bill already; none where they cannot be read. */
function useNotesOn(id: string): readonly SavedBill[] {
  const [notes, setNotes] = useState<readonly SavedBill[]>([])
  useEffect(() => {
    let isStale = false
    readBills().then(
      (bills) => {
        if (!isStale) setNotes(bills.filter(({ texts }) => isCreditOn(id, texts)))
      },
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [id])
  return notes
}
