import deposits from './deposits.json'
import returns from './returns.json'
import file from './views.json'

/** Decimal strings, words, switches, and lists and records of them. */
export type Agreed =
  | null
  | boolean
  | string
  | readonly Agreed[]
  | { readonly [key: string]: Agreed }
type Case = {
  id: string
  view: string
  category: string
  inputs: Record<string, Agreed>
  expected: Record<string, Agreed>
  shown: Record<string, Agreed>
}

/** The agreed results of one view, each with a title that names it. */
export const viewCasesOf = (view: string) =>
  ([...file.cases, ...returns.cases, ...deposits.cases] as unknown as Case[])
    .filter((candidate) => candidate.view === view)
    .map((found) => ({ ...found, title: `${found.id} ${found.category}` }))

/**
 * Agreed before TCS was left out of sales without tax (CGST Act, section 52): a registered seller at 0%
 * with TCS of 0.5%. Nothing changes but what TCS is a part of.
 */
const sinceNoTcsAtZero: Readonly<Record<string, Case['shown']>> = {
  'marketplace-159': { tcs: '0.00', heldBack: '1.18', payout: '816.56', gstCash: '0.00' },
}

/** The agreed results of marketplace orders. */
export const orderCases = () =>
  viewCasesOf('marketplace').map((agreed) => ({
    ...agreed,
    expected: { ...agreed.expected, ...sinceNoTcsAtZero[agreed.id] },
    shown: { ...agreed.shown, ...sinceNoTcsAtZero[agreed.id] },
  }))
