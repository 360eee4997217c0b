import { type Decimal, round, subtract, zero } from '../../../core/money/decimal'
import { roundParts } from '../../../core/money/round-parts'
import { type Account, type Scheme, type Way, ways } from './compute'

/** The account of a way; nothing where it is not allowed. */
export const accountOfWay = (results: Scheme, way: Way): Account | undefined =>
  way === 'regular' ? results.regular : results[way].account

/** The ways that are open to a business. */
export const openWays = (results: Scheme): readonly Way[] =>
  ways.filter((way) => accountOfWay(results, way))

const minus = (value: Decimal) => subtract(zero, value)

/** An account with so many decimals, for files: its parts add up to what is left. */
export function shownAccount(account: Account, decimals: number): Account {
  const { left } = account
  const [shown = zero, ...spent] = roundParts(signedParts(account), left, decimals)
  const [taxOut = zero, bought = zero, spentOn = zero, others = zero, books = zero] =
    spent.map(minus)
  return {
    received: shown,
    tax: taxOut,
    purchases: bought,
    expenses: spentOn,
    otherCosts: others,
    bookkeeping: books,
    left: round(left, decimals),
  }
}

/** The rows of an account, signed: what comes in, and what goes out. Nothing where a way has no such row. */
export const accountRows = {
  received: ({ received }: Account) => received,
  gst: ({ tax }: Account, way: Way) => (way === 'regular' ? minus(tax) : undefined),
  compositionTax: ({ tax }: Account, way: Way) => (way === 'composition' ? minus(tax) : undefined),
  purchases: ({ purchases }: Account) => minus(purchases),
  expenses: ({ expenses }: Account) => minus(expenses),
  otherCosts: ({ otherCosts }: Account) => minus(otherCosts),
  bookkeeping: ({ bookkeeping }: Account) => minus(bookkeeping),
} as const satisfies Record<string, (account: Account, way: Way) => Decimal | undefined>

export type AccountRow = keyof typeof accountRows

export const accountRowNames = Object.keys(accountRows) as readonly AccountRow[]

/** The GST of regular in paise: output tax less input tax is what is to be paid. */
export function shownGst({ regular }: Scheme, decimals: number) {
  // It may have given way to the sum of the account, so the other two share what that leaves.
  const outputGst = shownAccount(regular, decimals).tax
  const parts = [regular.inputTax, regular.gstToPay]
  const [inputTax = zero, gstToPay = zero] = roundParts(parts, outputGst, decimals)
  return { outputGst, inputTax: minus(inputTax), gstToPay }
}

/** What an account adds up, signed, to what is left. */
export const signedParts = (account: Account): readonly Decimal[] => {
  const { received, tax, purchases, expenses, otherCosts, bookkeeping } = account
  return [received, ...[tax, purchases, expenses, otherCosts, bookkeeping].map(minus)]
}
