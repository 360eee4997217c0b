import {
  absolute,
  type Decimal,
  hundred,
  round,
  subtract,
  sum,
  toDigits,
} from '../../../core/decimal'
import { formatPercent, plainMoney } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import type { Reading } from '../../../core/parse'
import { problemHint } from '../../../ui/fields/hints'
import type { PreparedOrder } from '../shared/order/prepare-order'
import {
  lessUpTo,
  type NoPrice,
  PAISA,
  type PriceRange,
  type Prices,
  type ProfitJump,
  profitJumps,
  type Target,
} from '../shared/order/prices'
import type { ComingBack, OrderTerms } from '../shared/order/terms'
import type { PriceWindow } from './price-chart'

export type SayMoney = (value: Decimal, decimals: number) => string

/** Some words, and then a figure that is printed bold. */
export type Phrase = { readonly before: string; readonly figure: string }

/** @example sayTarget({ kind: 'margin', percent: 20 }, '₹') // '20%' */
export const sayTarget = (target: Target, symbol: string): string =>
  target.kind === 'margin'
    ? `${groupDigits(toDigits(target.percent))}%`
    : plainMoney(target.profit, symbol)

/** Prices that can be set, to the paisa; without a last one they go on. */
export type Span = Pick<PriceRange, 'first' | 'last'>

/**
 * The ranges of prices that reach a target, in words.
 *
 * @example rangePhrases(ranges, money)
 * // 'from ' '₹886.48 to ₹1,000.00', ', and again from ' '₹1,197.05'
 */
export function rangePhrases(ranges: readonly Span[], money: SayMoney): readonly Phrase[] {
  const last = ranges.length - 1
  return ranges.map((range, index) => {
    const isPoint = range.first === range.last
    const isOnly = last === 0 && range.last === undefined
    const preposition = isOnly ? 'at every price from ' : isPoint ? 'at ' : 'from '
    const joint = index === 0 ? '' : index === last ? ', and again ' : ', '
    const from = money(range.first, 2)
    const isOpen = range.last === undefined || isPoint
    return {
      before: joint + preposition,
      figure: isOpen ? from : `${from} to ${money(range.last ?? range.first, 2)}`,
    }
  })
}

export const joinPhrases = (phrases: readonly Phrase[]): string =>
  phrases.map(({ before, figure }) => before + figure).join('')

/** The highest margin or profit, where no price reaches the target. */
export function sayHighest(found: NoPrice, target: Target, money: SayMoney): string {
  const { highestMargin, highestProfit } = found
  if (target.kind === 'profit' && highestProfit !== undefined) {
    return `The highest profit here is ${money(highestProfit, 2)}.`
  }
  if (!highestMargin) return 'No order is kept, so there is no margin.'
  const { percent, isReached, atPrice } = highestMargin
  const highest = `The highest margin here is ${formatPercent(percent, 2)}`
  if (isReached) return atPrice ? `${highest}, at ${money(atPrice, 2)}.` : `${highest}.`
  return `${highest}. Ever higher prices come near it and never reach it.`
}

/** The deepest drop of the profit between two prices. */
export function deepestDrop(
  prepared: PreparedOrder,
  window: Pick<PriceWindow, 'from' | 'to'>,
): ProfitJump | undefined {
  return profitJumps(prepared, window)
    .filter(({ before, after }) => subtract(before, after) >= PAISA)
    .reduce<ProfitJump | undefined>(
      (deepest, jump) =>
        deepest && subtract(deepest.before, deepest.after) >= subtract(jump.before, jump.after)
          ? deepest
          : jump,
      undefined,
    )
}

type Words = { readonly money: SayMoney; readonly symbol: string }

/**
 * What a drop costs, and up to which price less is left.
 *
 * @example sayDrop(jump, prepared, words)
 * // ['Above ₹1,000 the fees rise by ₹181.00.', 'Up to ₹1,259.51 you keep less than at ₹1,000.']
 */
export function sayDrop(
  jump: ProfitJump,
  prepared: PreparedOrder,
  { money, symbol }: Words,
): readonly string[] {
  const at = plainMoney(jump.at, symbol)
  const fall = money(subtract(jump.before, jump.after), 2)
  const rate = `${groupDigits(toDigits(jump.gstAfter))}%`
  const cost =
    jump.byFees && jump.byGst
      ? `Above ${at} fees and GST take ${fall} more.`
      : jump.byGst
        ? `Above ${at} GST is ${rate}, and ${fall} less is left.`
        : `Above ${at} the fees rise by ${fall}.`
  const less = jump.before < 0n ? 'lose more' : 'keep less'
  const end = lessUpTo(prepared, jump.at)
  if (end === undefined) return [cost, `At every higher price you ${less} than at ${at}.`]
  return end > jump.at ? [cost, `Up to ${money(end, 2)} you ${less} than at ${at}.`] : [cost]
}

/**
 * The gaps between ranges, above the first one.
 *
 * @example gapsBetween(ranges) // 1000.01 to 1060.99
 */
export function gapsBetween(ranges: readonly PriceRange[]): readonly Span[] {
  return ranges.flatMap(({ last }, index): Span[] => {
    const next = ranges[index + 1]
    if (last === undefined) return []
    return [{ first: sum(last, PAISA), last: next && subtract(next.first, PAISA) }]
  })
}

/** One sentence that says for what prices a target is reached. */
export function sayReached(found: Prices | NoPrice, target: Target, words: Words): string {
  const name = `a ${target.kind} of ${sayTarget(target, words.symbol)}`
  return found.kind === 'found'
    ? `${capital(name)} is reached ${joinPhrases(rangePhrases(found.ranges, words.money))}.`
    : `No price reaches ${name}. ${sayHighest(found, target, words.money)}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** @example sayProfit(decimalFrom(-12), money) // 'loss ₹12.00' */
export const sayProfit = (profit: Decimal, money: SayMoney): string =>
  profit < 0n ? `loss ${money(absolute(profit), 2)}` : `profit ${money(profit, 2)}`

/**
 * How the orders of the returns limit come back: as today, or where none do, as returned ones would.
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
 * How far today's price is from the break-even price.
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
  const phrases = rangePhrases(gapsBetween(ranges), money)
  return phrases.length > 0 ? `It loses again ${joinPhrases(phrases)}.` : undefined
}

/** What is wrong with the returns, in one sentence. */
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
 * How many of a hundred orders are kept.
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
