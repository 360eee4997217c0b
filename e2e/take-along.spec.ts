import type { Page } from '@playwright/test'
import { expect, openPage, result, test } from './support'

type Change = (page: Page) => Promise<unknown>

/** On every page: something to change that shows in the results. */
const pages: { path: string; change: Change }[] = [
  {
    path: '/',
    change: async (page) => {
      await page.getByRole('button', { name: 'Remove GST' }).click()
      await page.getByLabel('Amount').fill('1,234.50')
      await page.getByLabel('GST rate (%)').fill('12')
    },
  },
  {
    path: '/percentage',
    change: async (page) => {
      await page.getByLabel('Percentage X').fill('7.5')
      await page.getByLabel('New value').fill('1800')
    },
  },
  {
    path: '/profit-loss',
    change: (page) => page.getByLabel('Selling price').fill('640'),
  },
  {
    path: '/ecommerce-profit',
    change: async (page) => {
      await page.getByText('Fixed Amount').click()
      await page.getByLabel('Quantity').fill('12')
    },
  },
  {
    path: '/loan',
    change: async (page) => {
      await page.getByLabel('Loan amount').first().fill('7,50,000')
      await page.getByText('Months', { exact: true }).click()
      await page.getByText('Fixed', { exact: true }).click()
      await page.getByLabel('Processing fee value').fill('2,500')
    },
  },
  { path: '/sip', change: (page) => page.getByLabel('Duration (years)').first().fill('15') },
  {
    path: '/step-up-sip',
    change: (page) => page.getByLabel('Annual step-up (%)').first().fill('5'),
  },
]

/** Everything a person would compare: the fields, the choices and the figures. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('main input')].map((input) =>
      input.type === 'radio' ? input.checked : input.value,
    ),
    pressed: [...document.querySelectorAll('main [aria-pressed]')].map((button) =>
      button.getAttribute('aria-pressed'),
    ),
    figures: [...document.querySelectorAll('main dd')].map((figure) => figure.textContent),
  }))

/** Waits until two looks in a row see the same. */
async function settledState(page: Page) {
  let last = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await stateOf(page))
        const isSettled = now === last
        last = now
        return isSettled
      },
      { intervals: [300] },
    )
    .toBe(true)
  return JSON.parse(last)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { path, change } of pages) {
  test(`${path} is shared by a link that restores everything elsewhere`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openPage(page, path)
    const untouched = await settledState(page)
    await change(page)
    const before = await settledState(page)
    expect(before).not.toEqual(untouched)

    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain(`${path}#v=1&`)

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect.poll(() => stateOf(other)).toEqual(before)
    expect(await other.evaluate(() => localStorage.length)).toBe(0)
    await expect(other.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await elsewhere.close()
  })

  test(`${path} keeps its inputs through reload, another page and Back`, async ({ page }) => {
    await openPage(page, path)
    await change(page)
    const before = await settledState(page)
    await page.reload()
    await expect.poll(() => stateOf(page)).toEqual(before)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: path === '/sip' ? 'Loan' : 'SIP', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect.poll(() => stateOf(page)).toEqual(before)
  })

  test(`${path} is reset to its defaults, and back by Undo`, async ({ page }) => {
    await openPage(page, path)
    const untouched = await settledState(page)
    await change(page)
    const before = await settledState(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => stateOf(page)).toEqual(untouched)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stateOf(page)).toEqual(before)
  })
}

