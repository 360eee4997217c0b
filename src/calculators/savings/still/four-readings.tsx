import { settle, UNCHANGED } from '../../../core/annuity/fine'
import { absolute, type Decimal, hundred, round, subtract } from '../../../core/decimal'
import { formatFactor } from '../../../core/format-factor'
import type { Timing } from '../../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PlanInputs } from '../compute'
import { fourReadings } from '../readings'
import styles from './four-readings.module.css'

const timings: Record<Timing, string> = { start: 'Start of month', end: 'End of month' }

const rateReadings: Record<RateReading, string> = {
  divide12: 'rate ÷ 12',
  effective: 'effective yearly rate',
}

/** One plan as four kinds of calculators count it, below each other; ours is marked. */
export function FourReadings(plan: PlanInputs) {
  const { wholeMoney } = useCurrency()
  const ways = fourReadings(plan)
  const ours = ways[0]?.savings?.futureValue
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Maturity value in four ways of counting</caption>
        <thead>
          <tr>
            {['Instalments and rate', 'A month', 'Maturity Value'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ timing, reading, savings }, index) => (
            <tr key={timing + reading} className={index === 0 ? styles.ours : undefined}>
              <th scope="row">
                {timings[timing]}, {rateReadings[reading]}
              </th>
              <td data-amount>{formatFactor(monthPercent(plan.annualRate, reading), 4)}%</td>
              <td data-amount>
                {wholeMoney(savings?.futureValue)}
                <small>
                  {index === 0
                    ? 'this page'
                    : sayDifference(savings?.futureValue, ours, wholeMoney)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardNote>
        An instalment paid at the start of a month earns in that month, too. An effective yearly
        rate is what twelve months make together; a twelfth of it every month compounds to more.
      </CardNote>
    </>
  )
}

/** @example monthPercent(decimalFrom(12), 'effective') // 0.9489 */
const monthPercent = (annualRate: Decimal, reading: RateReading): Decimal =>
  settle((monthGrowth(annualRate, reading) - UNCHANGED) * hundred)

/** @example '₹634 less' */
function sayDifference(
  value: Decimal | undefined,
  ours: Decimal | undefined,
  money: (value: Decimal) => string,
): string {
  if (value === undefined || ours === undefined) return ''
  const difference = subtract(round(value, 0), round(ours, 0))
  if (difference === 0n) return 'the same'
  return `${money(absolute(difference))} ${difference > 0n ? 'more' : 'less'}`
}
