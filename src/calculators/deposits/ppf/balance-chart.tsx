import { sayMonths } from '../../../core/language/durations'
import { plus, sum, toApproximate } from '../../../core/money/decimal'
import type { Mark } from '../../../ui/charts/frame'
import { amountTicks, chartUnitFor, yearMarks } from '../../../ui/charts/geometry'
import { GrowthArea } from '../../../ui/charts/growth-area'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import { nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { ppfWords } from './words'

type BalanceChartProps = { plan: PpfInputs; results: PpfResults | undefined }

/** Deposits and interest, year by year. */
export function BalanceChart({ plan, results }: BalanceChartProps) {
  const { currency, wholeMoney } = useCurrency()
  if (!results || results.months === 0) return null
  const { maturityValue, totalDeposited, interest, balance, months } = results
  const paidIn = plus(totalDeposited, balance)
  const years = pointsOf(results)
  const unit = chartUnitFor(maturityValue, currency.symbol)
  const base = balance > 0n ? ppfWords.chart.withBefore : ppfWords.chart.deposited
  const start = toApproximate(balance)
  return (
    <GrowthArea
      points={[
        { at: 0, invested: start, value: start },
        ...years.map(({ at, paidIn, balance }) => ({
          at,
          invested: toApproximate(paidIn),
          value: toApproximate(balance),
        })),
      ]}
      axis={axisOf(plan, results)}
      yTicks={amountTicks(maturityValue, unit)}
      investedLabel={{ name: base, amount: wholeMoney(paidIn) }}
      returnsLabel={{ name: depositsWords.results.interest, amount: wholeMoney(interest) }}
      readings={years.map(({ at, row, paidIn, interest, balance }) => ({
        at,
        when: plan.opened ? nameOfRow(row, plan.opened) : depositsWords.inYear(String(row)),
        values: [
          { name: base, amount: wholeMoney(paidIn) },
          { name: depositsWords.results.interest, amount: wholeMoney(interest) },
          { name: ppfWords.chart.balance, amount: wholeMoney(balance) },
        ],
      }))}
      description={`${depositsWords.chart.grows(sayMonths(months), wholeMoney(paidIn), wholeMoney(maturityValue))} ${depositsWords.chart.sameFigures}`}
    />
  )
}

/** Totals at the end of each year, with its place from 0 to 1. */
function pointsOf({ years, accountMonths, months, balance }: PpfResults) {
  let paidIn = balance
  let interest = sum()
  return years.map((year) => {
    paidIn = plus(paidIn, year.deposited)
    interest = plus(interest, year.interest)
    const passed = accountMonths.filter(({ row }) => row <= year.row).length
    return { at: passed / months, row: year.row, paidIn, interest, balance: year.balance }
  })
}

/** Years of the account, or with a month of opening those of the calendar. */
function axisOf({ opened }: PpfInputs, { months }: PpfResults): Mark[] {
  const all = months / 12
  return yearMarks(all).map((year) => ({
    at: year / all,
    ...(opened
      ? { label: calendarYear(opened, Math.round(year * 12)) }
      : {
          label: year === 0 ? depositsWords.start : depositsWords.inYear(String(year)),
          ...(year > 0 && year < all && { shortLabel: String(year) }),
        }),
  }))
}

const calendarYear = (opened: string, months: number): string =>
  String(Number(opened.slice(0, 4)) + Math.floor((Number(opened.slice(5)) - 1 + months) / 12))
