import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { OFFLINE_PATH } from '../src/app/offline-path'
import { paths, siteName } from '../src/site'
import { colourViolationsOn, violationsOn } from './axe'
import { pages } from './pages'
import {
  expect,
  isAlive,
  openPage,
  showIn,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'

for (const { calculator, view, path, head } of pages) {
  for (const address of [path, ...(view.otherPaths ?? [])]) {
    test(`${address} has its own title, description, canonical address and place in the navigation`, async ({
      page,
      request,
      baseURL,
    }) => {
      // Without the name of its host the built page says its path; the living one knows the host.
      const html = await (await request.get(address)).text()
      expect(html, 'prerendered').toContain(`>${head.heading}</h1>`)
      expect(html, 'prerendered').toContain('</dd>')
      expect(html, 'inline styles are forbidden by the content security policy').not.toContain(
        ' style="',
      )
      expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
        `<link rel="canonical" href="${path}" />`,
      ])

      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await isAlive(page)
      await expect(page).toHaveTitle(`${head.title} | ${siteName}`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        head.description,
      )
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)

      const current = page
        .getByRole('navigation', { name: 'Calculators' })
        .locator('[aria-current]')
      await expect(current).toHaveText(calculator.navLabel)
      // Its item leads to its first view: only there it is the page itself.
      await expect(current).toHaveAttribute(
        'aria-current',
        view === calculator.views[0] ? 'page' : 'true',
      )
    })
  }

  test(`${path} passes axe in both themes, narrow and wide, and never scrolls sideways`, async ({
    page,
  }) => {
    await openPage(page, path)
    for (const width of [320, 360, 390, 600, 768, 900, 1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
      if (width !== 390 && width !== 1280) continue
      await showIn(page, 'light')
      expect(await violationsOn(page), `light, ${width} px`).toEqual([])
      await showIn(page, 'dark')
      expect(await colourViolationsOn(page), `dark, ${width} px`).toEqual([])
    }
  })

  testInNewTab(
    `${path} asks no other host and does not move while it loads`,
    async ({ page, baseURL }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, {
          shift() {
            shifts.push(...observer.takeRecords())
            return shifts.reduce(
              (sum, entry) => sum + (entry as unknown as { value: number }).value,
              0,
            )
          },
        })
      })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await openPage(page, path)
        const shift = await page.evaluate(async () => {
          await document.fonts.ready
          // What the last change moved is known after the next two frames.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          return (window as unknown as { shift(): number }).shift()
        })
        expect(Number(shift.toFixed(3)), `layout shift at ${width} px`).toBe(0)
      }
      expect([...hosts]).toEqual([baseURL])
    },
  )
}

test('every address of the site is a file of the build, and no other is', async () => {
  const files = await readdir('dist', { recursive: true })
  const addresses = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
  expect(addresses.sort()).toEqual([...paths, '/404', OFFLINE_PATH].sort())
})

test('every character shown is in the font, but for the taka sign', async ({ page }) => {
  const characters = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    for (const character of await page.locator('body').innerText()) characters.add(character)
  }
  const shown = [...characters].filter((character) => character.trim() && character !== '৳')
  expect(await withoutGlyph(page, shown)).toEqual([])
  expect(await withoutGlyph(page, ['a', '৳', '₹', '½', 'é']), 'told apart').toEqual(['৳', 'é'])
})

/** The characters that the browser takes from fonts of the system: it is asked what it drew. */
async function withoutGlyph(page: Page, characters: readonly string[]): Promise<string[]> {
  await page.evaluate(async (characters) => {
    document.getElementById('probe')?.remove()
    const probe = document.createElement('div')
    probe.id = 'probe'
    for (const character of characters) {
      const place = document.createElement('span')
      place.textContent = character
      probe.append(place)
    }
    document.body.prepend(probe)
    probe.getBoundingClientRect()
    await document.fonts.ready
  }, characters)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#probe > span',
  })
  const missing: string[] = []
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    const isOurs = fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
    if (!isOurs) missing.push(`${characters[index]}`)
  }
  await devtools.detach()
  return missing
}
