import { compareKeys, keyToPaint } from './key-to-paint.mjs'
import { openSite } from './open-site.mjs'

/**
 * From a key to the painted result: EMI with and without its 480 rows, prepay with its changes; and
 * the views of SIP beside SIP itself, for 40 years.
 */
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
    press: pressIn('Interest rate (% p.a.)'),
  })

  const views = ['', '/goal', '/after-tax', '/withdraw']
  await compareKeys({
    title: 'From a key to the painted result of savings',
    keys: 12,
    rivals: await Promise.all(
      views.map(async (view) => ({
        name: `/sip${view}`,
        page: await openSlowly(browser, `${address}/sip${view}#v=1&years=40`),
      })),
    ),
    press: pressIn('Expected annual return (%)'),
  })
  await close()
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {boolean} isFull
 */
async function openLoan(browser, address, isFull) {
  const page = await openSlowly(browser, address)
  await page.getByRole('button', { name: 'Show full schedule' }).waitFor()
  if (isFull) {
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await page.getByRole('button', { name: 'Open all years' }).click()
    await page.getByRole('row', { name: /^480 / }).waitFor()
  }
  return page
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function openSlowly(browser, address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await page.locator('#root[data-alive=yes]').waitFor()
  return page
}

/**
 * The result settles for 200 ms by design, on every page.
 *
 * @param {string} label of the field
 * @returns {(page: import('@playwright/test').Page, turn: number) => Promise<number>}
 */
const pressIn = (label) => async (page, turn) => {
  const field = page.getByLabel(label).first()
  await field.fill('8.')
  await field.press('End')
  await page.waitForTimeout(1_500)
  return keyToPaint(field, String((turn % 9) + 1), 'main dd')
}
