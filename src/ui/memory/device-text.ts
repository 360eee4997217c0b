import { onWindow, type Store, together } from '../tab/store'
import { type OnOutcome, type Outcome, outcomeOf } from './outcome'

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

/**
 * @param onCleared for texts that a person typed: should somebody clear the storage of the browser, what
 * is on show stays, as something that is not kept. Without it, what is gone is gone
 * @example const theme = deviceText('theme')
 */
export function deviceText(key: string, onCleared?: () => void): DeviceText {
  const listeners = new Set<(isFromOutside: boolean) => void>()
  let stop = () => {}
  let stored: string | null = null
  /** What the listeners know. */
  let told: string | null = null
  /** What could not be written, as it is over what is stored. */
  let held: { over: string | null; text: string | null; edits: readonly Edit[] } | undefined

  // Never from memory: another tab may have written, and nobody here have heard of it.
  const read = () => {
    const before = stored
    stored = readDevice(key)
    if (onCleared && stored === null && before !== null && !held) {
      held = { over: null, text: before, edits: [() => before] }
      onCleared()
    }
    if (!held) return stored
    const { over, edits } = held
    if (over !== stored) {
      const text = edits.reduce<string | null>((text, edit) => edit(text), stored)
      held = { over: stored, text, edits }
    }
    return held.text
  }

  const tell = (isFromOutside: boolean) => {
    const text = read()
    if (text === told) return
    told = text
    for (const listener of listeners) listener(isFromOutside)
  }

  const listen = () => {
    told = read()
    return together(
      onWindow('storage', (event) => {
        const wasCleared = event.key === null
        if (event.key === key || wasCleared) tell(true)
      }),
      // A page that was kept whole for Back may not have heard what other tabs did meanwhile.
      onWindow('pageshow', (event) => event.persisted && tell(true)),
    )
  }

  return {
    read,
    change(edit, then) {
      const text = edit(read())
      const outcome = writeDevice(key, text)
      held =
        outcome === 'kept'
          ? undefined
          : { over: stored, text, edits: [...(held?.edits ?? []), edit] }
      stored = readDevice(key)
      tell(false)
      then(outcome)
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = listen()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}

function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Nothing (`null`) removes it. */
export function writeDevice(key: string, text: string | null): Outcome {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return 'kept'
  } catch (error) {
    return outcomeOf(error)
  }
}
