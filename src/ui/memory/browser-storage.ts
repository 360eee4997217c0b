import { type Outcome, outcomeOf } from './outcome'

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
