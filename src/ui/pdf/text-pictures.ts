import type { Weight } from './fonts'
import { beginsRightToLeft, type Pictures } from './typeset'

/** Text as the browser draws it, for scripts that our fonts lack. */
export type TextPicture = {
  /** In pixels. */
  readonly columns: number
  readonly rows: number
  /** Sixteen shades of grey, two pixels in a byte, every row from a byte on. */
  readonly shades: Uint8Array<ArrayBuffer>
  /** Where it stands from the beginning of the text and its baseline, in points, with y downwards. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type DrawnPictures = Pictures & {
  draw(text: string, weight: Weight, size: number): TextPicture
}

/** As fine as printers are. */
const DOTS_PER_POINT = 300 / 72
/** Widths are taken large, so that they are exact. */
const MEASURED_AT = 100
const weights: Record<Weight, number> = { regular: 400, bold: 640 }

/** A language of each script: told it, a browser finds the right font of the system more often. */
const languages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Arabic}/u, 'ur'],
]

/** A browser may hand out other pixels than it draws, to keep its user from being recognised. */
export class NoPictures extends Error {}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context) return context
  } catch {
    // Some extensions forbid it aloud.
  }
  throw new NoPictures()
}

export function textPictures(): DrawnPictures {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  let isTrusted = false

  const prepare = (text: string, weight: Weight, pixels: number) => {
    const language = languages.find(([script]) => script.test(text))?.[1] ?? 'en'
    // Older browsers take it from the element.
    canvas.lang = language
    if ('lang' in context) context.lang = language
    context.font = `${weights[weight]} ${pixels}px system-ui, sans-serif`
    context.direction = beginsRightToLeft(text) ? 'rtl' : 'ltr'
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    return context.measureText(text)
  }

  return {
    widthOf: (text, weight) => prepare(text, weight, MEASURED_AT).width / MEASURED_AT,
    draw(text, weight, size) {
      isTrusted ||= drawsWhatItReads(canvas, context)
      if (!isTrusted) throw new NoPictures()
      const pixels = size * DOTS_PER_POINT
      const box = prepare(text, weight, pixels)
      // A little more than the ink, whose edge is soft.
      const left = Math.ceil(box.actualBoundingBoxLeft) + 2
      const top = Math.ceil(box.actualBoundingBoxAscent) + 2
      const columns = left + Math.ceil(box.actualBoundingBoxRight) + 2
      const rows = top + Math.ceil(box.actualBoundingBoxDescent) + 2
      canvas.width = columns
      canvas.height = rows
      prepare(text, weight, pixels)
      context.fillStyle = '#fff'
      context.fillRect(0, 0, columns, rows)
      context.fillStyle = '#000'
      context.fillText(text, left, top)
      return {
        columns,
        rows,
        shades: shadesOf(context.getImageData(0, 0, columns, rows)),
        left: -left / DOTS_PER_POINT,
        top: -top / DOTS_PER_POINT,
        width: columns / DOTS_PER_POINT,
        height: rows / DOTS_PER_POINT,
      }
    },
  }
}

/** Draws a black and a white field, and looks whether they are what comes back. */
export function drawsWhatItReads(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): boolean {
  canvas.width = 16
  canvas.height = 8
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 16, 8)
  context.fillStyle = '#000'
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 16, 8)
  return [...data].every((shade, index) => {
    const isInk = index % 4 !== 3 && (index >> 2) % 16 < 8
    return Math.abs(shade - (isInk ? 0 : 255)) < 16
  })
}

function shadesOf({ data, width, height }: ImageData): Uint8Array<ArrayBuffer> {
  const bytesInRow = (width + 1) >> 1
  const shades = new Uint8Array(bytesInRow * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = 4 * (row * width + column)
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3)
      // By how bright the eye takes them.
      const shade = Math.round((0.3 * red + 0.59 * green + 0.11 * blue) / 17)
      const place = row * bytesInRow + (column >> 1)
      shades[place] = (shades[place] ?? 0) | (column % 2 === 0 ? shade << 4 : shade)
    }
  }
  return shades
}
