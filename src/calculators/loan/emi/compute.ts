import {
  LARGEST_AMOUNT,
  type LoanTerms,
  monthsOf,
  repaymentOf,
  type ScheduleRow,
  type TermUnit,
} from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  zero,
} from '../../../core/decimal'
import { gstOnFees } from '../shared/terms/gst-on-fees'
import type { FeeKind } from './inputs'

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
 * The instalment of a loan and what it costs, with the terms as they were counted: an amount, rate
 * or tenure below 0 counts as 0, since nobody is paid to borrow. Nothing when the tenure is longer
 * than a century or the sums are longer than a page can show.
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

/** Paid once, beside the instalments: it is no part of the EMI. */
function processingFeeOf(principal: Decimal, kind: FeeKind, fee: Decimal): Decimal {
  if (kind === 'none') return zero
  return kind === 'percent' ? multiplyDivide(principal, fee, hundred) : fee
}

export type YearlyBalance = {
  /** The months that have passed, 0 today; a last year may be shorter than twelve. */
  month: number
  principalLeft: Decimal
  interestLeft: Decimal
}

/**
 * What is still to pay today and at the end of each year. What a year took off is the difference
 * between two rows.
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
 * The first month after which half the loan, or less, is still owed; nothing without a loan.
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
