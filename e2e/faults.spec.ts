import type { Locator, Page, Request, Route } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { fuzzSeed, randomFrom } from '../tests/nasty-texts'
import { holdBack } from './hold-back'
import { pages, samplePages } from './pages'
import { expect, isAlive, numberField, openPage, partsFollow, startAgain, test } from './support'

/*
 * The site where requests get lost, parts of the browser are missing or fail, and devices are slow.
 * Storage that fails is in shell.spec.ts and odd-worlds.spec.ts, new versions are in offline.spec.ts,
 * pages without scripts in found.spec.ts.
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const calculatorsIn = (page: Page) => page.getByRole('navigation', { name: 'Calculators' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const saying = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** They have no field for a number before there is a list or a file. */
const readsFiles = ['/gst/sales', '/ecommerce-profit/products', '/ecommerce-profit/settlements']

/** Scripts and styles that the HTML of the page does not name: they are asked for later. */
async function lateFilesOf(page: Page, path: string): Promise<(file: string) => boolean> {
  const html = await (await page.request.get(path)).text()
  const named = new Set(html.match(/\/assets\/[\w.-]+/g))
  // A worker is started anew by whoever needs it, not asked for again.
  return (file) => /(?<!\.worker-[\w-]+)\.(js|css)$/.test(file) && !named.has(file)
}

