// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstLoadOf, growthOf, heaviestOf } from './budgets.mjs'

const style = '@font-face{src:url(/assets/a.woff2)}@font-face{src:url("/assets/b.woff2")}'
const markup = `<link rel="preload" href="/assets/a.woff2" as="font" />
  <link rel="stylesheet" disabled href="/assets/bill.css" />
  <script type="module" src="/assets/entry.js"></script>`
const entry = 'import"./shared.js";const later=()=>import("./late.js")'
const shared = 'console.log("shared")'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gst-hisab-budgets-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'gst'))
  const files = {
    'gst/bill.html': `<style>${style}</style>${markup}`,
    'assets/entry.js': entry,
    'assets/shared.js': shared,
    'assets/late.js': 'console.log("late")',
    'assets/a.woff2': 'a'.repeat(300),
    'assets/b.woff2': 'b'.repeat(40),
    'assets/unused.woff2': 'c'.repeat(5000),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
})

afterAll(() => rm(folder, { recursive: true }))

const compressed = (text: string) => brotliCompressSync(text).length

it('counts the fonts that the styles of a page ask for, preloaded or not, once', async () => {
  expect(await firstLoadOf(folder, 'gst/bill.html')).toMatchObject({ font: 340 })
})

it('counts the scripts of a page with what they import at once, and not what they load later', async () => {
  const { js } = await firstLoadOf(folder, 'gst/bill.html')
  expect(js).toBe(compressed(entry) + compressed(shared))
})

it('counts styles apart from the markup that holds them', async () => {
  const { css, html } = await firstLoadOf(folder, 'gst/bill.html')
  expect(css).toBe(compressed(style))
  expect(html).toBe(compressed(markup))
})

it('lets a page grow by a twentieth, and names what grew by more than a fiftieth', () => {
  const before = { js: 1000, css: 1000, html: 1000, font: 1000 }
  const now = { js: 1020, css: 1021, html: 1050, font: 1051 }
  expect(growthOf(before, now)).toEqual([
    { weight: 'js', now: 1020, limit: 1050, isOver: false, isNoticed: false },
    { weight: 'css', now: 1021, limit: 1050, isOver: false, isNoticed: true },
    { weight: 'html', now: 1050, limit: 1050, isOver: false, isNoticed: true },
    { weight: 'font', now: 1051, limit: 1050, isOver: true, isNoticed: true },
  ])
})

it('notes of each kind of page what the heaviest weighs, whatever its language', () => {
  const light = { js: 1, css: 2, html: 3, font: 4 }
  const heavy = { js: 4, css: 1, html: 3, font: 4 }
  const pages = { 'loan.html': light, 'hi/sip/goal.html': heavy, 'hi/gst/bill.html': light }
  expect(heaviestOf(pages)).toEqual({
    'of a calculator': { js: 4, css: 2, html: 3, font: 4 },
    'of a desk': light,
  })
})
