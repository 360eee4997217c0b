import type { Page } from '@playwright/test'
import { withoutServiceWorker } from './support'

/** Another tab of the same browser; like the first, it starts from the network. */
export async function openSecondTab(page: Page): Promise<Page> {
  const second = await page.context().newPage()
  await second.addInitScript(withoutServiceWorker)
  return second
}
