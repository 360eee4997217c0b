import { createStore, onWindow, type Store, together } from './store'

/**
 * A choice kept on this device: local storage under one key that never fails. Where storage is
 * missing, full or forbidden, the choice holds until the page is left. Nothing (`null`) removes it.
 */
export function storedText(key: string): Store<string | null> {
  const store = createStore<string | null>(
    () => readStorage(key),
    (follow) =>
      together(
        onWindow('storage', (event) => {
          const wasCleared = event.key === null
          if (event.key === key || wasCleared) follow(event.newValue)
        }),
        // A page that was kept whole for Back may not have heard what other tabs did meanwhile.
        onWindow('pageshow', (event) => {
          if (event.persisted) follow(readStorage(key))
        }),
      ),
  )
  return {
    ...store,
    write(text) {
      writeStorage(key, text)
      store.write(text)
    },
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A choice that cannot be remembered still counts for now.
  }
}
