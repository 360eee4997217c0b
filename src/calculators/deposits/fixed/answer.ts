import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  multiply,
  one,
  plus,
  round,
  zero,
} from '../../../core/money/decimal'
import { isRead } from '../../../core/money/parse'
import { taxTermsOf } from '../shared/inputs'
import { computeFixed, type FixedInputs } from './compute'
import { daysIn, inputs, type Typed } from './inputs'
import type { Length } from './term'

const twelve = decimalFrom(12)

/** Years and months to the nearest month, days to the nearest day; below 0 counts as 0. */
function lengthOf(years: Decimal, months: Decimal, days: Decimal): Length {
  const allMonths = plus(multiply(atLeastZero(years), twelve), atLeastZero(months))
  return { months: wholeOf(allMonths), days: wholeOf(atLeastZero(days)) }
}

const wholeOf = (count: Decimal): number => Number(round(count, 0) / one)

/** What was typed, as a deposit. */
export function askedOf(typed: Typed): FixedInputs {
  const read = inputs.parse(typed)
  const { from, to } = daysIn(typed)
  const isPaidOut = typed.payout !== 'maturity'
  const term =
    typed.termAs === 'length'
      ? { length: lengthOf(read.years.value, read.months.value, read.days.value) }
      : to
        ? { maturesOn: to }
        : undefined
  return {
    find: typed.find,
    amount: read.amount.value,
    wanted: (isPaidOut && typed.find === 'amount' ? read.income : read.wanted).value,
    annualRate: read.rate.value,
    extra: typed.senior === 'on' ? read.seniorExtra.value : zero,
    depositedOn: from,
    term,
    payout: typed.payout,
    compounding: typed.compounding,
    dayCount: typed.dayCount,
    tax: taxTermsOf(typed, read),
    inflation: read.inflation.value,
    close: closeOf(typed),
    rateForTime: isRead(read.closeRate) ? read.closeRate.value : undefined,
    penalty: read.penalty.value,
  }
}

/** Whether closing is asked for as a day: days are known, and no length was typed instead. */
export function isClosedByDay(typed: Typed): boolean {
  const { closeYears, closeMonths, closeDays } = inputs.parse(typed)
  const boxes = [closeYears, closeMonths, closeDays]
  const hasLength = boxes.some(({ value, problem }) => value > 0n || problem)
  return daysIn(typed).from !== undefined && (typed.closeOn.trim() !== '' || !hasLength)
}

/** When the deposit is closed: on a day or after a length; nothing typed is not at all. */
function closeOf(typed: Typed): FixedInputs['close'] {
  const { closeOn } = daysIn(typed)
  if (isClosedByDay(typed)) return closeOn ? { on: closeOn } : undefined
  const { closeYears, closeMonths, closeDays } = inputs.parse(typed)
  const length = lengthOf(closeYears.value, closeMonths.value, closeDays.value)
  return length.months > 0 || length.days > 0 ? length : undefined
}

/** The results of what is typed. */
export function answer(typed: Typed) {
  const asked = askedOf(typed)
  return { asked, outcome: computeFixed(asked) }
}

export type Answered = ReturnType<typeof answer>
