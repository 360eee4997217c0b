import type { ScheduleRow } from '../../../core/annuity'
import { decimalFrom, multiply, sum, toApproximate, zero } from '../../../core/decimal'
import { withSymbol } from '../../../core/format'
import { BalanceBars } from '../../../ui/charts/balance-bars'
import { chartUnitFor, inUnit } from '../../../ui/charts/unit'
import { InsightCard } from '../../../ui/insight/insight-card'
import { useCurrency } from '../../../ui/tab/currency'
import { halfRepaidMonth, type LoanResults, yearlyBalances } from './compute'

/** Beyond this, figures are wider than the bars they belong to. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)
const thousand = decimalFrom(1000)

type BalanceCardProps = { loan: LoanResults | undefined; schedule: readonly ScheduleRow[] }

/** What is still owed year by year, and the month in which half the loan is repaid. */
export function BalanceCard({ loan, schedule }: BalanceCardProps) {
  const { currency, wholeMoney } = useCurrency()
  const half = loan && halfRepaidMonth(loan, schedule)
  const isTooLarge = !loan || loan.totalPayment > LARGEST_DRAWN
  if (isTooLarge || half === undefined) {
    return (
      <InsightCard
        title="What you still owe"
        figure={isTooLarge ? wholeMoney(undefined) : wholeMoney(zero)}
        picture={null}
      >
        {isTooLarge
          ? 'These numbers are too large to draw.'
          : 'Enter an amount and a tenure to see what you owe each year.'}
      </InsightCard>
    )
  }

  const unit = chartUnitFor(loan.totalPayment, currency.symbol)
  const decimals = unit.letters && loan.totalPayment < multiply(thousand, unit.size) ? 2 : 0
  const bars = yearlyBalances(loan, schedule).map(
    ({ year, month, principalLeft, interestLeft }) => {
      const total = sum(principalLeft, interestLeft)
      const short = total === zero ? '0' : inUnit(total, unit, decimals)
      return {
        label: labelOf(year, month),
        shortLabel: shortLabelOf(year, month, loan.months),
        base: toApproximate(principalLeft),
        added: toApproximate(interestLeft),
        baseText: inUnit(principalLeft, unit, decimals),
        totalText: withSymbol(
          `${short} ${total === zero ? '' : unit.letters}`.trimEnd(),
          currency.symbol,
        ),
        shortTotalText: total === zero ? withSymbol('0', currency.symbol) : short,
      }
    },
  )

  return (
    <InsightCard
      title="What you still owe"
      figure={`Month ${half}`}
      note={unit.meaning}
      picture={
        <BalanceBars
          bars={bars}
          baseName={['Principal', 'still to repay']}
          addedName={['Interest', 'still to come']}
          description={`What you still owe falls from ${wholeMoney(loan.totalPayment)} today to ${wholeMoney(zero)} after ${loan.months} months. The same figures are in the repayment schedule.`}
        />
      }
    >
      {loan.totalInterest > 0n
        ? 'is when half the loan is repaid. Early EMIs go more towards interest, so the balance falls slowly at first.'
        : 'is when half the loan is repaid. Without interest, the balance falls by the same amount every month.'}
    </InsightCard>
  )
}

/** On phones the years of a long loan stand as bare numbers, so that more of them fit. */
const shortLabelOf = (year: number, month: number, months: number) => {
  if (year === 0) return 'Today'
  if (month % 12 !== 0) return `M ${month}`
  return months > 72 ? String(year) : `Yr ${year}`
}

const labelOf = (year: number, month: number) => {
  if (year === 0) return 'Today'
  return month % 12 === 0 ? `Year ${year}` : `Month ${month}`
}
