import type { Page } from '@playwright/test'
import { readShop, type ShopName } from '../tests/sales-shops'
import { putInDatabase } from './kept-documents'

type ShopFile = { seller: Record<string, string>; bills: { id: string }[] }

/** Keeps the bills and the seller of an agreed shop on the device, as an import leaves them. */
export async function keepShop(page: Page, name: ShopName, change?: (file: ShopFile) => void) {
  const file = readShop(name).file as ShopFile
  change?.(file)
  await putInDatabase(page, file.bills)
  await page.evaluate((seller) => {
    localStorage.setItem('gst-hisab-seller', JSON.stringify(seller))
    localStorage.setItem('gst-hisab-bills-kept', 'yes')
  }, file.seller)
}
