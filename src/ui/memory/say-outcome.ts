import type { Outcome } from './outcome'

const reasons = {
  full: 'the storage of this device is full',
  forbidden: 'this browser keeps nothing',
} as const

/**
 * What was done, and whether it stays.
 *
 * @example sayOutcome('My kurtas replaced', 'kept') // 'My kurtas replaced.'
 * @example sayOutcome('My kurtas replaced', 'full')
 * // 'My kurtas replaced, in this tab only: the storage of this device is full.'
 */
export const sayOutcome = (done: string, outcome: Outcome): string =>
  outcome === 'kept' ? `${done}.` : `${done}, in this tab only: ${reasons[outcome]}.`
