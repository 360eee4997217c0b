import { useId } from 'react'
import { tidyAmount } from '../../../core/money/parse'
import type { Bill } from '../../books/bill/inputs'
import { gstRates } from '../../books/gst/rate-buttons'
import type { ColumnUse, PastedColumn } from './paste-columns'
import dialogStyles from './paste-dialog.module.css'
import styles from './paste-questions.module.css'
import type { DoubtfulCommas, PricesSaid } from './paste-rows'
import { billPasteWords } from './words'

type PasteQuestionProps<Answer extends string> = {
  label: string
  /** What is asked, and why. */
  note: string
  answers: readonly { readonly value: Answer; readonly label: string }[]
  /** Blank as long as nobody answered. */
  answer: Answer | ''
  onAnswer(answer: Answer | ''): void
}

/** A question about a pasted table that only a person can answer. */
export function PasteQuestion<Answer extends string>({
  label,
  note,
  answers,
  answer,
  onAnswer,
}: PasteQuestionProps<Answer>) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.asked}>
      <label htmlFor={id}>{label}</label>
      <p id={noteId}>{note}</p>
      <select
        id={id}
        aria-describedby={noteId}
        value={answer}
        onChange={({ target }) =>
          onAnswer(answers.find(({ value }) => value === target.value)?.value ?? '')
        }
      >
        <option value="">{billPasteWords.undecided}</option>
        {answers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

type ColumnChoicesProps = {
  columns: readonly PastedColumn[]
  onChoose(column: number, use: ColumnUse | undefined): void
}

const useNames: Record<ColumnUse, string> = billPasteWords.columns.uses
const uses = Object.keys(useNames) as ColumnUse[]
const NOT_NEEDED = 'none'
const LONGEST_EXAMPLE = 40

/** Selects that show and change the use of each column. */
export function ColumnChoices({ columns, onChoose }: ColumnChoicesProps) {
  return (
    <fieldset className={styles.columns}>
      <legend>{billPasteWords.columns.label}</legend>
      {columns.map((column, at) => (
        <ColumnChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={at}
          {...column}
          onChoose={(use) => onChoose(at, use)}
        />
      ))}
    </fieldset>
  )
}

type ColumnChoiceProps = PastedColumn & { onChoose(use: ColumnUse | undefined): void }

function ColumnChoice({ name, use, example, onChoose }: ColumnChoiceProps) {
  const id = useId()
  const exampleId = `${id}-example`
  return (
    <div className={styles.column}>
      <label htmlFor={id}>{shortened(name)}</label>
      <select
        id={id}
        aria-describedby={exampleId}
        value={use ?? NOT_NEEDED}
        onChange={(event) => onChoose(uses.find((known) => known === event.target.value))}
      >
        {uses.map((known) => (
          <option key={known} value={known}>
            {useNames[known]}
          </option>
        ))}
        <option value={NOT_NEEDED}>{billPasteWords.columns.notNeeded}</option>
      </select>
      <small id={exampleId}>
        {example
          ? billPasteWords.columns.example(shortened(example))
          : billPasteWords.columns.empty}
      </small>
    </div>
  )
}

/** A text of the table, cut where there is little room. */
export const shortened = (text: string) =>
  text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text

type CommaQuestionProps = DoubtfulCommas & { onChoose(isDecimal: boolean): void }

/** Asks whether commas stand before decimals. Rows with such a comma are left out until then. */
export function CommaQuestion({ isDecimal, examples, onChoose }: CommaQuestionProps) {
  const readings = examples.map(({ text, decimal }) =>
    billPasteWords.commas.reading(shortened(text), shortened(decimal)),
  )
  const [first] = examples
  return (
    <PasteQuestion
      label={billPasteWords.commas.label}
      note={
        isDecimal
          ? billPasteWords.commas.inThisTable(readings.join('; '))
          : sayDoubt(first?.text ?? '', first?.decimal ?? '')
      }
      answers={[{ value: 'decimal', label: billPasteWords.commas.yes(readings[0] ?? '') }]}
      answer={isDecimal ? 'decimal' : ''}
      onAnswer={(answer) => onChoose(answer === 'decimal')}
    />
  )
}

function sayDoubt(text: string, decimal: string): string {
  const grouped = text.endsWith('%') ? `${tidyAmount(text)}%` : tidyAmount(text)
  return grouped === text
    ? billPasteWords.commas.mayBe(shortened(text), decimal)
    : billPasteWords.commas.mayBeEither(shortened(text), decimal, grouped)
}

type AssumedRateProps = {
  rate: string
  /** How many items have no rate of their own, of how many. */
  count: number
  of: number
  onChoose(rate: string): void
}

/** Shows and changes the rate of items for which the table has none. */
export function AssumedRate({ rate, count, of, onChoose }: AssumedRateProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.assumed}>
      <label htmlFor={id}>{billPasteWords.assumedRate.label}</label>
      <p id={noteId} key={`${count} ${of}`}>
        {count === of ? billPasteWords.assumedRate.all : billPasteWords.assumedRate.some(count, of)}
      </p>
      <select
        id={id}
        aria-describedby={noteId}
        value={rate}
        onChange={(event) => onChoose(event.target.value)}
      >
        {gstRates.map(({ rate }) => (
          <option key={rate} value={rate}>
            {rate}%
          </option>
        ))}
      </select>
    </div>
  )
}

