import { countOf } from '../../../core/format'
import type { WithdrawOutcome } from './compute'

/**
 * How much longer or shorter savings last than counted another way.
 *
 * @example sayMonths(other, ours) // '14 months less'
 */
export function sayMonths(
  outcome: WithdrawOutcome | undefined,
  ours: WithdrawOutcome | undefined,
): string {
  if (outcome?.kind !== 'lasts' || ours?.kind !== 'lasts') return ''
  const difference = outcome.withdrawals - ours.withdrawals
  if (difference === 0) return 'the same'
  return `${countOf(Math.abs(difference), 'month')} ${difference > 0 ? 'more' : 'less'}`
}
