import { median } from './median.mjs'

/** @import { Locator, Page } from '@playwright/test' */

/**
 * From a key in a field to the frame that shows what it changed, in ms.
 *
 * @param {Locator} field where the cursor stands already
 * @param {string} key
 * @param {string} figure what the key changes, as a selector
 * @returns {Promise<number>}
 */
export async function keyToPaint(field, key, figure) {
  await field.evaluate((input, figure) => {
    const state = { start: 0, time: 0 }
    Object.assign(window, { typing: state })
    input.addEventListener('keydown', () => (state.start = performance.now()), { once: true })
    const watched = document.querySelector(figure)
    if (!watched) throw new Error(`Nothing to watch: ${figure}`)
    const watcher = new MutationObserver(() => {
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => (state.time = performance.now() - state.start)))
    })
    watcher.observe(watched, { childList: true, characterData: true, subtree: true })
  }, figure)
  await field.press(key)
  const page = field.page()
  await page.waitForFunction(() => Reflect.get(window, 'typing').time > 0)
  return page.evaluate(() => Reflect.get(window, 'typing').time)
}

/**
 * Types into some pages turn by turn, so that a busy machine is busy for all, and prints how much
 * longer each takes than the first.
 *
 * @param {{ title: string, keys: number, rivals: { name: string, page: Page }[], press: (page: Page, turn: number) => Promise<number> }} contest
 */
export async function compareKeys({ title, keys, rivals, press }) {
  const all = rivals.map((rival) => ({ ...rival, times: /** @type {number[]} */ ([]) }))
  for (let turn = 0; turn < keys; turn++) {
    for (const { page, times } of all) times.push(await press(page, turn))
  }
  console.log(`\n${title}, CPU slowed 4 times, median of ${keys} keys`)
  const base = median(all[0]?.times ?? [])
  for (const { name, times } of all) {
    const time = median(times)
    const ratio = `${(time / base).toFixed(2)} ×`
    console.log(`  ${name.padEnd(26)} ${time.toFixed(0).padStart(4)} ms   ${ratio}`)
  }
}
