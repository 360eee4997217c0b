import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type ChosenUses, chooseUse } from '../../../core/tables/heads'
import dialogStyles from '../../../ui/dialogs/dialog.module.css'
import { RowsField } from '../../../ui/dialogs/rows-field'
import { Button } from '../../../ui/page/button'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { emptyRow } from '../../books/bill/inputs'
import { appendRows, countItems, readChoices, useOpenBill } from '../store'
import { ALL_BILLS } from './paste-bills'
import type { ColumnUse } from './paste-columns'
import styles from './paste-dialog.module.css'
import { IgnoredRows, Preview, SkippedRows } from './paste-preview'
import {
  AssumedRate,
  ColumnChoices,
  CommaQuestion,
  PasteQuestion,
  type PricesAnswer,
  PricesQuestion,
  pricesToUse,
} from './paste-questions'
import { type PastedRows, pasteRows, skippedText } from './paste-rows'
import { billPasteWords } from './words'

type PasteDialogProps = {
  /** What was pasted into the bill, if it was. */
  pasted: string
  room: number
  onClose(): void
}

/** What was chosen by hand, by the names of the columns: the rest of the table, which is pasted again, has the same names. */
type Choices = ReadonlyMap<string, ChosenUses<ColumnUse>>

const noChoices: Choices = new Map()
const noUses: ChosenUses<ColumnUse> = new Map()
const noKeys: ReadonlySet<string> = new Set()
const headsKeyOf = (names: readonly string[]) => names.join('\t')

/** Lines in exported files of a bill that are no items, but change its total. */
const wholeBillLine =
  /^"?(?:Discount on the bill|Freight|बिल पर छूट|भाड\u093cा)(?![\p{L}\p{M}\p{N}_])/u

