import { languageWords } from '../../../core/language/words'
import { decimalFrom, toApproximate } from '../../../core/money/decimal'
import { labelRow } from '../../../ui/charts/frame'
import {
  type BarName,
  type BarTick,
  fewerTicks,
  SignedBars,
  signedTicks,
} from '../../../ui/charts/signed-bars'
import type { TotalsAnswer } from '../../books/sales/messages'
import type { Period } from '../../books/sales/period'
import { rupees, sayPeriod } from '../sentences'
import { type Bar, barsOf, spreadOf } from './days'
import styles from './days-chart.module.css'
import { sayBar, sayMonthName, sayShortTick, saySpread, sayTick } from './sentences'
import { salesTotalsWords } from './words'

const STEPS = 4
const NAME_SIZE = 14

/** What was sold on each day of a month, in each week of a quarter, or in each month of a year. */
export function DaysChart({ period, days, net }: Pick<TotalsAnswer, 'period' | 'days' | 'net'>) {
  const { kind } = period
  const bars = barsOf(period, days)
  const spread = spreadOf(bars, days, net.total)
  const values = bars.map(({ total }) => toApproximate(total))
  const ticks = signedTicks(Math.max(...values), Math.min(...values), STEPS)
  const best = spread.best === undefined ? undefined : bars[spread.best]
  return (
    <section className={styles.chart} aria-label={salesTotalsWords.bars[kind]}>
      <h2>{salesTotalsWords.bars[kind]}</h2>
      <p className={styles.spread} data-amount>
        {saySpread(spread, bars, kind)}
      </p>
      <SignedBars
        bars={bars.map((bar, i) => ({
          when: sayBar(bar, kind),
          value: values[i] ?? 0,
          values: [{ name: salesTotalsWords.ledger.sales, amount: rupees(bar.total) }],
        }))}
        ticks={ticks.map(tickWith(sayTick))}
        fewTicks={fewerTicks(ticks).map(tickWith(sayShortTick))}
        names={namesUnder(bars, period)}
        best={
          best && spread.best !== undefined
            ? { bar: spread.best, text: rupees(best.total) }
            : undefined
        }
        description={salesTotalsWords.barsShow[kind](sayPeriod(period))}
      />
      <BarsTable bars={bars} period={period} />
    </section>
  )
}

const tickWith =
  (say: typeof sayTick) =>
  (value: number): BarTick => ({ value, label: say(decimalFrom(plainDigits(value))) })

/** As text, very large and very small numbers would have an exponent. */
const plainDigits = (tick: number): bigint | string =>
  Number.isInteger(tick) ? BigInt(tick) : tick.toFixed(12)

/** Under a month every fifth day, under a quarter its months, under a year as many months as have room. */
function namesUnder(bars: readonly Bar[], { kind }: Period): readonly BarName[] {
  const last = bars.length - 1
  if (kind === 'month') {
    return bars.flatMap((_, bar) => {
      const day = bar + 1
      const isNamed = bar === 0 || bar === last || (day % 5 === 0 && last - bar > 1)
      return isNamed ? [{ bar, text: String(day) }] : []
    })
  }
  if (kind === 'quarter') {
    // The first week that begins in a month; there is room for the names of three.
    const months = bars.map(({ from }) => from.slice(0, 7))
    return bars.flatMap(({ from }, bar) =>
      months.indexOf(from.slice(0, 7)) === bar
        ? [{ bar: Math.max(bar, 1), text: sayMonthName(from) }]
        : [],
    )
  }
  const names = bars.map(({ from }) => shortMonth(from))
  const labels = labelRow({
    long: names,
    short: names,
    size: NAME_SIZE,
    steps: [1, 2, 4],
    longNeed: 1,
    shortNeed: 1,
  })
  return labels.flatMap((texts, bar) =>
    texts.flatMap(({ text, fit }) => (text ? [{ bar, text, fit }] : [])),
  )
}

const shortMonth = (day: string): string =>
  languageWords.shortMonthNames.split(' ')[Number(day.slice(5, 7)) - 1] ?? ''

/** The figures of the bars, for those who cannot see them. */
function BarsTable({ bars, period: { kind } }: { bars: readonly Bar[]; period: Period }) {
  return (
    <table className="visually-hidden">
      <caption>{salesTotalsWords.bars[kind]}</caption>
      <thead>
        <tr>
          <th scope="col">{salesTotalsWords.barNames[kind]}</th>
          <th scope="col">{salesTotalsWords.ledger.sales}</th>
        </tr>
      </thead>
      <tbody>
        {bars
          .filter(({ bills, total }) => bills > 0 || total !== 0n)
          .map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{sayBar(bar, kind)}</th>
              <td>{rupees(bar.total)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
