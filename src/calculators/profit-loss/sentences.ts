import type { Decimal } from '../../core/money/decimal'
import { formatSmallPercent } from '../../core/money/format'
import type { ProfitLossResults } from './compute'
import { profitLossWords } from './words'

const NOTHING = '--'

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
