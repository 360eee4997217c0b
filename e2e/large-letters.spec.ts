import type { Page } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { addressIn } from '../src/core/language/languages'
import { isThorough, someOf } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import { takeDevanagari } from './devanagari'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { pages, samplePages } from './pages'
import { expect, openPage, sidewaysScroll, testInTab as test } from './support'

/** What a person may have set in the browser: letters of twice the usual size. */
const FONT_SIZE = 32
const executablePath = findBrowser()

test.use({
  viewport: { width: 320, height: 900 },
  launchOptions: {
    args: [...launchArguments, `--blink-settings=defaultFontSize=${FONT_SIZE}`],
    ...(executablePath && { executablePath }),
  },
})

/** Everything that a bill opens. */
async function fillBill(page: Page) {
  await openBillDetails(page)
  await page.getByLabel('Your GSTIN').fill('27AAPFU0939F1ZV')
  await page.getByLabel("Buyer's GSTIN").fill('29AAGCB7383J1Z4')
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('1,23,456.75')
  await page.getByLabel('Freight').fill('1,250.50')
  await page.getByText('Still missing for').click()
}

const hindiPaths = isThorough
  ? pages.map(({ path }) => addressIn('/hi', path))
  : ['/hi/loan/prepay']

const paths = [...someOf(samplePages, 1).map(({ path }) => path), ...hindiPaths, '/nowhere']
const sizes = isThorough ? [320, 390, 640, 1280] : [320, 640]

// One test, because a browser with such letters is started for it.
test.describe(() => {
  test.use({ expectedMessages: /404/ })

  test('nothing is lost with letters of twice the size', async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 900 })
        await openPage(page, path)
        if (path.startsWith('/hi')) await takeDevanagari(page)
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
        expect(size).toBe(`${FONT_SIZE}px`)
        if (path === '/gst/bill') await fillBill(page)
        for (const width of sizes) {
          await page.setViewportSize({ width, height: 900 })
          expect(await sidewaysScroll(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
          expect(await overlappingTexts(page), `overlaps at ${width} px`).toEqual([])
          expect(await textsOutsideTheirCard(page), `outside at ${width} px`).toEqual([])
          const cutOff = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLInputElement>('main input[type=text]')]
              .filter((field) => field.scrollWidth > field.clientWidth)
              .map((field) => field.value),
          )
          expect(cutOff, `cut off at ${width} px`).toEqual([])
        }
      })
    }
  })
})
