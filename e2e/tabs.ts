import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  ViewportSize,
} from '@playwright/test'

/** How a context is made, as the configuration of the tests has it. */
export type Settings = BrowserContextOptions & { contextOptions?: BrowserContextOptions }

/** A file of our origin in which nothing runs that could write again what was just emptied. */
export const STILL_FILE = '/robots.txt'

/** What a page or its context keeps for good. */
const lastingDeeds = ['addInitScript', 'exposeFunction', 'newCDPSession', 'route', 'setOffline']

/** One tab for each kind of device that the tests of a worker ask for. */
export class Tabs {
  private readonly tabs = new Map<string, Tab>()

  constructor(
    private readonly browser: Browser,
    private readonly settings: Settings,
    private readonly firstScripts: readonly (() => void)[],
  ) {}

  /** @example tabs.like({ hasTouch: true }) */
  like(own: BrowserContextOptions): Tab {
    const name = JSON.stringify(own)
    const tab =
      this.tabs.get(name) ?? new Tab(this.browser, { ...this.settings, ...own }, this.firstScripts)
    this.tabs.set(name, tab)
    return tab
  }

  async close() {
    for (const tab of this.tabs.values()) await tab.close()
  }
}

/**
 * A tab that one test after the other uses: the scripts of the site are here already, which is half
 * of what it costs to open a page. Each test finds it without a trace of the one before. Some deeds
 * cannot be undone (a script for every page, a route, a clock); they take the tab along.
 */
class Tab {
  private context: BrowserContext | undefined
  private page: Page | undefined
  private isSpent = false

  constructor(
    private readonly browser: Browser,
    private readonly settings: Settings,
    private readonly firstScripts: readonly (() => void)[],
  ) {}

  async open(viewport: ViewportSize | null, permissions: string[] = []): Promise<Page> {
    this.page ??= await this.openNew()
    await this.clean(this.page)
    if (viewport) await this.page.setViewportSize(viewport)
    if (permissions.length > 0) await this.context?.grantPermissions(permissions)
    return this.page
  }

  /** After a test: nobody listens any more, and what cannot be cleaned is thrown away. */
  async leave() {
    for (const other of this.context?.pages() ?? []) if (other !== this.page) await other.close()
    for (const event of ['request', 'response', 'load', 'dialog', 'download']) {
      await this.page?.removeAllListeners(event)
    }
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
    const { contextOptions, ...settings } = this.settings
    this.context = await this.browser.newContext({ ...contextOptions, ...settings })
    const page = await this.context.newPage()
    for (const script of this.firstScripts) await page.addInitScript(script)
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
    await this.context?.clearPermissions()
    await page.mouse.move(0, 0)
    const { colorScheme, contextOptions } = this.settings
    await page.emulateMedia({
      media: null,
      contrast: null,
      forcedColors: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: contextOptions?.reducedMotion ?? null,
    })
  }
}
