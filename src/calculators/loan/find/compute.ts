import { LARGEST_AMOUNT, type LoanTerms, monthsOf, type TermUnit } from '../../../core/loan/annuity'
import {
  amountRepaidBy,
  runningTime,
  smallestInstalment,
  yearlyRateOf,
} from '../../../core/loan/loan-solvers'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  subtract,
} from '../../../core/money/decimal'
import { type Find, inputs, type Typed } from './inputs'

export type FindInputs = {
  find: Find
  emi: Decimal
  /** Of the following, the one to be found is ignored. */
  amount: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
}

/** A loan with all its terms, typed and found. */
export type FoundLoan = LoanTerms & {
  readonly kind: 'found'
  readonly emi: Decimal
  readonly totalInterest: Decimal
  readonly totalPayment: Decimal
  /** If the tenure was found: the last instalment, which may be smaller. */
  readonly lastInstalment?: Decimal
}

/** Why no loan has this EMI, and the smallest EMI that would have one. */
export type NoLoan = {
  readonly emi: Decimal
  readonly principal: Decimal
  /** Exact. A whole amount must be rounded up. */
  readonly smallestEmi: Decimal
} & (
  | {
      readonly kind: 'interestNotCovered'
      readonly annualRate: Decimal
      readonly firstInterest: Decimal
      /** By how much the EMI is below the first month's interest. */
      readonly shortfall: Decimal
      /** The rate at which the first month's interest is the whole EMI. */
      readonly highestRate: Decimal
    }
  | { readonly kind: 'over100Years'; readonly annualRate: Decimal }
  | { readonly kind: 'instalmentsBelowAmount'; readonly months: number }
)

/** Inputs are missing: a rate needs an amount and a tenure. */
type Unasked = { readonly kind: 'unasked'; readonly emi: Decimal }

export type Outcome = FoundLoan | NoLoan | Unasked

/** The found loan, if there is one. */
export const loanIn = (outcome: Outcome | undefined): FoundLoan | undefined =>
  outcome?.kind === 'found' ? outcome : undefined

/** Why there is no loan, unless inputs are missing. */
export const noLoanIn = (outcome: Outcome | undefined): NoLoan | undefined =>
  outcome && outcome.kind !== 'found' && outcome.kind !== 'unasked' ? outcome : undefined

const MONTHLY_PERCENT_DIVISOR = decimalFrom(1200)

/**
 * The EMI that a share of the income allows beside other EMIs. Values below 0 count as 0.
 *
 * @example emiFromIncome({ income: 80000, sharePercent: 40, otherEmis: 7000 }) // 25000
 */
export function emiFromIncome(of: {
  readonly income: Decimal
  readonly sharePercent: Decimal
  readonly otherEmis: Decimal
}): Decimal {
  const share = multiplyDivide(atLeastZero(of.income), atLeastZero(of.sharePercent), hundred)
  return atLeastZero(subtract(share, atLeastZero(of.otherEmis)))
}

/**
 * Finds the amount, the tenure or the rate of a loan with this EMI. Values below 0 count as 0.
 * Undefined if the tenure is above 100 years or the sums have too many digits.
 *
 * @example computeFind({ find: 'amount', emi: 25000, annualRate: 9, tenure: 20, … })
 * // principal 2778623.85, totalInterest 3221376.15, totalPayment 6000000
 */
export function computeFind(inputs: FindInputs): Outcome | undefined {
  const emi = atLeastZero(inputs.emi)
  const principal = atLeastZero(inputs.amount)
  const annualRate = atLeastZero(inputs.annualRate)
  if (inputs.find === 'tenure') return withinLimits(findTenure(emi, principal, annualRate))

  const months = monthsOf(inputs.tenure, inputs.tenureUnit)
  if (months === undefined) return undefined
  if (inputs.find === 'rate') return withinLimits(findRate(emi, principal, months))
  const amount = amountRepaidBy({ instalment: emi, annualRate, months })
  return withinLimits(found({ emi, principal: amount, annualRate, months }))
}

function found(loan: LoanTerms & { readonly emi: Decimal }): FoundLoan {
  const totalPayment = multiply(loan.emi, decimalFrom(loan.months))
  // A rounding error in the fortieth decimal must not give negative interest.
  const totalInterest = atLeastZero(subtract(totalPayment, loan.principal))
  return { kind: 'found', ...loan, totalInterest, totalPayment }
}

function findTenure(emi: Decimal, principal: Decimal, annualRate: Decimal): Outcome {
  const time = runningTime({ principal, annualRate, instalment: emi })
  if (typeof time === 'object') {
    const totalInterest = subtract(time.totalPayment, principal)
    return { kind: 'found', emi, principal, annualRate, totalInterest, ...time }
  }
  const common = {
    emi,
    principal,
    annualRate,
    smallestEmi: smallestInstalment({ principal, annualRate }),
  }
  if (time === 'over100Years') return { kind: time, ...common }
  const firstInterest = multiplyDivide(principal, annualRate, MONTHLY_PERCENT_DIVISOR)
  return {
    kind: time,
    ...common,
    firstInterest,
    shortfall: atLeastZero(subtract(firstInterest, emi)),
    highestRate: multiplyDivide(emi, MONTHLY_PERCENT_DIVISOR, principal),
  }
}

function findRate(emi: Decimal, principal: Decimal, months: number): Outcome | undefined {
  if (principal <= 0n || months === 0) return { kind: 'unasked', emi }
  const annualRate = yearlyRateOf({ worth: principal, instalment: emi, months })
  if (annualRate !== undefined) return found({ emi, principal, annualRate, months })
  if (emi * BigInt(months) >= principal) return undefined
  const smallestEmi = divide(principal, decimalFrom(months))
  return { kind: 'instalmentsBelowAmount', emi, principal, months, smallestEmi }
}

/** The outcome, unless its amounts have too many digits. */
function withinLimits(outcome: Outcome | undefined): Outcome | undefined {
  if (!outcome || outcome.kind === 'unasked') return outcome
  const largest = outcome.kind === 'found' ? outcome.totalPayment : outcome.smallestEmi
  return largest <= LARGEST_AMOUNT ? outcome : undefined
}

/** The typed EMI, or the one that follows from the income. */
export function emiOf(typed: Typed): Decimal {
  const { emi, income, share, otherEmis } = inputs.parse(typed)
  if (typed.emiFrom === 'typed') return emi.value
  return emiFromIncome({
    income: income.value,
    sharePercent: share.value,
    otherEmis: otherEmis.value,
  })
}

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed): { outcome: Outcome | undefined } {
  const { amount, rate, tenure } = inputs.parse(typed)
  const outcome = computeFind({
    find: typed.find,
    emi: emiOf(typed),
    amount: amount.value,
    annualRate: rate.value,
    tenure: tenure.value,
    tenureUnit: typed.tenureUnit,
  })
  return { outcome }
}
