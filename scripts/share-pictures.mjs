// Draws the picture that goes with a shared link, one for each calculator: a page of the book with
// the result that the calculator opens with. No browser is needed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { readTokens } from './tokens.mjs'

/** @import { PictureWords } from '../src/server' */

// The name in the font files, whatever weight is cut from them.
const family = 'Anek Latin Medium'
const filesOf = (/** @type {string} */ fonts) =>
  fileURLToPath(new URL('./files/', import.meta.resolve(`${fonts}/package.json`)))
const REGULAR = 400
// The drawing library knows only the hundreds, and takes the nearest weight it has for them.
const BOLD = 700

// A picture cannot follow a theme.
const { light: colour } = await readTokens()

const LEFT = 72
const sheet = { left: 604, right: 1136, top: 96 }
const MARGIN = sheet.left + 84
const ROW = 62
const FIRST_ROW = 352

/**
 * @param {readonly PictureWords[]} pictures
 * @param {string} folder
 */
export async function drawSharePictures(pictures, folder) {
  const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(await readFile(wasm))
  const logo = await readFile(new URL('../public/logo.svg', import.meta.url), 'utf8')
  const fonts = await cutFonts(JSON.stringify(pictures))
  const font = { fontBuffers: [fonts.regular, fonts.bold, fonts.rupee], defaultFontFamily: family }
  shapers = Object.fromEntries(Object.entries(fonts).map(([name, bytes]) => [name, shaper(bytes)]))
  for (const picture of pictures) {
    const file = join(folder, picture.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pngOf(new Resvg(drawingOf(picture, logo), { font }).render()))
  }
}

/**
 * Flat colours without transparency: unfiltered, the file is far smaller than the library's own.
 *
 * @param {{ width: number, height: number, pixels: Uint8Array }} image
 */
function pngOf({ width, height, pixels }) {
  const rows = Buffer.alloc(height * (1 + width * 3))
  let to = 0
  for (let from = 0; from < pixels.length; from++) {
    // A row begins with its filter, which is none and therefore 0.
    if (from % (width * 4) === 0) to++
    const isTransparency = from % 4 === 3
    if (!isTransparency) rows[to++] = pixels[from] ?? 0
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The letters in use, as the drawing library reads them. @param {string} text */
async function cutFonts(text) {
  const cut = async (/** @type {string} */ file, /** @type {number | undefined} */ wght) =>
    subsetFont(await readFile(file), text, {
      targetFormat: 'truetype',
      ...(wght && { variationAxes: { wght } }),
    })
  const latin = (/** @type {string} */ part) =>
    join(filesOf('@fontsource-variable/anek-latin'), `anek-latin-${part}-wght-normal.woff2`)
  const devanagari = (/** @type {number} */ weight) =>
    join(
      filesOf('@fontsource/noto-sans-devanagari'),
      `noto-sans-devanagari-devanagari-${weight}-normal.woff2`,
    )
  return {
    regular: await cut(latin('latin'), REGULAR),
    bold: await cut(latin('latin'), 620),
    rupee: await cut(latin('latin-ext'), 540),
    devanagari: await cut(devanagari(REGULAR), undefined),
    devanagariBold: await cut(devanagari(BOLD), undefined),
  }
}

/** @typedef {ReturnType<typeof shaper>} Shaper */

/** @type {Record<string, Shaper>} */
let shapers = {}

/**
 * Letters as outlines. The drawing library loses the room of vowel signs, so what has Devanagari in it is
 * laid out here.
 *
 * @param {Buffer} bytes
 */
function shaper(bytes) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(face)
  const { upem } = face

  /** @param {string} words @param {number} size */
  return (words, size) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(words)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const scale = size / upem
    const positions = buffer.getGlyphPositions()
    let width = 0
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const left = width + xOffset * scale
      width += xAdvance * scale
      return { outline: font.glyphToPath(codepoint), left, up: yOffset * scale }
    })
    /** @param {number} x @param {number} y */
    const pathAt = (x, y) =>
      glyphs
        .map(({ outline, left, up }) => {
          let isX = false
          return outline.replace(/-?\d+(?:\.\d+)?/g, (number) => {
            isX = !isX
            const at = isX ? x + left + Number(number) * scale : y - up - Number(number) * scale
            return at.toFixed(2)
          })
        })
        .join('')
    return { width, pathAt }
  }
}

