import type { ScheduleRow } from '../../../core/loan/annuity'
import {
  type Decimal,
  decimalFrom,
  multiply,
  round,
  sum,
  toApproximate,
  zero,
} from '../../../core/money/decimal'
import { withSymbol } from '../../../core/money/format'
import { BalanceBars } from '../../../ui/charts/balance-bars'
import { chartUnitFor, inUnit } from '../../../ui/charts/geometry'
import { InsightCard } from '../../../ui/page/insight-card'
import { useCurrency } from '../../../ui/tab/currency'
import { halfRepaidMonth, type LoanResults, yearlyBalances } from './compute'
import { emiWords } from './words'

/** The labels of larger amounts would be wider than the bars. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)
const thousand = decimalFrom(1000)

type BalanceCardProps = { loan: LoanResults | undefined; schedule: readonly ScheduleRow[] }

/** A bar chart of what is still to pay each year, and the month in which half the loan is repaid. */
export function BalanceCard({ loan, schedule }: BalanceCardProps) {
  const { currency, wholeMoney } = useCurrency()
  const half = loan && halfRepaidMonth(loan, schedule)
  const isTooLarge = !loan || loan.totalPayment > LARGEST_DRAWN
  if (isTooLarge || half === undefined) {
    return (
      <InsightCard
        title={emiWords.balance.title}
        figure={isTooLarge ? wholeMoney(undefined) : wholeMoney(zero)}
        picture={null}
      >
        {isTooLarge ? emiWords.balance.tooLarge : emiWords.balance.enterLoan}
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
      shortLabel: shortLabelOf(month, loan.months),
      base: toApproximate(principalLeft),
      added: toApproximate(interestLeft),
      baseText: inUnit(principalLeft, unit, decimals),
      totalText: nothing || withSymbol(`${short} ${unit.letters}`.trimEnd(), currency.symbol),
      shortTotalText: nothing || short,
      values: [
        { name: emiWords.balance.principalLeft, amount: wholeMoney(principalLeft) },
        { name: emiWords.balance.interestToCome, amount: wholeMoney(interestLeft) },
        { name: emiWords.balance.stillToPay, amount: wholeMoney(total) },
      ],
    }
  })

  return (
    <InsightCard
      title={emiWords.balance.title}
      figure={emiWords.balance.month(half)}
      note={unit.meaning}
      picture={
        <BalanceBars
          bars={bars}
          baseName={[emiWords.balance.principal, emiWords.balance.principalNote]}
          addedName={[emiWords.balance.interest, emiWords.balance.interestNote]}
          unit={emiWords.balance.unit(unit.name)}
          description={emiWords.balance.description(
            wholeMoney(loan.totalPayment),
            wholeMoney(zero),
            loan.months,
          )}
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
  if (!first || !last || first === last) return emiWords.balance.singleEmi
  return `${emiWords.balance.half} ${sayHow(loan.totalInterest, first, last)}`
}

function sayHow(totalInterest: Decimal, first: ScheduleRow, last: ScheduleRow): string {
  if (first.interest > first.principal) return emiWords.balance.slowAtFirst
  if (round(first.principal, 0) !== round(last.principal, 0)) return emiWords.balance.fasterLater
  return totalInterest > 0n
    ? emiWords.balance.evenWithLittleInterest
    : emiWords.balance.evenWithoutInterest
}

/** @example labelOf(12) // 'Year 1' */
function labelOf(month: number): string {
  if (month === 0) return emiWords.balance.today
  return month % 12 === 0
    ? emiWords.balance.afterYears(month / 12)
    : emiWords.balance.afterMonths(month)
}

/** The label on phones: of a long loan, years are bare numbers, so that more of them fit. */
function shortLabelOf(month: number, months: number): string {
  if (month === 0) return emiWords.balance.today
  if (month % 12 !== 0) return emiWords.balance.afterMonthsShort(month)
  return months > 72 ? String(month / 12) : emiWords.balance.afterYearsShort(month / 12)
}
