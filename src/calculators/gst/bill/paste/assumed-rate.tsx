import { useId } from 'react'
import { countOf } from '../../../../core/format'
import { gstRates } from '../../rates'
import styles from './column-choices.module.css'

type AssumedRateProps = {
  rate: string
  /** How many items have no rate of their own, of how many. */
  count: number
  of: number
  onChoose(rate: string): void
}

/** The rate of items that the table has none for: said before it is on the bill, and changed here. */
export function AssumedRate({ rate, count, of, onChoose }: AssumedRateProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.assumed}>
      <label htmlFor={id}>Assumed GST rate</label>
      <p id={noteId} key={`${count} ${of}`}>
        {count === of
          ? 'This table has no GST rates.'
          : `${countOf(count, 'item')} of ${of} ${count === 1 ? 'has' : 'have'} no GST rate.`}
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
