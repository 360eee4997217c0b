import type { Page } from '@playwright/test'
import type { KeptBill } from '../src/calculators/gst/bill/kept/record'

/** What lies on the shelf, past the page. */
export const billsInDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<KeptBill[]>((resolve, reject) => {
        const opening = indexedDB.open('gst-hisab-bills')
        opening.onerror = reject
        opening.onsuccess = () => {
          const asked = opening.result.transaction('bills').objectStore('bills').getAll()
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result)
          }
        }
      }),
  )