/**
 * Words with Devanagari among them, as outlines.
 *
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {{ fill: string, weight: number, anchor: 'start' | 'end', room?: number | undefined }} look
 *   words that are wider than their room are drawn smaller
 */
function outlined(words, x, y, size, { fill, weight, anchor, room = Infinity }) {
  const isBold = weight === BOLD
  const runs = words.match(/[\u0900-\u097f]+(?: +[\u0900-\u097f]+)* ?|₹|[^\u0900-\u097f₹]+/g) ?? []
  const shaped = runs.map((run) => {
    const name = isDevanagari(run)
      ? isBold
        ? 'devanagariBold'
        : 'devanagari'
      : run === '₹'
        ? 'rupee'
        : isBold
          ? 'bold'
          : 'regular'
    const shape = shapers[name]
    if (!shape) throw new Error(`There is no font for ${run}`)
    return shape(run, size)
  })
  const whole = shaped.reduce((sum, { width }) => sum + width, 0)
  if (whole > room) {
    return outlined(words, x, y, Math.floor((size * room) / whole), { fill, weight, anchor })
  }
  let at = anchor === 'end' ? x - whole : x
  const path = shaped.map(({ width, pathAt }) => {
    const left = at
    at += width
    return pathAt(left, y)
  })
  return `<path fill="${fill}" d="${path.join('')}"/>`
}

/**
 * @param {PictureWords} picture
 * @param {string} logo
 */
function drawingOf({ size, siteName, promises, heading, intro, ...result }, logo) {
  const { width, height } = size
  const title = wrap(heading, 16)
  const titleTop = 296 - (title.length - 1) * 36
  const introTop = titleTop + (title.length - 1) * 66 + 56
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${family}">
  <defs>
    <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="9" height="9" fill="${colour('haldi')}"/><rect width="2.6" height="9" fill="${colour('haldi-stripe')}"/>
    </pattern>
    <clipPath id="sheet"><rect x="${sheet.left}" y="${sheet.top}" width="${sheet.right - sheet.left}" height="${height}" rx="20"/></clipPath>
  </defs>
  <rect width="${width}" height="${height}" fill="${colour('canvas')}"/>
  ${cloth(0, 0, width, 24)}
  <svg x="${LEFT}" y="${sheet.top}" width="64" height="64" viewBox="0 0 36 36">${logo}</svg>
  ${text(siteName, LEFT + 84, sheet.top + 45, 38, { weight: BOLD })}
  ${title.map((line, index) => text(line, LEFT, titleTop + index * 66, 62, { weight: BOLD, spacing: -1.2, room: sheet.left - LEFT - 24 })).join('')}
  ${wrap(intro, 38)
    .map((line, index) => text(line, LEFT, introTop + index * 38, 28, { fill: colour('ink-2') }))
    .join('')}
  ${text(promises, LEFT, 566, 26, { fill: colour('ink-2') })}
  ${resultSheet(result, height)}
</svg>`
}

/**
 * @param {Pick<PictureWords, 'label' | 'figure' | 'isMoney' | 'caption' | 'rows' | 'total'>} result
 * @param {number} height
 */
function resultSheet({ label, figure, isMoney, caption, rows, total }, height) {
  const { left, right, top } = sheet
  const room = right - left - 76
  const symbol = isMoney
    ? `<tspan font-weight="${REGULAR}" fill="${colour('ink-2')}">₹</tspan>`
    : ''
  const totalTop = FIRST_ROW + rows.length * ROW
  const edge = `x="${left}" y="${top}" width="${right - left}" height="${height}" rx="20"`
  const ruling = Array.from({ length: 5 }, (_, row) =>
    line(left, right, FIRST_ROW + row * ROW, row === 0 ? colour('line') : colour('line-soft'), 1.5),
  )
  return `<rect ${edge} fill="${colour('surface')}"/>
  <g clip-path="url(#sheet)">${cloth(left, top, right - left, 26)}</g>
  <rect ${edge} fill="none" stroke="${colour('line')}" stroke-width="1.5"/>
  ${text(label, left + 40, top + 84, 28, { weight: BOLD })}
  ${
    isDevanagari(figure)
      ? text(figure, left + 38, top + 178, 96, { weight: BOLD, room })
      : `<text x="${left + 38}" y="${top + 178}" font-size="96" font-weight="${BOLD}" letter-spacing="-2" fill="${colour('ink')}">${symbol}${escapeText(figure)}</text>`
  }
  ${text(caption, left + 40, top + 226, 26, { fill: colour('ink-2'), room })}
  ${ruling.join('')}
  ${[0, 5].map((shift) => `<rect x="${MARGIN + shift}" y="${FIRST_ROW}" width="1.5" height="${height}" fill="${colour('margin-rule')}"/>`).join('')}
  ${rows.map((row, index) => ledgerRow(row, FIRST_ROW + index * ROW)).join('')}
  ${ledgerRow(total, totalTop, 31)}
  ${line(MARGIN + 26, right - 32, totalTop, colour('ink'), 2.5)}
  ${line(MARGIN + 26, right - 32, totalTop + ROW - 3, colour('ink'), 2)}
  ${line(MARGIN + 26, right - 32, totalTop + ROW + 3, colour('ink'), 2)}`
}

/**
 * @param {PictureWords['rows'][number]} row
 * @param {number} top
 * @param {number} [size]
 */
function ledgerRow({ label, value, swatch }, top, size = 27) {
  const isTotal = size > 27
  const base = top + 41
  const fill = swatch === 'haldi' ? 'url(#hatch)' : colour('neel')
  // The words are drawn with a halo of paper, so that the leader keeps its distance from them.
  const halo = `stroke="${colour('surface')}" stroke-width="18" stroke-linejoin="round" paint-order="stroke"`
  return `${swatch ? `<rect x="${sheet.left + 32}" y="${top + 20}" width="22" height="22" rx="5" fill="${fill}"/>` : ''}
  <path d="M${MARGIN + 34} ${base - 5}H${sheet.right - 40}" stroke="${colour('ink-3')}" stroke-width="2" stroke-dasharray="2 5"/>
  <g ${halo}>
    ${text(label, MARGIN + 26, base, isTotal ? size - 2 : size, isTotal ? { weight: BOLD } : { fill: colour('ink-2') })}
    ${text(value, sheet.right - 32, base, size, { weight: BOLD, anchor: 'end' })}
  </g>`
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function cloth(x, y, width, height) {
  const middle = y + height / 2
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour('cloth')}"/>
  <path d="M${x + 12} ${middle}H${x + width}" stroke="${colour('thread')}" stroke-width="3" stroke-dasharray="21 21" opacity="0.9"/>`
}

