import { FACTOR_ONE, toFine } from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  plus,
  round,
} from '../../../core/money/decimal'
import { powerOf } from '../../../core/money/powers'
import type { BankWay } from '../shared/match-my-bank/match'
import { calendarOf, endOf, type FixedInputs, rateOf } from './compute'
import {
  type Compounding,
  interestOf,
  periodGrowth,
  perYearOf,
  shareOf,
  wayOf,
  wayTo,
} from './growth'
import { compoundings, dayCounts, type Typed } from './inputs'
import {
  countPeriods,
  type DayCount,
  isUnderSixMonths,
  TICKS_PER_YEAR,
  ticksBetween,
  timeOf,
} from './term'
import { fixedWords } from './words'

type Choice = Pick<Typed, 'compounding' | 'dayCount'>
type Counting = {
  readonly asked: FixedInputs
  readonly compounding: Compounding
  readonly dayCount: DayCount
}

/**
 * All ways in which banks are known to count a deposit that is paid back at maturity, with what each makes of it:
 * those that the page can be set to, the likeliest first, and those that only a bank uses.
 */
export function bankWaysOf(asked: FixedInputs, choose: (choice: Choice) => void): BankWay[] {
  const days = asked.depositedOn ? dayCounts : dayCounts.slice(0, 1)
  const countings = days.flatMap((dayCount) =>
    compoundings.map((compounding) => ({ asked, compounding, dayCount })),
  )
  return [
    ...countings.map((counting) => ownWay(counting, choose)),
    ...countings.map(roundedWay),
    ...countings.map(compoundedWay),
    ...countings.map(compoundedAtOnce),
    ...countings.map(allByDays),
  ].filter((way) => way !== undefined)
}

/** The term of a deposit, counted in one of the ways. */
function countedSo({ asked, compounding, dayCount }: Counting) {
  const calendar = calendarOf({ ...asked, dayCount })
  const end = endOf(asked.term, calendar)
  if (typeof end === 'object') return undefined
  const way = wayOf(calendar, { payout: 'maturity', compounding })
  const rate = rateOf(asked)
  const amount = atLeastZero(asked.amount)
  return { calendar, end, way, rate, amount }
}

/** As the page counts. */
function ownWay(counting: Counting, choose: (choice: Choice) => void): BankWay | undefined {
  const so = countedSo(counting)
  if (!so) return undefined
  const { way, end, rate, amount } = so
  const { asked, compounding, dayCount } = counting
  const used = wayTo(way, end)
  const interest = interestOf(used, rate)(end)
  if (interest === undefined) return undefined
  const { rest } = countPeriods(way.calendar, end, used.perYear)
  const name = used.isSimple ? fixedWords.ways.simple : fixedWords.ways[compounding]
  return {
    name: rest > 0n ? withDays(name, dayCount) : name,
    value: shareOf(toFine(amount), FACTOR_ONE + interest),
    isInUse: asked.compounding === compounding && asked.dayCount === dayCount,
    choose: () => choose({ compounding, dayCount }),
  }
}

const withDays = (name: string, dayCount: DayCount) => fixedWords.waysWithDays[dayCount](name)

/** Every period's interest rounded to the rupee before it is added, as banks round what they pay. */
function roundedWay(counting: Counting): BankWay | undefined {
  const so = countedSo(counting)
  const { compounding, dayCount } = counting
  if (!so || compounding === 'simple' || isUnderSixMonths(so.calendar, so.end)) return undefined
  const { calendar, end, rate, amount } = so
  const perYear = perYearOf[compounding]
  const { periods, rest } = countPeriods(calendar, end, perYear)
  const partOfYear = (value: Decimal, ticks: bigint) =>
    round(
      multiplyDivide(value, (rate * ticks) as Decimal, (hundred * TICKS_PER_YEAR) as Decimal),
      0,
    )
  let value = amount
  for (let period = 0; period < periods; period++) {
    value = plus(value, partOfYear(value, TICKS_PER_YEAR / BigInt(perYear)))
  }
  const name = fixedWords.waysRounded[compounding]
  return {
    name: rest > 0n ? withDays(name, dayCount) : name,
    value: plus(value, partOfYear(value, rest)),
    isInUse: false,
  }
}

/** Added to the deposit also within half a year. */
function compoundedWay(counting: Counting): BankWay | undefined {
  const so = countedSo(counting)
  if (!so || so.way.isSimple || !isUnderSixMonths(so.calendar, so.end)) return undefined
  const { way, end, rate, amount } = so
  const interest = interestOf(way, rate)(end)
  return interest === undefined
    ? undefined
    : {
        name: withDays(
          fixedWords.waysUnderSixMonths(fixedWords.ways[counting.compounding]),
          counting.dayCount,
        ),
        value: shareOf(toFine(amount), FACTOR_ONE + interest),
        isInUse: false,
      }
}

/** The broken part compounded, too: the formula with the whole time in its exponent. */
function compoundedAtOnce(counting: Counting): BankWay | undefined {
  const so = countedSo(counting)
  if (!so || so.way.isSimple) return undefined
  const { way, end } = so
  const time = timeOf(countPeriods(way.calendar, end, way.perYear), way.perYear)
  const name = fixedWords.waysAtOnce(fixedWords.ways[counting.compounding])
  return grownFor(counting, time, withDays(name, counting.dayCount))
}

/** All of the time by days, not by months: simple, or compounded. */
function allByDays(counting: Counting): BankWay | undefined {
  const so = countedSo(counting)
  const start = counting.asked.depositedOn
  if (!so || !start || typeof so.end !== 'string') return undefined
  const time = ticksBetween(start, so.end, counting.dayCount)
  const name = fixedWords.ways[counting.compounding]
  return grownFor(counting, time, fixedWords.waysAllByDays[counting.dayCount](name))
}

function grownFor(counting: Counting, time: bigint, name: string): BankWay | undefined {
  const so = countedSo(counting)
  if (!so) return undefined
  const { way, rate, amount } = so
  const growth = way.isSimple
    ? FACTOR_ONE + (rate * time * FACTOR_ONE) / (hundred * TICKS_PER_YEAR)
    : powerOf(periodGrowth(rate, way.perYear), {
        over: time * BigInt(way.perYear),
        under: TICKS_PER_YEAR,
      })
  return { name, value: shareOf(toFine(amount), growth), isInUse: false }
}
