/** What became of a write. Nothing is said to be kept before it is. */
export type Outcome = 'kept' | 'full' | 'forbidden'

/** Every write asks for one: what a person is told follows what happened. */
export type OnOutcome = (outcome: Outcome) => void

/** For what nobody was told is kept, such as where a page was left. */
export const unsaid: OnOutcome = () => {}

/** Why a write failed. Storage that is missing, blocked or broken is forbidden, too. */
export const outcomeOf = (error: unknown): Exclude<Outcome, 'kept'> =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
