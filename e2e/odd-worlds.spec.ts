import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { THOROUGH } from '../tests/is-thorough'
import { samplePages, samplePagesWithNumbers } from './pages'
import { openSecondTab } from './second-tab'
import {
  chooseFirstMonth,
  expect,
  firstMonth,
  numberField,
  openPage,
  partsFollow,
  result,
  startAgain,
  tellingNumber,
  test,
  testInTab,
  withoutServiceWorker,
} from './support'

/*
 * The site in browsers, at times and beside programs that its authors do not have. Local storage
 * that fails is in shell.spec.ts, hostile links are in take-along.spec.ts.
 */

test.describe('the storage of a tab', () => {
  const worlds = {
    'is forbidden': () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
    'is full of nonsense': () => {
      const names = [
        ...['gst', 'percentage', 'profit-loss', 'ecommerce-profit', 'marketplace'],
        ...['loan', 'loan-prepay', 'loan-compare', 'loan-find'],
        ...['sip', 'sip-goal', 'sip-after-tax', 'sip-withdraw', 'step-up-sip'],
      ]
      const nonsense = [
        'v=1&amount=%E0%A4%A&rate=%00',
        '{"v":1}',
        `v=1&amount=${'9'.repeat(9_000)}`,
      ]
      for (const [index, name] of names.entries()) {
        sessionStorage.setItem(`gst-hisab-inputs-${name}`, nonsense[index % 3] ?? '')
      }
      sessionStorage.setItem('gst-hisab-currency', '__proto__')
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  }
  for (const [name, breakStorage] of Object.entries(worlds)) {
    const tag = name === 'is forbidden' ? [] : THOROUGH
    test(`changes no page when it ${name}`, { tag }, async ({ page }) => {
      await page.addInitScript(breakStorage)
      for (const { path } of samplePagesWithNumbers) {
        await test.step(path, async () => {
          await openPage(page, path)
          const field = await numberField(page)
          await expect(page.locator('main dd').first()).toHaveText(/^[₹\d]|^Offer|^Registered/)
          await expect(page.locator('main dd').first()).toBeVisible()
          const number = tellingNumber(page)
          await field.fill(number)
          await expect(page.locator('main')).toContainText(number)
          await startAgain(page).dispatchEvent('click')
          await expect(await numberField(page)).not.toHaveValue(number)
        })
      }
    })
  }
})

for (const locale of ['hi-IN', 'de-DE', 'ar-EG']) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test('sees the same figures, months and files', { tag: THOROUGH }, async ({ page }) => {
      await openPage(page, '/')
      await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
      await page.getByLabel('Amount').fill('12345678.5')
      await page.getByLabel('Amount').blur()
      await expect(page.getByLabel('Amount')).toHaveValue('1,23,45,678.5')
      await expect(page.getByText('₹1,23,45,678.50 · 1.23 crore')).toBeVisible()
      await expect(result(page, 'Total Amount')).toHaveText('₹1,45,67,900.63')

      await openPage(page, '/sip')
      await expect(result(page, 'Maturity Value')).toHaveText('₹11,61,695')

      await openPage(page, '/loan')
      await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
      await chooseFirstMonth(page, 'Apr', '2027')
      const firstMonth = page.getByRole('row', { name: '1 Apr 2027 ₹6,457 ₹4,167 ₹4,93,543' })
      await expect(firstMonth).toBeVisible()
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download CSV' }).click()
      const csv = await readFile(await (await waiting).path(), 'utf8')
      expect(csv).toContain('1,Apr 2027,6456.86,4166.67,493543.14\r\n')
      expect(csv).toMatch(/^[\ufeff\x20-\x7e\r\n]*$/)
    })
  })
}

test.describe('a clock that is wrong', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('changes neither the calendar of a loan nor anything else', { tag: THOROUGH }, async ({
    page,
  }) => {
    for (const now of ['1999-12-31T23:59:59Z', '2096-02-29T12:00:00Z', '2099-12-31T10:00:01Z']) {
      await test.step(now, async () => {
        await page.clock.setFixedTime(now)
        await openPage(page, '/loan')
        await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
        const month = firstMonth(page).getByLabel('First EMI in, month')
        const year = firstMonth(page).getByLabel('First EMI in, year')
        for (const [start, eleventh] of [
          ['1999-12', 'Oct 2000'],
          ['2096-02', 'Dec 2096'],
          ['9999-12', 'Oct 10000'],
        ] as const) {
          await page.goto(`/loan#v=1&start=${start}`)
          await expect(page.getByRole('rowheader', { name: `11 ${eleventh}` })).toBeVisible()
          await expect(year).toHaveValue(start.slice(0, 4))
        }
        await month.selectOption('')
        await expect(page.getByRole('rowheader', { name: '11', exact: true })).toBeVisible()
      })
    }
  })
})

