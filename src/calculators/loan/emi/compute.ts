import {
  LARGEST_AMOUNT,
  type LoanTerms,
  monthsOf,
  repaymentOf,
  type ScheduleRow,
  scheduleOf,
  type TermUnit,
} from '../../../core/loan/annuity'
import { aprOf } from '../../../core/loan/loan-solvers'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { gstOnFees } from '../shared/rules'
import { type FeeKind, feeIn, inputs, type Typed } from './inputs'

export type LoanInputs = {
  principal: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
  feeKind: FeeKind
  fee: Decimal
  hasGstOnFee: boolean
}
export type LoanResults = LoanTerms & {
  emi: Decimal
  totalInterest: Decimal
  totalPayment: Decimal
  /** Before GST. */
  processingFee: Decimal
  feeGst: Decimal
}

/**
 * Computes the EMI of a loan and what the loan costs. An amount, rate or tenure below 0 counts as 0.
 * Undefined if the tenure is above 100 years or the sums have too many digits.
 *
 * @example computeLoan({ principal: 500000, annualRate: 10, tenure: 5, tenureUnit: 'years', … })
 * // months 60, emi 10623.52, totalInterest 137411.34, totalPayment 637411.34
 */
export function computeLoan(inputs: LoanInputs): LoanResults | undefined {
  const principal = atLeastZero(inputs.principal)
  const annualRate = atLeastZero(inputs.annualRate)
  const months = monthsOf(inputs.tenure, inputs.tenureUnit)
  if (months === undefined) return undefined

  const { emi, totalPayment } = repaymentOf({ principal, annualRate, months })
  if (totalPayment > LARGEST_AMOUNT) return undefined
  const totalInterest = months > 0 ? subtract(totalPayment, principal) : zero
  const processingFee = processingFeeOf(principal, inputs.feeKind, atLeastZero(inputs.fee))
  const feeGst = inputs.hasGstOnFee ? multiplyDivide(processingFee, gstOnFees, hundred) : zero
  const terms = { principal, annualRate, months }
  return { ...terms, emi, totalInterest, totalPayment, processingFee, feeGst }
}

/** The fee is paid once; it is not part of the EMI. */
function processingFeeOf(principal: Decimal, kind: FeeKind, fee: Decimal): Decimal {
  if (kind === 'none') return zero
  return kind === 'percent' ? multiplyDivide(principal, fee, hundred) : fee
}

export type YearlyBalance = {
  /** How many months have passed, 0 today. The last year may have fewer than twelve months. */
  month: number
  principalLeft: Decimal
  interestLeft: Decimal
}

/**
 * What is still to pay today and at the end of each year.
 *
 * @example yearlyBalances(loan, scheduleOf(loan)) // today: 500000 and 137411.34, …, year 5: 0, 0
 */
export function yearlyBalances(
  { principal, totalInterest }: LoanResults,
  schedule: readonly ScheduleRow[],
): YearlyBalance[] {
  const today = { month: 0, principalLeft: principal, interestLeft: totalInterest }
  const yearEnds = schedule.filter(({ month }) => month % 12 === 0 || month === schedule.length)
  return [
    today,
    ...yearEnds.map(({ month, balance, interestLeft }) => ({
      month,
      principalLeft: balance,
      interestLeft,
    })),
  ]
}

/**
 * The first month after which half the loan, or less, is still owed; undefined without a loan.
 *
 * @example halfRepaidMonth(loan, scheduleOf(loan)) // 34, for 500000 at 10% over 5 years
 */
export function halfRepaidMonth(
  { principal }: LoanResults,
  schedule: readonly ScheduleRow[],
): number | undefined {
  if (principal === zero) return undefined
  return schedule.find(({ balance }) => balance + balance <= principal)?.month
}

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed) {
  const { amount, rate, tenure } = inputs.parse(typed)
  const loan = computeLoan({
    principal: amount.value,
    annualRate: rate.value,
    tenure: tenure.value,
    tenureUnit: typed.tenureUnit,
    feeKind: typed.feeKind,
    fee: feeIn(typed).value,
    hasGstOnFee: typed.gst === 'yes',
  })
  return {
    loan,
    schedule: loan ? scheduleOf(loan) : [],
    apr: loan && typed.feeKind !== 'none' ? aprWithFee(loan) : undefined,
  }
}

/** The APR in percent; `none` if no rate fits. */
export type Apr = Decimal | 'none'

/** The APR, which counts the fee and its GST. */
function aprWithFee(loan: LoanResults): Apr {
  const { principal, processingFee, feeGst } = loan
  return aprOf(loan, subtract(principal, sum(processingFee, feeGst))) ?? 'none'
}
