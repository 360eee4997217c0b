import { compareKeys, keyToPaint } from './key-to-paint.mjs'
import { openSite } from './open-site.mjs'

/** From a key to the painted result: EMI with and without its 480 rows, prepay with its changes. */
export async function benchTyping() {
  const { address, browser, close } = await openSite()
  const terms = '#v=1&amount=5000000&tenure=40'
  const loan = `${address}/loan${terms}`
  const prepay = `${address}/loan/prepay${terms}`
  const kinds = ['once~10000~', 'yearly~5000~', 'monthly~100~', 'raise~1~']
  const fifty = Array.from({ length: 50 }, (_, index) => `${kinds[index % 4]}${index + 1}`)
  await compareKeys({
    title: 'From a key to the painted result',
    keys: 12,
    rivals: [
      { name: '12 rows', page: await openLoan(browser, loan, false) },
      { name: '480 rows, all years open', page: await openLoan(browser, loan, true) },
      { name: 'prepay, one change', page: await openLoan(browser, prepay, false) },
      {
        name: 'prepay, 50 changes',
        page: await openLoan(browser, `${prepay}&changes=${fifty.join('*')}`, false),
      },
    ],
    press,
  })
  await close()
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {boolean} isFull
 */
async function openLoan(browser, address, isFull) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Show full schedule' }).waitFor()
  if (isFull) {
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await page.getByRole('button', { name: 'Open all years' }).click()
    await page.getByRole('row', { name: /^480 / }).waitFor()
  }
  return page
}

/**
 * The result settles for 200 ms by design, in both cases.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} turn
 */
async function press(page, turn) {
  const field = page.getByLabel('Interest rate (% p.a.)').first()
  await field.fill('8.')
  await field.press('End')
  await page.waitForTimeout(1_500)
  return keyToPaint(field, String((turn % 9) + 1), 'main dd')
}
