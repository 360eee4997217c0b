import type { Bill } from '../read-row'
import { shortened } from './column-choices'
import styles from './paste-dialog.module.css'
import { pricesNames } from './paste-prices'
import { PasteQuestion } from './paste-question'
import type { PricesSaid } from './paste-rows'

type Prices = Bill['prices']

/** Where a table and the bill differ: the bill gives way, or the table. */
export type PricesAnswer = 'switch' | 'keep'

type PricesTakenProps = {
  /** What the table says, if it does. */
  said: PricesSaid | undefined
  /** What the bill says, and whether items stand on it already. */
  ofBill: Prices
  hasItems: boolean
  answer: PricesAnswer | ''
  onAnswer(answer: PricesAnswer | ''): void
}

/** Whether GST is in the prices of a pasted table: said, and asked where the bill says another thing. */
export function PricesTaken({ said, ofBill, hasItems, answer, onAnswer }: PricesTakenProps) {
  const onBill = pricesNames[ofBill]
  if (!said) {
    return (
      <p className={styles.note}>
        This table does not say whether GST is in its prices: they are read as {onBill}, as the bill
        is.
      </p>
    )
  }
  const source = said.by ? `'${shortened(said.by)}' says` : 'The file says'
  const inTable = pricesNames[said.prices]
  if (said.prices === ofBill) {
    return (
      <p className={styles.note}>
        {source} that prices are {inTable}, as the bill is.
      </p>
    )
  }
  if (!hasItems) {
    return (
      <p className={styles.note}>
        {source} that prices are {inTable}: the bill will be, too.
      </p>
    )
  }
  return (
    <PasteQuestion
      label={`Prices are ${inTable}?`}
      note={`${source} so, and the items on the bill are ${onBill}.`}
      answers={[
        { value: 'switch', label: `Make the whole bill ${inTable}` },
        { value: 'keep', label: `Read these prices as ${onBill}` },
      ]}
      answer={answer}
      onAnswer={onAnswer}
    />
  )
}

/** What the prices of the bill are when a table is added; nothing as long as that is not decided. */
export function pricesAfter({
  said,
  ofBill,
  hasItems,
  answer,
}: Omit<PricesTakenProps, 'onAnswer'>): Prices | undefined {
  if (!said || said.prices === ofBill) return ofBill
  if (!hasItems || answer === 'switch') return said.prices
  return answer === 'keep' ? ofBill : undefined
}