/** Loses the requests for files of the build that a test wants lost. */
const lose = (page: Page, isLost: (file: string) => boolean) =>
  page.route('**/assets/*', (route: Route) =>
    isLost(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  )

/** Loses what a page asks before it is loaded anew: it has to do without. */
const loseReloads = (page: Page, isLost = () => true) =>
  page.route('**/*', (route) =>
    isLost() && route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  )

/** A page, with its own heading, an answer in which nothing is odd, and the ways to the others. */
async function looksWell(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(calculatorsIn(page)).toBeVisible()
  const words = await page.locator('main').innerText()
  expect(words.trim().length).toBeGreaterThan(100)
  expect(words).not.toMatch(/NaN|undefined|\[object|Unexpected Application Error/)
}

/** Nothing here prints or copies outside of the page. */
function withoutWorld() {
  window.print = () => dispatchEvent(new Event('printed'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
}

test.describe('requests that get lost', () => {
  // Nothing but what the browser itself notes of a lost request.
  test.use({ expectedMessages: /^Failed to load resource: net::ERR_FAILED$/ })
  test.beforeEach(({ page }) => page.addInitScript(withoutWorld))

  type Press = { name: string; says: string; works(page: Page): Promise<unknown> }

  const dialogOpens = async (page: Page) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  const presses: readonly Press[] = [
    {
      name: 'Theme',
      says: 'The list of themes could not be loaded.',
      async works(page) {
        await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
        await page.keyboard.press('Escape')
      },
    },
    {
      name: 'Copy',
      says: 'This could not be loaded.',
      works: (page) => expect(saying(page, 'Result copied')).toBeVisible(),
    },
    {
      name: 'Download CSV',
      says: 'The file could not be made.',
      works: (page) => expect(saying(page, 'The file could not be made')).toBeHidden(),
    },
    {
      name: 'Show full schedule',
      says: 'The schedule could not be loaded.',
      works: (page) => expect(page.getByRole('button', { name: 'Open all years' })).toBeVisible(),
    },
    { name: 'Bills', says: 'The list of bills could not be loaded.', works: dialogOpens },
    { name: 'Your items', says: 'The list of items could not be loaded.', works: dialogOpens },
    { name: 'Keep this card', says: 'The list of fee cards could not be', works: dialogOpens },
  ]

  /** What is behind most of these lines is loaded when they are opened. */
  const foldNames = /^(Bill details|Returns|More|As a table)/

  // The answer of Sales is itself what comes late, and says so in its place.
  for (const { path, heading: itsHeading } of samplePages.filter(
    ({ path }) => path !== '/gst/sales',
  )) {
    test(`${path} says at a press what could not be loaded, and loads it at the next`, {
      tag: THOROUGH,
    }, async ({ page }) => {
      const isLate = await lateFilesOf(page, path)
      let isDown = true
      await lose(page, (file) => isDown && isLate(file))
      await loseReloads(page, () => isDown)
      await openPage(page, path)

      const here: Press[] = []
      for (const press of presses) {
        const button = page.getByRole('button', { name: press.name, exact: true })
        if (!(await button.first().isVisible())) continue
        here.push(press)
        await button.first().click()
        await expect(saying(page, press.says)).toBeVisible()
      }
      expect(here.length).toBeGreaterThan(0)
      const lateFolds: Locator[] = []
      for (const fold of await page.locator('main details').filter({ hasText: foldNames }).all()) {
        await fold.locator('summary').click()
        await expect(fold.locator('[role=alert], input, table').first()).toBeVisible()
        // What is inside may be here with the page.
        if ((await fold.getByRole('alert').count()) === 0) continue
        lateFolds.push(fold)
        await expect(fold.getByRole('alert')).toHaveText(
          'This part could not be loaded. Check your connection and try again.',
        )
      }
      await looksWell(page, itsHeading)

      isDown = false
      for (const fold of lateFolds) {
        await fold.getByRole('button', { name: 'Try again' }).click()
        await expect(fold.locator('input, table').first()).toBeVisible()
      }
      for (const { name, works } of here) {
        await page.getByRole('button', { name, exact: true }).first().click()
        await works(page)
      }
      // What nobody waits for comes by itself when the network is back.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await partsFollow(page)
      await expect(tryAgain(page)).toHaveCount(0)
      await looksWell(page, itsHeading)
    })
  }

  /** Opens a window of the system, or belongs to a list that is not there yet. */
  const isLeftAlone = /^(Choose a file|Choose files|Download a template|Try with 12 products)$/

  /** Presses every button and opens every fold, whatever lies over them. */
  async function pressAll(page: Page) {
    const buttons = page.getByRole('button').filter({ visible: true })
    const names = await buttons.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
    for (const name of new Set(names.filter((name) => !isLeftAlone.test(name)))) {
      const button = page.getByRole('button', { name, exact: true })
      // It may be gone with the press before.
      await button.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
    }
    await page.locator('main details:not([open]) > summary').evaluateAll((folds) => {
      for (const fold of folds as HTMLElement[]) fold.click()
    })
  }

  /** Tells how many requests of the page are on their way. */
  function countPending(page: Page): () => number {
    const pending = new Set<Request>()
    page.on('request', (request) => pending.add(request))
    page.on('requestfinished', (request) => pending.delete(request))
    page.on('requestfailed', (request) => pending.delete(request))
    return () => pending.size
  }

  /** Whatever could not be loaded is tried again, and then nothing is missing. */
  async function isWhole(page: Page, title: string, pending: () => number) {
    // What is on its way does not hear that the network is back.
    const isOnItsWay = async () => {
      const before = pending()
      // What was just lost is asked for again, or says so, with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      return before + pending() > 0
    }
    await expect.poll(isOnItsWay, { intervals: [200] }).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(tryAgain(page)).toHaveCount(0)
    await partsFollow(page)
    await looksWell(page, title)
  }

  test.describe(() => {
    // The third pause before the site asks again is as long as a toast stays.
    test.use({ hasLastingToasts: false })

    for (const { path, heading: itsHeading } of samplePages) {
      test(`${path} loses every late file once, then one request in five`, {
        tag: THOROUGH,
      }, async ({ page }) => {
        const isLate = await lateFilesOf(page, path)
        const asked = new Map<string, number>()
        const pending = countPending(page)
        let isLost = (_file: string, _time: number) => false
        await loseReloads(page)
        await lose(page, (file) => {
          if (!isLate(file)) return false
          const time = asked.get(file) ?? 0
          asked.set(file, time + 1)
          return isLost(file, time)
        })

        await test.step('each of them once', async () => {
          isLost = (_, time) => time === 0
          await openPage(page, path)
          await pressAll(page)
          await looksWell(page, itsHeading)
          expect(asked.size).toBeGreaterThan(5)
          // A file may ask for another one, which is lost at the next press.
          for (let round = 0; round < 2; round += 1) {
            await isWhole(page, itsHeading, pending)
            await pressAll(page)
          }
          await isWhole(page, itsHeading, pending)
        })

        await test.step(`one request in five, FUZZ_SEED=${fuzzSeed}`, async () => {
          asked.clear()
          // Requests come in any order: what is lost is known by name.
          isLost = (file, time) => randomFrom(fuzzSeed + time + numberOf(file)).chance(0.2)
          await openPage(page, path)
          await pressAll(page)
          await looksWell(page, itsHeading)
          isLost = () => false
          await isWhole(page, itsHeading, pending)
        })
      })
    }
  })

  const numberOf = (text: string) =>
    [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 0)

  test('a page behind a link that cannot be loaded offers another try, and the ways elsewhere', {
    tag: THOROUGH,
  }, async ({ page }) => {
    const isLate = await lateFilesOf(page, '/')
    let isDown = false
    await lose(page, (file) => isDown && isLate(file))
    await loseReloads(page, () => isDown)
    await openPage(page, '/')
    for (const { calculator, view, isFirst, heading: itsHeading } of someOf(pages.slice(1), 4)) {
      const among = isFirst
        ? calculatorsIn(page)
        : page.getByRole('navigation', { name: /^Views of/ })
      const name = isFirst ? calculator : view
      isDown = true
      await among.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(
        'This part could not be loaded. Check your connection and try again.',
      )
      await expect(calculatorsIn(page)).toBeVisible()
      isDown = false
      await tryAgain(page).click()
      await looksWell(page, itsHeading)
    }
    await test.step('who goes elsewhere and comes back finds it tried again', async () => {
      await page.goto('/')
      await isAlive(page)
      isDown = true
      await calculatorsIn(page).getByRole('link', { name: 'Loan' }).click()
      await expect(tryAgain(page)).toBeVisible()
      await page.goBack()
      await expect(heading(page)).toHaveText('GST calculator')
      isDown = false
      await page.goForward()
      await expect(heading(page)).toHaveText('Loan EMI calculator')
    })
  })
})

test.describe('a page that breaks', () => {
  const titles = Object.fromEntries(
    pages.map(({ calculator, heading }) => [calculator, heading]).reverse(),
  )

  test.use({ expectedMessages: /broken on purpose/ })

  test('leaves the header, the menu and the foot, and every other page', async ({ page }) => {
    await openPage(page, '/')
    // Whichever page reads this number breaks.
    await page.evaluate(() => {
      window.BigInt = new Proxy(BigInt, {
        apply(read, self, given) {
          if (`${given[0]}`.startsWith('31337')) throw new Error('broken on purpose')
          return Reflect.apply(read, self, given)
        },
      })
    })
    for (const name of ['Loan', 'SIP', 'GST']) {
      await calculatorsIn(page).getByRole('link', { name, exact: true }).click()
      await expect(heading(page)).toHaveText(`${titles[name]}`)
      await (await numberField(page)).fill('31337')
      await expect(heading(page)).toHaveText('Unexpected Application Error!')
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.getByRole('button', { name: 'Theme' }).click()
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
      await page.keyboard.press('Escape')
      await calculatorsIn(page).getByRole('link', { name: 'Percentage' }).click()
      await looksWell(page, 'Percentage calculator')
    }
  })
})

test.describe('a browser', () => {
  // The tests themselves say what becomes of it.
  test.use({ withServiceWorker: true })

  const names = [
    ...['localStorage', 'sessionStorage', 'indexedDB', 'Worker', 'BroadcastChannel'],
    ...['serviceWorker', 'share', 'canShare', 'clipboard', 'getContext'],
  ]
  const observers = ['ResizeObserver', 'IntersectionObserver', 'requestIdleCallback']

  /** Takes something away from the page, or makes it fail. */
  function spoil({ names, how }: { names: string[]; how: 'missing' | 'throwing' }) {
    const owners: Record<string, object> = {
      serviceWorker: navigator,
      share: navigator,
      canShare: navigator,
      clipboard: navigator,
      getContext: HTMLCanvasElement.prototype,
    }
    function refuse(): never {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of names) {
      const owner = owners[name] ?? window
      const isCalled = /^[A-Z]|^(share|canShare|getContext)$/.test(name)
      if (how === 'throwing') {
        Object.defineProperty(owner, name, isCalled ? { value: refuse } : { get: refuse })
      } else if (name === 'getContext') {
        Object.defineProperty(owner, name, { value: () => null })
      } else {
        Reflect.deleteProperty(owner, name)
        Reflect.deleteProperty(Navigator.prototype, name)
        if (name in owner) Object.defineProperty(owner, name, { value: undefined })
      }
    }
  }

  for (const { path, heading: itsHeading } of someOf(samplePages, 1)) {
    test(`that lacks or forbids half of what there is shows ${path}`, async ({ page }) => {
      await page.addInitScript(spoilAsAsked, { spoil: `${spoil}`, names, observers })
      for (const how of ['missing', 'throwing']) {
        await test.step(how, async () => {
          await openPage(page, `${path}?${how}`)
          await partsFollow(page)
          if (!readsFiles.includes(path)) {
            await (await numberField(page)).fill('777')
            await expect(page.locator('main')).toContainText('777')
            await expect(startAgain(page)).toBeVisible()
          }
          const copy = page.getByRole('button', { name: 'Copy', exact: true })
          if (await copy.isVisible()) {
            await copy.click()
            await expect(page.getByRole('dialog', { name: 'Copy by hand' })).toBeVisible()
            await page.keyboard.press('Escape')
          }
          await looksWell(page, itsHeading)
        })
      }
    })
  }

  // Each for itself where most of them are used: what is left may rely on what is not.
  for (const how of ['missing', 'throwing']) {
    test(`makes bills where one thing is ${how}`, { tag: THOROUGH }, async ({ page }) => {
      await page.addInitScript(spoilAsAsked, { spoil: `${spoil}`, names, observers })
      for (const name of ['localStorage', 'indexedDB', 'BroadcastChannel', 'canShare']) {
        await test.step(name, async () => {
          await openPage(page, `/gst/bill?${how}-${name}`)
          await page.getByRole('button', { name: 'New bill' }).click()
          await expect(saying(page, 'ew bill')).toBeVisible()
          await (await numberField(page)).fill('777')
          await expect(page.locator('main')).toContainText('777')
          await looksWell(page, 'GST bill calculator')
        })
      }
    })
  }

  type Asked = { spoil: string; names: string[]; observers: string[] }

  /** Spoils what the address asks for: one thing by its name, or all of them. */
  function spoilAsAsked({ spoil, names, observers }: Asked) {
    const [how, name] = location.search.slice(1).split('-')
    const run = new Function('asked', `(${spoil})(asked)`)
    const all = how === 'missing' ? [...names, ...observers] : names
    run({ names: name ? [name] : all, how })
    // It would fetch the whole site, to keep it.
    if (name) run({ names: ['serviceWorker'], how: 'missing' })
  }
})

test.describe('a processor twenty times slower', () => {
  const pagesWithFields = samplePages.filter(({ path }) => !readsFiles.includes(path))
  for (const { path } of pagesWithFields) {
    test(`counts what was typed before ${path} was alive`, { tag: THOROUGH }, async ({
      page,
      context,
    }) => {
      const device = await context.newCDPSession(page)
      const slowDown = (rate: number) => device.send('Emulation.setCPUThrottlingRate', { rate })
      const release = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      const field = await numberField(page)
      await field.fill('777')
      await expect(page.locator('#root')).not.toHaveAttribute('data-alive')
      await slowDown(20)
      release()
      await isAlive(page)
      await slowDown(1)
      await expect(field).toHaveValue('777')
      await expect(page.locator('main')).toContainText('777')
    })
  }
})
