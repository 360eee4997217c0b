import { FACTOR_ONE, toFine } from '../../../core/loan/annuity'
import type { Decimal } from '../../../core/money/decimal'
import { fixedDeposit } from '../../../core/rules/deposits'
import { addMonths, daysFrom } from '../../../core/time/calendar'
import { interestOf, perYearOf, shareOf, type Way } from './growth'
import {
  type Calendar,
  isUnderSixMonths,
  type Length,
  MONTHS_IN_ALL,
  type Moment,
  momentAfter,
  TICKS_PER_DAY,
  ticksOf,
} from './term'

/** Part of a term in which the value never falls: so many full months, and days from one to before another. */
type Stretch = { readonly months: number; readonly firstDay: number; readonly dayAfter: number }

/**
 * The first whole day on which an amount has grown to a sum; nothing where that is not within a century. Without a
 * date it is full periods, and days of 1/365 of a year.
 */
export function lengthToReach(
  way: Way,
  { amount, rate }: { readonly amount: Decimal; readonly rate: Decimal },
  wanted: Decimal,
): Length | undefined {
  const { calendar } = way
  const usual = interestOf(way, rate)
  const simple = interestOf({ ...way, perYear: perYearOf.simple, isSimple: true }, rate)
  const reaches = (length: Length) => {
    const moment = momentAfter(calendar, length)
    const interest = (isUnderSixMonths(calendar, moment) ? simple : usual)(moment)
    // What is beyond any page is beyond the sum.
    return interest === undefined || shareOf(toFine(amount), FACTOR_ONE + interest) >= wanted
  }
  for (const { months, firstDay, dayAfter } of stretchesOf(calendar, way.perYear)) {
    let [first, last] = [firstDay, dayAfter - 1]
    if (last < first || !reaches({ months, days: last })) continue
    while (first < last) {
      const middle = Math.floor((first + last) / 2)
      if (reaches({ months, days: middle })) last = middle
      else first = middle + 1
    }
    return { months, days: last }
  }
  const century = { months: MONTHS_IN_ALL, days: 0 }
  return reaches(century) ? century : undefined
}

/**
 * The stretches of a century, in order: first the quarters of half a year, then full periods. From one to the next
 * the value can fall a little, where the days of a broken part count for more than the period they fill.
 */
function* stretchesOf(calendar: Calendar, perYear: number): Generator<Stretch> {
  const half = fixedDeposit.simpleBelowMonths
  const stretch = (months: number, from: number, to: number): Stretch => ({
    months,
    firstDay: daysAfter(calendar, months, momentAfter(calendar, { months: from, days: 0 })),
    dayAfter: daysAfter(calendar, months, momentAfter(calendar, { months: to, days: 0 })),
  })
  const quarter = 12 / perYearOf.simple
  for (let months = 0; months < half; months += quarter) {
    yield stretch(months, months, months + quarter)
  }
  const each = 12 / perYear
  for (let months = 0; months < MONTHS_IN_ALL; months += each) {
    if (months + each > half) yield stretch(months, Math.max(months, half), months + each)
  }
}

/** The first whole day, so many months after the start and some days, that is not before a moment. */
function daysAfter(calendar: Calendar, months: number, moment: Moment): number {
  if (calendar && typeof moment === 'string') {
    return daysFrom(addMonths(calendar.start, months), moment)
  }
  const rest = BigInt(moment) - ticksOf({ months, days: 0 })
  return Number((rest + TICKS_PER_DAY - 1n) / TICKS_PER_DAY)
}
