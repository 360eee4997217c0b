import type { Page } from '@playwright/test'

/** Lets files wait on their way. @returns what lets them go on */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
