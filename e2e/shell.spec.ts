import type { Page } from '@playwright/test'
import { siteName } from '../src/site'
import { pages } from './pages'
import { expect, isAlive, openPage, result, test } from './support'

const viewsOf = (page: Page, calculator: string) =>
  page.getByRole('navigation', { name: `Views of the ${calculator} calculator` })

test.describe('navigation', () => {
  test('leads to every page without loading a new document', async ({ page, baseURL }) => {
    await openPage(page, '/')
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
    })
    const bar = page.getByRole('navigation', { name: 'Calculators' })
    for (const { calculator, view, path, head } of [...pages.slice(1), ...pages.slice(0, 1)]) {
      const isFirst = view === calculator.views[0]
      const among = isFirst ? bar : viewsOf(page, calculator.navLabel)
      const name = isFirst ? calculator.navLabel : view.label
      await among.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).toHaveTitle(`${head.title} | ${siteName}`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        head.description,
      )
      await expect(bar.locator('[aria-current]')).toHaveText(calculator.navLabel)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('starts each page at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openPage(page, '/')
    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('link', { name: 'Profit, margin and mark-up on a sale' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profit/Loss calculator')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('goes back and forward', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
  })

  test('goes back to a page whose code was never loaded', async ({ page }) => {
    await openPage(page, '/sip')
    await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
    await page.reload()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  })

  test('starts with a link that skips to the calculator', async ({ page }) => {
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the calculator' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Single amount' })).toBeFocused()
  })
})

