import { type Decimal, decimalFrom, hundred, subtract } from '../../core/money/decimal'
import { formatSmallPercent } from '../../core/money/format'
import { boundsHint } from '../../ui/fields/hints'
import type { ProfitLossResults, Wanted } from './compute'
import { profitLossWords } from './words'

const NOTHING = '--'

/** The hint under what is wanted: no price leaves all of itself, and none is looked for below 0. */
export const wantedHint = (of: Wanted) =>
  of === 'margin'
    ? boundsHint(profitLossWords.wanted.belowZero, mostMargin, profitLossWords.wanted.noPrice)
    : boundsHint(profitLossWords.wanted.belowZero)

/** A margin of all is never reached. */
const mostMargin = subtract(hundred, decimalFrom('0.000001'))

/** The labels and percentages of a sale. */
export function wordsOf({ state, percent, marginPercent }: ProfitLossResults) {
  const say = (percent: Decimal | undefined, none: string) => {
    if (percent !== undefined) return formatSmallPercent(percent, 2)
    return state === 'refused' ? NOTHING : none
  }
  return {
    ...profitLossWords.results[state],
    percent: say(percent, profitLossWords.costIsZero),
    margin: say(marginPercent, profitLossWords.soldAtZero),
  }
}

/** Formats a price; one below 0 is not counted, and has no figure. */
export const priceFormatter =
  (money: (value: Decimal, decimals: number) => string) =>
  (value: Decimal): string =>
    value < 0n ? NOTHING : money(value, 2)
