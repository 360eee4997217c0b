import { fixedDeposit } from '../../../core/rules/deposits'
import {
  addMonths,
  dayAfter,
  dayNumber,
  daysFrom,
  financialYearOf,
  fullMonths,
  isLeapYear,
  startOfFinancialYear,
} from '../../../core/time/calendar'

/*
 * Time as banks count it: full periods, and a broken part of a year. A year has as many ticks as months, days of
 * 365 and days of 366 divide, so that every time is a whole number of them.
 */
export const TICKS_PER_YEAR = 267_180n
export const TICKS_PER_MONTH = 22_265n
export const TICKS_PER_DAY = 732n
const TICKS_PER_LEAP_DAY = 730n

/** A century, the longest term that is counted. */
export const MONTHS_IN_ALL = 1200
export const LONGEST_TIME = BigInt(MONTHS_IN_ALL) * TICKS_PER_MONTH

/** How a day of the broken part counts: always as 1/365, or as 1/366 where it lies in a leap year. */
export type DayCount = '365' | 'leap366'

/** A length as it is typed: years are months. */
export type Length = { readonly months: number; readonly days: number }

/** From which day a deposit runs; without one, only lengths are known. */
export type Calendar = { readonly start: string; readonly dayCount: DayCount } | undefined

/** A point of time: a day, or so many ticks after the start where no day is known. */
export type Moment = string | bigint

/** Full periods, and what is left over, in ticks. */
export type Counted = { readonly periods: number; readonly rest: bigint }

/** The ticks of a length without a date: months ÷ 12 + days ÷ 365. */
export const ticksOf = ({ months, days }: Length): bigint =>
  BigInt(months) * TICKS_PER_MONTH + BigInt(days) * TICKS_PER_DAY

/** The end of a length: its months by the calendar, then its days. */
export const momentAfter = (calendar: Calendar, length: Length): Moment =>
  calendar ? dayAfter(addMonths(calendar.start, length.months), length.days) : ticksOf(length)

/** The days between two days in ticks; the first one counts, the last one does not. */
export function ticksBetween(from: string, to: string, dayCount: DayCount): bigint {
  const all = daysFrom(from, to)
  const leap = dayCount === '365' ? 0 : leapDaysBetween(from, to)
  return BigInt(all - leap) * TICKS_PER_DAY + BigInt(leap) * TICKS_PER_LEAP_DAY
}

/** How many of them lie in a leap year. */
function leapDaysBetween(from: string, to: string): number {
  let days = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    if (!isLeapYear(year)) continue
    const first = Math.max(dayNumber(from), dayNumber(`${year}-01-01`))
    const after = Math.min(dayNumber(to), dayNumber(`${year + 1}-01-01`))
    days += Math.max(0, after - first)
  }
  return days
}

/**
 * How many full periods fit into the time to a moment, and what is left.
 *
 * @example countPeriods(undefined, ticksOf({ months: 14, days: 5 }), 4) // 4 periods, 2 months and 5 days
 */
export function countPeriods(calendar: Calendar, moment: Moment, perYear: number): Counted {
  if (calendar && typeof moment === 'string') {
    const each = 12 / perYear
    const periods = Math.floor(fullMonths(calendar.start, moment) / each)
    const from = addMonths(calendar.start, periods * each)
    return { periods, rest: ticksBetween(from, moment, calendar.dayCount) }
  }
  const ticks = BigInt(moment)
  const periods = (ticks * BigInt(perYear)) / TICKS_PER_YEAR
  return { periods: Number(periods), rest: ticks - (periods * TICKS_PER_YEAR) / BigInt(perYear) }
}

/** Periods and what is left over as one time. */
export const timeOf = ({ periods, rest }: Counted, perYear: number): bigint =>
  (BigInt(periods) * TICKS_PER_YEAR) / BigInt(perYear) + rest

/** Whether banks count simple interest to this moment. */
export const isUnderSixMonths = (calendar: Calendar, moment: Moment): boolean =>
  moment < momentAfter(calendar, { months: fixedDeposit.simpleBelowMonths, days: 0 })

/** Whether it is too soon for any interest. */
export const isUnderLeastDays = (calendar: Calendar, moment: Moment): boolean =>
  moment < momentAfter(calendar, { months: 0, days: fixedDeposit.leastDays })

/** Full months and days between two days. */
export function lengthBetween(from: string, to: string): Length {
  const months = fullMonths(from, to)
  return { months, days: daysFrom(addMonths(from, months), to) }
}

export type YearEnd = { readonly year: string; readonly end: Moment }

/**
 * The years of a deposit: financial years with a date, otherwise its own, each with the moment at which its
 * interest is counted.
 */
export function yearEnds(calendar: Calendar, end: Moment): YearEnd[] {
  if (calendar && typeof end === 'string') {
    const years: YearEnd[] = []
    let year = startOfFinancialYear(calendar.start)
    for (; `${year + 1}-04-01` < end; year++) {
      years.push({ year: financialYearOf(`${year}-04`), end: `${year + 1}-04-01` })
    }
    return [...years, { year: financialYearOf(`${year}-04`), end }]
  }
  const ticks = BigInt(end)
  const full = ticks > 0n ? (ticks - 1n) / TICKS_PER_YEAR : 0n
  const count = Number(full) + 1
  return Array.from({ length: count }, (_, index) => ({
    year: String(index + 1),
    end: index + 1 < count ? BigInt(index + 1) * TICKS_PER_YEAR : ticks,
  }))
}
