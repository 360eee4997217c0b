import type { Page } from '@playwright/test'
import { addressIn, languages } from '../src/core/language/languages'
import { structures } from '../tests/built/structures'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { violationsOn, withoutFrame } from './axe'
import { takeDevanagari } from './devanagari'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { built, headingAt, isSample, pages, type SitePage } from './pages'
import {
  expect,
  isAlive,
  openPage,
  showIn,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { fewWidths, widths } from './widths'

// What every page must have is read out of the build (tests/built): here is what only a browser shows.

for (const sitePage of pages) {
  const { path } = sitePage
  testInNewTab(
    `${path} says what it is, is at rest while it loads, and asks nobody else`,
    { tag: isSample(path) ? [] : THOROUGH },
    async ({ page, context, baseURL }) => {
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
        await expectItsHead(page, sitePage, `${baseURL}${path}`)
      })
      await test.step('has its landmarks, headings, fields and results in order', async () => {
        await expect(page.locator('body')).toMatchAriaSnapshot(structures[path] ?? '- missing')
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

test('an older address shows its page, and a character that is not in the font is told', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/gst')
  await expectItsHead(page, pages[0] as SitePage, `${baseURL}/`)
  await takeOurType(page)
  // Letters that some font of every system has: what none has is drawn by ours, as a box.
  expect(await withoutGlyph(page, ['a', 'Ж', '₹', '½', 'é'])).toEqual(['Ж', 'é'])
})

/** As many tests as keep the workers busy to the end, each with pages of several families. */
const GROUPS = 5

/** What axe looks at: each page in one pair of them in English and in the other one in Hindi. */
const pairs = {
  '': { width: 390, theme: 'dark' },
  '/hi': { width: 1280, theme: 'light' },
} as const

/** The other two pairs: a form, a list, tables and a chart, and a table to type into. */
const fourBuilds = ['/', '/gst/bill', '/loan/prepay', '/ecommerce-profit/marketplace']

/** Where nothing may scroll sideways, beside the width that axe looks at. */
const englishWidths = isThorough ? widths : [320, 768]

for (const { code, path: languagePath } of languages) {
  for (let group = 0; group < GROUPS; group++) {
    const some = pages
      .filter((_, index) => index % GROUPS === group)
      .map(({ path }) => ({ path, address: addressIn(languagePath, path) }))
    const names = some.map(({ address }) => address).join(', ')

    test(`axe finds nothing, and nothing is cut, covered or beside the window: ${names}`, async ({
      page,
    }) => {
      await openPage(page, `${some[0]?.address}`)
      if (code === 'hi') await takeDevanagari(page)
      for (const [index, { path, address }] of some.entries()) {
        await test.step(address, async () => {
          if (index > 0) await follow(page, address)
          const { width, theme } = pairs[languagePath]
          // The same frame is around all of them.
          const part = index === 0 ? undefined : withoutFrame
          await lookIn(page, width, theme, part)
          if (isThorough || fourBuilds.includes(path)) {
            await lookIn(page, width, theme === 'dark' ? 'light' : 'dark', part)
          }
          await fits(page, languagePath === '' ? englishWidths : fewWidths, code === 'hi')
        })
      }
    })
  }
}

/** Goes on to a page as by a link, without loading a document. */
async function follow(page: Page, address: string) {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(address))
  const [, question = ''] = /"@type":"Question","name":"(.*?)"/.exec(built(address)) ?? []
  await expect(page.getByRole('heading', { name: question })).toBeVisible()
}

/** Looks for what axe finds, in a window and a theme. */
async function lookIn(
  page: Page,
  width: number,
  theme: 'light' | 'dark',
  part?: typeof withoutFrame,
) {
  await page.setViewportSize({ width, height: 844 })
  await showIn(page, theme)
  expect(await violationsOn(page, part), `${theme}, ${width} px`).toEqual([])
}

/** Nothing scrolls sideways; of other words, nothing leaves its card or lies over the next. */
async function fits(page: Page, widths: readonly number[], hasOtherWords: boolean) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    if (!hasOtherWords) continue
    expect(await textsOutsideTheirCard(page), `outside at ${width} px`).toEqual([])
    expect(await overlappingTexts(page), `overlaps at ${width} px`).toEqual([])
  }
}

async function expectItsHead(
  page: Page,
  { calculator, isFirst, title, heading, description }: SitePage,
  canonical: string,
) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  const navigation = page.getByRole('navigation', { name: 'Calculators' })
  await expect(navigation.locator('[aria-current]')).toHaveText(calculator)
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
    description: [description],
    canonical: [canonical],
    // Its item leads to its first view: only there it is the page itself.
    current: [isFirst ? 'page' : 'true'],
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
