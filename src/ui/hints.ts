import type { Reading } from '../core/parse'

const problems = {
  unreadable: 'This could not be read as a number, so it counts as 0.',
  'too long': 'This number is too long to work with, so it counts as 0.',
}

/** Why a text does not count as a number, in a calm sentence. */
export const problemHint = ({ problem }: Reading): string | undefined =>
  problem && problems[problem]

/** The hint under an amount of money. */
export const amountHint = (reading: Reading): string | undefined =>
  problemHint(reading) ?? (reading.value < 0n ? 'Enter a non-negative amount.' : undefined)
