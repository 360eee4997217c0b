import { THOROUGH } from '../tests/is-thorough'
import { colourViolationsOn, violationsOn } from './axe'
import { addKit, type Control } from './controls'
import { withDevanagari } from './devanagari'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { chooseFiles, withCosts } from './settlement-files'
import { expect, openPage, showIn, sidewaysScroll, testInTab as test } from './support'

/* What files show is looked at here; the page without files is among all the others. */

for (const address of ['/ecommerce-profit/settlements', '/hi/ecommerce-profit/settlements']) {
  test(`what files show at ${address} is for everyone`, { tag: THOROUGH }, async ({ page }) => {
    if (address.startsWith('/hi')) await withDevanagari(page)
    await openPage(page, address)
    await chooseFiles(page, withCosts('flipkart-large'))
    await expect(page.getByText('1,563', { exact: false }).first()).toBeVisible()
    await expect(page.locator('main').getByRole('table').last()).toBeVisible()
    await page.locator('main details > summary').evaluateAll((folds) => {
      for (const fold of folds as HTMLElement[]) fold.click()
    })
    await page.locator('main li [aria-expanded=false]').first().click()
    await page.getByRole('button', { name: '437910074651748266' }).click()
    await expect(page.getByRole('table', { name: /437910074651748266/ })).toBeVisible()
    await addKit(page)

    for (const width of [320, 360, 390, 600, 768, 900, 1024, 1280]) {
      const where = `at ${width} px`
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('button', { name: '437910074651748266' })).toBeVisible()
      expect.soft(await sidewaysScroll(page), `sideways ${where}`).toBeLessThanOrEqual(0)
      expect.soft(await overlappingTexts(page), `overlaps ${where}`).toEqual([])
      expect.soft(await textsOutsideTheirCard(page), `outside ${where}`).toEqual([])
      const least = width < 600 ? 44 : 24
      const controls = await page.evaluate(() => window.kit.controls())
      // The whole row is the button of a SKU.
      const isSmall = (control: Control) =>
        !control.isInSentence &&
        !control.name.includes(' FK-') &&
        Math.min(control.width, control.height) < least
      expect.soft(controls.filter(isSmall), `targets ${where}`).toEqual([])
      if (![320, 1280].includes(width)) continue
      await showIn(page, 'light')
      expect.soft(await violationsOn(page), `light, ${where}`).toEqual([])
      await showIn(page, 'dark')
      expect.soft(await colourViolationsOn(page), `dark, ${where}`).toEqual([])
    }
  })
}