/** Shows how a pasted table is read, before its rows are added to the bill. */
export function PasteDialog({ pasted, room, onClose }: PasteDialogProps) {
  const showToast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(pasted)
  // Deferred, so that reading many thousand rows does not delay typing.
  const deferredText = useDeferredValue(text)
  const [rate, setRate] = useState(emptyRow.rate)
  const [choices, setChoices] = useState(noChoices)
  const [decimalCommas, setDecimalCommas] = useState(noKeys)
  const [answers, setAnswers] = useState<ReadonlyMap<string, PricesAnswer | ''>>(new Map())
  const [chosenBills, setChosenBills] = useState<ReadonlyMap<string, string>>(new Map())
  const { money } = useCurrency()
  const bill = useOpenBill()
  const read = useMemo(
    () =>
      pasteRows(deferredText, {
        rate,
        room,
        chosenFor: (names) => choices.get(headsKeyOf(names)) ?? noUses,
        hasDecimalCommas: (names) => decimalCommas.has(headsKeyOf(names)),
        billFor: (names) => chosenBills.get(headsKeyOf(names)),
      }),
    [deferredText, rate, room, choices, decimalCommas, chosenBills],
  )
  const { columns, rows, skipped, passed, commas, pricesSaid, bills, amounts } = read
  const headsKey = headsKeyOf(columns.map(({ name }) => name))
  const isTaxed = readChoices(bill.details).isTaxed
  const asked = {
    // On a bill without tax, a price is what is paid, whatever the table says.
    said: isTaxed ? pricesSaid : undefined,
    ofBill: bill.prices,
    hasItems: countItems(bill.items) > 0,
    answer: answers.get(headsKey) ?? '',
  } as const
  const prices = pricesToUse(asked)
  const assumedCount = rows.filter(({ isRateAssumed }) => isRateAssumed).length

  useEffect(() => dialog.current?.showModal(), [])

  const choose = (column: number, use: ColumnUse | undefined) => {
    setChoices(
      new Map(choices).set(headsKey, chooseUse(choices.get(headsKey) ?? noUses, column, use)),
    )
  }

  const chooseCommas = (isDecimal: boolean) => {
    const others = [...decimalCommas].filter((known) => known !== headsKey)
    setDecimalCommas(new Set(isDecimal ? [...others, headsKey] : others))
  }

  const startAgain = () => {
    setChoices(noChoices)
    setDecimalCommas(noKeys)
    setChosenBills(new Map())
    setAnswers(new Map())
  }

  const add = () => {
    if (!prices) return
    const undo = appendRows(
      rows.map(({ item }) => item),
      prices,
    )
    showToast(
      prices === bill.prices
        ? billPasteWords.added(rows.length)
        : billPasteWords.addedOtherwise[prices](rows.length),
      undoBy(undo),
    )
    // Rows that could not be read stay in the dialog to be corrected.
    if (skipped.length > 0) setText(skippedText(read))
    else dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="paste-title"
      onClose={onClose}
    >
      <h2 id="paste-title">{billPasteWords.title}</h2>
      <RowsField
        label={billPasteWords.field}
        text={text}
        onText={setText}
        onStartAgain={startAgain}
      />
      <div role="status" className={styles.understood}>
        <b>{deferredText.trim() ? sayRead(read) : billPasteWords.nothingYet}</b>
        {!prices && rows.length > 0 && <b> {billPasteWords.decideFirst}</b>}
        {bills && !bills.chosen && <b> {billPasteWords.bills.chooseFirst}</b>}
      </div>
      {bills && (
        <PasteQuestion
          label={billPasteWords.bills.label}
          note={billPasteWords.bills.several(bills.options.length)}
          answers={[
            ...bills.options.map(({ key, label }) => ({ value: key, label })),
            { value: ALL_BILLS, label: billPasteWords.bills.all(bills.options.length) },
          ]}
          answer={bills.chosen ?? ''}
          onAnswer={(chosen) => setChosenBills(new Map(chosenBills).set(headsKey, chosen))}
        />
      )}
      {isTaxed && rows.length > 0 && (
        <PricesQuestion
          {...asked}
          onAnswer={(answer) => setAnswers(new Map(answers).set(headsKey, answer))}
        />
      )}
      {commas && <CommaQuestion {...commas} onChoose={chooseCommas} />}
      {columns.some(({ isFraction }) => isFraction) && (
        <p className={styles.note}>{billPasteWords.fractions}</p>
      )}
      {read.withoutQuantity !== undefined && (
        <p className={styles.note}>{billPasteWords.withoutQuantity(read.withoutQuantity)}</p>
      )}
      {read.withGstAdded !== undefined && (
        <p className={styles.note}>{billPasteWords.withGstAdded(read.withGstAdded)}</p>
      )}
      {amounts && (
        <p className={styles.note}>
          {amounts.isSame
            ? billPasteWords.amounts.same(money(amounts.inTable, 2))
            : billPasteWords.amounts.differ(money(amounts.inTable, 2), money(amounts.ofItems, 2))}
        </p>
      )}
      {assumedCount > 0 && (
        <AssumedRate rate={rate} count={assumedCount} of={rows.length} onChoose={setRate} />
      )}
      {rows.length > 0 && <Preview {...read} />}
      {columns.length > 1 && !read.refused && <ColumnChoices columns={columns} onChoose={choose} />}
      {skipped.length > 0 && <SkippedRows rows={skipped} />}
      {passed.some(({ text }) => wholeBillLine.test(text)) && <p>{billPasteWords.wholeBill}</p>}
      {passed.length > 0 && <IgnoredRows rows={passed} />}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {billPasteWords.close}
        </Button>
        <Button
          kind="primary"
          disabled={rows.length === 0 || !prices || deferredText !== text}
          onClick={add}
        >
          {billPasteWords.add(rows.length)}
        </Button>
      </div>
    </dialog>
  )
}

const sayRead = ({ rows, skipped, refused }: PastedRows): string =>
  refused ??
  (skipped.length > 0
    ? billPasteWords.partlyUnderstood(rows.length, skipped.length)
    : billPasteWords.understood(rows.length))