/** @param {number} from @param {number} to @param {number} y @param {string} stroke @param {number} width */
function line(from, to, y, stroke, width) {
  return `<path d="M${from} ${y}H${to}" stroke="${stroke}" stroke-width="${width}"/>`
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y the baseline
 * @param {number} size
 * @param {{ fill?: string, weight?: number, spacing?: number, anchor?: 'start' | 'end', room?: number }} [look]
 */
function text(words, x, y, size, look = {}) {
  const { fill = colour('ink'), weight = REGULAR, spacing = 0, anchor = 'start', room } = look
  if (isDevanagari(words)) return outlined(words, x, y, size, { fill, weight, anchor, room })
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${fill}">${escapeText(words)}</text>`
}

/** Lines of so many characters at most, and as even as that allows. @param {string} words @param {number} longest */
function wrap(words, longest) {
  let lines = fill(words, longest)
  for (let length = longest - 1; fill(words, length).length === lines.length; length--) {
    lines = fill(words, length)
  }
  return lines
}

/** @param {string} words @param {number} longest */
function fill(words, longest) {
  const lines = ['']
  for (const word of words.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (lengthOf(line) > longest) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

/**
 * In Latin letters: one of Devanagari is wider than these, and its vowel signs stand above, below or close
 * to it.
 *
 * @param {string} words
 */
const lengthOf = (words) => {
  const letters = words.match(/[\u0904-\u0939]/g)?.length ?? 0
  return words.replace(/[\u0900-\u0903\u093a-\u094f]/g, '').length + 0.5 * letters
}

/** @param {string} words */
const isDevanagari = (words) => /[\u0900-\u097f]/.test(words)

/** @param {string} words */
function escapeText(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
