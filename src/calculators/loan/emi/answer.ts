import { scheduleOf, type TermUnit, TOO_LARGE } from '../../../core/annuity'
import { subtract, sum } from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { aprOf } from '../../../core/loan/loan-solvers'
import { readAmount, readNumber } from '../../../core/parse'
import { sayTerm } from '../shared/terms/tenure'
import { computeLoan, type LoanResults } from './compute'
import type { inputs } from './inputs'

/** The inputs as they were typed, read. */
export const readInputs = (typed: typeof inputs.defaults) => ({
  principal: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
  fee: (typed.feeKind === 'fixed' ? readAmount : readNumber)(typed.fee),
})

/** What follows from them. */
export function answer(typed: typeof inputs.defaults) {
  const { principal, annualRate, tenure, fee } = readInputs(typed)
  const loan = computeLoan({
    principal: principal.value,
    annualRate: annualRate.value,
    tenure: tenure.value,
    tenureUnit: typed.tenureUnit,
    feeKind: typed.feeKind,
    fee: fee.value,
    hasGstOnFee: typed.gst === 'yes',
  })
  return {
    loan,
    schedule: loan ? scheduleOf(loan) : [],
    apr: loan && typed.feeKind !== 'none' ? aprWithFee(loan) : undefined,
  }
}

/** @example captionFor(60, 'years') // 'every month for 5 years' */
export function captionFor(months: number | undefined, unit: TermUnit): string {
  if (months === undefined) return TOO_LARGE
  if (months === 0) return 'Enter a tenure to see the EMI.'
  if (months === 1) return 'once, after a month'
  return `every month for ${sayTerm(months, unit)}`
}

/** What the fee, with its GST, makes of the rate, to be shown; nothing where no fee is asked for. */
function aprWithFee(loan: LoanResults): string {
  const { principal, processingFee, feeGst } = loan
  const apr = aprOf(loan, subtract(principal, sum(processingFee, feeGst)))
  return apr === undefined ? 'None' : formatPercent(apr, 2)
}
