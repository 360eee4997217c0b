import type { Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { holdBack } from './hold-back'
import { openSecondTab } from './second-tab'
import {
  chooseFirstMonth,
  expect,
  openPage,
  result,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { STILL_FILE } from './tabs'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('a link', () => {
  test('may name only some inputs, and brings its currency for this tab only', async ({ page }) => {
    await page.goto('/loan#v=1&amount=500000&rate=10&tenure=20&currency=USD')
    await expect(result(page, 'Monthly EMI')).toHaveText('$4,825')
    await expect(page.getByLabel('Loan amount').first()).toHaveValue('500000')
    expect(await page.evaluate(() => localStorage.getItem('gst-hisab-currency'))).toBeNull()
    const second = await openSecondTab(page)
    await openPage(second, '/loan')
    await expect(result(second, 'Monthly EMI')).toHaveText('₹10,624')
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
  test('changes nothing when it holds what is no input of ours', { tag: THOROUGH }, async ({
    page,
  }) => {
    for (const [name, fragment] of someOf(Object.entries(hostile), 4)) {
      await test.step(name, async () => {
        // Otherwise the page would stay, and only its fragment change.
        await page.goto(STILL_FILE)
        await openPage(page, `/${fragment}`)
        await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
        await expect(result(page, 'Total Amount')).toBeVisible()
        await expect(page.getByLabel('Amount')).toHaveValue('10,000')
      })
    }
  })

  const firstAnswers = [
    ['/#v=1&amount=500', 'Total Amount', '₹590.00'],
    ['/profit-loss#v=1&cost=100&selling=640', 'Total Profit', '₹540.00'],
    ['/loan#v=1&amount=7700', 'Monthly EMI', '₹164'],
    ['/sip#v=1&monthly=7700', 'Maturity Value', '₹17,89,011'],
    ['/step-up-sip#v=1&initial=7700', 'Maturity Value', '₹25,98,231'],
  ] as const
  testInNewTab('shows no other answer before its own', { tag: THOROUGH }, async ({ page }) => {
    await page.addInitScript(
      (labels) => {
        const shown: string[] = []
        Object.assign(window, { shown })
        const look = () => {
          const figure = [...document.querySelectorAll('dt')].find(
            ({ textContent }) => textContent === labels[location.pathname],
          )?.nextElementSibling
          const isVisible = figure && getComputedStyle(figure).visibility === 'visible'
          if (isVisible && shown.at(-1) !== figure.textContent) shown.push(`${figure.textContent}`)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      Object.fromEntries(
        firstAnswers.map(([address, label]) => [address.replace(/#.*/, ''), label]),
      ),
    )
    // A script that takes a while gives the prerendered page time to be seen.
    await page.route('**/assets/index-*.js', async (route) => {
      await page.locator('main dd').first().waitFor({ state: 'attached' })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await route.continue()
    })
    const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
    for (const [address, , value] of firstAnswers) {
      await test.step(address, async () => {
        await openPage(page, address)
        await expect.poll(async () => (await shown()).at(-1)).toBe(value)
        expect(await shown()).toEqual([value])
      })
    }
  })
})

test('Undo brings back what Reset took, and leaves what was typed since', async ({ page }) => {
  await openPage(page, '/loan#v=1&amount=7,50,000&rate=12&tenure=3')
  const amount = page.getByRole('textbox', { name: 'Loan amount' })
  const rate = page.getByRole('textbox', { name: 'Interest rate (% p.a.)' })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(amount).toHaveValue('5,00,000')
  await rate.fill('9')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount).toHaveValue('7,50,000')
  await expect(page.getByRole('textbox', { name: 'Tenure' })).toHaveValue('3')
  await expect(rate).toHaveValue('9')
})

test('a second tab starts fresh', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('Amount').fill('500')
  const other = await openSecondTab(page)
  await openPage(other, '/')
  await expect(other.getByLabel('Amount')).toHaveValue('10,000')
})

test('Copy gives a text that reads well in a chat: what was asked, the answer, the link', {
  tag: THOROUGH,
}, async ({ page, baseURL }) => {
  for (const [address, text] of [
    [
      '/#v=1&rate=18',
      'Add 18% GST to ₹10,000, same state. Total Amount ₹11,800.00, GST Amount ₹1,800.00, Original Amount ₹10,000.00',
    ],
    [
      '/percentage#v=1&percentage=7.5',
      '7.5% of 2,500 is 187.50. 45,000 is 37.5% of 1,20,000. From 1,500 to 1,200 is a decrease of 20.0%.',
    ],
    [
      '/profit-loss#v=1&cost=800&selling=640',
      'Profit/Loss: cost price ₹800, selling price ₹640. Total Loss -₹160.00, Loss Percentage 20.00%, Margin -25.00%',
    ],
    [
      '/ecommerce-profit#v=1&quantity=12',
      'eCommerce profit: cost price ₹200, shipping ₹30, fees 10%, selling price ₹300, 12 units. Net Profit per Unit ₹40.00, Total Profit ₹480.00, Profit Percentage 17.4%, Margin on Selling Price 13.3%',
    ],
    [
      '/loan#v=1&amount=500000',
      'Loan EMI: ₹5,00,000 at 10% for 5 years. Monthly EMI ₹10,624, Total Interest ₹1,37,411, Total Payment ₹6,37,411',
    ],
    [
      '/sip#v=1&monthly=5000',
      'SIP: ₹5,000 a month at 12% a year for 10 years. Maturity Value ₹11,61,695, Total Invested ₹6,00,000, Estimated Returns ₹5,61,695',
    ],
    [
      '/sip/after-tax#v=1&monthly=10000',
      "SIP after tax: ₹10,000 a month at 12% a year for 10 years, taxed as an equity fund, with 6% inflation. After tax ₹21,92,969, In today's money ₹12,24,542, Maturity Value ₹23,23,391, Tax ₹1,30,422",
    ],
    [
      '/step-up-sip#v=1&initial=5000',
      'Step-Up SIP: ₹5,000 a month, 10% more every year, at 12% a year for 10 years. Maturity Value ₹16,87,163, Total Invested ₹9,56,245, Estimated Returns ₹7,30,918',
    ],
    // The last one: its currency stays with the tab.
    [
      '/#v=1&mode=remove&amount=1234.5&buyer=another-state&currency=USD',
      'Remove 18% GST from $1,234.50, another state. Original Amount $1,046.19, GST Amount $188.31, Total Amount $1,234.50',
    ],
  ] as const) {
    await test.step(address, async () => {
      await openPage(page, address)
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Result copied')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const [said, link, ...rest] = copied.split('\n')
      expect(said).toBe(text)
      expect(link).toContain(`${baseURL}${address.split('#')[0]}#v=1&`)
      expect(rest).toEqual([])
    })
  }
})

test.describe('buttons whose deeds are still on their way', () => {
  const holdActions = (page: Page) => holdBack(page, '**/assets/actions-*.js')

  testInNewTab('wait for them', { tag: THOROUGH }, async ({ page }) => {
    const letGo = await holdActions(page)
    await openPage(page, '/')
    await page.getByLabel('Amount').fill('500')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByLabel('Amount')).toHaveValue('500')
    letGo()
    await expect(page.getByLabel('Amount')).toHaveValue('')
    await expect(page.getByText('Inputs reset')).toBeVisible()
  })

  test.describe('and never come', () => {
    testInNewTab.use({ expectedMessages: /Failed to load resource/ })

    testInNewTab('say so', { tag: THOROUGH }, async ({ page, context }) => {
      await page.route('**/assets/actions-*.js', (route) => route.abort())
      await openPage(page, '/')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('This could not be loaded.')).toBeVisible()
    })
  })
})

test('without a clipboard there is a way to copy by hand', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy by hand' })
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/#v=1&mode=add&amount=10,000&rate=18/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the share sheet gets the link and a summary', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
      }),
    )
    await page.getByRole('button', { name: 'Share link' }).tap()
    const readShared = () =>
      page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
    await expect.poll(readShared).toBeDefined()
    const shared = (await readShared()) ?? {}
    expect(shared.text).toContain('Add 18% GST to ₹10,000, same state. Total Amount ₹11,800.00')
    expect(shared.url).toContain('/#v=1&mode=add')
  })
})

test('the full schedule opens in year groups, is printed as a whole and knows its months', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan')
  await page.getByRole('button', { name: 'Show full schedule' }).click()

  await test.step('prints every month, whatever is open', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('row', { name: /^60 / })).toBeVisible()
    await expect(page.locator('footer')).toContainText('/loan#v=1&amount=5,00,000')
    await page.emulateMedia({ media: null })
  })

  await test.step('opens in year groups and goes back to twelve months', async () => {
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

  await test.step('carries real months when it knows the first one', async () => {
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await chooseFirstMonth(page, 'Apr', '2027')
    const table = page.getByRole('table')
    await expect(table.getByRole('rowheader', { name: '1 Apr 2027', exact: true })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: '12 Mar 2028' })).toBeVisible()
  })
})
