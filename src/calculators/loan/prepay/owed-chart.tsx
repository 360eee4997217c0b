import { sayMonths } from '../../../core/language/durations'
import type { LoanCourse, LoanMonth } from '../../../core/loan/changing-loan'
import {
  type Decimal,
  decimalFrom,
  multiply,
  sum,
  toApproximate,
} from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { FallingLines } from '../../../ui/charts/falling-lines'
import { amountTicks, chartUnitFor, type Point, yearMarks } from '../../../ui/charts/geometry'
import type { Reading } from '../../../ui/charts/pointing'
import { useCurrency } from '../../../ui/tab/currency'
import { monthsToShow, type PrepayResults } from './compute'
import { isMoney, readChange, type TypedChange } from './inputs'
import styles from './owed-chart.module.css'
import { prepayWords } from './words'

type OwedChartProps = {
  results: PrepayResults
  changes: readonly TypedChange[]
  /** The months of the tenure. */
  agreedMonths: number
}

/** The labels of larger amounts would be wider than the chart. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)
/** A line has no more points; a prepayment is drawn as a step if it is higher than this share. */
const MOST_POINTS = 60
const SMALLEST_STEP = 0.01
const nameRoom = decimalFrom('1.3')
/** Up to this length, the chart has a value for every month, otherwise for every year. */
const MOST_MONTHS_READ = 36

/** A line chart of what is owed, without and with the changes. */
export function OwedChart({ results, changes, agreedMonths }: OwedChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const { loan, without, with: changed } = results
  const months = monthsToShow(results, agreedMonths)
  const largest = largestOf(loan.principal, [without, changed], months)
  if (months === 0 || largest > LARGEST_DRAWN || loan.principal <= 0n) return null

  const unit = chartUnitFor(largest, currency.symbol)
  // The name of a line without end stands above it, and needs room.
  const highest = without.end && changed.end ? largest : multiply(largest, nameRoom)
  const ticks = amountTicks(highest, unit)
  const top = ticks.at(-1)?.value ?? 1
  const lineOf = (course: LoanCourse, name: string) => ({
    points: pointsOf(course, toApproximate(loan.principal), months, top),
    name: [course.end ? sayMonths(course.end.months) : prepayWords.chart.never, name] as const,
  })
  const counted = changes.flatMap((typed) => {
    const { change } = readChange(typed)
    return change && change.instalment <= (changed.end?.months ?? months) ? [{ typed, change }] : []
  })
  const [only, another] = counted

  return (
    <>
      <p className={styles.head}>
        <b>{prepayWords.chart.title}</b>
        {unit.letters && <span>{unit.meaning?.split(' = ').slice(0, 2).join(' = ')}</span>}
      </p>
      <FallingLines
        main={lineOf(changed, changedLineName(changes))}
        other={lineOf(without, prepayWords.chart.without)}
        axis={yearMarks(months / 12)
          .slice(0, -1)
          .map((year) => ({
            at: (year * 12) / months,
            label: year === 0 ? prepayWords.chart.today : prepayWords.chart.year(year),
            ...(year > 0 && { shortLabel: String(year) }),
          }))}
        yTicks={ticks.map(({ value, label }) => ({ height: value / top, label }))}
        changes={[...new Set(counted.map(({ change }) => change.instalment / months))]}
        changeName={only && !another ? nameOf(only.typed, currency.symbol) : undefined}
        readings={readingsOf(results, months, wholeMoney)}
        description={[
          prepayWords.chart.startsAt(wholeMoney(loan.principal)),
          sayEnds(results),
          prepayWords.chart.sameFigures,
        ].join(' ')}
      />
    </>
  )
}

/** The name of the line with the changes. @example changedLineName(one rate change) // 'with the new rate' */
export function changedLineName(changes: readonly TypedChange[]): string {
  const [only, another] = changes
  if (!only || another) return prepayWords.chart.withChanges
  return only.kind === 'rate' ? prepayWords.chart.withNewRate : prepayWords.chart.withChange
}

/** What is owed today and at the end of each year or month, for pointing at the chart. */
export function readingsOf(
  { loan, without, with: changed }: PrepayResults,
  months: number,
  money: (amount: Decimal) => string,
): Reading[] {
  const every = months > MOST_MONTHS_READ ? 12 : 1
  const count = Math.ceil(months / every)
  // In the year in which the loan ends, its last balance of 0 counts.
  const owedAfter = ({ rows }: LoanCourse, part: number) => {
    const end = Math.min(part * every, months)
    const owed = part === 0 ? loan.principal : rows.slice((part - 1) * every, end).at(-1)?.balance
    return owed === undefined ? '–' : money(owed)
  }
  return Array.from({ length: count + 1 }, (_, part) => {
    const month = Math.min(part * every, months)
    return {
      at: month / months,
      when: nameOfMonth(month),
      values: [
        { name: prepayWords.chart.owedWithout, amount: owedAfter(without, part) },
        { name: prepayWords.chart.owedWith, amount: owedAfter(changed, part) },
      ],
    }
  })
}

/** @example nameOfMonth(24) // 'Year 2' */
function nameOfMonth(month: number): string {
  if (month === 0) return prepayWords.chart.today
  return month % 12 === 0 ? prepayWords.chart.year(month / 12) : prepayWords.chart.month(month)
}

function sayEnds({ against, ...results }: PrepayResults): string {
  const said = prepayWords.against[against]
  const [changed, without] = [results.with.end, results.without.end]
  if (changed && without) return said.bothRepaid(changed.months, without.months)
  if (changed) return said.repaidWith(changed.months)
  return without ? said.repaidWithout(without.months) : said.neverRepaid
}

/** @example ['₹5,00,000 paid', 'after EMI 12'] */
function nameOf(typed: TypedChange, symbol: string): readonly [string, string] {
  const { value, instalment = 1 } = readChange(typed)
  const figure = isMoney(typed.kind)
    ? plainMoney(value.value, symbol)
    : `${typed.value.trim().replace(/%$/, '')}%`
  const { kind } = typed
  return [prepayWords.chart.change[kind](figure), prepayWords.chart.changeAt[kind](instalment)]
}

const largestOf = (
  principal: PrepayResults['loan']['principal'],
  courses: readonly LoanCourse[],
  months: number,
) =>
  courses
    .flatMap(({ rows }) => rows.slice(0, months))
    .reduce((largest, { balance }) => (balance > largest ? balance : largest), principal)

/** The points of a line; a large prepayment is a vertical step. */
function pointsOf({ rows }: LoanCourse, principal: number, months: number, top: number): Point[] {
  const shown = rows.slice(0, months)
  const every = Math.ceil(shown.length / MOST_POINTS)
  const pointsAt = (row: LoanMonth): Point[] => {
    const at = row.month / months
    const after = { at, height: toApproximate(row.balance) / top }
    if (toApproximate(row.prepayment) / top < SMALLEST_STEP) return [after]
    return [{ at, height: toApproximate(sum(row.balance, row.prepayment)) / top }, after]
  }
  const drawn = shown.flatMap((row) => {
    const points = pointsAt(row)
    return points.length > 1 || row.month % every === 0 || row.month === shown.length ? points : []
  })
  return [{ at: 0, height: principal / top }, ...drawn]
}
