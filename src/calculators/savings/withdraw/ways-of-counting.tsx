import {
  FACTOR_ONE,
  FINE_BITS,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import { atLeastZero } from '../../../core/money/decimal'
import { roundedDown } from '../../../core/money/round-whole'
import { monthGrowth } from '../../../core/savings/yearly-growth'
import { useCurrency } from '../../../ui/tab/currency'
import {
  sayDifference,
  type WayOfCounting,
  WaysTable,
  waysOfCounting,
} from '../shared/ways-of-counting'
import { computeWithdraw, type WithdrawInputs, type WithdrawOutcome } from './compute'
import { formatResult } from './sentences'
import { withdrawWords } from './words'

export type WithdrawCounted = WayOfCounting & { readonly outcome: WithdrawOutcome | undefined }

/**
 * One withdrawal plan in all four ways of counting: taken at the start or the end of a month, a
 * twelfth of the yearly rate or the month's share of a whole year. The first is how the page counts.
 *
 * Withdrawals at the end of each month are the same as withdrawals at the start of each month from
 * savings that have earned for one month before.
 *
 * @example computeInFourWays({ find: 'duration', savings: 10000000, monthly: 75000, annualRate: 8, … })
 * // 323, 299 withdrawals at the start; 331, 305 at the end
 */
export const computeInFourWays = (plan: WithdrawInputs): WithdrawCounted[] =>
  waysOfCounting.map(({ timing, reading }) => {
    const growth = monthGrowth(plan.annualRate, reading)
    const savings = atLeastZero(plan.savings)
    const outcome = computeWithdraw({
      ...plan,
      savings: timing === 'end' ? toDecimal((toFine(savings) * growth) >> FINE_BITS) : savings,
      annualRate:
        reading === 'divide12'
          ? plan.annualRate
          : toDecimal((growth - FACTOR_ONE) * MONTHLY_PERCENT_DIVISOR),
    })
    return { timing, reading, outcome }
  })

/** How long savings last, or what can be taken, in four ways of counting. */
export function WithdrawInFourWays({ plan }: { plan: WithdrawInputs }) {
  const { wholeMoney } = useCurrency()
  const ways = computeInFourWays(plan)
  const ours = ways[0]?.outcome
  return (
    <WaysTable
      annualRate={plan.annualRate}
      caption={withdrawWords.ways.captions[plan.find]}
      columns={[withdrawWords.ways.withdrawals, withdrawWords.found[plan.find]]}
      ways={ways.map(({ outcome, ...way }) => ({
        ...way,
        value: formatResult(plan.find, outcome, wholeMoney),
        difference:
          plan.find === 'monthly'
            ? sayDifference(shownAmount(outcome), shownAmount(ours), wholeMoney)
            : sayMonthsDifference(outcome, ours),
      }))}
      note={withdrawWords.ways.note}
    />
  )
}

/** The monthly withdrawal, rounded as it is shown. */
const shownAmount = (outcome: WithdrawOutcome | undefined) =>
  outcome?.kind === 'lasts' ? roundedDown(outcome.monthly) : undefined

/**
 * How much longer or shorter savings last than this page counts.
 *
 * @example sayMonthsDifference(other, ours) // '14 months less'
 */
export function sayMonthsDifference(
  outcome: WithdrawOutcome | undefined,
  ours: WithdrawOutcome | undefined,
): string {
  if (outcome?.kind !== 'lasts' || ours?.kind !== 'lasts') return ''
  const difference = outcome.withdrawals - ours.withdrawals
  if (difference === 0) return withdrawWords.ways.same
  return difference > 0
    ? withdrawWords.ways.monthsMore(difference)
    : withdrawWords.ways.monthsLess(-difference)
}
