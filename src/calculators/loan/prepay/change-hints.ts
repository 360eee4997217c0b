import { type Decimal, one, subtract, zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import type { LoanCourse } from '../../../core/loan/changing-loan'
import { isRead, type Reading } from '../../../core/parse'
import { rangeHint } from '../../../ui/fields/hints'
import { type ChangeKind, type ChangeReading, type Changes, isMoney, readChange } from './changes'

const problems = {
  unreadable: 'Not a number, so it does not count.',
  'too long': 'More than 24 digits do not count.',
}

/**
 * What is worth knowing about the value and about the instalment of a change.
 *
 * @example changeHints('once', readChange({ kind: 'once', value: '5', from: '2.5', … }))
 * // { value: undefined, from: 'Counts as EMI 2.' }
 */
export const changeHints = (kind: ChangeKind, { value, from }: ChangeReading) => ({
  value:
    lackHint(
      value,
      isMoney(kind) ? 'an amount' : kind === 'rate' ? 'the new rate' : 'a percentage',
    ) ??
    (value.value < 0n ? 'Less than 0 counts as 0.' : undefined) ??
    (kind === 'rate' ? rangeHint(value, 0, 30, 'Typical rates are 0–30% p.a.') : undefined),
  from: lackHint(from, 'the number of the EMI') ?? instalmentHint(from.value),
})

/** What is worth knowing about the value and about the instalment of a change. */
export type CourseHint = { readonly value?: string; readonly from?: string }

/**
 * What the course of the loan leaves of each change: one that comes after the end does nothing, and
 * nobody prepays more than is owed.
 *
 * @example courseHints(changes, course, money) // [{}, { from: 'Too late: the loan ends with EMI 192.' }]
 */
export function courseHints(
  changes: Changes,
  course: LoanCourse | undefined,
  money: (value: Decimal) => string,
): CourseHint[] {
  const last = course?.end?.months ?? 0
  let left = course?.rows[last - 1]?.prepayment ?? zero
  const tooLate = { from: `Too late: the loan ends with EMI ${groupDigits(String(last))}.` }
  return changes.map((typed) => {
    const { change } = readChange(typed)
    if (!change || last === 0) return {}
    const { instalment } = change
    if (instalment > last) return tooLate
    // What is prepaid last is paid in the order of the list, until nothing is owed.
    const step = typed.kind === 'monthly' ? 1 : typed.kind === 'yearly' ? 12 : last
    if (!('amount' in change) || (last - instalment) % step !== 0) return {}
    const paid = change.amount < left ? change.amount : left
    left = subtract(left, paid)
    if (instalment < last || paid === change.amount) return {}
    return paid > 0n ? { value: `Only ${money(paid)} is still owed then, and paid.` } : tooLate
  })
}

/** What cannot be read is no 0 here: it is as if it were not there. Short, for one line. */
export const uncountedHint = ({ problem }: Reading): string | undefined =>
  problem && problems[problem]

function lackHint(reading: Reading, wanted: string): string | undefined {
  return uncountedHint(reading) ?? (isRead(reading) ? undefined : `Enter ${wanted}.`)
}

function instalmentHint(value: Reading['value']): string | undefined {
  if (value < one) return 'EMIs are counted from 1.'
  return value % one ? `Counts as EMI ${groupDigits(String(value / one))}.` : undefined
}
