import { type Decimal, round, subtract, sum } from '../../../core/decimal'
import type { WithdrawalYear } from '../../../core/savings/withdrawals'
import { yearName } from '../year-name'
import type { Lasting, Never } from './answer'

/**
 * The name of a year: the last one may end early.
 *
 * @example nameOfYear(year, { kind: 'lasts', withdrawals: 323, … }) // '26 yr 11 mo'
 */
export const nameOfYear = ({ year }: WithdrawalYear, outcome: Lasting | Never): string =>
  yearName(monthsAt(year, outcome))

/** How many months have passed when a year ends. */
export const monthsAt = (year: number, outcome: Lasting | Never): number =>
  outcome.kind === 'lasts' ? Math.min(year * 12, outcome.withdrawals) : year * 12

/**
 * What the savings brought until the end of a year: all that was taken or is left, beyond what was
 * there; with decimals, what lies between the rounded amounts.
 *
 * @example returnsAt(year, savings) // withdrawn + left − savings
 */
export function returnsAt(year: WithdrawalYear, savings: Decimal, decimals?: number): Decimal {
  const [withdrawn, left, before] = [year.withdrawn, year.left, savings].map((amount) =>
    decimals === undefined ? amount : round(amount, decimals),
  ) as [Decimal, Decimal, Decimal]
  return subtract(sum(withdrawn, left), before)
}