test.describe('a link', () => {
  test('may name only some inputs, and brings its currency for this tab only', async ({
    page,
    context,
  }) => {
    await page.goto('/loan#v=1&amount=500000&rate=10&tenure=20&currency=USD')
    await expect(result(page, 'Monthly EMI')).toHaveText('$4,825')
    await expect(page.getByLabel('Loan amount').first()).toHaveValue('500000')
    expect(await page.evaluate(() => localStorage.getItem('gst-hisab-currency'))).toBeNull()
    const secondTab = await context.newPage()
    await openPage(secondTab, '/loan')
    await expect(result(secondTab, 'Monthly EMI')).toHaveText('₹10,624')
  })

  test('gives way to the first change a person makes', async ({ page }) => {
    await openPage(page, '/#v=1&amount=500')
    await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
    await page.getByLabel('Amount').fill('600')
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(result(page, 'Total Amount')).toHaveText('₹708.00')
  })

  test('opened on a page that is already open replaces its inputs', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => {
      location.hash = 'v=1&amount=500'
    })
    await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
  })

  const hostile = {
    prototype: '#v=1&__proto__=x&constructor=y&__proto__.amount=5',
    'a megabyte': `#v=1&amount=5&x=${'9'.repeat(2 ** 20)}`,
    'broken escapes': '#v=1&amount=%E0%A4%A&rate=%',
    'repeated names': '#v=1&amount=1&amount=2',
    scripts: '#v=1&amount=<script>alert(1)</script>&mode=javascript:alert(1)',
    'another version': '#v=9&amount=5',
    'impossible choices': '#v=1&mode=multiply&currency=BTC',
  }
  for (const [name, fragment] of Object.entries(hostile)) {
    test(`changes nothing when it holds ${name}`, async ({ page }) => {
      await openPage(page, `/${fragment}`)
      await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
      await expect(result(page, 'Total Amount')).toBeVisible()
      await expect(page.getByLabel('Amount')).toHaveValue('10,000')
    })
  }

  test('shows no other numbers before its own', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { others: 0 }
      Object.assign(window, { seen })
      const look = () => {
        const figure = document.querySelector('dd')
        const isVisible = figure && getComputedStyle(figure).visibility === 'visible'
        if (isVisible && !figure.textContent?.includes('590')) seen.others++
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.route('**/assets/index-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await openPage(page, '/#v=1&amount=500')
    await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
    const seen = await page.evaluate(() => (window as unknown as { seen: { others: number } }).seen)
    expect(seen.others).toBe(0)
  })
})

test('a second tab starts fresh', async ({ page, context }) => {
  await openPage(page, '/')
  await page.getByLabel('Amount').fill('500')
  const other = await context.newPage()
  await openPage(other, '/')
  await expect(other.getByLabel('Amount')).toHaveValue('10,000')
})

test('Copy gives a short text that reads well in a chat', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('GST: Total Amount ₹11,800.00, GST Amount ₹1,800.00')
})

test('without a clipboard there is a way to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy by hand' })
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/#v=1&mode=add&amount=10,000&rate=18/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the share sheet gets the link and a summary', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
      })
    })
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Share link' }).tap()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared.text).toContain('Total Amount ₹11,800.00')
    expect(shared.url).toContain('/#v=1&mode=add')
  })
})

test.describe('the full schedule', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/loan')
    await page.getByRole('button', { name: 'Show full schedule' }).click()
  })

  test('opens in year groups and goes back to twelve months', async ({ page }) => {
    await expect(page.getByText('60 months in 5 years.')).toBeVisible()
    const table = page.getByRole('table', { name: 'Repayment schedule, all 60 months' })
    await expect(table.getByRole('row', { name: '12 ₹7,074 ₹3,549 ₹4,18,866' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'Year 2 ₹89,630 ₹37,852 ₹3,29,236' })).toBeVisible()
    await expect(table.getByRole('row', { name: '5 years ₹5,00,000 ₹1,37,411 ₹0' })).toBeVisible()
    await table.getByRole('button', { name: 'Year 2' }).click()
    await expect(table.getByRole('row', { name: /^13 / })).toBeVisible()
    await page.getByRole('button', { name: 'Open all years' }).click()
    await expect(table.getByRole('row', { name: /^60 / })).toBeVisible()
    await page.getByRole('button', { name: 'Close all years' }).click()
    await expect(table.getByRole('row', { name: /^1 / })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show first 12 months' }).click()
    await expect(
      page.getByRole('table', { name: 'Repayment schedule, first 12 months' }),
    ).toBeVisible()
  })

  test('carries real months when it knows the first one', async ({ page }) => {
    await page.getByLabel('First EMI in (optional)').fill('2027-04')
    const table = page.getByRole('table')
    await expect(table.getByRole('rowheader', { name: '1 Apr 2027', exact: true })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: '12 Mar 2028' })).toBeVisible()
  })

  test('prints every month, whatever is open', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('row', { name: /^60 / })).toBeVisible()
    await expect(page.locator('footer')).toContainText('/loan#v=1&amount=5,00,000')
  })
})
