/** A second reload within this time would not help: the first one brought the newest version. */
const MS_BETWEEN_RELOADS = 60_000

/**
 * Loads a part that is not in the first load. Its file vanishes when a new version is deployed under
 * an open tab: then the page is loaded anew, once, and its inputs with it.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!mayReload()) throw error
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Offline, a reload helps only where a service worker has the page. */
function mayReload(): boolean {
  const isReachable = navigator.onLine || navigator.serviceWorker?.controller
  const lastReload = history.state?.reloadedAt ?? 0
  return Boolean(isReachable) && Date.now() - lastReload > MS_BETWEEN_RELOADS
}

/** What is said where that fails. @example notLoaded('The menu') */
export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Check your connection and try again.`
