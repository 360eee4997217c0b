import { LARGEST_AMOUNT, type LoanTerms, monthsOf, type TermUnit } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  subtract,
} from '../../../core/decimal'
import {
  amountRepaidBy,
  runningTime,
  smallestInstalment,
  yearlyRateOf,
} from '../../../core/loan/loan-solvers'
import type { Find } from './inputs'

export type FindInputs = {
  find: Find
  emi: Decimal
  /** Of the following, what is looked for does not count. */
  amount: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
}

/** A loan with all its terms, the given ones and the one that was found. */
export type FoundLoan = LoanTerms & {
  readonly kind: 'found'
  readonly emi: Decimal
  readonly totalInterest: Decimal
  readonly totalPayment: Decimal
  /** Where the tenure was found: the last one may be smaller. */
  readonly lastInstalment?: Decimal
}

/** Why there is no such loan, and from which EMI on there is one. */
export type NoLoan = {
  readonly emi: Decimal
  readonly principal: Decimal
  /** As a whole amount it has to be rounded up. */
  readonly smallestEmi: Decimal
} & (
  | {
      readonly kind: 'interestNotCovered'
      readonly annualRate: Decimal
      readonly firstInterest: Decimal
      /** What the EMI lacks of the first month's interest. */
      readonly shortfall: Decimal
      /** At this rate the EMI is all interest. */
      readonly highestRate: Decimal
    }
  | { readonly kind: 'over100Years'; readonly annualRate: Decimal }
  | { readonly kind: 'instalmentsBelowAmount'; readonly months: number }
)

/** Nothing was asked yet: a rate needs an amount and a time. */
type Unasked = { readonly kind: 'unasked'; readonly emi: Decimal }

export type Outcome = FoundLoan | NoLoan | Unasked

/** The loan, if there is one. */
export const loanIn = (outcome: Outcome | undefined): FoundLoan | undefined =>
  outcome?.kind === 'found' ? outcome : undefined

/** Why there is none, if it was asked. */
export const noLoanIn = (outcome: Outcome | undefined): NoLoan | undefined =>
  outcome && outcome.kind !== 'found' && outcome.kind !== 'unasked' ? outcome : undefined

const percentMonths = decimalFrom(1200)

/**
 * What a share of an income leaves for one more EMI; none of the three counts below 0.
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
 * The amount, the tenure or the rate that belongs to an EMI. What is below 0 counts as 0. Nothing
 * when a tenure is longer than a century or the sums are longer than a page can show.
 *
 * @example computeFind({ find: 'amount', emi: 25000, annualRate: 9, tenure: 20, … })
 * // principal 2778623.85, totalInterest 3221376.15, totalPayment 6000000
 */
export function computeFind(inputs: FindInputs): Outcome | undefined {
  const emi = atLeastZero(inputs.emi)
  const principal = atLeastZero(inputs.amount)
  const annualRate = atLeastZero(inputs.annualRate)
  if (inputs.find === 'tenure') return reachable(findTenure(emi, principal, annualRate))

  const months = monthsOf(inputs.tenure, inputs.tenureUnit)
  if (months === undefined) return undefined
  if (inputs.find === 'rate') return reachable(findRate(emi, principal, months))
  const amount = amountRepaidBy({ instalment: emi, annualRate, months })
  return reachable(found({ emi, principal: amount, annualRate, months }))
}

function found(loan: LoanTerms & { readonly emi: Decimal }): FoundLoan {
  const totalPayment = multiply(loan.emi, decimalFrom(loan.months))
  // What was shared out and rounded to forty decimals is no interest, and no loss either.
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
  const firstInterest = multiplyDivide(principal, annualRate, percentMonths)
  return {
    kind: time,
    ...common,
    firstInterest,
    shortfall: atLeastZero(subtract(firstInterest, emi)),
    highestRate: multiplyDivide(emi, percentMonths, principal),
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

/** A page can show so much, and no more. */
function reachable(outcome: Outcome | undefined): Outcome | undefined {
  if (!outcome || outcome.kind === 'unasked') return outcome
  const largest = outcome.kind === 'found' ? outcome.totalPayment : outcome.smallestEmi
  return largest <= LARGEST_AMOUNT ? outcome : undefined
}
