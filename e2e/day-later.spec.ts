import type { Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import { holdBack } from './hold-back'
import { openElsewhere } from './links'
import { expect, isAlive, openPage, result, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

/*
 * What goes wrong only on the second step: after a skip link, on a page that came by a link, before
 * the page is alive, between a key and its answer, and with what an older version left behind.
 */

const calculatorsIn = (page: Page) => page.getByRole('navigation', { name: 'Calculators' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('after Skip to the calculator, a link in the header leads to the top of the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await calculatorsIn(page).getByRole('link', { name: 'Loan' }).click()
  await expect(heading(page)).toHaveText('Loan EMI calculator')
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page that says the law of before a change is rendered anew, with what was typed in it', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace('<div id="root"', '<div id="root" data-law-until="2026-04-01"')
      .replaceAll('GST rates in India', 'GST rates of another law')
    await route.fulfill({ response, body })
  })
  await page.goto('/#v=1&amount=500')
  await isAlive(page)
  await expect(page.getByRole('heading', { name: 'GST rates in India' })).toBeVisible()
  await expect(page.getByText('GST rates of another law')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toHaveValue('500')
  await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
})

test('what is typed before a linked page is alive replaces that input, and no other', {
  tag: THOROUGH,
}, async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/#v=1&amount=500&rate=5&mode=remove', { waitUntil: 'commit' })
  // A linked page hides the numbers it was built with, but not for ever.
  await page.getByLabel('Amount').fill('1050')
  await expect(page.locator('#root')).not.toHaveAttribute('data-alive')
  release()
  await isAlive(page)
  await expect(page.getByLabel('Amount')).toHaveValue('1050')
  await expect(page.getByLabel('GST rate (%)')).toHaveValue('5')
  await expect(page.getByRole('button', { name: 'Remove GST' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(result(page, 'Original Amount')).toHaveText('₹1,000.00')
})

const looked = [
  ['/#v=1&amount=500000&rate=05', { Amount: '500000', 'GST rate (%)': '05' }],
  [
    '/loan#v=1&amount=500000&rate=10.50&tenure=20',
    { 'Loan amount': '500000', 'Interest rate (% p.a.)': '10.50', Tenure: '20' },
  ],
  [
    '/ecommerce-profit/marketplace#v=1&price=1180&ads=40.0&bands=1000~0~34*~15~65.50',
    {
      'Selling price': '1180',
      'Ads per order': '40.0',
      'Up to price of band 1': '1000',
      'Fixed fee of band 2': '65.50',
    },
  ],
  ['/percentage#v=1&number=1000.&whole=250000', { 'Number Y': '1000.', 'Whole Y': '250000' }],
] as const

test('who only looks into the fields of a link leaves them as they are; a currency that is chosen stays beside them', async ({
  page,
}) => {
  for (const [address, texts] of someOf(looked, 2)) {
    await test.step(address, async () => {
      await openPage(page, address)
      for (const [name, text] of Object.entries(texts)) {
        const field = page.getByRole('textbox', { name, exact: true })
        await expect(field).toHaveValue(text)
        await field.focus()
        await field.blur()
        await field.click()
        await page.keyboard.press('Enter')
        await expect(field).not.toBeFocused()
        await expect(field).toHaveValue(text)
        await expect(page).toHaveURL(address)
      }
    })
  }

  await test.step('a currency that is chosen stays after a reload, with the inputs of the link', async () => {
    await openPage(page, '/#v=1&amount=500&rate=5&mode=add&currency=USD')
    await expect(result(page, 'Total Amount')).toHaveText('$525.00')
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await expect(result(page, 'Total Amount')).toHaveText('€525.00')
    await page.reload()
    await isAlive(page)
    await expect(result(page, 'Total Amount')).toHaveText('€525.00')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
    await expect(page.getByLabel('Amount')).toHaveValue('500')
    await expect(page.getByLabel('GST rate (%)')).toHaveValue('5')
  })
})

const rate = 'Expected annual return (%)'

for (const path of someOf(['/sip', '/step-up-sip'], 1)) {
  test(`${path} shows no new rate beside an old answer in How it works`, async ({ page }) => {
    await openPage(page, path)
    await page.evaluate(() => {
      const pairs: string[] = []
      Object.assign(window, { pairs })
      const stepNamed = (title: string) =>
        [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === title)
          ?.parentElement
      const look = () => {
        const rates = [...(stepNamed('Your numbers')?.querySelectorAll('dt') ?? [])]
        const rate = rates.find(({ textContent }) => textContent === 'r')?.nextElementSibling
        const answer = stepNamed('Put together')?.querySelector('strong')
        const pair = `${rate?.textContent}: ${answer?.textContent}`
        if (pairs.at(-1) !== pair) pairs.push(pair)
        requestAnimationFrame(look)
      }
      look()
    })
    const field = page.getByRole('textbox', { name: rate, exact: true })
    const before = await result(page, 'Maturity Value').textContent()
    await field.fill('6')
    await expect(result(page, 'Maturity Value')).not.toHaveText(`${before}`)
    const after = await result(page, 'Maturity Value').textContent()
    const pairs = () => page.evaluate(() => (window as unknown as { pairs: string[] }).pairs)
    await expect.poll(async () => (await pairs()).at(-1)).toContain(`${after}`)
    expect(await pairs()).toEqual([
      `12% ÷ 12 = 0.01 a month: ${before}`,
      `6% ÷ 12 = 0.005 a month: ${after}`,
    ])
  })
}

for (const calculator of someOf(['gst', 'loan', 'sip', 'deposits'] as const, 1)) {
  const views = {
    gst: [
      { path: '/gst/return', field: 'Output tax, IGST', main: 'Cash to pay' },
      { path: '/gst/scheme', field: 'Sales a year', main: 'Left over a year' },
    ],
    loan: [
      { path: '/loan', field: 'Loan amount', main: 'Monthly EMI' },
      { path: '/loan/prepay', field: 'Loan amount', main: 'Interest saved' },
      { path: '/loan/find', field: 'Monthly income', main: 'Loan amount' },
    ],
    sip: [
      { path: '/sip', field: 'Monthly amount', main: 'Maturity Value' },
      { path: '/sip/after-tax', field: 'Monthly amount', main: 'After tax' },
      { path: '/sip/goal', field: 'Goal', main: 'Monthly amount' },
      { path: '/sip/lump-sum', field: 'Amount', main: 'Value' },
      { path: '/sip/withdraw', field: 'Savings', main: 'Withdrawn in all' },
      { path: '/sip/returns', field: 'Value today', main: 'Gain' },
      { path: '/step-up-sip', field: 'Initial monthly amount', main: 'Maturity Value' },
    ],
    deposits: [
      { path: '/deposits', field: 'Amount', main: 'Maturity Value' },
      { path: '/deposits/recurring', field: 'Monthly instalment', main: 'Maturity Value' },
      { path: '/deposits/ppf', field: 'Deposit each year', main: 'Maturity Value' },
    ],
  }[calculator]

  test(`what a ${calculator} page copies right after a key is a result with its own link`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(window, { copied })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => copied.push(text) },
      })
    })
    // The test's own clock: no answer settles unless the test lets time pass.
    await page.clock.install({ time: '2026-01-01T00:00:00Z' })
    for (const [at, { path, field, main }] of someOf(views, 1).entries()) {
      await test.step(path, async () => {
        // The views of a calculator share inputs; each begins with its examples here.
        await page.goto(STILL_FILE)
        await page.evaluate(() => sessionStorage.clear())
        await openPage(page, path)
        await page.clock.pauseAt(`2026-01-01T0${at + 1}:00:00Z`)
        const shown = await result(page, main).textContent()
        await page.getByRole('textbox', { name: field, exact: true }).fill('77,700')
        await page.getByRole('button', { name: 'Copy' }).click()
        await page.clock.runFor(200)
        await expect(result(page, main)).not.toHaveText(`${shown}`)
        await page.getByRole('button', { name: 'Copy' }).click()
        const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied)
        // The button waits for its deed, which comes when the page is idle.
        await expect.poll(copied).toHaveLength(2)
        const texts = await copied()
        await page.clock.resume()

        for (const text of texts) {
          const [summary = '', link = ''] = text.split('\n')
          const [, figure = ''] = new RegExp(`${main} (-?₹[\\d,]*\\d)`).exec(summary) ?? []
          await openElsewhere(page, link)
          await expect(result(page, main)).toHaveText(figure)
        }
      })
    }
  })
}

