import type { ReactNode } from 'react'
import {
  absolute,
  type Decimal,
  hundred,
  round,
  subtract,
  sum,
  toDigits,
} from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { Reading } from '../../../core/money/parse'
import type { PreparedOrder } from '../../../desks/market/order/prepare-order'
import {
  lessUpTo,
  type NoPrice,
  PAISA,
  type PriceRange,
  type Prices,
  type ProfitJump,
  profitJumps,
  type Target,
} from '../../../desks/market/order/prices'
import type { ComingBack, OrderTerms } from '../../../desks/market/order/terms'
import { boundsHint } from '../../../ui/fields/hints'
import type { PriceWindow } from './price-chart'
import { marketplaceWords } from './words'

export type SayMoney = (value: Decimal, decimals: number) => string

/** @example sayTarget({ kind: 'margin', percent: 20 }, '₹') // '20%' */
export const sayTarget = (target: Target, symbol: string): string =>
  target.kind === 'margin'
    ? `${groupDigits(toDigits(target.percent))}%`
    : plainMoney(target.profit, symbol)

/** Prices that can be set, to the paisa; without a last one they go on. */
export type Span = Pick<PriceRange, 'first' | 'last'>

type RangeWords<Said> = {
  readonly [Kind in 'everyPriceFrom' | 'at' | 'from' | 'fromTo']: (from: string, to: string) => Said
}

/** Ranges one by one, each with what stands between it and the one before. */
function eachRange<Said>(ranges: readonly Span[], money: SayMoney, words: RangeWords<Said>) {
  const atEnd = ranges.length - 1
  return ranges.map(({ first, last }, index) => {
    const from = money(first, 2)
    const to = last === undefined ? '' : money(last, 2)
    const open = atEnd === 0 ? 'everyPriceFrom' : 'from'
    const kind = last === undefined ? open : first === last ? 'at' : 'fromTo'
    const joint = index === atEnd ? marketplaceWords.price.again : ', '
    return { from, joint: index === 0 ? '' : joint, said: words[kind](from, to) }
  })
}

/**
 * Ranges of prices, in words.
 *
 * @example sayRanges(ranges, money) // 'from ₹886.48 to ₹1,000.00, and again from ₹1,197.05'
 */
export const sayRanges = (ranges: readonly Span[], money: SayMoney): string =>
  eachRange(ranges, money, marketplaceWords.price.ranges)
    .map(({ joint, said }) => joint + said)
    .join('')

/** The same with bold prices. */
export const boldRanges = (ranges: readonly Span[], money: SayMoney): ReactNode =>
  eachRange(ranges, money, marketplaceWords.price.boldRanges).map(({ from, joint, said }) => (
    <span key={from}>
      {joint}
      {said}
    </span>
  ))

/** The highest margin or profit, where no price reaches the target. */
export function sayHighest(found: NoPrice, target: Target, money: SayMoney): string {
  const { highestMargin, highestProfit } = found
  if (target.kind === 'profit' && highestProfit !== undefined) {
    return marketplaceWords.price.highestProfit(money(highestProfit, 2))
  }
  if (!highestMargin) return marketplaceWords.price.noneKept
  const { isReached, atPrice } = highestMargin
  const percent = formatPercent(highestMargin.percent, 2)
  if (!isReached) return marketplaceWords.price.highestMarginNever(percent)
  return atPrice
    ? marketplaceWords.price.highestMarginAt(percent, money(atPrice, 2))
    : marketplaceWords.price.highestMargin(percent)
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
      ? marketplaceWords.price.drop.byBoth(at, fall)
      : jump.byGst
        ? marketplaceWords.price.drop.byGst(at, rate, fall)
        : marketplaceWords.price.drop.byFees(at, fall)
  const less =
    jump.before < 0n ? marketplaceWords.price.drop.loseMore : marketplaceWords.price.drop.keepLess
  const end = lessUpTo(prepared, jump.at)
  if (end === undefined) return [cost, less.always(at)]
  return end > jump.at ? [cost, less.upTo(money(end, 2), at)] : [cost]
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
  const aim = sayTarget(target, words.symbol)
  return found.kind === 'found'
    ? marketplaceWords.price.reached[target.kind](aim, sayRanges(found.ranges, words.money))
    : `${marketplaceWords.price.notReached[target.kind](aim)} ${sayHighest(found, target, words.money)}`
}

