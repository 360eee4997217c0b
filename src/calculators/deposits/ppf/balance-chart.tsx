import { sayMonths } from '../../../core/language/durations'
import { plus } from '../../../core/money/decimal'
import type { Mark } from '../../../ui/charts/frame'
import { yearMarks } from '../../../ui/charts/geometry'
import { GrowthChart } from '../../../ui/charts/growth'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import { nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { ppfWords } from './words'

type BalanceChartProps = { plan: PpfInputs; results: PpfResults | undefined }

/** Deposits and interest, year by year. */
export function BalanceChart({ plan, results }: BalanceChartProps) {
  const { wholeMoney } = useCurrency()
  if (!results || results.months === 0) return null
  const { maturityValue, totalDeposited, balance, months, accountMonths } = results
  let paidIn = balance
  return (
    <GrowthChart
      points={[
        { at: 0, base: balance, total: balance },
        ...results.years.map(({ row, deposited, balance }) => {
          paidIn = plus(paidIn, deposited)
          return {
            at: accountMonths.filter((month) => month.row <= row).length / months,
            when: plan.opened ? nameOfRow(row, plan.opened) : depositsWords.inYear(String(row)),
            base: paidIn,
            total: balance,
          }
        }),
      ]}
      names={{
        base: balance > 0n ? ppfWords.chart.withBefore : ppfWords.chart.deposited,
        added: depositsWords.results.interest,
        total: ppfWords.chart.balance,
      }}
      axis={axisOf(plan, results)}
      description={`${depositsWords.chart.grows(sayMonths(months), wholeMoney(plus(totalDeposited, balance)), wholeMoney(maturityValue))} ${depositsWords.chart.sameFigures}`}
    />
  )
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
