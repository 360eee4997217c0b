import { readText, writeText } from './browser-storage'
import type { OnOutcome } from './outcome'

/** What this tab holds: it is there after a reload, and goes with the tab. */
export const readTabText = (key: string): string | null => readText('sessionStorage', key)

/** Nothing (`null`) removes it. */
export const writeTabText = (key: string, text: string | null, then: OnOutcome): void =>
  then(writeText('sessionStorage', key, text))
