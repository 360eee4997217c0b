import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { isSample, pages } from './pages'
import {
  expect,
  isAlive,
  openPage,
  partsFollow,
  result,
  testInTab as test,
  test as testInNewTab,
} from './support'

const viewsOf = (page: Page, calculator: string) =>
  page.getByRole('navigation', { name: `Views of the ${calculator} calculator` })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('navigation', () => {
  test('leads to every calculator and its views without loading a new document', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, '/')
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
    })
    const bar = page.getByRole('navigation', { name: 'Calculators' })
    const shown = () =>
      page.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent,
        hasFocus: document.activeElement === document.querySelector('h1'),
        title: document.title,
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        current: document.querySelector('nav[aria-label="Calculators"] [aria-current]')
          ?.textContent,
        scrollY,
      }))
    const visited = pages
      .slice(1)
      .filter(({ path, isFirst }, index) => isFirst || isSample(path) || pages[index]?.isFirst)
    for (const next of [...visited, ...pages.slice(0, 1)]) {
      const { calculator, view, isFirst, path, heading, title, description } = next
      const among = isFirst ? bar : viewsOf(page, calculator)
      const name = isFirst ? calculator : view
      await among.getByRole('link', { name, exact: true }).click()
      await expect.poll(shown, { message: path, intervals: [20, 50, 100] }).toEqual({
        heading,
        hasFocus: true,
        title,
        canonical: `${baseURL}${path}`,
        description,
        current: calculator,
        scrollY: 0,
      })
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('starts with a link that skips to the calculator, and each page at its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the calculator' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Single amount' })).toBeFocused()

    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('link', { name: 'Profit, margin and mark-up on a sale' }).click()
    await expect(heading(page)).toHaveText('Profit/Loss calculator')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  testInNewTab(
    'goes back and forward, to a page whose code was never loaded, too',
    async ({ page }) => {
      await openPage(page, '/sip')
      await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
      await expect(heading(page)).toHaveText('Loan EMI calculator')
      await page.goBack()
      await expect(heading(page)).toHaveText('SIP calculator')
      await page.goForward()
      await expect(heading(page)).toHaveText('Loan EMI calculator')
      await page.reload()
      await page.goBack()
      await expect(heading(page)).toHaveText('SIP calculator')
    },
  )
})

test.describe('the views of a calculator', () => {
  test('stand side by side beside its heading, the one on show among them', async ({ page }) => {
    await openPage(page, '/')
    const bar = page.getByRole('navigation', { name: 'Calculators' })
    const links = viewsOf(page, 'GST').getByRole('link')
    const current = viewsOf(page, 'GST').locator('[aria-current]')
    const inHeader = bar.locator('[aria-current]')
    await expect(links).toHaveText(['Single amount', 'Bill', 'Sales', 'Return', 'Scheme'])
    await expect(current).toHaveText('Single amount')
    await expect(inHeader).toHaveAttribute('aria-current', 'page')

    await links.filter({ hasText: 'Bill' }).click()
    await expect(page).toHaveURL('/gst/bill')
    await expect(heading(page)).toHaveText('GST bill calculator')
    await expect(links).toHaveText(['Single amount', 'Bill', 'Sales', 'Return', 'Scheme'])
    await expect(current).toHaveText('Bill')
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(inHeader).toHaveText('GST')
    await expect(inHeader).toHaveAttribute('aria-current', 'true')

    await test.step('the header leads from another view to the first one', async () => {
      await bar.getByRole('link', { name: 'GST' }).click()
      await expect(page).toHaveURL('/')
      await expect(heading(page)).toBeFocused()
      await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Single amount')
    })
    await test.step('are absent where there is only one', async () => {
      await bar.getByRole('link', { name: 'Percentage' }).click()
      await expect(heading(page)).toHaveText('Percentage calculator')
      await expect(page.getByRole('navigation', { name: /^Views of/ })).toHaveCount(0)
    })
  })

  test('are pages of their own: Back leads from one to the other', async ({ page }) => {
    await openPage(page, '/')
    await page.getByLabel('Amount').fill('500')
    await viewsOf(page, 'GST').getByRole('link', { name: 'Bill' }).click()
    await expect(heading(page)).toHaveText('GST bill calculator')
    await page.getByLabel('Price of item 1').fill('250')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Single amount')
    await expect(page.getByLabel('Amount')).toHaveValue('500')
    await page.goForward()
    await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Bill')
    await expect(page.getByLabel('Price of item 1')).toHaveValue('250')
  })
})

