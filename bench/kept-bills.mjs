import { openSite } from './open-site.mjs'

/** From the press to the list of bills, with 1,000 bills on the device and with ten. */
export async function benchKeptBills() {
  const { address, browser, close } = await openSite()
  const few = await openList(browser, address, 10)
  const many = await openList(browser, address, 1_000)
  console.log('\nFrom the press to the list of kept bills, CPU slowed 4 times')
  console.log(`  10 bills    ${few.toFixed(0)} ms`)
  console.log(`  1,000 bills ${many.toFixed(0)} ms   ${(many / few).toFixed(2)} ×`)
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
    .locator('input[type=file]')
    .setInputFiles({ name: 'bills.json', mimeType: 'application/json', buffer: fileOf(count) })
  await dialog.getByText(`${count.toLocaleString('en-IN')} bills added`).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })

  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page.evaluate(async () => {
    const start = performance.now()
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent?.trim() === 'Bills')?.click()
    while (!document.querySelector('dialog[open] li')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
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
