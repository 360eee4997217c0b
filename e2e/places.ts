import type { Locator } from '@playwright/test'
import { expect, sidewaysScroll } from './support'

/** How far down parts of a page stand at each width, where nothing may scroll sideways either. */
export async function topsAt(widths: readonly number[], parts: Locator) {
  const page = parts.page()
  const tops: Record<number, number[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    tops[width] = await parts.evaluateAll((found) =>
      found.map((part) => Math.round(part.getBoundingClientRect().top)),
    )
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  return tops
}
