import { toDigits } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'

/** Nobody gives longer credit on a bill. */
export const MOST_DAYS_TO_PAY = 365

/** The days that a buyer has to pay; none where the field is blank, or holds no whole number up to a year. */
export function readDaysToPay(text: string): number | undefined {
  const reading = readNumber(text)
  const days = isRead(reading) ? toDigits(reading.value) : ''
  return /^\d+$/.test(days) && Number(days) <= MOST_DAYS_TO_PAY ? Number(days) : undefined
}

/**
 * The last day to pay a bill; blank where there is none.
 *
 * @example dueDateOf('2026-11-15', '30') // '2026-12-15'
 */
export function dueDateOf(date: string, daysToPay: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  const days = readDaysToPay(daysToPay)
  if (!year || days === undefined) return ''
  // In UTC, where every day has 24 hours.
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days))
    .toISOString()
    .slice(0, 10)
}
