import type { Decimal } from '../../core/decimal'
import { formatSmallPercent } from '../../core/format'
import type { ProfitLossResults } from './compute'

const wordsFor = {
  profit: {
    total: 'Total Profit',
    percentage: 'Profit Percentage',
    covered: 'cost price',
    difference: 'profit',
  },
  loss: {
    total: 'Total Loss',
    percentage: 'Loss Percentage',
    covered: 'of the cost came back',
    difference: 'lost',
  },
  even: {
    total: 'No Profit, No Loss',
    percentage: 'Profit Percentage',
    covered: 'cost price',
    difference: 'profit',
  },
  refused: {
    total: 'Profit or loss',
    percentage: 'Profit Percentage',
    covered: 'cost price',
    difference: 'profit',
  },
}

const NOTHING = '--'

/** The labels and percentages of a sale. */
export function wordsOf({ state, percent, marginPercent }: ProfitLossResults) {
  const say = (percent: Decimal | undefined, none: string) => {
    if (percent !== undefined) return formatSmallPercent(percent, 2)
    return state === 'refused' ? NOTHING : none
  }
  return {
    ...wordsFor[state],
    percent: say(percent, 'None: it cost 0'),
    margin: say(marginPercent, 'None: sold at 0'),
  }
}

/** Formats a price; one below 0 is not counted, and has no figure. */
export const priceFormatter =
  (money: (value: Decimal, decimals: number) => string) =>
  (value: Decimal): string =>
    value < 0n ? NOTHING : money(value, 2)