test('a page that was kept whole for Back shows the choices made meanwhile', {
  tag: THOROUGH,
}, async ({ baseURL }) => {
  const executablePath = findBrowser({ isWhole: true })
  test.skip(!executablePath, 'only a whole browser keeps pages')
  const browser = await chromium.launch({
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  })
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    // A service worker that takes over its pages for the first time lets go of those kept for Back.
    await context.addInitScript(withoutServiceWorker)
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    // A browser may let go of a page that it was to keep, on a busy machine for one. Then once more.
    await expect(async () => {
      await openPage(page, '/')
      await page.evaluate(() => {
        localStorage.clear()
        Object.assign(window, { wasKept: true })
      })
      await page.getByLabel('Amount').fill('500')
      await partsFollow(page)
      await page.goto('/loan')

      const other = await context.newPage()
      await openPage(other, '/')
      await other.getByRole('combobox', { name: 'Currency' }).selectOption('CHF')
      await other.getByRole('button', { name: 'Theme' }).click()
      await other.getByRole('radio', { name: 'Dark' }).check()
      await other.close()

      await page.evaluate(() => history.back())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST calculator')
      expect(await page.evaluate(() => 'wasKept' in window), 'kept whole').toBe(true)
    }).toPass()
    await expect(page.getByLabel('Amount')).toHaveValue('500')
    await expect(result(page, 'Total Amount')).toHaveText('CHF\u00a0590.00')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    // Chromium told the page all of it. Other browsers tell it nothing, as here.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
      localStorage.setItem('gst-hisab-currency', 'EUR')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(result(page, 'Total Amount')).toHaveText('€590.00')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(messages).toEqual([])
  } finally {
    await browser.close()
  }
})

test.describe('other programs', () => {
  test('that run the script of the page twice change nothing', { tag: THOROUGH }, async ({
    page,
  }) => {
    const again = page.waitForResponse(/\.js\?again$/)
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const [script = '', source] = /<script type="module"[^>]*src="([^"]+)"[^>]*>/.exec(html) ?? []
      const twice = `${script}</script><script type="module" src="${source}?again">`
      await route.fulfill({ response, body: html.replace(script, twice) })
    })
    await openPage(page, '/#v=1&amount=500')
    await (await again).finished()
    await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove GST' }).click()
    await expect(result(page, 'Original Amount')).toHaveText('₹423.73')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Inputs reset')).toHaveCount(1)
    await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
  })

  test('may leave their marks on the document before the page comes alive', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        document.documentElement.setAttribute('data-extension', 'installed')
        document.body.setAttribute('cz-shortcut-listen', 'true')
        document.body.className = 'vsc-initialized'
        document.body.append(document.createElement('extension-toolbar'))
        document.body.prepend(document.createElement('div'))
        document.head.append(document.createElement('meta'))
        // Within the page: password managers and dark modes mark what they find.
        for (const element of document.querySelectorAll('input, svg, main')) {
          element.setAttribute('data-extension-id', '1')
        }
      })
    })
    for (const { path } of samplePagesWithNumbers) {
      await test.step(path, async () => {
        await openPage(page, path)
        await (await numberField(page)).fill(tellingNumber(page))
        await expect(page.locator('main')).toContainText(tellingNumber(page))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      })
    }
  })

  /** As browsers translate: each text moves into two elements, but where the page forbids it. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const { currentNode } = walker
        const isLeftAlone = currentNode.parentElement?.closest('[translate=no], svg, select')
        if (currentNode instanceof Text && currentNode.data.trim() && !isLeftAlone) {
          texts.push(currentNode)
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    })

  /** Types a text into every field, one after the other, as an editing command: at once. */
  const typeEverywhere = (page: Page, text: string) =>
    page
      .locator('main input[type=text]:enabled')
      .filter({ visible: true })
      .evaluateAll(async (fields, text) => {
        for (const field of fields as HTMLInputElement[]) {
          field.focus({ preventScroll: true })
          field.select()
          document.execCommand('insertText', false, text)
          // The page answers before the next one.
          await null
        }
      }, text)

  for (const { path } of samplePages) {
    testInTab(
      `that translate ${path} leave its figures and sentences right`,
      { tag: THOROUGH },
      async ({ page }) => {
        const plain = await openSecondTab(page)
        const eachOf = (act: (page: Page) => Promise<unknown>) =>
          Promise.all([page, plain].map(act))
        const wordsOf = (page: Page) =>
          page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' '))

        // One clock for both.
        await page.clock.install()
        await eachOf((page) => openPage(page, path))
        await translate(page)
        for (const text of ['0', 'x', '-5', '9'.repeat(18), '30']) {
          await test.step(`after ${text}`, async () => {
            await eachOf((page) => typeEverywhere(page, text))
            // Answers wait for more to be typed.
            await page.clock.runFor(200)
            await expect(async () => {
              expect(await wordsOf(page)).toBe(await wordsOf(plain))
            }).toPass({ intervals: [100] })
          })
        }
      },
    )
  }
})
