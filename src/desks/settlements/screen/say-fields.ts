import { decimalFrom, hundred } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { isRead, readNumber } from '../../../core/money/parse'
import { problemHint } from '../../../ui/fields/hints'
import type { NamedCard } from '../../market/fee-cards'
import { plainBands } from '../../market/read-inputs'
import type { SettlementTexts, Tolerance } from '../inputs'
import { settingsOf } from '../settings'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.fields

/** @example toleranceInWords('1') // '₹1' */
export const toleranceInWords = (tolerance: Tolerance): string =>
  formatMoney(decimalFrom(tolerance), '₹', tolerance === '1' ? 0 : 2)

/** The kept card with the same bands, whatever its name is. */
export const cardNamed = (bands: string, cards: readonly NamedCard[]): NamedCard | undefined => {
  const said = plainBands(bands)
  return cards.find((card) => plainBands(card.bands) === said)
}

/**
 * What counts, in one line.
 *
 * @example sayFields(inputs.defaults, [])
 * // 'Registered · ads by sales · all that came back is sellable · no fee card · differences up to ₹0.01 ignored'
 */
export function sayFields(typed: SettlementTexts, cards: readonly NamedCard[]): string {
  const { summary } = words
  const { returnedDamaged, rtoDamaged } = settingsOf(typed, {}, '')
  const isNoneDamaged = returnedDamaged === '0' && rtoDamaged === '0'
  return [
    summary.sellers[typed.seller],
    summary.spreads[typed.spread],
    isNoneDamaged ? summary.noneDamaged : summary.damaged(`${returnedDamaged}%`, `${rtoDamaged}%`),
    typed.card === ''
      ? summary.noCard
      : summary.card(cardNamed(typed.card, cards)?.name ?? words.otherCard),
    summary.tolerance(toleranceInWords(typed.tolerance)),
  ].join(' · ')
}

/** The hint under a percentage of goods. */
export function percentHint(text: string): string | undefined {
  const reading = readNumber(text)
  if (!isRead(reading)) return problemHint(reading)
  if (reading.value < 0n) return words.belowZero
  return reading.value > hundred ? words.aboveHundred : undefined
}
