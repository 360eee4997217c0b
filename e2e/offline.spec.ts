import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { createSiteServer } from '../scripts/serve.mjs'
import { buildServiceWorker } from '../scripts/service-worker.mjs'
import { THOROUGH } from '../tests/is-thorough'
import { headingAt, pages } from './pages'
import { expect, isAlive, openPage, partsFollow, result, test } from './support'

test.describe('after the first visit', () => {
  test.use({
    withServiceWorker: true,
    // The browser itself notes the status of an address that is not there.
    expectedMessages: /status of (503|404)/,
  })

  test('everything works without a network', async ({ page, context }) => {
    await openPage(page, '/')
    await isKept(page)
    await context.setOffline(true)

    await test.step('calculating, charts and exports go on', async () => {
      await page.getByLabel('Amount', { exact: true }).fill('500')
      await expect(result(page, 'Total Amount')).toHaveText('₹590.00')

      await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
      await page.getByRole('textbox', { name: 'Loan amount' }).fill('1200000')
      await expect(page.getByRole('img').first()).toBeVisible()
      await page.getByRole('button', { name: /full schedule/i }).click()
      for (const name of ['Download CSV', 'Download Excel']) {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name }).click()
        expect((await readFile(await (await download).path())).length).toBeGreaterThan(1_000)
      }
    })

    await test.step('a price list is worked out, goes out as a workbook, and comes back', async () => {
      await openPage(page, '/ecommerce-profit/products')
      await page.getByRole('button', { name: 'Try with 12 products' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download Excel' }).click()
      const payout = await result(page, 'Payout').textContent()
      const file = await (await download).path()
      await page.locator('input[type=file]').setInputFiles({
        name: 'again.xlsx',
        mimeType: 'application/octet-stream',
        buffer: await readFile(file),
      })
      await expect(page.getByText('again.xlsx', { exact: true })).toBeVisible()
      await expect(result(page, 'Payout')).toHaveText(`${payout}`)
    })

    await test.step('every page is at its own address', async () => {
      for (const path of [
        ...pages.map(({ path }) => path),
        '/gst',
        '/loan/',
        '/sip?from=somewhere',
      ]) {
        const { status, html } = await page.evaluate(async (path) => {
          const response = await fetch(path)
          return { status: response.status, html: await response.text() }
        }, path)
        expect(status, path).toBe(200)
        const address = path.replace(/\/?(\?.*)?$/, '') || '/'
        expect(html, path).toContain(`>${headingAt(address)}</h1>`)
      }
    })

    await test.step('an unknown address is a kind page, and with a network 404', async () => {
      expect((await page.goto('/nowhere'))?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      await page.getByRole('link', { name: 'Step-Up SIP' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step-Up SIP calculator')

      await context.setOffline(false)
      const answer = await page.evaluate(async () => (await fetch('/nowhere')).status)
      expect(answer).toBe(404)
    })
  })
})

test('can be installed as an app, with a shortcut to every calculator', async ({ page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(`${href}`)).json()
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    pages.filter(({ isFirst }) => isFirst).map(({ path }) => path),
  )
  for (const { src, sizes } of manifest.icons) {
    const picture = await page.request.get(src)
    expect(picture.status(), src).toBe(200)
    if (src.endsWith('.png')) expect(pngSize(await picture.body())).toBe(sizes)
  }
  const [any, , maskable] = manifest.icons
  expect(any.purpose).toBeUndefined()
  expect(maskable.purpose).toBe('maskable')
})

test.describe('when a new version is deployed', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ expectedMessages: /Failed to (load|fetch)|status of 404|Unable to preload/ })

  let folder: string
  let server: Server
  let address: string
  let next: Server
  /** Not listening itself: it is handed what the one server is asked for. */
  const current = createSiteServer('dist')
  /** From one request to the next there is another version, and never none. */
  let deployed = current

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gst-hisab-versions-'))
    await makeNextVersion(join(folder, 'next'))
    next = createSiteServer(join(folder, 'next'))
    await keepLittle('dist', join(folder, 'worker'))
    const worker = createSiteServer(join(folder, 'worker'))
    server = createServer((request, response) => {
      // Two versions of every file would be compressed first, for tests that are about their names.
      delete request.headers['accept-encoding']
      const isFromWorker = deployed === current && request.url === '/sw.js'
      ;(isFromWorker ? worker : deployed).emit('request', request, response)
    })
    server.listen(0)
    await once(server, 'listening')
    address = `http://localhost:${(server.address() as AddressInfo).port}`
  })

  test.afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  })

  test.beforeEach(() => {
    deployed = current
  })

  const deployNext = () => {
    deployed = next
  }
  /** The scripts of each version have their own names. */
  const isNext = /-next\.js$/
  const expectVersion = (page: Page, version: 'this' | 'next') =>
    expect(page.locator('script[type=module]')).toHaveAttribute(
      'src',
      version === 'next' ? isNext : /(?<!-next)\.js$/,
    )

  test.describe(() => {
    test.use({ withServiceWorker: true })

    test('it is offered, never forced, and the reload keeps the inputs', async ({
      page,
      context,
    }) => {
      await openPage(page, `${address}/loan`)
      await isKept(page)
      await page.getByRole('textbox', { name: 'Loan amount' }).fill('765432')
      deployNext()
      await lookForNews(page)

      const offer = page.getByRole('status').filter({ hasText: 'A new version is ready:' })
      await expect(offer).toBeVisible()
      // Opening another page does not let it in.
      const second = await context.newPage()
      const awaited = countAwaited(second)
      await openPage(second, `${address}/sip`)
      // A worker that still answers somebody is not replaced.
      await partsFollow(second)
      await expect.poll(awaited).toBe(0)
      await expectVersion(second, 'this')
      await expectVersion(page, 'this')

      // Chromium lets go of a worker that nobody asks for anything after half a minute: here at once.
      const devtools = await context.newCDPSession(page)
      await devtools.send('ServiceWorker.enable')
      await devtools.send('ServiceWorker.stopAllWorkers')
      await offer.getByRole('button', { name: 'Reload' }).click()
      await expectVersion(page, 'next')
      await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('7,65,432')
      await expect(offer).toBeHidden()
      // The other tab was left as it was.
      await expectVersion(second, 'this')
    })

    test('it can wait', { tag: THOROUGH }, async ({ page, context }) => {
      await openPage(page, `${address}/`)
      await isKept(page)
      deployNext()
      await lookForNews(page)
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByText('A new version is ready:')).toBeHidden()
      // It is there when the site is opened the next time, once the browser has let the last tab go.
      await page.close()
      await expect(async () => {
        const later = await context.newPage()
        await later.goto(`${address}/sip`)
        const version = await later.locator('script[type=module]').getAttribute('src')
        await later.close()
        expect(version).toMatch(isNext)
      }).toPass()
    })
  })

  test('an old tab that meets a vanished file loads the new version once', async ({ page }) => {
    const loads = countLoads(page)
    await openPage(page, `${address}/`)
    await page.getByLabel('Amount', { exact: true }).fill('4321')
    deployNext()
    await page.getByRole('navigation').getByRole('link', { name: 'Step-Up SIP' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step-Up SIP calculator')
    await expectVersion(page, 'next')
    await expect.poll(loads).toBe(2)

    await page.goBack()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('4,321')
  })

  test('a file that stays away does not make it reload again and again', { tag: THOROUGH }, async ({
    page,
  }) => {
    const loads = countLoads(page)
    await openPage(page, `${address}/`)
    const gone = /assets\/page-(?!.*index)/
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    expect(loads()).toBe(1)
    // Many browsers ask for a file that failed only after a reload.
    await tryAgain.click()
    await expect.poll(loads).toBe(2)
    const refused = page.waitForResponse(gone)
    await tryAgain.click()
    await refused
    await expect(tryAgain).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Calculators' })).toBeVisible()
    expect(loads()).toBe(2)
  })

  const partsAskedLate = [
    {
      path: '/gst/bill',
      field: 'Price of item 1',
      press: 'Paste rows',
      shows: (page: Page) => page.getByRole('dialog'),
      file: /paste-dialog/,
    },
    {
      path: '/loan',
      field: 'Loan amount',
      press: 'Show full schedule',
      shows: (page: Page) => page.getByRole('button', { name: 'Open all years' }),
      file: /full-schedule/,
    },
    {
      path: '/ecommerce-profit/marketplace',
      field: 'Selling price',
      press: 'Keep this card',
      shows: (page: Page) => page.getByRole('dialog'),
      file: /cards-dialog/,
    },
  ]
  for (const { path, field, press, shows, file } of partsAskedLate) {
    test(`an old tab of ${path} keeps what was typed when ${press} needs the new version`, {
      tag: THOROUGH,
    }, async ({ page }) => {
      const loads = countLoads(page)
      // What is loaded when the page is idle would be here before.
      let isHeldBack = true
      await page.route(file, (route) => (isHeldBack ? route.abort() : route.continue()))
      await openPage(page, `${address}${path}`)
      const typed = page.getByRole('textbox', { name: field, exact: true })
      await typed.fill('777')
      deployNext()
      isHeldBack = false
      await page.getByRole('button', { name: press }).click()
      await expectVersion(page, 'next')
      await isAlive(page)
      await expect(typed).toHaveValue('777')
      await page.getByRole('button', { name: press }).click()
      await expect(shows(page)).toBeVisible()
      expect(loads()).toBe(2)
    })
  }
})

