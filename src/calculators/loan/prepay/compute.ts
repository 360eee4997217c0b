import { LARGEST_AMOUNT, monthsOf, type TermUnit } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  zero,
} from '../../../core/decimal'
import {
  type Change,
  type ChangingLoan,
  followLoan,
  type LoanCourse,
} from '../../../core/loan/changing-loan'

export type PrepayInputs = {
  principal: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
  /** The EMI that is paid; without one, the EMI of the tenure. With one, the tenure plays no part. */
  emi: Decimal | undefined
  /** In percent of what is prepaid. */
  chargePercent: Decimal
  changes: readonly Change[]
}

/** saved, extra and same speak of the interest; nowEnds is a loan that only the changes repay. */
export type Verdict = 'saved' | 'extra' | 'same' | 'neverEnds' | 'nowEnds'

export type PrepayResults = {
  /** As it was counted, without its changes. */
  loan: Omit<ChangingLoan, 'changes'>
  without: LoanCourse
  with: LoanCourse
  verdict: Verdict
  /** Below 0 where the changes make it longer or dearer; nothing where there is no end to compare. */
  monthsSaved: number | undefined
  interestSaved: Decimal | undefined
  /** What the charges leave of the interest saved. */
  savedInAll: Decimal | undefined
  prepaid: Decimal | undefined
  charges: Decimal | undefined
}

/**
 * A loan as it runs without and with its changes. Amounts, rates and percentages below 0 count as 0,
 * and an instalment has a whole number, at least 1. Nothing when the tenure is longer than a century
 * or the sums are longer than a page can show.
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
  const without = followLoan({ ...loan, changes: [] })
  const changed = followLoan({ ...loan, changes: inputs.changes.map(asCounted) })
  const charges =
    changed.end && multiplyDivide(changed.end.prepaid, atLeastZero(inputs.chargePercent), hundred)
  if (isTooLarge(without) || isTooLarge(changed)) return undefined
  if (charges && charges > LARGEST_AMOUNT) return undefined

  const both = without.end && changed.end && { before: without.end, after: changed.end }
  const interestSaved = both && subtract(both.before.interest, both.after.interest)
  return {
    loan,
    without,
    with: changed,
    verdict: verdictOf(without, changed, interestSaved ?? zero),
    monthsSaved: both && both.before.months - both.after.months,
    interestSaved,
    savedInAll:
      interestSaved !== undefined && charges !== undefined
        ? subtract(interestSaved, charges)
        : undefined,
    prepaid: changed.end?.prepaid,
    charges,
  }
}

function asCounted(change: Change): Change {
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
