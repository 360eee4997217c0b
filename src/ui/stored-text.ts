/** A choice kept on this device: what is stored, when it changes, and a way to change it. */
export type StoredText = {
  read(): string | null
  /** Nothing removes it from the device. */
  write(text: string | null): void
  /** Calls back on every change; `fromAnotherTab` tells whose change it was. */
  subscribe(listener: (fromAnotherTab: boolean) => void): () => void
}

/**
 * Local storage under one key that never fails: where storage is missing, full or forbidden, the
 * choice holds until the page is left.
 */
export function storedText(key: string): StoredText {
  let current: string | null | undefined
  const listeners = new Set<(fromAnotherTab: boolean) => void>()

  const tell = (fromAnotherTab: boolean) => {
    for (const listener of listeners) listener(fromAnotherTab)
  }

  const followOtherTabs = (event: StorageEvent) => {
    const wasCleared = event.key === null
    if (event.key === key || wasCleared) follow(event.newValue)
  }

  // A page that was kept whole for Back may not have heard what other tabs did meanwhile.
  const catchUp = (event: PageTransitionEvent) => {
    if (event.persisted) follow(readStorage(key))
  }

  const follow = (text: string | null) => {
    if (text === current) return
    current = text
    tell(true)
  }

  return {
    read() {
      if (current === undefined) current = readStorage(key)
      return current
    },
    write(text) {
      current = text
      writeStorage(key, text)
      tell(false)
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', followOtherTabs)
        window.addEventListener('pageshow', catchUp)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', followOtherTabs)
        window.removeEventListener('pageshow', catchUp)
      }
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