test.describe('the views of a calculator', () => {
  test('stand side by side beside its heading, the one on show among them', async ({ page }) => {
    await openPage(page, '/')
    const links = viewsOf(page, 'GST').getByRole('link')
    const current = viewsOf(page, 'GST').locator('[aria-current]')
    const inHeader = page.getByRole('navigation', { name: 'Calculators' }).locator('[aria-current]')
    await expect(links).toHaveText(['Single amount', 'Bill'])
    await expect(current).toHaveText('Single amount')
    await expect(inHeader).toHaveAttribute('aria-current', 'page')

    await links.filter({ hasText: 'Bill' }).click()
    await expect(page).toHaveURL('/gst/bill')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST bill calculator')
    await expect(links).toHaveText(['Single amount', 'Bill'])
    await expect(current).toHaveText('Bill')
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(inHeader).toHaveText('GST')
    await expect(inHeader).toHaveAttribute('aria-current', 'true')
  })

  test('are pages of their own: Back leads from one to the other', async ({ page }) => {
    await openPage(page, '/')
    await page.getByLabel('Amount').fill('500')
    await viewsOf(page, 'GST').getByRole('link', { name: 'Bill' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST bill calculator')
    await page.getByLabel('Price of item 1').fill('250')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Single amount')
    await expect(page.getByLabel('Amount')).toHaveValue('500')
    await page.goForward()
    await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Bill')
    await expect(page.getByLabel('Price of item 1')).toHaveValue('250')
  })

  test('the header leads from another view to the first one', async ({ page }) => {
    await openPage(page, '/gst/bill')
    await page
      .getByRole('navigation', { name: 'Calculators' })
      .getByRole('link', { name: 'GST' })
      .click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(viewsOf(page, 'GST').locator('[aria-current=page]')).toHaveText('Single amount')
  })

  test('are absent where there is only one', async ({ page }) => {
    await openPage(page, '/percentage')
    await expect(page.getByRole('navigation', { name: /^Views of/ })).toHaveCount(0)
  })
})

test.describe('the drawer on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('takes the focus, holds it, and gives it back on Escape', async ({ page }) => {
    await openPage(page, '/')
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
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

  test('closes by its button, by the backdrop and by navigation', async ({ page }) => {
    await openPage(page, '/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })

    await open.click()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()

    await open.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(380, 400)
    await expect(drawer).toBeHidden()

    await open.click()
    await drawer.getByRole('link', { name: 'Step-Up SIP' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step-Up SIP calculator')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('lists the views of the calculator on show, under its own row', async ({ page }) => {
    await openPage(page, '/gst/bill')
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const views = drawer.getByRole('list', { name: 'Views of the GST calculator' })
    await open.click()
    await expect(drawer.getByRole('link', { name: 'GST', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(views.getByRole('link')).toHaveText(['Single amount', 'Bill'])
    await expect(views.locator('[aria-current]')).toHaveText('Bill')
    await views.getByRole('link', { name: 'Single amount' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await open.click()
    await expect(views.locator('[aria-current]')).toHaveText('Single amount')
    await drawer.getByRole('link', { name: 'Percentage' }).click()
    await open.click()
    await expect(drawer.getByRole('list')).toHaveCount(0)
  })

  test('stays open when the last parts of the page arrive', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/updates-.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    const arrived = page.waitForResponse(/\/updates-.*\.js$/)
    release()
    await arrived
    // Its first rendering.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('keeps the page behind where it is', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('offers the theme too', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('the theme', () => {
  test('is chosen in the menu, kept, and there before the first paint', async ({ page }) => {
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
  })

  test('follows the system live until a choice is made', async ({ page }) => {
    await openPage(page, '/')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(root).not.toHaveClass(/dark/)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'light')
  })

  test('works by keyboard: arrows try, Enter and Escape close', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: 'Theme' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('the currency', () => {
  test('is shared by all pages and kept', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await expect(result(page, 'Total Amount')).toHaveText('$11,800.00')
    expect(await page.evaluate(() => localStorage.getItem('gst-hisab-currency'))).toBe('USD')
    await page.reload()
    await expect(result(page, 'Total Amount')).toHaveText('$11,800.00')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD')
  })

  test('offers the fourteen by symbol, code and name', async ({ page }) => {
    await openPage(page, '/')
    const options = page.getByRole('combobox', { name: 'Currency' }).getByRole('option')
    await expect(options).toHaveCount(14)
    await expect(options.nth(0)).toHaveText('₹ INR · Indian Rupee')
    await expect(options.nth(7)).toHaveText('CHF · Swiss Franc')
  })

  test('follows another tab, and says so', async ({ page, context }) => {
    await openPage(page, '/')
    const other = await context.newPage()
    await openPage(other, '/')
    await other.getByRole('combobox', { name: 'Currency' }).selectOption('CHF')
    await expect(result(page, 'Total Amount')).toHaveText('CHF\u00a011,800.00')
    await expect(page.getByText('Currency is now Swiss Franc')).toBeVisible()
  })

  test('falls back to the rupee for a stored one that there is not', async ({ page }) => {
    await openPage(page, '/')
    for (const stored of ['XXX', '', '{"code":"USD"}', '💰'.repeat(1_000)]) {
      await page.evaluate((code) => localStorage.setItem('gst-hisab-currency', code), stored)
      await page.reload()
      await isAlive(page)
      await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
      await expect(result(page, 'Total Amount')).toBeVisible()
    }
  })

  test('a stored one never shows amounts in another, and moves nothing', async ({ page }) => {
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
  })
})

test.describe('storage that fails', () => {
  const failures = {
    'is missing': () => {
      Object.defineProperty(window, 'localStorage', { value: undefined })
    },
    'throws on every access': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    'holds nonsense': () => {
      localStorage.setItem('theme', '\u0000<script>')
      localStorage.setItem('gst-hisab-currency', 'undefined')
    },
  }
  for (const [name, breakStorage] of Object.entries(failures)) {
    test(`changes nothing to see when it ${name}`, async ({ page }) => {
      await page.addInitScript(breakStorage)
      await openPage(page, '/')
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
  })
})

test('a trailing slash leads to the one address of a page', async ({ page }) => {
  await page.goto('/loan/')
  await expect(page).toHaveURL('/loan')
})

test.describe('pointing at a link', () => {
  const pointAtSip = async (page: Page) => {
    // What looks at the pointer comes when the page is idle.
    const lookout = page.waitForResponse(/\/updates-.*\.js$/)
    await openPage(page, '/')
    await lookout
    // What the page itself needs later has other names.
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/page-.*\.js$/.test(pathname)) asked.push(pathname)
    })
    await page.getByRole('navigation').getByRole('link', { name: 'SIP', exact: true }).hover()
    return asked
  }

  test('loads the page behind it ahead of the click', async ({ page }) => {
    const asked = await pointAtSip(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'SIP', exact: true })
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      expect(asked).toHaveLength(1)
    }).toPass()
  })

  test('loads nothing for those who save data', async ({ page }) => {
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
    await expect.poll(() => place(page)).toBe(top)
  }

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

  test('lead to where a page was left, however tall it had become', async ({ page }) => {
    await openFullSchedule(page)
    await scrollTo(page, 3900)
    await follow(page, 'SIP')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
    expect(await place(page)).toBe(0)
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    await scrollTo(page, 2700)
    await follow(page, 'GST')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    await scrollTo(page, 1500)

    await page.goBack()
    await expect.poll(() => place(page)).toBe(2700)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(3900)
    await expect(page.getByRole('row', { name: /^60 / })).toBeAttached()
    await page.goForward()
    await expect.poll(() => place(page)).toBe(2700)
    await page.goForward()
    await expect.poll(() => place(page)).toBe(1500)
    // And stays there when all is loaded.
    await page.waitForLoadState('networkidle')
    expect(await place(page)).toBe(1500)
  })

  test('so do a reload and a return from another site', async ({ page }) => {
    await openFullSchedule(page)
    await scrollTo(page, 3900)
    await page.reload()
    await expect.poll(() => place(page)).toBe(3900)
    await expect(page.getByRole('row', { name: /^60 / })).toBeAttached()

    await page.goto('about:blank')
    await page.goBack()
    await expect.poll(() => place(page)).toBe(3900)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
  })

  test('a page that is left before its late parts are here is found again, too', async ({
    page,
  }) => {
    const letUpdatesCome = await hold(page, /updates-[^/]+\.js$/)
    const letLinksCome = await hold(page, /page-links-[^/]+\.js$/)
    await openPage(page, '/sip')
    await scrollTo(page, 2000)
    await follow(page, 'GST')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    // It is not yet as tall as the place that Back leads to.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
    letUpdatesCome()
    letLinksCome()
    await expect.poll(() => place(page)).toBe(2000)
  })

  test('whoever scrolls meanwhile stays there', async ({ page }) => {
    await openPage(page, '/sip')
    await scrollTo(page, 2000)
    await follow(page, 'GST')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    await page.goBack()
    await expect.poll(() => place(page)).toBe(2000)
    await scrollTo(page, 700)
    await page.waitForLoadState('networkidle')
    expect(await place(page)).toBe(700)
    await follow(page, 'GST')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
    await page.goBack()
    await expect.poll(() => place(page)).toBe(700)
  })
})
