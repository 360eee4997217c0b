import { hundred, toDigits, zero } from '../../core/money/decimal'
import { isRead, readNumber } from '../../core/money/parse'
import { gstStates } from '../../core/states/states'
import { marketRules } from '../market/order/market-rules'
import type { SettlementTexts } from './inputs'
import type { Settings } from './messages'

/**
 * The typed fields as the worker counts with them: what is no percentage counts as 0, what is above
 * 100 % as all.
 *
 * @example settingsOf({ ...defaults, returnedDamaged: '2,5' }, {}, '2026-11-18').returnedDamaged // '25'
 */
export const settingsOf = (
  { seller, spread, returnedDamaged, rtoDamaged, card, tolerance, state }: SettlementTexts,
  rates: Settings['rates'],
  today: string,
): Settings => ({
  seller,
  spread,
  returnedDamaged: percentOf(returnedDamaged),
  rtoDamaged: percentOf(rtoDamaged),
  card,
  tolerance: tolerance === '1' ? 100 : 1,
  state: gstStates[state] ? state : '',
  rates: Object.fromEntries(
    Object.entries(rates)
      .map(([sku, rate]) => [sku, readNumber(rate)] as const)
      .filter(([, reading]) => isRate(reading))
      .map(([sku, reading]) => [sku, toDigits(reading.value)]),
  ),
  today,
})

const isRate = (reading: ReturnType<typeof readNumber>) =>
  isRead(reading) && reading.value >= zero && reading.value <= marketRules.highestGst

function percentOf(text: string): string {
  const reading = readNumber(text)
  if (!isRead(reading) || reading.value < zero) return '0'
  return toDigits(reading.value > hundred ? hundred : reading.value)
}
