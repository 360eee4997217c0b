/** This tab's storage, which may be missing, full or forbidden: then nothing is kept. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // What cannot be kept is still on the page.
  }
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
