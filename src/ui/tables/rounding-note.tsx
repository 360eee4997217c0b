import { type Decimal, round, sum } from '../../core/decimal'
import styles from './rounding-note.module.css'

/** What a table says of whole amounts that miss their sum. */
export const WHY_SUMS_MISS =
  'Rounded amounts may miss their sum by a little. The downloads hold two decimals and add up exactly.'

/** A quiet line under a table, where amounts as shown miss the sum that is shown below them. */
export function RoundingNote({ columns }: { columns: readonly (readonly Decimal[])[] }) {
  return columns.some(missSum) && <p className={styles.note}>{WHY_SUMS_MISS}</p>
}

/**
 * Whether amounts that are shown in whole units miss what is shown as their sum.
 *
 * @example missSum([decimalFrom('0.5'), decimalFrom('0.5')]) // true: 1 and 1 above a sum of 1
 */
export const missSum = (parts: readonly Decimal[]): boolean =>
  sum(...parts.map((part) => round(part, 0))) !== round(sum(...parts), 0)
