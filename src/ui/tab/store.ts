/** A value outside React, which outlives the components that show it. */
export type Store<Value> = {
  read(): Value
  /** A change made here, by a person or by the page. */
  write(value: Value): void
  /** Calls back on every change; `isFromOutside` tells those that were not made here. */
  subscribe(listener: (isFromOutside: boolean) => void): () => void
}

/** Listens to events from outside, and passes on the values that they bring. @returns a way to stop */
export type Watch<Value> = (follow: (value: Value) => void) => () => void

/**
 * The one kind of store here; `useSyncExternalStore` brings it into a page.
 *
 * @param first the value to begin with, asked for when it is first read
 * @param watch runs as long as there are listeners
 * @example const path = createStore(() => location.pathname)
 */
export function createStore<Value>(first: () => Value, watch?: Watch<Value>): Store<Value> {
  const listeners = new Set<(isFromOutside: boolean) => void>()
  let current: { value: Value } | undefined
  let unwatch: (() => void) | undefined

  const read = () => {
    current ??= { value: first() }
    return current.value
  }
  const replace = (value: Value, isFromOutside: boolean) => {
    if (Object.is(value, read())) return
    current = { value }
    for (const listener of listeners) listener(isFromOutside)
  }

  return {
    read,
    write: (value) => replace(value, false),
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch?.((value) => replace(value, true))
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.()
      }
    },
  }
}

/** Listens to the window. @returns a way to stop, for a `Watch` or an effect */
export function onWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): () => void {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}

/** One cleanup function that runs several. */
export const combineCleanups =
  (...stops: (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop()
  }
