import { absolute, type Decimal, subtract, sum, toDigits } from '../../../core/decimal'
import { formatPercent, groupDigits, plainMoney } from '../../../core/format'
import type { PreparedOrder } from '../shared/order/prepare-order'
import {
  type NoPrice,
  PAISA,
  type PriceRange,
  type Prices,
  type Target,
} from '../shared/prices/price-ranges'
import { lessUpTo, type ProfitJump, profitJumps } from '../shared/prices/profit-pieces'
import type { PriceWindow } from './price-window'

export type SayMoney = (value: Decimal, decimals: number) => string

/** Some words, and then a figure that stands out. */
export type Phrase = { readonly before: string; readonly figure: string }

/** @example sayTarget({ kind: 'margin', percent: 20 }, '₹') // '20%' */
export const sayTarget = (target: Target, symbol: string): string =>
  target.kind === 'margin'
    ? `${groupDigits(toDigits(target.percent))}%`
    : plainMoney(target.profit, symbol)

/** Prices that can be set, to the paisa; without a last one they go on. */
export type Span = Pick<PriceRange, 'first' | 'last'>

/**
 * Where a target is reached.
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

export const joined = (phrases: readonly Phrase[]): string =>
  phrases.map(({ before, figure }) => before + figure).join('')

/** What can be reached instead where no price reaches the target. */
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

/** The deepest fall of the profit in a window. */
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

type Saying = { readonly money: SayMoney; readonly symbol: string }

/**
 * What a fall costs, and how far it is felt.
 *
 * @example sayDrop(jump, prepared, words)
 * // ['Above ₹1,000 the fees rise by ₹181.00.', 'Up to ₹1,259.51 you keep less than at ₹1,000.']
 */
export function sayDrop(
  jump: ProfitJump,
  prepared: PreparedOrder,
  { money, symbol }: Saying,
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
 * The prices above the first range that do not reach what the ranges do.
 *
 * @example between(ranges) // 1000.01 to 1060.99
 */
export function between(ranges: readonly PriceRange[]): readonly Span[] {
  return ranges.flatMap(({ last }, index): Span[] => {
    const next = ranges[index + 1]
    if (last === undefined) return []
    return [{ first: sum(last, PAISA), last: next && subtract(next.first, PAISA) }]
  })
}

/** One sentence that says for what prices a target is reached. */
export function sayReached(found: Prices | NoPrice, target: Target, words: Saying): string {
  const name = `a ${target.kind} of ${sayTarget(target, words.symbol)}`
  return found.kind === 'found'
    ? `${capital(name)} is reached ${joined(rangePhrases(found.ranges, words.money))}.`
    : `No price reaches ${name}. ${sayHighest(found, target, words.money)}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** @example sayProfit(decimalFrom(-12), money) // 'loss ₹12.00' */
export const sayProfit = (profit: Decimal, money: SayMoney): string =>
  profit < 0n ? `loss ${money(absolute(profit), 2)}` : `profit ${money(profit, 2)}`
