import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expect, openPage, test } from './support'

test('a first visit over a slow line is painted in the type of the system, and keeps it', {
  tag: THOROUGH,
}, async ({ page }) => {
  await slowDown(page)
  const asked = requestsForFonts(page)
  await noteWidths(page)
  await openPage(page, '/loan')
  expect(asked(), 'before the page is alive').toBe(0)

  await fontsAreHere(page)
  expect(asked()).toBeGreaterThan(0)
  expect(await typeOf(page)).not.toContain('Anek')
  const { widths, shift } = await noted(page)
  expect(widths).toHaveLength(1)
  expect(shift).toBe(0)
})

test('the next page has our type, from its first frame on', { tag: THOROUGH }, async ({ page }) => {
  await slowDown(page)
  await openPage(page, '/loan')
  await fontsAreHere(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      seen.push(`${heading?.textContent} in ${document.documentElement.dataset.font}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('navigation').getByRole('link', { name: 'SIP', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  expect(await typeOf(page)).toContain('Anek')
  const seen = await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seen'))])
  expect(seen).toEqual(['Loan EMI calculator in undefined', 'SIP calculator in anek'])
})

test.describe('without the fonts', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('every page works in the type of the system', { tag: THOROUGH }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
    await openPage(page, '/')
    await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
    expect(await typeOf(page)).not.toContain('Anek')
  })
})

test.describe('from the second visit on', () => {
  test.use({ withServiceWorker: true })

  test('our type is there at the first paint, however slow the line', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await slowDown(page)
    await noteWidths(page)
    for (const path of ['/loan', '/', '/percentage']) {
      await openPage(page, path)
      expect(await typeOf(page), path).toContain('Anek')
      const { widths, shift } = await noted(page)
      expect(widths, path).toHaveLength(1)
      expect(shift, path).toBe(0)
    }
  })
})

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
}

function requestsForFonts(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'font') count += 1
  })
  return () => count
}

const fontsAreHere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Anek Latin'))
      .every(({ status }) => status === 'loaded'),
  )

/** The fonts that the heading is drawn with. */
async function typeOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName).join()
}

/** Notes every width that the heading's text has in a frame, and what shifts. */
async function noteWidths(page: Page) {
  await page.addInitScript(() => {
    const state = { widths: [] as number[], shift: 0 }
    Object.assign(window, { noted: state })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading && performance.getEntriesByType('paint').length > 0) {
        const text = document.createRange()
        text.selectNodeContents(heading)
        const { width } = text.getBoundingClientRect()
        if (!state.widths.includes(width)) state.widths.push(width)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const noted = (page: Page): Promise<{ widths: number[]; shift: number }> =>
  page.evaluate(() => Reflect.get(window, 'noted'))
