import { LONGEST_TERM, monthsOf } from '../../../core/annuity'
import { isRead, readAmount, readNumber } from '../../../core/parse'
import { type Changes, EXAMPLE, exampleChanges, readChanges } from './changes'
import { computePrepay, type PrepayResults } from './compute'
import { changesIn } from './edited-changes'
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
  const resultsOf = (changes: Changes) =>
    computePrepay({
      principal: principal.value,
      annualRate: annualRate.value,
      tenure: tenure.value,
      tenureUnit: typed.tenureUnit,
      // Blank or unreadable, it is the EMI of the tenure.
      emi: isRead(emi) ? emi.value : undefined,
      chargePercent: charge.value,
      changes: readChanges(changes),
    })
  const given = typed.changes === EXAMPLE ? exampleChanges : changesIn(typed.changes)
  const counted = resultsOf(given)
  const isForeign = given === exampleChanges && !canHaveExample(counted)
  return {
    changes: isForeign ? [] : given,
    results: isForeign ? resultsOf([]) : counted,
    /** The months of the tenure, whatever is paid. */
    agreed: monthsOf(tenure.value, typed.tenureUnit) || LONGEST_TERM,
  }
}

/** The changes of a page: where nobody edited them, its example, if the loan can have it. */
export const changesOf = (typed: PrepayTexts): Changes =>
  typed.changes === EXAMPLE ? answer(typed).changes : changesIn(typed.changes)

/** Whether the loan is large and long enough to pay the example out of it, with something left. */
function canHaveExample(results: PrepayResults | undefined): boolean {
  const [example] = readChanges(exampleChanges)
  const rows = results?.with.rows ?? []
  if (rows.length === 0 || example?.kind !== 'payOnce') return true
  const row = rows[example.instalment - 1]
  return row !== undefined && row.prepayment === example.amount && row.balance > 0n
}
