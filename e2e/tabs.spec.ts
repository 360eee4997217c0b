import { THOROUGH } from '../tests/is-thorough'
import { expect, openPage, result, testInTab as test } from './support'

// One after the other, in the same tab.
test.describe.configure({ mode: 'serial' })

test('a test that leaves all it can in its tab', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(result(page, 'Total Amount')).toHaveText('$590.00')
  await page.evaluate(async () => {
    const opening = indexedDB.open('left')
    await new Promise((done) => opening.addEventListener('success', done))
    opening.result.close()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print', forcedColors: 'active', reducedMotion: null })
  await page.context().grantPermissions(['clipboard-read'])
  await page.context().newPage()
})

test('leaves nothing of it to the next', { tag: THOROUGH }, async ({ page, viewport }) => {
  await openPage(page, '/')
  await expect(page.getByLabel('Amount')).toHaveValue('10,000')
  await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(page.viewportSize()).toEqual(viewport)
  expect(page.context().pages()).toEqual([page])
  expect(
    await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
        .state,
      isPrint: matchMedia('print').matches,
      isForced: matchMedia('(forced-colors: active)').matches,
      isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    })),
  ).toEqual({
    databases: [],
    clipboard: 'prompt',
    isPrint: false,
    isForced: false,
    isCalm: true,
  })
})

test('and a clock, a route or a script for every page goes with its tab', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.clock.setFixedTime('1999-12-31T23:59:59Z')
  await page.addInitScript(() => Object.assign(window, { isLeft: true }))
  await openPage(page, '/')
  expect(await page.evaluate(() => [new Date().getUTCFullYear(), 'isLeft' in window])).toEqual([
    1999,
    true,
  ])
})

test('so that the next test has another', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/')
  const [year, isLeft] = await page.evaluate(() => [
    new Date().getUTCFullYear(),
    'isLeft' in window,
  ])
  expect(year).toBeGreaterThan(1999)
  expect(isLeft).toBe(false)
})
