import { useId } from 'react'
import styles from './column-choices.module.css'
import type { ColumnUse, PastedColumn } from './paste-columns'

type ColumnChoicesProps = {
  columns: readonly PastedColumn[]
  onChoose(column: number, use: ColumnUse | undefined): void
}

const useNames: Record<ColumnUse, string> = {
  description: 'Item',
  hsn: 'HSN',
  quantity: 'Qty',
  unit: 'Unit',
  price: 'Price',
  discount: 'Discount',
  discountShare: 'Discount %',
  rate: 'GST rate',
  central: 'CGST rate',
  state: 'SGST or UTGST rate',
  integrated: 'IGST rate',
  amount: 'Amount',
}

const uses = Object.keys(useNames) as ColumnUse[]
const NOT_NEEDED = 'none'
const LONGEST_EXAMPLE = 40

/** What each column of a pasted table was taken for, to be changed by hand. */
export function ColumnChoices({ columns, onChoose }: ColumnChoicesProps) {
  return (
    <fieldset className={styles.columns}>
      <legend>What each column is</legend>
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
        <option value={NOT_NEEDED}>Not needed</option>
      </select>
      <small id={exampleId}>{example ? `e.g. ${shortened(example)}` : 'empty'}</small>
    </div>
  )
}

/** A text of the table where there is little room. */
export const shortened = (text: string) =>
  text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text
