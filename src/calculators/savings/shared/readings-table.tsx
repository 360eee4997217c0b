import { settle, UNCHANGED } from '../../../core/annuity'
import { absolute, type Decimal, hundred, round, subtract } from '../../../core/decimal'
import { formatFactor } from '../../../core/format-exact'
import type { Timing } from '../../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { CardNote } from '../../../ui/page/card'
import styles from './readings-table.module.css'

const timings: Record<Timing, string> = { start: 'Start of month', end: 'End of month' }

const rateReadings: Record<RateReading, string> = {
  divide12: 'rate ÷ 12',
  effective: 'effective yearly rate',
}

type ReadingsTableProps = {
  annualRate: Decimal
  caption: string
  /** What happens at the start or the end of a month, and what it leads to. */
  columns: readonly [happens: string, result: string]
  /** The first is how the page counts. */
  ways: readonly {
    readonly timing: Timing
    readonly reading: RateReading
    readonly value: string
    /** How it differs from the first. */
    readonly difference: string
  }[]
  note: string
}

/** One plan as four kinds of calculators count it, below each other; ours is marked. */
export function ReadingsTable({ annualRate, caption, columns, ways, note }: ReadingsTableProps) {
  const [happens, result] = columns
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[`${happens} and rate`, 'A month', result].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ timing, reading, value, difference }, index) => (
            <tr key={timing + reading} className={index === 0 ? styles.ours : undefined}>
              <th scope="row">
                {timings[timing]}, {rateReadings[reading]}
              </th>
              <td data-amount>{formatFactor(monthPercent(annualRate, reading), 4)}%</td>
              <td data-amount>
                {value}
                <small>{index === 0 ? 'this page' : difference}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardNote>
        {/* Each sentence an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        <span>
          {' '}
          An effective yearly rate is what twelve months make together; a twelfth of it every month
          compounds to more.
        </span>
      </CardNote>
    </>
  )
}

/** @example monthPercent(decimalFrom(12), 'effective') // 0.9489 */
const monthPercent = (annualRate: Decimal, reading: RateReading): Decimal =>
  settle((monthGrowth(annualRate, reading) - UNCHANGED) * hundred)

/** How far another way of counting is from ours, as both are shown. @example '₹634 less' */
export function sayDifference(
  value: Decimal | undefined,
  ours: Decimal | undefined,
  money: (value: Decimal) => string,
): string {
  if (value === undefined || ours === undefined) return ''
  const difference = subtract(round(value, 0), round(ours, 0))
  if (difference === 0n) return 'the same'
  return `${money(absolute(difference))} ${difference > 0n ? 'more' : 'less'}`
}
