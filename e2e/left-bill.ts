import type { Page } from '@playwright/test'
import { openPage } from './support'
import { STILL_FILE } from './tabs'

/** Opens a bill as it was left in this tab, by a seller who is known on this device. */
export async function openLeftBill(page: Page, bill: object, seller: object) {
  const texts = [JSON.stringify(bill), JSON.stringify(seller)] as const
  await page.goto(STILL_FILE)
  await page.evaluate(([bill, seller]) => {
    sessionStorage.setItem('gst-hisab-bill', bill)
    localStorage.setItem('gst-hisab-seller', seller)
  }, texts)
  await openPage(page, '/gst/bill')
}
