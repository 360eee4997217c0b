import type { Block, ColourPicture } from '../../../ui/pdf/blocks'
import { drawsWhatItReads, NoPictures } from '../../../ui/pdf/text-pictures'
import { longestText } from '../../books/bill/inputs'
import { loadLogo } from './logo'
import { billPaperWords } from './words'

/** In pixels: 45 mm of paper at more than 250 dots an inch. */
const WIDEST = 480
const TALLEST = 200

export type Size = { readonly width: number; readonly height: number }

/**
 * A size within another one, in the same ratio and never enlarged.
 *
 * @example sizeWithin({ width: 960, height: 100 }, { width: 480, height: 200 }) // 480 × 50
 */
export function sizeWithin({ width, height }: Size, most: Size): Size {
  const share = Math.min(1, most.width / width, most.height / height)
  return { width: width * share, height: height * share }
}

/** A picture of a size as a data URL. */
export type Encode = (size: Size, type: string, quality?: number) => string

const kinds = [
  { type: 'image/png' },
  { type: 'image/jpeg', quality: 0.92 },
  { type: 'image/jpeg', quality: 0.8 },
] as const
const shares = [1, 0.75, 0.5, 0.35, 0.2, 0.1]

/** Encodes a picture as finely as the limit of `longestText('logo')` allows: as PNG, else as JPEG, else smaller. */
export function encodeWithinLimit(picture: Size, encode: Encode): string | undefined {
  for (const share of shares) {
    const most = { width: WIDEST * share, height: TALLEST * share }
    const { width, height } = sizeWithin(picture, most)
    const size = {
      width: Math.max(1, Math.round(width)),
      height: Math.max(1, Math.round(height)),
    }
    for (const { type, ...rest } of kinds) {
      const url = encode(size, type, 'quality' in rest ? rest.quality : undefined)
      if (url.length <= longestText('logo')) return url
    }
  }
  return undefined
}

/** A logo that can be stored, or why there is none in one sentence. */
export type Shrunk = { readonly logo: string } | { readonly problem: string }

const MEGABYTE = 2 ** 20
const MOST_MEGABYTES = 20

/**
 * Makes a picture small enough to be stored and printed, on this device, and on white as paper is.
 * The browser decodes the bytes without loading anything, so the content security policy needs no
 * word about pictures. No browser decodes an SVG that way.
 */
export async function shrinkLogo(file: Blob): Promise<Shrunk> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) {
    return { problem: billPaperWords.logo.tooLarge(MOST_MEGABYTES) }
  }
  if (file.type.startsWith('image/svg')) {
    return { problem: billPaperWords.logo.isSvg }
  }
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { alpha: false })
    if (!context || !drawsWhatItReads(canvas, context)) {
      return { problem: billPaperWords.logo.hidden }
    }
    const logo = encodeWithinLimit(picture, (size, type, quality) => {
      drawOnWhite(canvas, context, picture, size)
      return canvas.toDataURL(type, quality)
    })
    picture.close()
    return logo ? { logo } : { problem: billPaperWords.logo.unreadable }
  } catch {
    return { problem: billPaperWords.logo.unreadable }
  }
}

/** Draws a picture over all of a canvas, which gets its size. */
export function drawOnWhite(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
): void {
  canvas.width = width
  canvas.height = height
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
}

/** The pixels of a logo for a PDF; nothing where there is none, or none that can be read. */
export async function logoPixels(url: string): Promise<ColourPicture | undefined> {
  const picture = url ? await loadLogo(url) : undefined
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context || !drawsWhatItReads(canvas, context)) throw new NoPictures()
  const { width, height } = picture
  drawOnWhite(canvas, context, picture, picture)
  const { data } = context.getImageData(0, 0, width, height)
  return {
    columns: width,
    rows: height,
    colours: Uint8Array.from(data.filter((_, index) => index % 4 !== 3)),
  }
}

/** As large as a browser prints a pixel. */
const POINTS_PER_PIXEL = 72 / 96

/** A logo in its own ratio, and no larger than there is room for it. */
export function logoBlock(picture: ColourPicture, most: Size): Block & { readonly width: number } {
  const size = sizeWithin(
    { width: picture.columns * POINTS_PER_PIXEL, height: picture.rows * POINTS_PER_PIXEL },
    most,
  )
  return { ...size, marks: [{ kind: 'picture', x: 0, y: 0, ...size, picture }] }
}
