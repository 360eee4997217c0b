import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { createSiteServer } from '../scripts/serve.mjs'
import { THOROUGH } from '../tests/is-thorough'
import { samplePages } from './pages'
import { expect, isAlive, test } from './support'

/** In the middle of what stands side by side, where the rest moves what is here already. */
const CUTS = /(?<=<nav[^>]*><a[^>]*>.*?<\/a>|<(?:fieldset|button)[^>]*>)/

type Order = {
  readonly width: number
  readonly fonts: 'first' | 'last'
  /** Which of the files that are held back comes next. */
  next(held: readonly Route[]): Route | undefined
}

const orders: readonly Order[] = [
  { width: 390, fonts: 'last', next: (held) => held.at(-1) },
  { width: 1280, fonts: 'first', next: (held) => held[0] },
]

/** What a page was asked for, before its HTML is sent. */
let asked: (response: ServerResponse) => void
const site = createSiteServer('dist')
const server = createServer((request, response) => {
  if (request.headers['sec-fetch-dest'] === 'document') asked(response)
  else site.emit('request', request, response)
})

test.beforeAll(() => new Promise<void>((done) => server.listen(0, done)))
test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

for (const { path } of samplePages) {
  test(`${path} does not move, in whichever order its parts arrive`, { tag: THOROUGH }, async ({
    page,
  }) => {
    await page.addInitScript(noteMoves)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    // What is hidden until the page is here appears by itself, should this take seconds.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    for (const order of orders) {
      await test.step(`${order.width} px, fonts ${order.fonts}`, () => arrive(page, path, order))
    }
  })
}

const isOfFont = (route: Route) => route.request().resourceType() === 'font'

async function arrive(page: Page, path: string, { width, fonts, next }: Order) {
  const held = new Set<Route>()
  // A script runs when all that it imports are here, so that the first ones come as one.
  let comeAlive = () => {}
  let whenAllowed: Promise<void> | undefined = new Promise((resolve) => {
    comeAlive = resolve
  })
  await page.route('**/assets/*', async (route) => {
    const isFont = isOfFont(route)
    if (isFont ? fonts === 'last' : !whenAllowed) return held.add(route)
    if (!isFont) await whenAllowed
    return route.continue()
  })
  const nextOf = (routes: Iterable<Route>) => {
    const all = [...routes]
    return next(all.filter((route) => !isOfFont(route))) ?? next(all)
  }
  await page.setViewportSize({ width, height: 844 })

  const response = new Promise<ServerResponse>((resolve) => {
    asked = resolve
  })
  const { port } = server.address() as AddressInfo
  const [html] = await Promise.all([
    response.then((response) => begin(response, path)),
    page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' }),
  ])
  for (const piece of html.pieces) {
    const before = await page.locator('*').count()
    html.response.write(piece)
    await painted(page, before)
  }
  html.response.end()

  comeAlive()
  await isAlive(page)
  whenAllowed = undefined
  for (let route = nextOf(held); route || !(await isComplete(page)); route = nextOf(held)) {
    if (route) {
      held.delete(route)
      const response = page.waitForResponse(route.request().url())
      await route.continue()
      await (await response).finished()
    }
    await atRest(page)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moves')())).toEqual([])
  await page.unrouteAll()
}

/** Sends the head of a page, and leaves the rest to come in pieces. */
async function begin(response: ServerResponse, path: string) {
  const html = await readFile(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  const [head = '', body = ''] = html.split(/(?=<body>)/)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  response.write(head)
  return { response, pieces: body.split(CUTS) }
}

/**
 * There are more elements than before, and two frames have passed, or none comes because the page holds
 * its first one back until a part of it is here.
 */
const painted = (page: Page, before: number) =>
  page.evaluate(
    (before) =>
      new Promise((done) => {
        const stands = (part: Element | null | undefined): boolean =>
          Boolean(part && (part.nextElementSibling || stands(part.parentElement)))
        const look = () => {
          if (document.getElementsByTagName('*').length <= before) return
          observer.disconnect()
          const awaited = document.querySelector('link[rel=expect]')?.getAttribute('href')
          if (!awaited || stands(document.querySelector(awaited))) {
            requestAnimationFrame(() => requestAnimationFrame(done))
          } else {
            done(undefined)
          }
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true })
        look()
      }),
    before,
  )

/** What has arrived is shown, and has asked for what it needs. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)))
      }),
  )

/** All parts follow the answer, and the fonts, which are asked for last, are here. */
const isComplete = (page: Page) =>
  page.evaluate(
    () =>
      !document.querySelector('[data-island=prerendered]') &&
      [...document.fonts].every(
        ({ family, status }) => !family.includes('Anek Latin') || status === 'loaded',
      ),
  )

/** For every document: notes what moves in it by itself. */
function noteMoves() {
  const moves: string[] = []
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { value, sources } of entries as unknown as LayoutShift[]) {
      const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40))
      moves.push(`${value.toFixed(5)}: ${texts.join(' | ')}`)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    moves() {
      note(observer.takeRecords())
      return moves
    },
  })
}

type LayoutShift = { value: number; sources: readonly { node?: Node }[] }
