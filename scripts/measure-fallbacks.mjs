// Fits the fonts of common systems to the room that Anek Latin takes, and writes the rules for them
// into src/ui/style/fonts.css. Widths are those of the site's own texts, as built in dist/, at the
// weights they have there. Then it lays every page out in each of these fonts and prints what moves.
//
// It needs the fonts themselves, on Debian: fonts-roboto-unhinted fonts-liberation fonts-noto-core
// fonts-dejavu. Run it after changing the font, or much of the text; the results are committed.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from './browser.mjs'
import { everyPath } from './load-source.mjs'
import { createSiteServer } from './serve.mjs'

/** @typedef {{ weights: [number, number], names: string[] }} Face the names of one font, by system */
/** @typedef {{ family: string, faces: Face[] }} Fallback */
/** @typedef {{ text: string, weight: number }} Text */

/** Where a system has several of these fonts, the first is taken. Arial has the widths of its twin. */
const fallbacks = /** @type {Fallback[]} */ ([
  {
    family: 'Anek Roboto',
    faces: [
      { weights: [400, 449], names: ['Roboto'] },
      { weights: [450, 579], names: ['Roboto Medium'] },
      { weights: [580, 650], names: ['Roboto Bold'] },
    ],
  },
  {
    family: 'Anek Arial',
    faces: [
      { weights: [400, 549], names: ['Arial', 'Liberation Sans'] },
      { weights: [550, 650], names: ['Arial Bold', 'Liberation Sans Bold'] },
    ],
  },
  {
    family: 'Anek Noto',
    faces: [
      { weights: [400, 549], names: ['Noto Sans', 'Noto Sans Regular'] },
      { weights: [550, 650], names: ['Noto Sans Bold'] },
    ],
  },
  {
    family: 'Anek DejaVu',
    faces: [
      { weights: [400, 549], names: ['DejaVu Sans'] },
      { weights: [550, 650], names: ['DejaVu Sans Bold'] },
    ],
  },
])

/** A hair less than the same room: a line that only just fits still fits. Wider, headings wrapped. */
const NARROWER = 0.99

const widths = [390, 1440]
const styleSheet = fileURLToPath(new URL('../src/ui/style/fonts.css', import.meta.url))
const mark = '/* From here on written by scripts/measure-fallbacks.mjs. */'

const paths = await everyPath()
const server = createSiteServer('dist').listen(0)
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: launchArguments,
  ...(executablePath && { executablePath }),
})
// The probes are styles that the policy of the site forbids.
const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' })
const page = await context.newPage()
// As the build wrote them: nothing else shall move.
await page.route('**/*.js', (route) => route.abort())

const texts = []
for (const path of paths) {
  await open(path, 390)
  texts.push(...(await page.evaluate(textsOnShow)))
}
const rules = await page.evaluate(fit, { fallbacks, texts, narrower: NARROWER })
const written = await readFile(styleSheet, 'utf8')
const [byHand = ''] = written.split(mark)
await writeFile(styleSheet, `${byHand.trimEnd()}\n\n${mark}\n${rules}`)
console.log(rules)

for (const { family } of fallbacks) {
  for (const width of widths) {
    let moved = 0
    let count = 0
    const farthest = { move: 0, what: '' }
    const heights = []
    for (const path of paths) {
      await open(path, width)
      const before = await page.evaluate(places)
      await page.addStyleTag({ content: `${rules} :root { --sans: "${family}" !important }` })
      await page.evaluate(() =>
        Promise.all(
          [...document.fonts].map((face) => face.load()).map((loading) => loading.catch(() => {})),
        ),
      )
      const after = await page.evaluate(places)
      for (const [index, { what, top }] of before.entries()) {
        const move = Math.abs(top - (after[index]?.top ?? 0))
        count += 1
        if (move >= 1) moved += 1
        if (move > farthest.move) Object.assign(farthest, { move, what: `${path} ${what}` })
      }
      const last = (/** @type {{ top: number }[]} */ all) => all.at(-1)?.top ?? 0
      heights.push(`${path} ${(last(after) - last(before)).toFixed(0)}`)
    }
    console.log(
      `${family} at ${width} px: ${moved} of ${count} headings and cards move, at most ${farthest.move.toFixed(1)} px (${farthest.what}). Height of the page: ${heights.join(', ')}`,
    )
  }
}

