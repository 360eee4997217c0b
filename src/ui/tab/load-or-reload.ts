/** A second reload within this time would not help: the first one brought the newest version. */
const MS_BETWEEN_RELOADS = 60_000

/** Something could not be loaded since the page was. */
let hasFailed = false

/**
 * Loads a part that is not in the first load. What gets lost on the way is asked for a second time.
 * Its file vanishes when a new version is deployed under an open tab: then the page is loaded anew,
 * once, and its inputs with it.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(load)
  } catch (error) {
    if (!(await mayReload())) throw error
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Whether it would help, and lose nothing: the page is there, and so are its inputs afterwards. */
async function mayReload(): Promise<boolean> {
  const lastReload = history.state?.reloadedAt ?? 0
  try {
    if (Date.now() - lastReload < MS_BETWEEN_RELOADS || !sessionStorage) return false
    const page = await fetch('')
    const script = document.querySelector('script[type=module]')?.getAttribute('src')
    const isReplaced = !(await page.text()).includes(`${script}`)
    // Browsers before 2026 never ask again for a script that failed: another try is a reload.
    return page.ok && (isReplaced || hasFailed)
  } catch {
    return false
  } finally {
    hasFailed = true
  }
}

/** What is said where that fails. @example notLoaded('The menu') */
export const notLoaded = (what: string): string =>
  `${what} could not be loaded. Check your connection and try again.`
