import { LARGEST_AMOUNT, MONTHLY_PERCENT_DIVISOR, monthsOf } from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  multiplyDivide,
  subtract,
} from '../../../core/money/decimal'
import {
  isForEver,
  type NeverRunsOut,
  type Withdrawals,
  withdraw,
  withdrawFor,
} from '../../../core/savings/withdrawals'
import { inputs, type Typed, type WithdrawFind } from './inputs'

export type WithdrawInputs = {
  find: WithdrawFind
  savings: Decimal
  /** Of the next two, the one to find is ignored. */
  monthly: Decimal
  years: Decimal
  risePercent: Decimal
  annualRate: Decimal
}

/** The savings are used up after a number of withdrawals. */
export type Lasting = Withdrawals & {
  readonly kind: 'lasts'
  readonly savings: Decimal
  /** The number of withdrawals as years and months. */
  readonly lastsYears: number
  readonly lastsMonths: number
}

/** So much is shown of savings without an end: what a century would make of them is no figure to plan with. */
export const SHOWN_YEARS = 40

/** The savings are not used up within a century; the years are those that are shown. */
export type NeverEnding = NeverRunsOut & {
  readonly kind: 'neverRunsOut'
  readonly savings: Decimal
  readonly monthly: Decimal
  /** What the first month earns, on what is left after the first withdrawal. */
  readonly firstReturn: Decimal
  /** False where they only last for more than a century. */
  readonly isForEver: boolean
}

export type WithdrawOutcome =
  | Lasting
  | NeverEnding
  /** The duration is 0. */
  | { readonly kind: 'noTime' }
  /** The return loses all that the first withdrawal leaves. */
  | { readonly kind: 'allIsLost' }

/**
 * How long savings last, or what can be taken every month so that they last. Amounts and a duration
 * below 0 count as 0; a negative return is a loss, a negative rise takes less every year. Undefined
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
  const firstReturn = multiplyDivide(
    subtract(savings, monthly),
    annualRate,
    MONTHLY_PERCENT_DIVISOR,
  )
  return {
    kind: 'neverRunsOut',
    savings,
    monthly,
    firstReturn,
    isForEver: isForEver({ ...plan, monthly }),
    years: outcome.years.slice(0, SHOWN_YEARS),
  }
}

function lasting(found: Withdrawals, savings: Decimal): WithdrawOutcome | undefined {
  if (found.withdrawnInAll > LARGEST_AMOUNT) return undefined
  const { withdrawals } = found
  const lastsYears = Math.floor(withdrawals / 12)
  return { kind: 'lasts', savings, lastsYears, lastsMonths: withdrawals % 12, ...found }
}

/** The results of what is typed. */
export function answer(typed: Typed) {
  const { savings, withdrawal, rise, rate, years } = inputs.parse(typed)
  const plan = {
    find: typed.find,
    savings: savings.value,
    monthly: withdrawal.value,
    risePercent: rise.value,
    annualRate: rate.value,
    years: years.value,
  }
  return { plan, outcome: computeWithdraw(plan) }
}

/** Larger amounts are wider than a chart. */
const LARGEST_DRAWN = decimalFrom(10n ** 17n)

/** The outcome, if a chart can show it. */
export function outcomeToDraw(
  outcome: WithdrawOutcome | undefined,
): Lasting | NeverEnding | undefined {
  if (!outcome || !('years' in outcome) || outcome.years.length === 0) return undefined
  const amounts = [outcome.savings, ...outcome.years.map(({ left }) => left)]
  return outcome.savings > 0n && amounts.every((amount) => amount <= LARGEST_DRAWN)
    ? outcome
    : undefined
}

/** What is left when the picture ends; undefined where it is larger than can be shown. */
export const leftAfterShownYears = ({ years }: NeverEnding): Decimal | undefined =>
  years[SHOWN_YEARS - 1]?.left
