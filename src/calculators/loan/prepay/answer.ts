import { LONGEST_TERM, monthsOf } from '../../../core/annuity/annuity'
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
  return {
    changes,
    results,
    /** The months of the tenure, whatever is paid. */
    agreed: monthsOf(tenure.value, typed.tenureUnit) || LONGEST_TERM,
  }
}
