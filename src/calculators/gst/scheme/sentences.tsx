import type { ReactNode } from 'react'
import {
  absolute,
  type Decimal,
  hundred,
  round,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatPercent, inWords, plainMoney, withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { boundsHint } from '../../../ui/fields/hints'
import { accountOfWay, openWays } from './accounts'
import {
  type BreakEven,
  type NoBreakEven,
  type Reason,
  type Scheme,
  type SchemeInputs,
  schemeInputs,
  type Way,
} from './compute'
import { rulesFor, type Typed } from './inputs'
import { schemeWords } from './words'

type Money = (value: Decimal) => string

/** A percentage as it counts, with at most two decimals. @example sayPercent(decimalFrom('12.50')) // '12.5%' */
export const sayPercent = (percent: Decimal): string =>
  `${groupDigits(toDigits(round(percent, 2)))}%`

/** Whether an amount is shown as a loss. */
export const isLoss = (value: Decimal): boolean => round(value, 0) < 0n

/** The way with the most left, and the next. */
export function ranked(results: Scheme): readonly Way[] {
  const leftOf = (way: Way) => accountOfWay(results, way)?.left ?? results.regular.left
  return [...openWays(results)].sort((a, b) => {
    const [left, right] = [leftOf(a), leftOf(b)]
    return left === right ? 0 : left > right ? -1 : 1
  })
}

/** The ways that are shown to leave as much as the best one. */
export function tied(results: Scheme): readonly Way[] {
  const [best = 'regular'] = ranked(results)
  const most = accountOfWay(results, best)?.left ?? results.regular.left
  return openWays(results).filter((way) => {
    const { left } = accountOfWay(results, way) ?? results.regular
    return round(subtract(most, left), 0) === 0n
  })
}

/** What the best way leaves more than the next. */
export function captionOf(plan: SchemeInputs, results: Scheme, money: Money): ReactNode {
  if (plan.sales === 0n) return schemeWords.result.noSales
  const [best = 'regular', next] = ranked(results)
  if (!next) return schemeWords.result.onlyRegular
  const same = tied(results)
  if (same.length === 3) return schemeWords.result.allSame
  if (same.length === 2) return saySame(same, results)
  const [{ left: most }, { left: less }] = [best, next].map(
    (way) => accountOfWay(results, way) ?? results.regular,
  ) as [Scheme['regular'], Scheme['regular']]
  const say = isLoss(most) ? schemeWords.result.losesLess : schemeWords.result.leavesMore
  return say(schemeWords.by[best], money(subtract(most, less)), schemeWords.than[next])
}

function saySame([one = 'composition', other = 'regular']: readonly Way[], results: Scheme) {
  return openWays(results).length === 2
    ? schemeWords.result.bothSame
    : schemeWords.result.twoSame(schemeWords.ways[one], schemeWords.than[other])
}

/** Why a way is not open, in sentences. */
export function sayReasons(
  way: 'composition' | 'unregistered',
  plan: SchemeInputs,
  results: Scheme,
): readonly string[] {
  const limit = plainMoney(
    way === 'composition' ? plan.compositionLimit : plan.registrationLimit,
    '₹',
  )
  return results[way].reasons.map((reason) => sayReason(way, reason, limit))
}

function sayReason(way: 'composition' | 'unregistered', reason: Reason, limit: string): string {
  if (reason === 'overLimit') return schemeWords.reasons[way].overLimit(limit)
  return way === 'unregistered' || reason === 'otherStates'
    ? schemeWords.reasons[way].otherStates
    : schemeWords.reasons.composition[reason]
}

/** Why there is no break-even, in a sentence. */
export function sayNoBreakEven(reason: NoBreakEven, today: Decimal): string {
  if (reason === 'notAllowed' || reason === 'noSales') return schemeWords.result.noSales
  const isAlways = reason === 'compositionAlways' || reason === 'regularAlways'
  // Who buys for more than all sales may find one there.
  if (isAlways && today > hundred) return schemeWords.breakEven.noneToHundred
  return schemeWords.breakEven[reason]
}

/** A change with its sign. @example signedPercent(decimalFrom('1.4')) // '+1.40%' */
export function signedPercent(percent: Decimal): string {
  const text = formatPercent(percent, 2)
  return round(percent, 2) > 0n ? `+${text}` : text
}

/** The three figures that say how far apart composition and regular are. */
export function breakEvens(plan: SchemeInputs, results: Scheme) {
  const figure = (
    even: BreakEven,
    say: (percent: Decimal) => string,
    note: string,
    today = zero,
  ) =>
    even.percent === null
      ? {
          value: schemeWords.breakEven.none,
          note: sayNoBreakEven(even.reason, today),
        }
      : { value: say(even.percent), note }
  const twoDecimals = (percent: Decimal) => formatPercent(percent, 2)
  const ofToday = (percent: Decimal) => schemeWords.breakEven.ofSalesToday(sayPercent(percent))
  return [
    {
      label: schemeWords.breakEven.purchases,
      ...figure(
        results.breakEvenPurchases,
        twoDecimals,
        ofToday(plan.purchaseShare),
        plan.purchaseShare,
      ),
    },
    {
      label: schemeWords.breakEven.businessShare,
      ...figure(results.breakEvenBusinessShare, twoDecimals, ofToday(plan.businessShare)),
    },
    {
      label: schemeWords.breakEven.priceChange,
      ...figure(results.priceChange, signedPercent, schemeWords.breakEven.toLeaveSame),
    },
  ]
}

/** @example sayRates(typed) // '₹20,00,000 without tax · ₹5,00,000 at 5%' */
export function sayRates(typed: Typed): string {
  const { gstRate, untaxedSales, otherSales } = schemeInputs(typed)
  const parts = [
    ...(untaxedSales > zero ? [schemeWords.rates.withoutTax(plainMoney(untaxedSales, '₹'))] : []),
    ...otherSales.map(({ sales, rate }) =>
      schemeWords.rates.at(plainMoney(sales, '₹'), sayPercent(rate)),
    ),
  ]
  return parts.length > 0 ? parts.join(' · ') : schemeWords.rates.allAt(sayPercent(gstRate))
}

/** @example sayMore(typed) // 'Composition 1%, up to ₹1.5 crore · register above ₹40 lakh' */
export function sayMore(typed: Typed): string {
  const plan = schemeInputs(typed)
  const { bookkeepingRegular, bookkeepingComposition, inputTaxBack } = plan
  const hasBookkeeping = bookkeepingRegular > 0n || bookkeepingComposition > 0n
  const isByRule = inputTaxBack === (rulesFor(typed).inputTaxBack === 'yes')
  return [
    schemeWords.more.summary(
      sayPercent(plan.compositionRate),
      inBrief(plan.compositionLimit),
      inBrief(plan.registrationLimit),
    ),
    hasBookkeeping &&
      schemeWords.more.summaryBookkeeping(
        plainMoney(bookkeepingRegular, '₹'),
        plainMoney(bookkeepingComposition, '₹'),
      ),
    !inputTaxBack && schemeWords.more.summaryNoInputTax,
    inputTaxBack && !isByRule && schemeWords.more.summaryInputTax,
  ]
    .filter(Boolean)
    .join(' · ')
}

const inBrief = (value: Decimal): string => {
  const words = inWords(value)
  return words ? withSymbol(words, '₹') : plainMoney(value, '₹')
}

/** The hint under a number that is never below 0. */
export const aboveZeroHint = boundsHint(schemeWords.hints.belowZero)

/** The hint under the share of businesses. */
export const shareHint = boundsHint(
  schemeWords.hints.belowZero,
  hundred,
  schemeWords.hints.aboveAll,
)

/** The size of a change, as a sentence needs it. */
export const sizeOf = (percent: Decimal): string => formatPercent(absolute(percent), 2)
