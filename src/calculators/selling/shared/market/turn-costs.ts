import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  one,
  round,
  sum,
  toDigits,
} from '../../../../core/decimal'
import { groupDigits } from '../../../../core/format'
import { isRead, readAmount, readNumber } from '../../../../core/parse'
import type { Registration } from '../order/terms'

/** What has more decimals than this is rounded to the paisa. */
const MOST_PLACES = 6

/**
 * What a cost is typed as for another registration: before GST for the registered, with GST for the
 * others, so that it stays the same amount of money. With GST is exact, and so is the way back from it;
 * what divides without an end is rounded to the paisa. What cannot be read stays.
 *
 * @example turnCost('450', '18', 'registered', 'composition') // '531'
 * @example turnCost('600', '18', 'unregistered', 'registered') // '508.47'
 */
export function turnCost(text: string, gst: string, from: Registration, to: Registration): string {
  const isBefore = to === 'registered'
  if (isBefore === (from === 'registered')) return text
  const reading = readAmount(text)
  const withGst = sum(hundred, atLeastZero(readNumber(gst).value))
  if (!isRead(reading) || reading.value <= 0n || withGst === hundred) return text
  const [times, over] = isBefore ? [hundred, withGst] : [withGst, hundred]
  const turned = multiplyDivide(reading.value, times, over)
  const isShort = turned % (one / 10n ** BigInt(MOST_PLACES)) === 0n
  return groupDigits(toDigits(isShort ? turned : (round(turned, 2) as Decimal)))
}
