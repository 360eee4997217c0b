import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  ViewportSize,
} from '@playwright/test'

/** The settings of the project, as its configuration has them. */
export type TabOptions = BrowserContextOptions & { contextOptions?: BrowserContextOptions }

/** A file of our origin in which nothing runs that could write again what was just emptied. */
const STILL_FILE = '/robots.txt'

/** What a page or its context keeps for good. */
const lastingDeeds = [
  'addInitScript',
  'exposeFunction',
  'newCDPSession',
  'newPage',
  'route',
  'setOffline',
]

/**
 * A tab that one test after the other uses: the scripts of the site are here already, which is half
 * of what it costs to open a page. Each test finds it without a trace of the one before. Some deeds
 * cannot be undone (a script for every page, a route, a clock); they take the tab along.
 */
export class Tab {
  private context: BrowserContext | undefined
  private page: Page | undefined
  private isSpent = false

  constructor(
    private readonly browser: Browser,
    private readonly options: TabOptions,
    private readonly firstScript: () => void,
  ) {}

  async open(viewport: ViewportSize | null, permissions: readonly string[]): Promise<Page> {
    this.page ??= await this.openNew()
    await this.clean(this.page)
    await this.context?.grantPermissions([...permissions])
    if (viewport) await this.page.setViewportSize(viewport)
    return this.page
  }

  /** After a test: nothing of the page goes on, and what cannot be cleaned is thrown away. */
  async leave() {
    if (this.isSpent) await this.close()
  }

  async close() {
    const { context } = this
    this.context = undefined
    this.page = undefined
    this.isSpent = false
    await context?.close()
  }

  private async openNew(): Promise<Page> {
    const { contextOptions, ...options } = this.options
    this.context = await this.browser.newContext({ ...contextOptions, ...options })
    const page = await this.context.newPage()
    await page.addInitScript(this.firstScript)
    this.watch(page)
    return page
  }

  private watch(page: Page) {
    const spend = () => {
      this.isSpent = true
    }
    const { clock } = page
    Object.defineProperty(page, 'clock', {
      get() {
        spend()
        return clock
      },
    })
    for (const place of [page, page.context()] as const) {
      for (const name of lastingDeeds) {
        const deed: unknown = Reflect.get(place, name)
        if (typeof deed !== 'function') continue
        Reflect.set(place, name, (...given: unknown[]) => {
          spend()
          return deed.apply(place, given)
        })
      }
    }
  }

  private async clean(page: Page) {
    await page.goto(STILL_FILE)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await page.mouse.move(0, 0)
    await this.context?.clearPermissions()
    const { colorScheme, contextOptions } = this.options
    await page.emulateMedia({
      media: null,
      contrast: null,
      forcedColors: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: contextOptions?.reducedMotion ?? null,
    })
  }
}
