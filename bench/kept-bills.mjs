import { compareKeys, keyToPaint } from './key-to-paint.mjs'
import { openSite } from './open-site.mjs'

/** From a key in the search to the painted list, with 1,000 bills on the device and with ten. */
export async function benchKeptBills() {
  const { address, browser, close } = await openSite()
  const few = await openList(browser, address, 10)
  const many = await openList(browser, address, 1_000)
  await compareKeys({
    title: 'From a key to the found bills',
    keys: 12,
    rivals: [
      { name: '10 bills', page: few.page },
      { name: '1,000 bills', page: many.page },
    ],
    press,
  })
  console.log(
    `  The list of 1,000 opens in ${many.opened.toFixed(0)} ms, that of 10 in ${few.opened.toFixed(0)} ms`,
  )
  await close()
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} count
 */
async function openList(browser, address, count) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${address}/gst/bill`)
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Import')
    .setInputFiles({ name: 'bills.json', mimeType: 'application/json', buffer: fileOf(count) })
  await dialog.getByText(`${count.toLocaleString('en-IN')} bills added`).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })

  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const opened = await page.evaluate(async () => {
    const start = performance.now()
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent?.trim() === 'Bills')?.click()
    while (!document.querySelector('dialog[open] li')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  return { page, opened }
}

/** @param {number} count */
function fileOf(count) {
  const bills = Array.from({ length: count }, (_, at) => ({
    id: `bill-${at}`,
    revision: 1,
    changedAt: 1_700_000_000_000 + at,
    choices: {},
    texts: {
      rows: Array.from({ length: 8 }, (_, row) => ({
        description: `Item ${(at * 7 + row) % 400}`,
        quantity: '2',
        price: `${at + 10}.50`,
      })),
      details: { number: `INV-${at}`, buyerName: `Buyer ${at % 90}`, date: '2026-11-15' },
    },
  }))
  return Buffer.from(JSON.stringify({ format: 'gst-hisab-bills', version: 1, bills }))
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} turn
 */
async function press(page, turn) {
  const field = page.getByLabel('Search bills')
  await field.fill('inv-')
  await field.press('End')
  await page.waitForTimeout(500)
  return keyToPaint(field, String((turn % 9) + 1), 'dialog[open] ul')
}
