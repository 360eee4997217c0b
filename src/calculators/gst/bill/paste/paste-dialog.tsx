import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../../core/format'
import { type ChosenUses, chooseUse } from '../../../../core/table/heads'
import dialogStyles from '../../../../ui/dialogs/dialog.module.css'
import { RowsField } from '../../../../ui/dialogs/rows-field'
import { Button } from '../../../../ui/page/button'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { readChoices } from '../choices'
import { emptyRow } from '../read-row'
import { appendRows, countItems, useOpenBill } from '../store'
import { AssumedRate } from './assumed-rate'
import { ColumnChoices } from './column-choices'
import { CommaQuestion } from './comma-question'
import type { ColumnUse } from './paste-columns'
import styles from './paste-dialog.module.css'
import { Passed, Preview, Skipped } from './paste-preview'
import { pricesNames } from './paste-prices'
import { type PastedRows, pasteRows, restOf } from './paste-rows'
import { type PricesAnswer, PricesTaken, pricesAfter } from './prices-taken'

type PasteDialogProps = {
  /** What was pasted into the bill, if it was. */
  pasted: string
  room: number
  onClose(): void
}

/** What was chosen by hand, by the names of the columns: the rest of a table has the same ones. */
type Choices = ReadonlyMap<string, ChosenUses<ColumnUse>>

const noChoices: Choices = new Map()
const noUses: ChosenUses<ColumnUse> = new Map()
const noShapes: ReadonlySet<string> = new Set()
const shapeOf = (names: readonly string[]) => names.join('\t')

/** Lines of our own files that are no items, and count all the same. */
const ofWholeBill = /^"?(Discount on the bill|Freight)\b/

/** Shows what is understood of a pasted table before any of it is on the bill. */
export function PasteDialog({ pasted, room, onClose }: PasteDialogProps) {
  const showToast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(pasted)
  // A sheet of many thousand rows takes a moment, and keys are not to wait for it.
  const settledText = useDeferredValue(text)
  const [rate, setRate] = useState(emptyRow.rate)
  const [choices, setChoices] = useState(noChoices)
  const [decimalCommas, setDecimalCommas] = useState(noShapes)
  const [answers, setAnswers] = useState<ReadonlyMap<string, PricesAnswer | ''>>(new Map())
  const bill = useOpenBill()
  const read = useMemo(
    () =>
      pasteRows(settledText, {
        rate,
        room,
        chosenFor: (names) => choices.get(shapeOf(names)) ?? noUses,
        hasDecimalCommas: (names) => decimalCommas.has(shapeOf(names)),
      }),
    [settledText, rate, room, choices, decimalCommas],
  )
  const { columns, rows, skipped, passed, commas, pricesSaid } = read
  const shape = shapeOf(columns.map(({ name }) => name))
  const isTaxed = readChoices(bill.details).isTaxed
  const asked = {
    // Without a tax, a price is what is paid, whatever the table says.
    said: isTaxed ? pricesSaid : undefined,
    ofBill: bill.prices,
    hasItems: countItems(bill.items) > 0,
    answer: answers.get(shape) ?? '',
  } as const
  const prices = pricesAfter(asked)
  const assumed = rows.filter(({ isRateAssumed }) => isRateAssumed).length

  useEffect(() => dialog.current?.showModal(), [])

  const choose = (column: number, use: ColumnUse | undefined) => {
    setChoices(new Map(choices).set(shape, chooseUse(choices.get(shape) ?? noUses, column, use)))
  }

  const chooseCommas = (isDecimal: boolean) => {
    const others = [...decimalCommas].filter((known) => known !== shape)
    setDecimalCommas(new Set(isDecimal ? [...others, shape] : others))
  }

  const startAgain = () => {
    setChoices(noChoices)
    setDecimalCommas(noShapes)
    setAnswers(new Map())
  }

  const add = () => {
    if (!prices) return
    const undo = appendRows(
      rows.map(({ item }) => item),
      prices,
    )
    const added = `${countOf(rows.length, 'item')} added`
    showToast(
      prices === bill.prices ? added : `${added}, prices are ${pricesNames[prices]} now`,
      undoBy(undo),
    )
    // What could not be read is not lost: it stays here to be put right.
    if (skipped.length > 0) setText(restOf(read))
    else dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="paste-title"
      onClose={onClose}
    >
      <h2 id="paste-title">Paste rows from a sheet</h2>
      <RowsField
        label="Rows, with or without a line of heads"
        text={text}
        onText={setText}
        onStartAgain={startAgain}
      />
      <div role="status" className={styles.understood}>
        <b>
          {settledText.trim() ? sayRead(read) : 'Copy rows in your sheet and paste them above.'}
        </b>
        {!prices && rows.length > 0 && <b> Decide first whether GST is in the prices.</b>}
      </div>
      {isTaxed && rows.length > 0 && (
        <PricesTaken
          {...asked}
          onAnswer={(answer) => setAnswers(new Map(answers).set(shape, answer))}
        />
      )}
      {commas && <CommaQuestion {...commas} onChoose={chooseCommas} />}
      {columns.some(({ isFraction }) => isFraction) && (
        <p className={styles.note}>
          The GST rates of this table are fractions: 0.18 is read as 18%.
        </p>
      )}
      {assumed > 0 && (
        <AssumedRate rate={rate} count={assumed} of={rows.length} onChoose={setRate} />
      )}
      {rows.length > 0 && <Preview {...read} />}
      {columns.length > 1 && <ColumnChoices columns={columns} onChoose={choose} />}
      {skipped.length > 0 && <Skipped rows={skipped} />}
      {passed.some(({ text }) => ofWholeBill.test(text)) && (
        <p>The discount and the freight on the whole bill are not taken over: type them there.</p>
      )}
      {passed.length > 0 && <Passed rows={passed} />}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
        <Button
          kind="primary"
          disabled={rows.length === 0 || !prices || settledText !== text}
          onClick={add}
        >
          Add {countOf(rows.length, 'item')}
        </Button>
      </div>
    </dialog>
  )
}

function sayRead({ rows, skipped }: PastedRows): string {
  const understood = `${countOf(rows.length, 'item')} understood`
  return skipped.length > 0
    ? `${understood}, ${countOf(skipped.length, 'row')} not.`
    : `${understood}.`
}