type Prices = Bill['prices']

/** Where table and bill differ: switch the bill to the table's prices, or keep those of the bill. */
export type PricesAnswer = 'switch' | 'keep'

type PricesQuestionProps = {
  /** What the table says, if it does. */
  said: PricesSaid | undefined
  /** What the bill says, and whether items stand on it already. */
  ofBill: Prices
  hasItems: boolean
  answer: PricesAnswer | ''
  onAnswer(answer: PricesAnswer | ''): void
}

/** Says whether the prices of a pasted table include GST, and asks where the bill differs. */
export function PricesQuestion({ said, ofBill, hasItems, answer, onAnswer }: PricesQuestionProps) {
  const kinds = billPasteWords.prices.kinds
  const onBill = kinds[ofBill]
  if (!said) {
    return <p className={dialogStyles.note}>{billPasteWords.prices.unsaid(onBill)}</p>
  }
  const head = said.by && shortened(said.by)
  const inTable = kinds[said.prices]
  if (said.prices === ofBill) {
    return (
      <p className={dialogStyles.note}>
        {head
          ? billPasteWords.prices.asBill.byHead(head, inTable)
          : billPasteWords.prices.asBill.byFile(inTable)}
      </p>
    )
  }
  if (!hasItems) {
    return (
      <p className={dialogStyles.note}>
        {head
          ? billPasteWords.prices.billFollows.byHead(head, inTable)
          : billPasteWords.prices.billFollows.byFile(inTable)}
      </p>
    )
  }
  return (
    <PasteQuestion
      label={billPasteWords.prices.question(inTable)}
      note={
        head
          ? billPasteWords.prices.why.byHead(head, onBill)
          : billPasteWords.prices.why.byFile(onBill)
      }
      answers={[
        { value: 'switch', label: billPasteWords.prices.switch(inTable) },
        { value: 'keep', label: billPasteWords.prices.keep(onBill) },
      ]}
      answer={answer}
      onAnswer={onAnswer}
    />
  )
}

/** What the prices of the bill will be when the table is added; nothing until that is decided. */
export function pricesToUse({
  said,
  ofBill,
  hasItems,
  answer,
}: Omit<PricesQuestionProps, 'onAnswer'>): Prices | undefined {
  if (!said || said.prices === ofBill) return ofBill
  if (!hasItems || answer === 'switch') return said.prices
  return answer === 'keep' ? ofBill : undefined
}
