import { type Decimal, sum, zero } from '../../../../core/decimal'
import type { ScheduleColumn } from './schedule-fold'

/** What a column comes to: a sum, or what is left at the end. */
export function closingOf<Month>(
  { of, isLeft }: ScheduleColumn<Month>,
  months: readonly Month[],
): Decimal {
  const last = months.at(-1)
  if (isLeft) return last ? of(last) : zero
  return sum(...months.map(of))
}
