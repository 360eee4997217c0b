import type { Page } from '@playwright/test'
import type { SavedBill } from '../src/desks/books/saved-bills/bills-database'

/** What lies on the shelf, past the page. */
export const billsInDatabase = (page: Page) =>
  page.evaluate(async () => {
    const name = 'gst-hisab-bills'
    // Opening it would make an empty one, before the page makes its own.
    const isThere = (await indexedDB.databases()).some((database) => database.name === name)
    if (!isThere) return []
    return new Promise<SavedBill[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = reject
      opening.onsuccess = () => {
        const asked = opening.result.transaction('bills').objectStore('bills').getAll()
        asked.onsuccess = () => {
          opening.result.close()
          resolve(asked.result)
        }
      }
    })
  })
