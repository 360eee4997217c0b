import type { Page } from '@playwright/test'
import { expect, openPage } from './support'
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

/** The line that opens and closes the form of a bill. */
export const billDetails = (page: Page) => page.locator('summary', { hasText: 'Bill details' })

/**
 * Opens the form of a bill where it is closed. By keyboard: a row or a notice that arrives between
 * press and release moves the line from under a pointer.
 */
export async function openBillDetails(page: Page) {
  const isOpen = await billDetails(page).evaluate((line) => line.closest('details')?.open)
  if (!isOpen) await billDetails(page).press('Enter')
  await expect(page.getByLabel('Your name')).toBeVisible()
}