test.describe('the drawer on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('holds the focus, keeps the page behind in its place, and closes', async ({ page }) => {
    await openPage(page, '/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })

    await test.step('takes the focus, holds it, and gives it back on Escape', async () => {
      await open.click()
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused()
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press('Tab')
        const escaped = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(escaped).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(open).toBeFocused()
    })
    await test.step('keeps the page behind where it is', async () => {
      await open.click()
      await expect(drawer).toBeVisible()
      await page.mouse.move(380, 400)
      await page.mouse.wheel(0, 600)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
    await test.step('closes by its button and by the backdrop', async () => {
      await drawer.getByRole('button', { name: 'Close menu' }).click()
      await expect(drawer).toBeHidden()
      await open.click()
      await expect(drawer).toBeVisible()
      await page.mouse.click(380, 400)
      await expect(drawer).toBeHidden()
    })
    await test.step('offers the theme too', async () => {
      await open.click()
      await drawer.getByText('Dark', { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
    await test.step('closes by navigation', async () => {
      await drawer.getByRole('link', { name: 'Step-Up SIP' }).click()
      await expect(drawer).toBeHidden()
      await expect(heading(page)).toHaveText('Step-Up SIP calculator')
      await expect(heading(page)).toBeFocused()
    })
  })

  test('lists the views of the calculator on show, under its own row', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/gst/bill')
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const views = drawer.getByRole('list', { name: 'Views of the GST calculator' })
    await open.click()
    await expect(drawer.getByRole('link', { name: 'GST', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(views.getByRole('link')).toHaveText([
      'Single amount',
      'Bill',
      'Sales',
      'Return',
      'Scheme',
    ])
    await expect(views.locator('[aria-current]')).toHaveText('Bill')
    await views.getByRole('link', { name: 'Single amount' }).click()
    await expect(drawer).toBeHidden()
    await expect(heading(page)).toHaveText('GST calculator')
    await expect(heading(page)).toBeFocused()

    await open.click()
    await expect(views.locator('[aria-current]')).toHaveText('Single amount')
    await drawer.getByRole('link', { name: 'Percentage' }).click()
    await open.click()
    await expect(drawer.getByRole('list')).toHaveCount(0)
  })

  testInNewTab(
    'stays open when the last parts of the page arrive',
    { tag: THOROUGH },
    async ({ page }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/after-idle-.*\.js$/, async (route) => {
        await released
        await route.continue()
      })
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      const arrived = page.waitForResponse(/\/after-idle-.*\.js$/)
      release()
      await arrived
      // Its first rendering.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  )
})

test.describe('the theme', () => {
  testInNewTab(
    'is chosen in the menu, kept, and there before the first paint',
    async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('html')).toHaveClass(/dark/)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

      // Until the site's own script is here, there is only the line in the head.
      await page.route('**/*.js', () => {})
      await page.goto('/loan', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('html')).toHaveClass(/dark/)
    },
  )

  test('follows the system live until a choice is made, by keyboard or by hand', async ({
    page,
  }) => {
    await openPage(page, '/')
    const root = page.locator('html')
    const button = page.getByRole('button', { name: 'Theme' })
    await expect(root).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(root).toHaveAttribute('data-theme', 'light')

    await test.step('works by keyboard: arrows try, Enter and Escape close', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
      await expect(button).toBeFocused()
    })

    await button.click()
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(root).not.toHaveClass(/dark/)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('the currency', () => {
  test('is one of fourteen, kept, and the rupee for a stored one that there is not', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openPage(page, '/')
    const choice = page.getByRole('combobox', { name: 'Currency' })
    const total = result(page, 'Total Amount')
    await test.step('offers the fourteen by symbol, code and name', async () => {
      const options = await choice.getByRole('option').allTextContents()
      expect(options).toHaveLength(14)
      expect(options[0]).toBe('₹ INR · Indian Rupee')
      expect(options[7]).toBe('CHF · Swiss Franc')
    })
    await test.step('is shared by all pages and kept', async () => {
      await choice.selectOption('USD')
      await expect(total).toHaveText('$11,800.00')
      expect(await page.evaluate(() => localStorage.getItem('gst-hisab-currency'))).toBe('USD')
      await page.reload()
      await expect(total).toHaveText('$11,800.00')
      await expect(choice).toHaveValue('USD')
    })
    for (const stored of ['XXX', '', '{"code":"USD"}', '💰'.repeat(1_000)]) {
      await page.evaluate((code) => localStorage.setItem('gst-hisab-currency', code), stored)
      await page.reload()
      await isAlive(page)
      await expect(total).toHaveText('₹11,800.00')
      await expect(total).toBeVisible()
    }
  })

  testInNewTab('follows another tab, and says so', { tag: THOROUGH }, async ({ page, context }) => {
    await openPage(page, '/')
    const other = await context.newPage()
    await openPage(other, '/')
    await other.getByRole('combobox', { name: 'Currency' }).selectOption('CHF')
    await expect(result(page, 'Total Amount')).toHaveText('CHF\u00a011,800.00')
    await expect(page.getByText('Currency is now Swiss Franc')).toBeVisible()
  })

  testInNewTab(
    'a stored one never shows amounts in another, and moves nothing',
    { tag: THOROUGH },
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('gst-hisab-currency', 'USD')
        const seen = { rupees: 0, shift: 0 }
        Object.assign(window, { seen })
        const look = () => {
          const figure = document.querySelector('dd')
          const isVisible = figure && getComputedStyle(figure).visibility === 'visible'
          if (isVisible && figure.textContent?.includes('₹')) seen.rupees++
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            seen.shift += (entry as unknown as { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // A slow script gives the prerendered page time to be seen.
      await page.route('**/assets/index-*.js', async (route) => {
        await page.locator('main dd').first().waitFor({ state: 'attached' })
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        await route.continue()
      })
      await openPage(page, '/')
      await expect(result(page, 'Total Amount')).toHaveText('$11,800.00')
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { rupees: number; shift: number } }).seen,
      )
      expect(seen.rupees).toBe(0)
      expect(seen.shift).toBeLessThan(0.0005)
    },
  )
})

testInNewTab('storage that fails changes nothing to see', { tag: THOROUGH }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (reason: string) => () => {
      throw new DOMException('no', reason)
    }
    const failures: Record<string, () => void> = {
      '?is-missing': () => Object.defineProperty(window, 'localStorage', { value: undefined }),
      '?throws-on-every-access': () =>
        Object.defineProperty(window, 'localStorage', { get: refuse('SecurityError') }),
      '?is-full': () => {
        Storage.prototype.setItem = refuse('QuotaExceededError')
      },
      '?holds-nonsense': () => {
        localStorage.setItem('theme', '\u0000<script>')
        localStorage.setItem('gst-hisab-currency', 'undefined')
      },
    }
    const fail = failures[location.search]
    if (!fail) throw new Error(`No failure is named ${location.search}`)
    fail()
  })
  for (const failure of ['is-missing', 'throws-on-every-access', 'is-full', 'holds-nonsense']) {
    await test.step(failure, async () => {
      await openPage(page, `/?${failure}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
      await expect(result(page, 'Total Amount')).toHaveText('€11,800.00')
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  }
})

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /there is no page at \/no\/such%20page|status of 404/ })

  test('answers 404 with a way home, and logs the path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('there is no page at /no/such%20page'),
    )
    const response = await page.goto('/no/such page')
    expect(response?.status()).toBe(404)
    expect((await logged).type()).toBe('error')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Oops! Page not found', level: 1 }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Page not found | GST Hisab')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('GST calculator')
  })
})

test('a trailing slash leads to the one address of a page', async ({ page }) => {
  await page.goto('/loan/')
  await expect(page).toHaveURL('/loan')
})

test.describe('pointing at a link', () => {
  const pointAtSip = async (page: Page) => {
    // What looks at the pointer comes when the page is idle.
    const lookout = page.waitForResponse(/\/after-idle-.*\.js$/)
    await openPage(page, '/')
    await lookout
    // What the page itself needs later has other names.
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/page-[\w-]{7}\.js$/.test(pathname)) asked.push(pathname)
    })
    await page.getByRole('navigation').getByRole('link', { name: 'SIP', exact: true }).hover()
    return asked
  }

  testInNewTab('loads the page behind it ahead of the click', async ({ page }) => {
    const asked = await pointAtSip(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'SIP', exact: true })
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      expect(asked).toHaveLength(1)
    }).toPass()
  })

  testInNewTab('loads nothing for those who save data', { tag: THOROUGH }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const asked = await pointAtSip(page)
    // What the pointer had asked for would be known before what is asked for now.
    await page.evaluate(() => fetch('/robots.txt'))
    expect(asked).toEqual([])
  })
})

test.describe('Back, Forward and a reload on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

  /** By its wheel, as a person would; several turns for a long way. */
  async function scrollTo(page: Page, top: number) {
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, top - (await place(page)))
    await expectPlace(page, top)
  }

  const expectPlace = (page: Page, top: number) =>
    expect.poll(() => place(page), { intervals: [50] }).toBe(top)

  async function openFullSchedule(page: Page) {
    await openPage(page, '/loan')
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await page.getByRole('button', { name: 'Open all years' }).click()
    await expect(page.getByRole('row', { name: /^60 / })).toBeAttached()
  }

  /** Not by a click, which would scroll. */
  const follow = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Calculators', includeHidden: true })
      .getByRole('link', { name, exact: true, includeHidden: true })
      .evaluate((link: HTMLAnchorElement) => link.click())

  /** Keeps files back. @returns a way to let them come */
  async function hold(page: Page, files: RegExp): Promise<() => void> {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(files, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  testInNewTab('lead to where a page was left, however tall it had become', async ({ page }) => {
    await openFullSchedule(page)
    await scrollTo(page, 3900)
    await test.step('so do a reload and a return from another site', async () => {
      await page.reload()
      await expectPlace(page, 3900)
      await expect(page.getByRole('row', { name: /^60 / })).toBeAttached()
      await page.goto('about:blank')
      await page.goBack()
      await expectPlace(page, 3900)
      await expect(heading(page)).toHaveText('Loan EMI calculator')
    })

    await follow(page, 'SIP')
    await expect(heading(page)).toHaveText('SIP calculator')
    await expectPlace(page, 0)
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    await scrollTo(page, 2700)
    await follow(page, 'GST')
    await expect(heading(page)).toHaveText('GST calculator')
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    await scrollTo(page, 1500)

    await page.goBack()
    await expectPlace(page, 2700)
    await page.goBack()
    await expectPlace(page, 3900)
    await expect(page.getByRole('row', { name: /^60 / })).toBeAttached()
    await page.goForward()
    await expectPlace(page, 2700)
    await page.goForward()
    await expectPlace(page, 1500)
    // And stays there when all is loaded.
    await partsFollow(page)
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    expect(await place(page)).toBe(1500)
  })

  testInNewTab(
    'a page that is left before its late parts are here is found again, too',
    { tag: THOROUGH },
    async ({ page }) => {
      const letUpdatesCome = await hold(page, /after-idle-[^/]+\.js$/)
      const letLinksCome = await hold(page, /page-links-[^/]+\.js$/)
      await openPage(page, '/sip')
      await scrollTo(page, 2000)
      await follow(page, 'GST')
      await expect(heading(page)).toHaveText('GST calculator')
      // It is not yet as tall as the place that Back leads to.
      await page.goBack()
      await expect(heading(page)).toHaveText('SIP calculator')
      letUpdatesCome()
      letLinksCome()
      await expectPlace(page, 2000)
    },
  )

  testInNewTab('whoever scrolls meanwhile stays there', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/sip')
    await scrollTo(page, 2000)
    await follow(page, 'GST')
    await expect(heading(page)).toHaveText('GST calculator')
    await page.goBack()
    await expectPlace(page, 2000)
    await scrollTo(page, 700)
    await partsFollow(page)
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    expect(await place(page)).toBe(700)
    await follow(page, 'GST')
    await expect(heading(page)).toHaveText('GST calculator')
    await page.goBack()
    await expectPlace(page, 700)
  })
})
