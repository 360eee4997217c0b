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
