import { compareKeys, keyToPaint } from './key-to-paint.mjs'
import { openSite } from './open-site.mjs'

/** From a key in a price to the painted total, with 500 rows on the bill and with five. */
export async function benchBill() {
  const { address, browser, close } = await openSite()
  await compareKeys({
    title: 'From a key in a bill to its painted total',
    keys: 12,
    rivals: [
      { name: '5 rows', page: await openBill(browser, address, 5) },
      { name: '500 rows', page: await openBill(browser, address, 500) },
    ],
    press,
  })
  await close()
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} count
 */
async function openBill(browser, address, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 844 } })
  await page.goto(`${address}/gst/bill`)
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog')
  const rows = Array.from({ length: count }, (_, at) => `Item ${at + 1}\t2\t${at + 10}.50\t18`)
  await dialog.getByRole('textbox').fill(rows.join('\n'))
  await dialog.getByRole('button', { name: `Add ${count} items` }).click()
  await page.locator(`[aria-label="Item ${count}"]`).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} turn
 */
async function press(page, turn) {
  // Finding it by its label would take longer than everything that is measured.
  const field = page.locator('[aria-label="Price of item 3"]')
  await field.fill('8')
  await field.press('End')
  await page.waitForTimeout(1_500)
  return keyToPaint(field, String((turn % 9) + 1), 'main dd')
}
