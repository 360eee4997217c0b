import { LARGEST_AMOUNT, LONGEST_TERM, monthsOf, type TermUnit } from '../../../core/loan/annuity'
import {
  type Change,
  type ChangingLoan,
  followLoan,
  type LoanCourse,
} from '../../../core/loan/changing-loan'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { isRead } from '../../../core/money/parse'
import {
  type Changes,
  changesFromText,
  EXAMPLE,
  exampleChanges,
  inNumbers,
  inputs,
  readChanges,
  type Typed,
} from './inputs'

export type PrepayInputs = {
  principal: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
  /** The EMI that is paid, in place of the tenure; undefined for the EMI of the tenure. */
  emi: Decimal | undefined
  /** In percent of what is prepaid. */
  chargePercent: Decimal
  changes: readonly Change[]
}

/** `saved`, `extra` and `same` compare the interest; `nowEnds`: only with the changes the loan ends. */
export type Verdict = 'saved' | 'extra' | 'same' | 'neverEnds' | 'nowEnds'

export type PrepayResults = {
  /** The loan without its changes, and how it was agreed to run. */
  loan: Omit<ChangingLoan, 'changes'>
  agreed: LoanCourse
  /** What `without` lacks: of a loan with payments and new rates, the payments alone. */
  against: 'changes' | 'payments'
  without: LoanCourse
  with: LoanCourse
  verdict: Verdict
  /** Below 0 if the changes make the loan longer or dearer; undefined if it never ends. */
  monthsSaved: number | undefined
  interestSaved: Decimal | undefined
  /** The interest saved, less the charges. */
  savedInAll: Decimal | undefined
  /** What the new rates alone cost, below 0 what they save; only beside payments. */
  extraByRates: Decimal | undefined
  prepaid: Decimal | undefined
  charges: Decimal | undefined
}

/**
 * Computes a loan without and with its changes. A new rate is the bank's doing: beside payments it
 * counts in both ways, so that the difference is what the payments save. Amounts, rates and percentages below 0 count as 0, and
 * numbers of EMIs are whole, at least 1. Undefined if the tenure is above 100 years or the sums have
 * too many digits.
 *
 * @example computePrepay({ principal: 5000000, annualRate: 8.5, tenure: 20, tenureUnit: 'years', …,
 *   changes: [{ kind: 'payOnce', amount: 500000, instalment: 12, effect: 'shorter' }] })
 * // verdict saved, monthsSaved 48, interestSaved 1603690.73
 */
export function computePrepay(inputs: PrepayInputs): PrepayResults | undefined {
  const principal = atLeastZero(inputs.principal)
  const annualRate = atLeastZero(inputs.annualRate)
  const emi = inputs.emi && atLeastZero(inputs.emi)
  const months = emi === undefined ? monthsOf(inputs.tenure, inputs.tenureUnit) : 0
  if (months === undefined) return undefined

  const loan = { principal, annualRate, months, emi }
  const changes = inputs.changes.map(withinRange)
  const newRates = changes.filter(({ kind }) => kind === 'rateChange')
  const against = newRates.length > 0 && changes.some(isPayment) ? 'payments' : 'changes'
  const agreed = followLoan({ ...loan, changes: [] })
  const without = against === 'payments' ? followLoan({ ...loan, changes: newRates }) : agreed
  const changed = followLoan({ ...loan, changes })
  const charges =
    changed.end && multiplyDivide(changed.end.prepaid, atLeastZero(inputs.chargePercent), hundred)
  if (isTooLarge(without) || isTooLarge(changed)) return undefined
  if (charges && charges > LARGEST_AMOUNT) return undefined

  const both = without.end && changed.end && { before: without.end, after: changed.end }
  const interestSaved = both && subtract(both.before.interest, both.after.interest)
  return {
    loan,
    agreed,
    against,
    without,
    with: changed,
    verdict: verdictOf(without, changed, interestSaved ?? zero),
    monthsSaved: both && both.before.months - both.after.months,
    interestSaved,
    savedInAll:
      interestSaved !== undefined && charges !== undefined
        ? subtract(interestSaved, charges)
        : undefined,
    extraByRates:
      against === 'payments' && without.end && agreed.end
        ? subtract(without.end.interest, agreed.end.interest)
        : undefined,
    prepaid: changed.end?.prepaid,
    charges,
  }
}

