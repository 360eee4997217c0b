import { readdir } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { OFFLINE_PATH } from '../src/app/offline-path'
import { addressesOf } from '../src/calculators/addresses'
import { addressIn, languages } from '../src/core/language/languages'
import { paths, siteName } from '../src/site'
import { THOROUGH } from '../tests/is-thorough'
import { colourViolationsOn, violationsOn } from './axe'
import { isSample, pages, type SitePage } from './pages'
import {
  expect,
  isAlive,
  openPage,
  showIn,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { widths } from './widths'

for (const sitePage of pages) {
  const { view, path } = sitePage
  for (const address of addressesOf(view.folder).slice(1)) {
    testInNewTab(
      `${address} has the head, place and characters of ${path}`,
      async ({ page, context, request, baseURL }) => {
        await expectPrerendered(request, address, sitePage)
        expect((await page.goto(address))?.status()).toBe(200)
        await isAlive(page)
        await expectItsHead(page, sitePage, `${baseURL}${path}`)
        expect(await context.cookies()).toEqual([])
        await expectGlyphs(page)
      },
    )
  }

  testInNewTab(
    `${path} says what it is, is at rest while it loads, and asks nobody else`,
    { tag: isSample(path) ? [] : THOROUGH },
    async ({ page, context, request, baseURL }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      await page.addInitScript(noteShifts)

      await test.step('does not move while it loads', async () => {
        for (const width of isSample(path) ? [1280, 390] : [390]) {
          await page.setViewportSize({ width, height: 844 })
          expect((await page.goto(path))?.status()).toBe(200)
          await isAlive(page)
          expect(await shiftOf(page), `layout shift at ${width} px`).toBe(0)
        }
      })
      await test.step('has its own title, description, canonical address and place in the navigation', async () => {
        await page.setViewportSize({ width: 1280, height: 844 })
        await expectPrerendered(request, path, sitePage)
        await expectItsHead(page, sitePage, `${baseURL}${path}`)
      })
      await test.step('shows no character that is not in the font, but for the taka sign', async () => {
        await expectGlyphs(page)
      })
      await test.step('asks no other host, and leaves no cookie behind', async () => {
        expect([...hosts]).toEqual([baseURL])
        expect(await context.cookies()).toEqual([])
      })
    },
  )
}

/** Axe runs twice as fast where it ran before, so pages are looked at one after the other. */
const AT_ONCE = 3

/** Where it looks at all in one theme, and then at the colours of the other. */
const axeIn: Record<number, readonly ('light' | 'dark')[]> = {
  390: ['light', 'dark'],
  1280: ['dark', 'light'],
}

for (let first = 0; first < pages.length; first += AT_ONCE) {
  const some = pages.slice(first, first + AT_ONCE)
  const names = some.map(({ path }) => path).join(', ')

  test(`axe in both themes, narrow and wide, and no scrolling sideways: ${names}`, async ({
    page,
  }) => {
    await openPage(page, `${some[0]?.path}`)
    for (const sitePage of some) {
      await test.step(sitePage.path, async () => {
        if (sitePage !== some[0]) await follow(page, sitePage)
        for (const width of [...widths, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await sidewaysScroll(page), `${width} px`).toBe(0)
          const [first, second] = axeIn[width] ?? []
          if (!first || !second) continue
          await showIn(page, first)
          expect(await violationsOn(page), `${first}, ${width} px`).toEqual([])
          await showIn(page, second)
          expect(await colourViolationsOn(page), `${second}, ${width} px`).toEqual([])
        }
      })
    }
  })
}

test('every address of the site is a file of the build, and no other is', async () => {
  const files = await readdir('dist', { recursive: true })
  const addresses = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
  const inEveryLanguage = languages.flatMap(({ path }) =>
    [...paths, '/404', OFFLINE_PATH].map((address) => addressIn(path, address)),
  )
  expect(addresses.sort()).toEqual(inEveryLanguage.sort())
})

test('a character that is not in the font is told from one that is', async ({ page }) => {
  await openPage(page, '/')
  await takeOurType(page)
  // Letters that some font of every system has: what none has is drawn by ours, as a box.
  expect(await withoutGlyph(page, ['a', 'Ж', '₹', '½', 'é'])).toEqual(['Ж', 'é'])
})

/** Goes on to a page by the link that leads there from the one before it. */
async function follow(page: Page, { path, head }: SitePage) {
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click(),
    path,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)
  await expect(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
}

/** Without the name of its host the built page says its path; the living one knows the host. */
async function expectPrerendered(request: APIRequestContext, address: string, page: SitePage) {
  const html = await (await request.get(address)).text()
  expect(html, 'prerendered').toContain(`>${page.head.heading}</h1>`)
  // Settlements have no figure before there are files.
  const hasFigures = page.path !== '/ecommerce-profit/settlements'
  expect(html, 'prerendered').toContain(hasFigures ? '</dd>' : 'Payments</h3>')
  expect(html, 'inline styles are forbidden by the content security policy').not.toContain(
    ' style="',
  )
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
    `<link rel="canonical" href="${page.path}" />`,
  ])
}

async function expectItsHead(page: Page, { calculator, view, head }: SitePage, canonical: string) {
  await expect(page).toHaveTitle(`${head.title} | ${siteName}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)
  const navigation = page.getByRole('navigation', { name: 'Calculators' })
  await expect(navigation.locator('[aria-current]')).toHaveText(calculator.navLabel)
  expect(
    await page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
      return {
        description: all('meta[name=description]', 'content'),
        canonical: all('link[rel=canonical]', 'href'),
        current: all('nav[aria-label="Calculators"] [aria-current]', 'aria-current'),
      }
    }),
  ).toEqual({
    description: [head.description],
    canonical: [canonical],
    // Its item leads to its first view: only there it is the page itself.
    current: [view === calculator.views[0] ? 'page' : 'true'],
  })
}

/** For every document: notes what moves in it by itself. */
function noteShifts() {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    shift() {
      shifts.push(...observer.takeRecords())
      return shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
    },
  })
}

/** How far the parts of the page have moved since it was opened. */
async function shiftOf(page: Page): Promise<number> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    // What the last change moved is known after the next two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { shift(): number }).shift()
  })
  return Number(shift.toFixed(3))
}

/** Every character shown is in the font, but for the taka sign. */
async function expectGlyphs(page: Page) {
  await takeOurType(page)
  const characters = new Set(await page.locator('body').innerText())
  // Another language is named in its own letters.
  const elsewhere = new Set(
    languages
      .slice(1)
      .map(({ name }) => name)
      .join(''),
  )
  const shown = [...characters].filter(
    (character) => character.trim() && character !== '৳' && !elsewhere.has(character),
  )
  expect(await withoutGlyph(page, shown)).toEqual([])
}

/** The type that a page has from the second one on, whenever its fonts have come. */
const takeOurType = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.font = 'anek'
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

/** The characters that the browser takes from fonts of the system: it is asked what it drew. */
async function withoutGlyph(page: Page, characters: readonly string[]): Promise<string[]> {
  await page.evaluate(async (characters) => {
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
  const isOurs = async (nodeId: number) => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
  }
  const at = (selector: string) =>
    devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const missing: string[] = []
  const [probe = 0] = (await at('#probe')).nodeIds
  // One by one only if there is one.
  if (!(await isOurs(probe))) {
    const { nodeIds } = await at('#probe > span')
    for (const [index, nodeId] of nodeIds.entries()) {
      if (!(await isOurs(nodeId))) missing.push(`${characters[index]}`)
    }
  }
  await devtools.detach()
  await page.evaluate(() => document.getElementById('probe')?.remove())
  return missing
}
