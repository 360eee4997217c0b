import { uiWords } from '../words'

/** Whether a write to storage succeeded, or why it failed: no room, or no access. */
export type Outcome = 'kept' | 'full' | 'forbidden'

/** A callback that every write asks for, so that a person is told what happened. */
export type OnOutcome = (outcome: Outcome) => void

/** For what may be lost without a word, such as the scroll positions of pages. */
export const ignoreOutcome: OnOutcome = () => {}

/** Why a write failed. Storage that is missing, blocked or broken is forbidden, too. */
export const outcomeOf = (error: unknown): Exclude<Outcome, 'kept'> =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/** Of this device, or of this tab alone. */
type Area = 'localStorage' | 'sessionStorage'

/** Storage may be missing or forbidden: then there is nothing in it. */
export function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Nothing (`null`) removes it. */
export function writeText(area: Area, key: string, text: string | null): Outcome {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return 'kept'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The value of a JSON text from storage or a file; nothing where it is none, or damaged. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Whether a value that may be anything has names in it, whatever their values are. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What this tab holds: it is there after a reload, and goes with the tab. */
export const readTabText = (key: string): string | null => readText('sessionStorage', key)

/** Nothing (`null`) removes it. */
export const writeTabText = (key: string, text: string | null, then: OnOutcome): void =>
  then(writeText('sessionStorage', key, text))

/**
 * What was done, and whether it stays.
 *
 * @example sayOutcome('My kurtas replaced', 'kept') // 'My kurtas replaced.'
 * @example sayOutcome('My kurtas replaced', 'full')
 * // 'My kurtas replaced, in this tab only: the storage of this device is full.'
 */
export const sayOutcome = (done: string, outcome: Outcome): string =>
  outcome === 'kept' ? uiWords.memory.kept(done) : uiWords.memory.inTabOnly[outcome](done)

/** What is kept in a database of this device. */
export type Things = 'bills' | 'items'

/** @example sayFailure('bills', 'full') */
export const sayFailure = (things: Things, why: Outcome): string =>
  why === 'full' ? uiWords.dialogs.full : uiWords.dialogs.keepsNone(uiWords.dialogs.things[things])