const isPayment = (change: Change): boolean =>
  change.kind === 'raiseEmi'
    ? change.percent > 0n
    : change.kind !== 'rateChange' && change.amount > 0n

function withinRange(change: Change): Change {
  const instalment = Math.max(Math.floor(change.instalment), 1)
  if (change.kind === 'rateChange') return { ...change, instalment, rate: atLeastZero(change.rate) }
  return { ...change, instalment }
}

const isTooLarge = ({ emi, end }: LoanCourse): boolean =>
  emi > LARGEST_AMOUNT || (end !== undefined && end.interest > LARGEST_AMOUNT)

function verdictOf(without: LoanCourse, changed: LoanCourse, interestSaved: Decimal): Verdict {
  if (!changed.end) return 'neverEnds'
  if (!without.end) return 'nowEnds'
  if (interestSaved === zero) return 'same'
  return interestSaved > 0n ? 'saved' : 'extra'
}

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed) {
  const { amount, rate, tenure, emi, charge } = inputs.parse(typed)
  const resultsOf = (changes: Changes) =>
    computePrepay({
      principal: amount.value,
      annualRate: rate.value,
      tenure: tenure.value,
      tenureUnit: typed.tenureUnit,
      // An empty or unreadable EMI is the one of the tenure.
      emi: isRead(emi) ? emi.value : undefined,
      chargePercent: charge.value,
      changes: readChanges(changes),
    })
  const given =
    typed.changes === EXAMPLE
      ? exampleChanges
      : inNumbers(changesFromText(typed.changes), typed.start)
  const counted = resultsOf(given)
  const isExampleLeftOut = given === exampleChanges && !exampleFits(counted)
  return {
    /** With the numbers of their EMIs. */
    changes: isExampleLeftOut ? [] : given,
    results: isExampleLeftOut ? resultsOf([]) : counted,
    /** The months of the tenure, even if another EMI is paid. */
    agreedMonths: monthsOf(tenure.value, typed.tenureUnit) || LONGEST_TERM,
  }
}

/** The changes as they were typed: the edited ones, or else the example, if it fits the loan. */
export const changesOf = (typed: Typed): Changes =>
  typed.changes === EXAMPLE ? answer(typed).changes : changesFromText(typed.changes)

/** Whether the loan is so large and long that the example does not repay all of it. */
function exampleFits(results: PrepayResults | undefined): boolean {
  const [example] = readChanges(exampleChanges)
  const rows = results?.with.rows ?? []
  if (rows.length === 0 || example?.kind !== 'payOnce') return true
  const row = rows[example.instalment - 1]
  return row !== undefined && row.prepayment === example.amount && row.balance > 0n
}

/** The interest of a year, and what is owed at its end. */
export type CourseYear = { readonly interest: Decimal; readonly owed: Decimal }

export type ComparedYear = {
  readonly year: number
  /** Undefined in years after the end. */
  readonly without: CourseYear | undefined
  readonly with: CourseYear | undefined
}

/**
 * How many months to show: up to the later end; of a loan that never ends, up to the agreed one.
 */
export function monthsToShow(
  { without, with: changed }: PrepayResults,
  agreedMonths: number,
): number {
  return Math.max(without.end?.months ?? agreedMonths, changed.end?.months ?? agreedMonths)
}

/**
 * The loan without and with its changes, as they are compared, year by year.
 *
 * @example yearByYear(results, 240)[0] // year 1, without: { interest 421182, owed 4900489 }, …
 */
export function yearByYear(results: PrepayResults, agreedMonths: number): ComparedYear[] {
  const months = monthsToShow(results, agreedMonths)
  return Array.from({ length: Math.ceil(months / 12) }, (_, index) => ({
    year: index + 1,
    without: yearOf(results.without, index, months),
    with: yearOf(results.with, index, months),
  }))
}

function yearOf({ rows }: LoanCourse, index: number, months: number): CourseYear | undefined {
  const year = rows.slice(index * 12, Math.min(index * 12 + 12, months))
  const last = year.at(-1)
  return last && { interest: sum(...year.map(({ interest }) => interest)), owed: last.balance }
}
