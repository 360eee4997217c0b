import { calculators } from '../src/site'
import { addKit, type Stop } from './controls'
import { expect, openPage, test } from './support'

const pages = calculators.map(({ path }) => path)
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 600 },
]
/** More than any page has stops. */
const MOST_STOPS = 80

test.beforeEach(({ page }) => addKit(page))

for (const path of pages) {
  test(`${path} is walked through by Tab, down and up, and nothing hides the focus`, async ({
    page,
  }) => {
    await openPage(page, path)
    const walk = async (key: 'Tab' | 'Shift+Tab') => {
      const stops: Stop[] = []
      while (stops.length < MOST_STOPS) {
        await page.keyboard.press(key)
        const stop = await page.evaluate(() => window.kit.stopAt())
        if (stop.place < 0 || stop.name === 'Skip to the calculator') break
        stops.push(stop)
      }
      return stops
    }
    for (const size of sizes) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        await page.getByRole('link', { name: 'Skip to the calculator' }).focus()
        const expected = await page.evaluate(() => window.kit.stops())
        const down = await walk('Tab')
        const up = await walk('Shift+Tab')
        const inPage = (stops: Stop[]) => stops.filter((stop) => !stop.isInBar)
        expect(inPage(down).map(({ place }) => place)).toEqual(expected)
        expect(inPage(up).map(({ place }) => place)).toEqual(expected.toReversed())
        const troubles = [...down, ...up].filter((stop) => !stop.hasRing || stop.coveredBy.length > 0)
        expect(troubles).toEqual([])
      })
    }
  })
}

test('targets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pages) {
    await openPage(page, path)
    const c = await page.evaluate(() => window.kit.controls())
    process.stdout.write(path + JSON.stringify(c.filter((x) => x.height < 44 || x.width < 44), null, 0) + '\n')
  }
})
