import { TOO_LARGE } from '../../../core/annuity'
import type { Decimal } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import { roundedUp } from '../../../core/rounding'
import { sayMonths, sayTerm } from '../shared/terms/tenure'
import { computeFind, emiFromIncome, type FoundLoan, type NoLoan, type Outcome } from './compute'
import type { Find, inputs } from './inputs'

export type Typed = typeof inputs.defaults

/** What is looked for, as results name it. */
export const foundNames: Record<Find, string> = {
  amount: 'Loan amount',
  tenure: 'Tenure',
  rate: 'Rate',
}

/** The inputs as they were typed, read. */
export const readInputs = (typed: Typed) => ({
  emi: readAmount(typed.emi),
  income: readAmount(typed.income),
  sharePercent: readNumber(typed.share),
  otherEmis: readAmount(typed.otherEmis),
  principal: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
})

/** The EMI that counts. */
export function emiOf(typed: Typed): Decimal {
  const { emi, income, sharePercent, otherEmis } = readInputs(typed)
  if (typed.emiFrom === 'typed') return emi.value
  return emiFromIncome({
    income: income.value,
    sharePercent: sharePercent.value,
    otherEmis: otherEmis.value,
  })
}

/** What follows from them. */
export function answer(typed: Typed): { outcome: Outcome | undefined } {
  const { principal, annualRate, tenure } = readInputs(typed)
  const outcome = computeFind({
    find: typed.find,
    emi: emiOf(typed),
    amount: principal.value,
    annualRate: annualRate.value,
    tenure: tenure.value,
    tenureUnit: typed.tenureUnit,
  })
  return { outcome }
}

type Money = (value: Decimal) => string

/**
 * What was found, as it is shown.
 *
 * @example sayFound('tenure', loan, money) // '220 months'
 */
export function sayFound(find: Find, loan: FoundLoan, money: Money): string {
  if (find === 'amount') return money(loan.principal)
  return find === 'rate' ? formatPercent(loan.annualRate, 2) : countOf(loan.months, 'month')
}

/** What stands around the EMI in the caption of a figure. */
export function captionOf(typed: Typed, outcome: Outcome | undefined): readonly [string, string?] {
  if (!outcome) return [TOO_LARGE]
  if (outcome.kind === 'unasked') return ['Enter an amount and a tenure to see the rate.']
  if (outcome.kind !== 'found') return ['']
  const { months } = outcome
  if (months === 0) {
    return [typed.find === 'tenure' ? 'Nothing is owed.' : 'Enter a tenure to see the loan amount.']
  }
  if (typed.find === 'tenure') return [`${sayMonths(months)}, with an EMI of`, '']
  const term = `for ${sayTerm(months, typed.tenureUnit)}`
  return typed.find === 'rate' ? ['a year, with an EMI of', term] : ['with an EMI of', term]
}

/**
 * Why there is no answer, and what would have one.
 *
 * @param exact the EMI with the paise that it has: rounded, the sentence might not be true
 * @param whole for the smallest EMI, which is rounded up
 */
export function sayWhyNot(none: NoLoan, exact: Money, whole: Money) {
  const emi = exact(none.emi)
  const smallest = whole(roundedUp(none.smallestEmi))
  if (none.kind === 'instalmentsBelowAmount') {
    return {
      sentence: `${none.months} × ${emi} is less than the loan`,
      caption: `From ${smallest} a month there is a rate.`,
    }
  }
  const caption = `From ${smallest} a month the loan would end.`
  return { sentence: `${emi} a month ${whyEndless(none)}`, caption }
}

function whyEndless(none: NoLoan): string {
  if (none.kind !== 'interestNotCovered') return 'would take more than 100 years'
  if (none.emi <= 0n) return 'repays nothing'
  return none.shortfall > 0n ? 'does not cover the interest' : 'only covers the interest'
}
