import { LARGEST_AMOUNT, monthsOf, percentMonths } from '../../../core/annuity'
import { atLeastZero, type Decimal, multiplyDivide, subtract } from '../../../core/decimal'
import {
  isForEver,
  type NeverRunsOut,
  type Withdrawals,
  withdraw,
  withdrawFor,
} from '../../../core/savings/withdrawals'

export type WithdrawFind = 'duration' | 'monthly'

export type WithdrawInputs = {
  find: WithdrawFind
  savings: Decimal
  /** Of the next two, what is looked for does not count. */
  monthly: Decimal
  years: Decimal
  risePercent: Decimal
  annualRate: Decimal
}

export type WithdrawOutcome =
  | (Withdrawals & {
      readonly kind: 'lasts'
      readonly savings: Decimal
      /** The withdrawals as years and months. */
      readonly lastsYears: number
      readonly lastsMonths: number
    })
  | (NeverRunsOut & {
      readonly kind: 'neverRunsOut'
      readonly savings: Decimal
      readonly monthly: Decimal
      /** What is left after the first withdrawal earns this in its month. */
      readonly firstReturn: Decimal
      /** Or only for more than a century. */
      readonly isForEver: boolean
    })
  /** Nothing was asked yet. */
  | { readonly kind: 'noTime' }
  /** The return takes all that the first withdrawal leaves. */
  | { readonly kind: 'allIsLost' }

/**
 * How long savings last, or what can be taken every month so that they last. Amounts and a duration
 * below 0 count as 0; a negative return is a loss, a negative rise takes less every year. Nothing
 * when a duration is longer than a century or the sums are longer than a page can show.
 *
 * @example computeWithdraw({ find: 'duration', savings: 10000000, monthly: 75000, annualRate: 8, … })
 * // withdrawals 323, lastWithdrawal 68393.34, withdrawnInAll 24218393.34
 */
export function computeWithdraw(inputs: WithdrawInputs): WithdrawOutcome | undefined {
  const { risePercent, annualRate } = inputs
  const savings = atLeastZero(inputs.savings)
  const monthly = atLeastZero(inputs.monthly)
  if (savings > LARGEST_AMOUNT || monthly > LARGEST_AMOUNT) return undefined
  const plan = { savings, risePercent, annualRate }
  if (inputs.find === 'monthly') {
    const months = monthsOf(inputs.years, 'years')
    if (months === undefined) return undefined
    if (months === 0) return { kind: 'noTime' }
    const found = withdrawFor({ ...plan, months })
    return found ? lasting(found, savings) : { kind: 'allIsLost' }
  }
  const outcome = withdraw({ ...plan, monthly })
  if ('withdrawals' in outcome) return lasting(outcome, savings)
  const firstReturn = multiplyDivide(subtract(savings, monthly), annualRate, percentMonths)
  return {
    kind: 'neverRunsOut',
    savings,
    monthly,
    firstReturn,
    isForEver: isForEver({ ...plan, monthly }),
    years: outcome.years,
  }
}

function lasting(found: Withdrawals, savings: Decimal): WithdrawOutcome | undefined {
  if (found.withdrawnInAll > LARGEST_AMOUNT) return undefined
  const { withdrawals } = found
  const lastsYears = Math.floor(withdrawals / 12)
  return { kind: 'lasts', savings, lastsYears, lastsMonths: withdrawals % 12, ...found }
}
