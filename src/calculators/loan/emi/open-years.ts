import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '../../../ui/tab/session'
import { createStore } from '../../../ui/tab/store'

const KEY = 'gst-hisab-open-years'
const CLOSED = 'closed'

/** How the full schedule was left in this tab: closed, or with these years open. */
const kept = createStore<string>(() => readSession(KEY) ?? CLOSED)

/** The years that are open in the full schedule, `1,3`; nothing while it is closed. */
export function useOpenYears(): string | undefined {
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => CLOSED)
  return text === CLOSED ? undefined : text
}

export function keepOpenYears(years: string | undefined): void {
  kept.write(years ?? CLOSED)
  writeSession(KEY, kept.read())
}
