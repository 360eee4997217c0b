import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { calculators, paths, siteName } from '../src/site'
import { expect, openPage, sidewaysScroll, test } from './support'

for (const calculator of calculators) {
  for (const path of [calculator.path, ...calculator.otherPaths]) {
    test.describe(path, () => {
      test('has its own title, description, canonical address and one heading', async ({
        page,
      }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page).toHaveTitle(`${calculator.title} | ${siteName}`)
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          calculator.description,
        )
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', calculator.path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(calculator.heading)
      })

      test('marks its item in the navigation', async ({ page }) => {
        await page.goto(path)
        const current = page.getByRole('navigation').locator('[aria-current=page]:visible')
        await expect(current).toHaveText(calculator.navLabel)
      })

      // A second path is the same page: what follows needs to be seen only once.
      if (path !== calculator.path) return

      test('is prerendered with its heading and its results', async ({ request }) => {
        const html = await (await request.get(path)).text()
        expect(html).toContain(`>${calculator.heading}</h1>`)
        expect(html).toContain('</dd>')
        expect(html, 'inline styles are forbidden by the content security policy').not.toContain(
          ' style="',
        )
      })

      test('passes axe in both themes, narrow and wide', async ({ page }) => {
        await openPage(page, path)
        for (const colorScheme of ['light', 'dark'] as const) {
          for (const width of [390, 1280]) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.setViewportSize({ width, height: 844 })
            await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
            const { violations } = await new AxeBuilder({ page })
              .options({ resultTypes: ['violations'] })
              // Without frames there is nothing to collect from them in another tab.
              .setLegacyMode()
              .analyze()
            expect(
              violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
              `${colorScheme}, ${width} px`,
            ).toEqual([])
          }
        }
      })

      test('does not scroll sideways from 320 to 1920 px', async ({ page }) => {
        for (const width of [320, 360, 390, 600, 768, 900, 1024, 1200, 1440, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          if (width === 320) await openPage(page, path)
          expect(await sidewaysScroll(page), `${width} px`).toBe(0)
        }
      })

      test('asks no other host and does not move while it loads', async ({ page, baseURL }) => {
        const hosts = new Set<string>()
        page.on('request', (request) => hosts.add(new URL(request.url()).origin))
        await page.addInitScript(() => {
          const seen = window as unknown as { shift: number }
          seen.shift = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              seen.shift += (entry as unknown as { value: number }).value
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await openPage(page, path)
          await page.evaluate(() => document.fonts.ready)
          const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
          expect(Number(shift.toFixed(3)), 'layout shift').toBe(0)
        }
        expect([...hosts]).toEqual([baseURL])
      })
    })
  }
}

test('every address of the site is a file of the build, and no other is', async () => {
  for (const path of paths) {
    const file = path === '/' ? 'index' : path.slice(1)
    expect(await readFile(`dist/${file}.html`, 'utf8')).toContain('<h1')
  }
})

test('every character shown is in the font, but for the taka sign', async ({ page }) => {
  const inFont = await readFile('scripts/subset-fonts.mjs', 'utf8')
  const others = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const text = await page.locator('body').innerText()
    for (const character of text) {
      if (character.charCodeAt(0) > 126 && !inFont.includes(character)) others.add(character)
    }
  }
  others.delete('\u00a0')
  others.delete('৳')
  expect([...others]).toEqual([])
})
