import type { ScheduleRow } from '../../../core/annuity'
import { decimalFrom, multiply, round, sum, toApproximate, zero } from '../../../core/decimal'
import { countOf, withSymbol } from '../../../core/format'
import { BalanceBars } from '../../../ui/charts/balance-bars'
import { chartUnitFor, inUnit } from '../../../ui/charts/geometry'
import { InsightCard } from '../../../ui/page/insight-card'
import { useCurrency } from '../../../ui/tab/currency'
import { halfRepaidMonth, type LoanResults, yearlyBalances } from './compute'

/** The labels of larger amounts would be wider than the bars. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)
const thousand = decimalFrom(1000)

type BalanceCardProps = { loan: LoanResults | undefined; schedule: readonly ScheduleRow[] }

/** Not “Owed”: it includes the interest still to come. */
const TITLE = 'Still to pay'

/** A bar chart of what is still to pay each year, and the month in which half the loan is repaid. */
export function BalanceCard({ loan, schedule }: BalanceCardProps) {
  const { currency, wholeMoney } = useCurrency()
  const half = loan && halfRepaidMonth(loan, schedule)
  const isTooLarge = !loan || loan.totalPayment > LARGEST_DRAWN
  if (isTooLarge || half === undefined) {
    return (
      <InsightCard
        title={TITLE}
        figure={isTooLarge ? wholeMoney(undefined) : wholeMoney(zero)}
        picture={null}
      >
        {isTooLarge
          ? 'More than 17 digits are too many to draw.'
          : 'Enter an amount and a tenure to see what is left to pay each year.'}
      </InsightCard>
    )
  }

  const unit = chartUnitFor(loan.totalPayment, currency.symbol)
  const decimals = unit.letters && loan.totalPayment < multiply(thousand, unit.size) ? 2 : 0
  const bars = yearlyBalances(loan, schedule).map(({ month, principalLeft, interestLeft }) => {
    const total = sum(principalLeft, interestLeft)
    const short = inUnit(total, unit, decimals)
    const nothing = total === zero && withSymbol('0', currency.symbol)
    return {
      label: labelOf(month),
      shortLabel: shortened(labelOf(month), loan.months),
      base: toApproximate(principalLeft),
      added: toApproximate(interestLeft),
      baseText: inUnit(principalLeft, unit, decimals),
      totalText: nothing || withSymbol(`${short} ${unit.letters}`.trimEnd(), currency.symbol),
      shortTotalText: nothing || short,
      values: [
        { name: 'Principal left', amount: wholeMoney(principalLeft) },
        { name: 'Interest to come', amount: wholeMoney(interestLeft) },
        { name: 'Still to pay', amount: wholeMoney(total) },
      ],
    }
  })

  return (
    <InsightCard
      title={TITLE}
      figure={`Month ${half}`}
      note={unit.meaning}
      picture={
        <BalanceBars
          bars={bars}
          baseName={['Principal', 'still to repay']}
          addedName={['Interest', 'still to come']}
          unit={`in ${unit.name}`}
          description={`What is still to pay falls from ${wholeMoney(loan.totalPayment)} today to ${wholeMoney(zero)} after ${countOf(loan.months, 'month')}. The same figures are in the repayment schedule.`}
        />
      }
    >
      {sayHowBalanceFalls(loan, schedule)}
    </InsightCard>
  )
}

/** Says whether the balance falls evenly, and whether interest is the larger part of early EMIs. */
export function sayHowBalanceFalls(loan: LoanResults, schedule: readonly ScheduleRow[]): string {
  const [first, last] = [schedule[0], schedule.at(-1)]
  if (!first || !last || first === last) return 'is when the whole loan is repaid, in a single EMI.'
  const half = 'is when half the loan is repaid. '
  if (first.interest > first.principal) {
    return `${half}Early EMIs go more towards interest, so the balance falls slowly at first.`
  }
  if (round(first.principal, 0) !== round(last.principal, 0)) {
    return `${half}Interest falls with what you owe, so later EMIs repay more of the loan.`
  }
  return `${half}${loan.totalInterest > 0n ? 'With so little' : 'Without'} interest, the balance falls by the same amount every month.`
}

/** @example labelOf(12) // 'Year 1' */
function labelOf(month: number): string {
  if (month === 0) return 'Today'
  return month % 12 === 0 ? `Year ${month / 12}` : `Month ${month}`
}

/** The label on phones: of a long loan, years are bare numbers, so that more of them fit. */
const shortened = (label: string, months: number) =>
  label.replace('Month', 'M').replace(/Year ?/, months > 72 ? '' : 'Yr ')
