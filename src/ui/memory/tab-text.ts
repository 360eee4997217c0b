import { type OnOutcome, outcomeOf } from './outcome'

/** This tab's storage, which may be missing, full or forbidden: then there is nothing in it. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Nothing (`null`) removes it. */
export function writeTabText(key: string, text: string | null, then: OnOutcome): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    then('kept')
  } catch (error) {
    then(outcomeOf(error))
  }
}
