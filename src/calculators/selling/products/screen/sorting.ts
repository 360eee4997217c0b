import type { Arrangement, SortKey } from '../arrange'

/** How a list can be put in order, with the word for each way. */
const words: { readonly [Key in SortKey]: readonly [rising: string, falling: string] } = {
  row: ['As in the file', 'Last row of the file first'],
  name: ['By name', 'By name, from the end'],
  price: ['Lowest price first', 'Highest price first'],
  cost: ['Lowest cost first', 'Highest cost first'],
  quantity: ['Fewest orders first', 'Most orders first'],
  payout: ['Lowest payout first', 'Highest payout first'],
  profit: ['Worst profit first', 'Best profit first'],
  margin: ['Worst margin first', 'Best margin first'],
  payoutInAll: ['Lowest payout × quantity first', 'Highest payout × quantity first'],
  profitInAll: ['Worst profit × quantity first', 'Best profit × quantity first'],
  breakEven: ['Lowest break-even price first', 'Highest break-even price first'],
  targetPrice: ['Lowest price for % first', 'Highest price for % first'],
}

type Order = Pick<Arrangement, 'sort' | 'isDescending'>

/** @example sayOrder({ sort: 'margin', isDescending: false }, '20%') // 'Worst margin first' */
export const sayOrder = ({ sort, isDescending }: Order, percent: string): string =>
  words[sort][isDescending ? 1 : 0].replace('%', percent)

const keys: readonly SortKey[] = [
  'margin',
  'profit',
  'profitInAll',
  'name',
  'row',
  'price',
  'cost',
  'quantity',
  'payout',
  'payoutInAll',
  'breakEven',
  'targetPrice',
]

/** What differs from the figures of one order only where rows have quantities. */
const ofQuantities: readonly SortKey[] = ['profitInAll', 'payoutInAll']

/** All orders, the most wanted first. */
export const sortChoices = (hasQuantities: boolean): readonly Order[] =>
  keys
    .filter((sort) => hasQuantities || !ofQuantities.includes(sort))
    .flatMap((sort) => [
      { sort, isDescending: false },
      { sort, isDescending: true },
    ])

const largestFirst: readonly SortKey[] = ['quantity', 'payout', 'payoutInAll']

/** Where a column is first sorted by, what people look for comes first. */
export const nextOrder = (now: Order, sort: SortKey): Order => ({
  sort,
  isDescending: now.sort === sort ? !now.isDescending : largestFirst.includes(sort),
})
