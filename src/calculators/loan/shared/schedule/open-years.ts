import { useSyncExternalStore } from 'react'
import { ignoreOutcome, readTabText, writeTabText } from '../../../../ui/memory/browser-storage'
import { createStore } from '../../../../ui/tab/store'

const CLOSED = 'closed'

/** How a full schedule was left in this tab: closed, or with some years open. */
export type OpenYears = {
  read(): string
  subscribe(listener: () => void): () => void
  keep(years: string | undefined): void
}

/** @param key the schedule's name in the tab's storage */
export function openYearsOf(key: string): OpenYears {
  const { read, write, subscribe } = createStore<string>(() => readTabText(key) ?? CLOSED)
  return {
    read,
    subscribe,
    keep(years) {
      write(years ?? CLOSED)
      writeTabText(key, read(), ignoreOutcome)
    },
  }
}

/** The years that are open, `1,3`; nothing while the schedule is closed. */
export function useOpenYears({ subscribe, read }: OpenYears): string | undefined {
  const text = useSyncExternalStore(subscribe, read, () => CLOSED)
  return text === CLOSED ? undefined : text
}