await browser.close()
server.close()

/** Opens a page in the brand's type. @param {string} path @param {number} width */
async function open(path, width) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' })
  await page.addStyleTag({ content: ':root { --sans: "Anek Now" }' })
  await page.evaluate(async () => {
    const files = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) =>
        rule instanceof CSSFontFaceRule ? [rule.style.getPropertyValue('src')] : [],
      )
      .filter((source) => source.includes('woff2'))
    for (const source of files) {
      document.fonts.add(await new FontFace('Anek Now', source, { weight: '400 650' }).load())
    }
  })
}

/** Runs in the page: its texts and their weights. @returns {Text[]} */
function textsOnShow() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const text = (textContent ?? '').replace(/\s+/g, ' ').trim()
    if (!text || !parentElement?.checkVisibility()) continue
    found.push({ text, weight: Number(getComputedStyle(parentElement).fontWeight) })
  }
  return found
}

/**
 * Runs in the page: the rules that give each font the room of Anek Latin.
 *
 * @param {{ fallbacks: Fallback[], texts: Text[], narrower: number }} given
 */
async function fit({ fallbacks, texts, narrower }) {
  const size = 100
  const line = document.createElement('div')
  line.style.cssText = `position: absolute; white-space: pre; font-size: ${size}px; letter-spacing: 0; font-variant-numeric: tabular-nums lining-nums`
  document.body.append(line)
  const roomOf = (/** @type {string} */ family, /** @type {Text[]} */ some, isItsOwn = false) => {
    line.replaceChildren(
      ...some.map(({ text, weight }) => {
        const span = document.createElement('div')
        span.style.cssText = `width: fit-content; font-family: "${family}"; font-weight: ${isItsOwn ? 400 : weight}`
        span.textContent = text
        return span
      }),
    )
    return [...line.children].reduce((sum, one) => sum + one.getBoundingClientRect().width, 0)
  }

  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('There is no canvas')
  canvas.font = `1000px "Anek Now"`
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x')
  const percent = (/** @type {number} */ share, digits = 0) =>
    `${Number((share * 100).toFixed(digits))}%`

  const rules = []
  for (const { family, faces } of fallbacks) {
    for (const [index, { weights, names }] of faces.entries()) {
      const [from, to] = weights
      const source = names.map((name) => `local("${name}")`).join(', ')
      const probe = `${family} ${index}`
      document.fonts.add(await new FontFace(probe, source).load())
      const some = texts.filter(({ weight }) => weight >= from && weight <= to)
      const adjust = (narrower * roomOf('Anek Now', some)) / roomOf(probe, some, true)
      rules.push(
        [
          '@font-face {',
          `  font-family: "${family}";`,
          `  src: ${source};`,
          `  font-weight: ${from} ${to};`,
          `  size-adjust: ${percent(adjust, 1)};`,
          `  ascent-override: ${percent(fontBoundingBoxAscent / 1000 / adjust)};`,
          `  descent-override: ${percent(fontBoundingBoxDescent / 1000 / adjust)};`,
          '}',
          '',
        ].join('\n'),
      )
    }
  }
  line.remove()
  return rules.join('\n')
}

/** Runs in the page: where its headings and cards begin, and where it ends. */
function places() {
  const parts = document.querySelectorAll(
    'h1, h2, h3, section, fieldset, table, dl, footer, footer ~ *',
  )
  const found = [...parts]
    .filter((part) => part.checkVisibility())
    .map((part) => ({
      what: `${part.localName} ${(part.textContent ?? '').slice(0, 24)}`,
      top: part.getBoundingClientRect().top + scrollY,
    }))
  return [...found, { what: 'the end', top: document.documentElement.scrollHeight }]
}
