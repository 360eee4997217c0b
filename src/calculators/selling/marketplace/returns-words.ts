import { type Decimal, hundred, round, sum, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import type { Reading } from '../../../core/parse'
import { problemHint } from '../../../ui/fields/hints'

/** What is odd about the returns, in one sentence. */
export function returnsHint(
  readings: {
    readonly [Name in
      | 'undelivered'
      | 'undeliveredFee'
      | 'undeliveredDamaged'
      | 'returned'
      | 'returnedFee'
      | 'returnedDamaged']: Reading
  },
): string | undefined {
  const { undelivered, returned, undeliveredDamaged, returnedDamaged } = readings
  for (const reading of Object.values(readings)) {
    const hint = problemHint(reading) ?? (reading.value < 0n ? 'Below 0 counts as 0.' : undefined)
    if (hint) return hint
  }
  if (sum(undelivered.value, returned.value) > hundred) {
    return 'No more than 100% can come back: undelivered counts first.'
  }
  if (undeliveredDamaged.value > hundred || returnedDamaged.value > hundred) {
    return 'No more than 100% can be damaged.'
  }
  return undefined
}

/**
 * What becomes of a hundred orders.
 *
 * @example sayKept(decimalFrom(80), decimalFrom(5))
 * // 'For every 100 orders sent, 80 are kept and 5 pieces are written off.'
 */
export function sayKept(kept: Decimal, damaged: Decimal): string {
  const count = (value: Decimal) => groupDigits(toDigits(round(value, 2)))
  const [keptCount, damagedCount] = [count(kept), count(damaged)]
  const verb = (text: string) => (text === '1' ? 'is' : 'are')
  return `For every 100 orders sent, ${keptCount} ${verb(keptCount)} kept and ${damagedCount} ${damagedCount === '1' ? 'piece' : 'pieces'} ${verb(damagedCount)} written off.`
}
