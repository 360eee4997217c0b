import { absolute, type Decimal, subtract, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import type { PreparedOrder } from '../shared/order/prepare-order'
import type { ComingBack, OrderTerms } from '../shared/order/terms'
import type { Prices } from '../shared/prices/price-ranges'
import { between, joined, rangePhrases, type SayMoney } from './price-words'

/**
 * How orders come back when more of them do: as today, or where none do, as they would be returned.
 *
 * @example sayComingBack(terms, money) // 'whole and without a return fee'
 */
export function sayComingBack({ undelivered, returned }: OrderTerms, money: SayMoney): string {
  if (undelivered.percent > 0n && returned.percent > 0n) {
    return 'in today’s mix of undelivered and returned'
  }
  const { fee, damagedPercent }: ComingBack = undelivered.percent > 0n ? undelivered : returned
  const cost = fee > 0n ? `at ${money(fee, 2)} each` : 'without a return fee'
  if (damagedPercent <= 0n) return `whole and ${cost}`
  return `${groupDigits(toDigits(damagedPercent))}% of them damaged, ${cost}`
}

/** Of all orders sent out, in percent: those that come back today. */
export const comingBackToday = ({ whole, kept, grain }: PreparedOrder): Decimal =>
  ((whole - kept) * grain) as Decimal

/**
 * How far today's price is from the one at which nothing is earned.
 *
 * @example sayDistance(decimalFrom('709.18'), decimalFrom(1180), money)
 * // { figure: '₹470.82', words: ' below today’s price.' }
 */
export function sayDistance(evenPrice: Decimal, price: Decimal, money: SayMoney) {
  const distance = subtract(price, evenPrice)
  if (distance === 0n) return { figure: '', words: 'today’s price.' }
  const side = distance > 0n ? 'below' : 'above'
  return { figure: money(absolute(distance), 2), words: ` ${side} today’s price.` }
}

/** @example sayLossAbove(found, money) // 'It loses again from ₹1,000.01 to ₹1,060.99.' */
export function sayLossAbove({ ranges }: Prices, money: SayMoney): string | undefined {
  const phrases = rangePhrases(between(ranges), money)
  return phrases.length > 0 ? `It loses again ${joined(phrases)}.` : undefined
}