test('what an older version left behind leads to the bill, with its choices: a link, and a tab', {
  tag: THOROUGH,
}, async ({ page }) => {
  await test.step('a link', async () => {
    await page.goto('/#v=1&view=bill&buyer=another-state')
    await expect(page).toHaveURL(/\/gst\/bill(#.*)?$/)
    await expect(heading(page)).toHaveText('GST bill calculator')
    await expect(page.getByRole('radio', { name: 'Another state' })).toBeChecked()
  })

  await test.step('a tab is led there once', async () => {
    await page.goto(STILL_FILE)
    await page.evaluate(() => {
      sessionStorage.clear()
      sessionStorage.setItem(
        'gst-hisab-inputs-gst',
        'v=1&mode=add&amount=10,000&rate=18&buyer=same-state&rupee=yes&view=bill',
      )
    })
    await page.goto('/')
    await expect(page).toHaveURL('/gst/bill')
    await expect(heading(page)).toHaveText('GST bill calculator')
    await openBillDetails(page)
    await expect(page.getByLabel('Round to the nearest rupee')).toBeChecked()

    await page.getByRole('link', { name: 'Single amount' }).click()
    await expect(heading(page)).toHaveText('GST calculator')
    await expect(page.getByLabel('Round to the nearest rupee')).toBeChecked()
    await page.reload()
    await isAlive(page)
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('GST calculator')
  })
})
