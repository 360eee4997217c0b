import { LONGEST_TERM, monthsOf, repaymentOf } from '../../../core/annuity'
import { atLeastZero } from '../../../core/decimal'
import { isRead, readAmount, readNumber } from '../../../core/parse'
import { parseChanges, readChanges } from './changes'
import { computePrepay } from './compute'
import type { PrepayTexts } from './inputs'

/** The inputs as they were typed, read. */
export const readInputs = (typed: PrepayTexts) => ({
  principal: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
  emi: readAmount(typed.emi),
  charge: readNumber(typed.charge),
})

/** What follows from them. */
export function answer(typed: PrepayTexts) {
  const { principal, annualRate, tenure, emi, charge } = readInputs(typed)
  const changes = parseChanges(typed.changes)
  const months = monthsOf(tenure.value, typed.tenureUnit)
  const results = computePrepay({
    principal: principal.value,
    annualRate: annualRate.value,
    tenure: tenure.value,
    tenureUnit: typed.tenureUnit,
    // Blank or unreadable, it is the EMI of the tenure.
    emi: isRead(emi) ? emi.value : undefined,
    chargePercent: charge.value,
    changes: readChanges(changes),
  })
  const terms = {
    principal: atLeastZero(principal.value),
    annualRate: atLeastZero(annualRate.value),
    months: months ?? 0,
  }
  return {
    changes,
    results,
    /** The EMI of the tenure, and its months, whatever is paid. */
    tenureEmi: repaymentOf(terms).emi,
    agreed: months || LONGEST_TERM,
  }
}
