import { settle, UNCHANGED } from '../../../core/annuity/fine'
import { absolute, type Decimal, hundred, round, subtract } from '../../../core/decimal'
import { formatFactor } from '../../../core/format-factor'
import type { Timing } from '../../../core/savings-plan'
import { monthGrowth, type RateReading } from '../../../core/yearly-growth'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PlanInputs } from '../compute'
import { fourReadings } from '../readings'
import styles from './four-readings.module.css'

const CAPTION = 'Maturity value in four ways of counting'

const timings: Record<Timing, string> = { start: 'Start of month', end: 'End of month' }

const rateReadings: Record<RateReading, string> = {
  divide12: 'Rate ÷ 12',
  effective: 'Effective yearly rate',
}

/** One plan as four kinds of calculators count it, beside each other; ours is marked. */
export function FourReadings(plan: PlanInputs) {
  const { wholeMoney } = useCurrency()
  const all = fourReadings(plan)
  const maturity = (timing: Timing, reading: RateReading) =>
    all.find((one) => one.timing === timing && one.reading === reading)?.savings?.futureValue
  const ours = maturity('start', 'divide12')
  const { annualRate } = plan
  const percentOf = (reading: RateReading) => formatFactor(monthPercent(annualRate, reading), 4)

  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{CAPTION}</caption>
        <thead>
          <tr>
            <td />
            {Object.values(timings).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysOf(rateReadings).map((reading) => (
            <tr key={reading}>
              <th scope="row">
                {rateReadings[reading]}
                <small data-amount>{percentOf(reading)}% a month</small>
              </th>
              {keysOf(timings).map((timing) => {
                const value = maturity(timing, reading)
                const isOurs = timing === 'start' && reading === 'divide12'
                return (
                  <td key={timing} className={isOurs ? styles.ours : undefined} data-amount>
                    {wholeMoney(value)}
                    <small>{isOurs ? 'this page' : sayDifference(value, ours, wholeMoney)}</small>
                  </td>
                )
              })}
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

const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as Key[]

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