/** @example sayProfit(decimalFrom(-12), money) // 'loss ₹12.00' */
export const sayProfit = (profit: Decimal, money: SayMoney): string =>
  profit < 0n
    ? marketplaceWords.price.lossOf(money(absolute(profit), 2))
    : marketplaceWords.price.profitOf(money(profit, 2))

/** @example sayBrings('₹1,180', decimalFrom(191), money) // 'At ₹1,180 an order brings a profit of ₹191.00.' */
export const sayBrings = (price: string, profit: Decimal, money: SayMoney): string =>
  profit < 0n
    ? marketplaceWords.price.brings.loss(price, money(absolute(profit), 2))
    : marketplaceWords.price.brings.profit(price, money(profit, 2))

/**
 * How the orders of the returns limit come back: as today, or where none do, as returned ones would.
 *
 * @example sayComingBack(terms, money)
 * // 'of orders can come back, whole and without a return fee, before nothing is left.'
 */
export function sayComingBack({ undelivered, returned }: OrderTerms, money: SayMoney): string {
  if (undelivered.percent > 0n && returned.percent > 0n) {
    return marketplaceWords.limits.comeBack.asToday
  }
  const { fee, damagedPercent }: ComingBack = undelivered.percent > 0n ? undelivered : returned
  const cost = fee > 0n && money(fee, 2)
  if (damagedPercent <= 0n) {
    return cost
      ? marketplaceWords.limits.comeBack.wholeForFee(cost)
      : marketplaceWords.limits.comeBack.whole
  }
  const damaged = `${groupDigits(toDigits(damagedPercent))}%`
  return cost
    ? marketplaceWords.limits.comeBack.damagedForFee(damaged, cost)
    : marketplaceWords.limits.comeBack.damaged(damaged)
}

/** Of all orders sent out, in percent: those that come back today. */
export const comingBackToday = ({ whole, kept, grain }: PreparedOrder): Decimal =>
  ((whole - kept) * grain) as Decimal

/**
 * How far today's price is from the break-even price.
 *
 * @example sayDistance(found, decimalFrom(1180), money)
 * // is where an order earns nothing, ₹470.82 below today’s price.
 */
export function sayDistance({ cheapest, ranges }: Prices, price: Decimal, money: SayMoney) {
  const words =
    ranges[0]?.from === 0n
      ? marketplaceWords.limits.neverLoses
      : marketplaceWords.limits.earnsNothing
  const distance = subtract(price, cheapest)
  if (distance === 0n) return words.today
  const figure = money(absolute(distance), 2)
  return distance > 0n ? words.below(figure) : words.above(figure)
}

/** @example sayLossAbove(found, money) // 'It loses again from ₹1,000.01 to ₹1,060.99.' */
export function sayLossAbove({ ranges }: Prices, money: SayMoney): string | undefined {
  const gaps = gapsBetween(ranges)
  return gaps.length > 0 ? marketplaceWords.limits.losesAgain(sayRanges(gaps, money)) : undefined
}

const belowZeroHint = boundsHint(marketplaceWords.hints.belowZero)

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
    const hint = belowZeroHint(reading)
    if (hint) return hint
  }
  if (sum(undelivered.value, returned.value) > hundred) {
    return marketplaceWords.hints.moreThanAllBack
  }
  if (undeliveredDamaged.value > hundred || returnedDamaged.value > hundred) {
    return marketplaceWords.hints.moreThanAllDamaged
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
  return marketplaceWords.returns.ofHundred(count(kept), count(damaged))
}
