import { sayDate, sayMonth } from '../../../core/language/dates'
import {
  type Decimal,
  decimalFrom,
  divide,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { inWords, withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { TotalsAnswer } from '../../books/sales/messages'
import type { PeriodKind } from '../../books/sales/period'
import { rupees } from '../sentences'
import type { Bar, Spread } from './days'
import { salesTotalsWords } from './words'

/** A day of a known year. @example sayDay('2026-10-04') // '4 October' */
export const sayDay = (day: string): string => withoutYear(sayDate(day))

/** @example sayMonthName('2026-10-01') // 'October' */
export const sayMonthName = (day: string): string => withoutYear(sayMonth(day))

const withoutYear = (date: string) => date.replace(/ \d{4}$/, '')

/** @example sayBar(week, 'quarter') // '5 October to 11 October' */
export function sayBar({ from, to }: Bar, kind: PeriodKind): string {
  if (kind === 'year') return sayMonth(from)
  return from === to ? sayDay(from) : salesTotalsWords.week(sayDay(from), sayDay(to))
}

/** How sales spread over the days of a period. */
export function saySpread(
  { days, average, best }: Spread,
  bars: readonly Bar[],
  kind: PeriodKind,
): string {
  if (average === undefined) return salesTotalsWords.noDays
  const first = best === undefined ? undefined : bars[best]?.from
  const name = first === undefined ? '' : kind === 'year' ? sayMonth(first) : sayDay(first)
  return salesTotalsWords.spread[kind](days, rupees(average), name)
}

/** The caption of the figure. */
export const sayCounts = ({ counts, credit }: Pick<TotalsAnswer, 'counts' | 'credit'>) =>
  salesTotalsWords.caption({
    bills: counts.bills,
    notes: counts.creditNotes,
    credit: rupees(subtract(zero, credit.total)),
    cancelled: counts.cancelled,
    cancelledNotes: counts.cancelledNotes,
  })

const LAKH = decimalFrom(100_000)

/** Beside a bar of a wide screen. @example sayTick(decimalFrom(120000)) // '₹1.2 lakh' */
export const sayTick = (value: Decimal): string =>
  signed(value, (amount) => {
    const words = amount < LAKH ? undefined : inWords(amount)
    return words ?? groupDigits(toDigits(amount))
  })

const shortUnits = [
  { size: decimalFrom(10n ** 12n), say: salesTotalsWords.shortTicks.lakhCrore },
  { size: decimalFrom(10n ** 7n), say: salesTotalsWords.shortTicks.crore },
  { size: LAKH, say: salesTotalsWords.shortTicks.lakh },
  { size: decimalFrom(1_000), say: salesTotalsWords.shortTicks.thousand },
]

/** The same on a phone. @example sayShortTick(decimalFrom(50000)) // '₹50k' */
export const sayShortTick = (value: Decimal): string =>
  signed(value, (amount) => {
    const unit = shortUnits.find(({ size }) => amount >= size)
    return unit
      ? unit.say(groupDigits(toDigits(divide(amount, unit.size))))
      : groupDigits(toDigits(amount))
  })

const signed = (value: Decimal, say: (amount: Decimal) => string): string =>
  value < 0n ? `-${withSymbol(say(subtract(zero, value)), '₹')}` : withSymbol(say(value), '₹')
