import { onWindow, type Store, together } from '../tab/store'
import { readText, writeText } from './browser-storage'
import type { OnOutcome } from './outcome'

/** Makes another text out of the newest one; nothing (`null`) removes it. */
type Edit = (newest: string | null) => string | null

/** A text of this device: local storage under one key, the same in all tabs. */
export type DeviceText = Pick<Store<string | null>, 'read' | 'subscribe'> & {
  /**
   * Reads what any tab wrote last, changes that, and writes it. What cannot be written holds until the
   * page is left, and is written with the next change that can be.
   */
  change(edit: Edit, then: OnOutcome): void
}

/** @example const theme = deviceText('theme') */
export function deviceText(key: string): DeviceText {
  const listeners = new Set<(isFromOutside: boolean) => void>()
  let stop = () => {}
  /** What the listeners know. */
  let told: string | null
  /** What could not be written. */
  let held: readonly Edit[] = []

  // Never from memory: another tab may have written, and nobody here have heard of it.
  const read = () =>
    held.reduce<string | null>((text, edit) => edit(text), readText('localStorage', key))

  const tell = (isFromOutside: boolean) => {
    const text = read()
    if (text === told) return
    told = text
    for (const listener of listeners) listener(isFromOutside)
  }

  return {
    read,
    change(edit, then) {
      held = [...held, edit]
      const outcome = writeText('localStorage', key, read())
      if (outcome === 'kept') held = []
      tell(false)
      then(outcome)
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        told = read()
        stop = together(
          onWindow('storage', (event) => {
            const wasCleared = event.key === null
            if (event.key === key || wasCleared) tell(true)
          }),
          // A page that was kept whole for Back may not have heard what other tabs did meanwhile.
          onWindow('pageshow', (event) => event.persisted && tell(true)),
        )
      }
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
