import { FACTOR_ONE, LONGEST_TERM, monthsOf, toDecimal } from '../../../core/loan/annuity'
import {
  absolute,
  atLeastZero,
  type Decimal,
  hundred,
  round,
  subtract,
  zero,
} from '../../../core/money/decimal'
import { formatFactor } from '../../../core/money/format-exact'
import { finePlanOf, type Savings, savingsOf, type Timing } from '../../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PlanInputs } from './plan'
import styles from './ways-of-counting.module.css'
import { savingsWords } from './words'

/** One of the four ways of counting: when money moves, and what a month takes of a yearly rate. */
export type WayOfCounting = { readonly timing: Timing; readonly reading: RateReading }

/** The first is how the pages count unless another one is chosen. */
export const waysOfCounting: readonly WayOfCounting[] = [
  { timing: 'start', reading: 'divide12' },
  { timing: 'start', reading: 'effective' },
  { timing: 'end', reading: 'divide12' },
  { timing: 'end', reading: 'effective' },
]

/** Undefined beyond the largest amount. */
export type PlanCounted = WayOfCounting & { readonly savings: Savings | undefined }

/**
 * One plan in all four ways of counting: instalments at the start or the end of a month, a twelfth of
 * the yearly rate or the month's share of a whole year.
 *
 * @example computeInFourWays({ monthly: 5000, stepPercent: 0, annualRate: 12, years: 1 })
 * // 64046.64, 63832.49 at the start; 63412.52, 63232.49 at the end
 */
export function computeInFourWays(plan: PlanInputs & { lumpSum?: Decimal }): PlanCounted[] {
  const months = monthsOf(plan.years, 'years') ?? LONGEST_TERM + 1
  const amounts = {
    lumpSum: atLeastZero(plan.lumpSum ?? zero),
    monthly: atLeastZero(plan.monthly),
    stepPercent: plan.stepPercent,
    stepAmount: atLeastZero(plan.stepAmount ?? zero),
    annualRate: plan.annualRate,
  }
  return waysOfCounting.map(({ timing, reading }) => ({
    timing,
    reading,
    savings:
      months > LONGEST_TERM
        ? undefined
        : savingsOf(
            finePlanOf({ ...amounts, timing, months }, monthGrowth(plan.annualRate, reading)),
          ),
  }))
}

/** The maturity value of a plan in four ways of counting. */
export function PlanInFourWays(plan: PlanInputs & { lumpSum?: Decimal }) {
  const { wholeMoney } = useCurrency()
  const ways = computeInFourWays(plan)
  const ours = ways[0]?.savings?.futureValue
  return (
    <WaysTable
      annualRate={plan.annualRate}
      caption={savingsWords.fourWays}
      columns={[savingsWords.instalments, savingsWords.maturityValue]}
      ways={ways.map(({ savings, ...way }) => ({
        ...way,
        value: wholeMoney(savings?.futureValue),
        difference: sayDifference(savings?.futureValue, ours, wholeMoney),
      }))}
      note={savingsWords.startEarnsToo}
    />
  )
}

type WaysTableProps = {
  annualRate: Decimal
  caption: string
  /** What happens at the start or the end of a month, and what it leads to. */
  columns: readonly [happens: string, result: string]
  /** The first is how the page counts. */
  ways: readonly (WayOfCounting & {
    readonly value: string
    /** How it differs from the first. */
    readonly difference: string
  })[]
  note: string
}

/** The result in four ways of counting, one a row; the row of this page is marked. */
export function WaysTable({ annualRate, caption, columns, ways, note }: WaysTableProps) {
  const [happens, result] = columns
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[savingsWords.andRate(happens), savingsWords.aMonth, result].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ timing, reading, value, difference }, index) => (
            <tr key={timing + reading} className={index === 0 ? styles.ours : undefined}>
              <th scope="row">{savingsWords.waysOfCounting[timing][reading]}</th>
              <td data-amount>{formatFactor(monthPercent(annualRate, reading), 4)}%</td>
              <td data-amount>
                {value}
                <small>{index === 0 ? savingsWords.thisPage : difference}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        <span> {savingsWords.effectiveRate}</span>
      </CardNote>
    </>
  )
}

/** @example monthPercent(decimalFrom(12), 'effective') // 0.9489 */
const monthPercent = (annualRate: Decimal, reading: RateReading): Decimal =>
  toDecimal((monthGrowth(annualRate, reading) - FACTOR_ONE) * hundred)

/** How far another way of counting is from ours, between the rounded amounts. @example '₹634 less' */
export function sayDifference(
  value: Decimal | undefined,
  ours: Decimal | undefined,
  money: (value: Decimal) => string,
): string {
  if (value === undefined || ours === undefined) return ''
  const difference = subtract(round(value, 0), round(ours, 0))
  if (difference === 0n) return savingsWords.same
  const amount = money(absolute(difference))
  return difference > 0n ? savingsWords.more(amount) : savingsWords.less(amount)
}
