import { one } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { isRead, type Reading } from '../../../core/parse'
import { rangeHint } from '../../../ui/fields/hints'
import { type ChangeKind, type ChangeReading, isMoney } from './changes'

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
