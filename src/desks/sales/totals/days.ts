import { dayOf } from '../../../core/language/dates'
import { type Decimal, decimalFrom, divide, sum, zero } from '../../../core/money/decimal'
import { monthsIn, type Period } from '../../books/sales/period'
import type { DaySums } from '../../books/sales/totals'

/** What was sold in a part of a period: a day of a month, a week of a quarter, a month of a year. */
export type Bar = {
  readonly from: string
  readonly to: string
  readonly bills: number
  readonly total: Decimal
}

/** All parts of a period, those without documents too, the first one first. */
export function barsOf(period: Period, days: readonly DaySums[]): readonly Bar[] {
  return partsOf(period).map(({ from, to }) => {
    const within = days.filter(({ day }) => from <= day && day <= to)
    return {
      from,
      to,
      bills: within.reduce((count, { bills }) => count + bills, 0),
      total: sum(zero, ...within.map(({ total }) => total)),
    }
  })
}

type Span = Pick<Bar, 'from' | 'to'>

function partsOf(period: Period): readonly Span[] {
  if (period.kind === 'year') return monthsIn(period)
  const days = daysOf(period)
  if (period.kind === 'month') return days.map((day) => ({ from: day, to: day }))
  return weeksOf(days)
}

function daysOf({ from, to }: Span): readonly string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const days: string[] = []
  for (let day = 1; (days.at(-1) ?? from) < to; day++) {
    days.push(dayOf(new Date(year, month - 1, day)))
  }
  return days
}

/** From Monday to Sunday; the first and the last one may be cut off by the quarter. */
function weeksOf(days: readonly string[]): readonly Span[] {
  const weeks: { from: string; to: string }[] = []
  for (const day of days) {
    const week = weeks.at(-1)
    if (!week || isMonday(day)) weeks.push({ from: day, to: day })
    else week.to = day
  }
  return weeks
}

/** Of a day without a time, which is a moment in UTC. */
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1

/** How sales spread over a period. */
export type Spread = {
  /** Days with bills. */
  readonly days: number
  /** Sales by each of them; nothing where there are none. */
  readonly average: Decimal | undefined
  /** The index of the bar with the most sales; nothing where no other one is there to compare. */
  readonly best: number | undefined
}

export function spreadOf(bars: readonly Bar[], days: readonly DaySums[], net: Decimal): Spread {
  const sold = days.filter(({ bills }) => bills > 0).length
  const highest = bars.reduce(
    (best, { total }, i) => (total > (bars[best]?.total ?? zero) ? i : best),
    0,
  )
  const hasOthers = bars.filter(({ total }) => total !== zero).length > 1
  return {
    days: sold,
    average: sold > 0 ? divide(net, decimalFrom(sold)) : undefined,
    best: hasOthers && (bars[highest]?.total ?? zero) > zero ? highest : undefined,
  }
}