/** The same site as a later build would leave it: every script has changed, and with it its name. */
async function makeNextVersion(folder: string) {
  await cp('dist', folder, { recursive: true })
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'))
  const names = new Set(scripts)
  const nextName = (name: string) => (names.has(name) ? name.replace(/\.js$/, '-next.js') : name)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replace(/[\w.-]+\.js/g, nextName))
  }
  for (const name of scripts) {
    await rename(join(folder, 'assets', name), join(folder, 'assets', nextName(name)))
  }
  await keepLittle(folder, folder)
}

/**
 * Builds a service worker for a site which keeps no more than two of its pages, with what they ask for
 * at once or later: it is installed in a moment, as the one of a whole site is not.
 */
async function keepLittle(site: string, folder: string) {
  const addresses = ['/loan', '/sip', '/offline']
  const names = new Set(await readdir(join(site, 'assets')))
  const kept = new Set<string>()
  const follow = async (file: string) => {
    const text = await readFile(join(site, file), 'utf8')
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)/g)) {
      const isOtherPage = file.endsWith('.js') && name.startsWith('page-')
      if (kept.has(name) || !names.has(name) || isOtherPage) continue
      kept.add(name)
      await follow(join('assets', name))
    }
  }
  for (const path of addresses) await follow(`${path}.html`)
  await mkdir(folder, { recursive: true })
  for (const path of addresses) {
    if (folder !== site) await cp(join(site, `${path}.html`), join(folder, `${path}.html`))
  }
  await buildServiceWorker(folder, {
    code: 'en',
    languagePath: '',
    paths: addresses,
    files: [...kept].map((name) => `/assets/${name}`),
  })
}

/** Not at every frame: those would take their time from what is awaited. */
const seldom = { polling: 100 }

/** The service worker has everything, and answers for this page. */
async function isKept(page: Page) {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    seldom,
  )
}

/** Asks for a new version, and waits until all of its files are here. */
async function lookForNews(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting,
    undefined,
    seldom,
  )
}

/** How many files a page has asked for that are not here yet. */
function countAwaited(page: Page) {
  const awaited = new Set<Request>()
  page.on('request', (request) => awaited.add(request))
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return () => awaited.size
}

function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** `192x192`, from the first bytes of a PNG file. */
function pngSize(bytes: Buffer) {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}
