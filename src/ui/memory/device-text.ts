import { combineCleanups, createStore, onWindow, type Store } from '../tab/store'
import { type OnOutcome, type Outcome, readText, writeText } from './browser-storage'

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
  /** What could not be written, and what it made of the text that stands there. */
  let held: readonly Edit[] = []
  let applied: { readonly to: string | null; readonly text: string | null } | undefined

  const withHeld = (stored: string | null) => {
    if (held.length === 0) return stored
    if (applied?.to !== stored) {
      applied = { to: stored, text: held.reduce<string | null>((text, edit) => edit(text), stored) }
    }
    return applied.text
  }
  const readStored = () => readText('localStorage', key)
  // Never from memory alone: another tab may have written since.
  const read = () => withHeld(readStored())

  const { subscribe, write } = createStore(read, (follow) => {
    const catchUp = () => follow(read())
    catchUp()
    return combineCleanups(
      onWindow('storage', (event) => {
        const wasCleared = event.key === null
        if (event.key === key || wasCleared) catchUp()
      }),
      // A page that was kept whole for Back may not have heard what other tabs did meanwhile.
      onWindow('pageshow', (event) => event.persisted && catchUp()),
    )
  })

  return {
    read,
    subscribe,
    change(edit, then) {
      const stored = readStored()
      const text = edit(withHeld(stored))
      const outcome = writeText('localStorage', key, text)
      held = outcome === 'kept' ? [] : [...held, edit]
      applied = { to: stored, text }
      write(text)
      then(outcome)
    },
  }
}

/**
 * A text of this device that is remembered in memory, too: when the storage of the browser is cleared
 * while the page is open, the page goes on showing it. Such a text is never removed, only emptied, so
 * one that is missing was cleared.
 *
 * @param onCleared is called when that happened
 */
export function rememberedText(key: string, onCleared: () => void): DeviceText {
  const text = deviceText(key)
  let known: string | null = null
  let held: string | null = null

  const read = () => {
    const now = text.read()
    if (now !== null) {
      known = now
      held = null
    } else if (known !== null) {
      held = known
      known = null
      onCleared()
    }
    return now ?? held
  }
  return {
    ...text,
    read,
    change(edit, then) {
      const before = read()
      text.change((newest) => edit(newest ?? before), then)
      read()
    },
  }
}

/**
 * Writes a text of this device as another tab would: who holds it here reads it anew, as browsers tell only the
 * other tabs.
 *
 * @example writeDeviceText('gst-hisab-costs', text)
 */
export function writeDeviceText(key: string, text: string | null): Outcome {
  const outcome = writeText('localStorage', key, text)
  if (outcome === 'kept') window.dispatchEvent(new StorageEvent('storage', { key }))
  return outcome
}
