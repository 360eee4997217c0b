/** A second reload within this time would not help: the first one brought the newest version. */
const MS_BETWEEN_RELOADS = 60_000

/**
 * Loads a part that is not in the first load. What gets lost on the way is asked for a second time.
 * Its file vanishes when a new version is deployed under an open tab, and browsers before 2026 never
 * ask again for a script that failed: then the page is loaded anew, once, and its inputs with it.
 *
 * @param isAsked somebody wants another try, though the last reload was of no help
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  isAsked?: boolean,
): Promise<Part> {
  try {
    return await load().catch(load)
  } catch (error) {
    const lastReload = isAsked ? 0 : (history.state?.reloadedAt ?? 0)
    const isSoon = Date.now() - lastReload < MS_BETWEEN_RELOADS
    if (isSoon || !(await canReload())) throw error
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Whether the page would be there again, from the network or a service worker, and its inputs, too. */
async function canReload(): Promise<boolean> {
  try {
    return Boolean(sessionStorage) && (await fetch('')).ok
  } catch {
    return false
  }
}

/** What is said where that fails. @example notLoaded('The menu') */
export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Check your connection and try again.`
