import { drawsWhatItReads } from '../../../../ui/pdf/text-pictures'
import { type Size, shortestFine } from './fit-logo'

/** A picture that can be kept, or why there is none in one sentence. */
export type Shrunk = { readonly logo: string } | { readonly problem: string }

const MEGABYTE = 2 ** 20
const MOST_MEGABYTES = 20
const UNREADABLE =
  'This file cannot be read as a picture. Choose a PNG, JPEG, WebP or GIF, or save it as one first.'

/**
 * Makes a picture small enough to be kept and printed, on this device: on white, because paper is.
 * The browser decodes the bytes without loading anything, so the content security policy needs no
 * word about pictures. No browser decodes an SVG that way.
 */
export async function shrinkLogo(file: Blob): Promise<Shrunk> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) {
    return { problem: `This file is too large. A picture has at most ${MOST_MEGABYTES} MB.` }
  }
  if (file.type.startsWith('image/svg')) {
    return { problem: 'An SVG cannot be read here. Save it as a PNG first.' }
  }
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { alpha: false })
    if (!context || !drawsWhatItReads(canvas, context)) {
      return {
        problem: 'This browser hides what it draws, so a picture cannot be made smaller here.',
      }
    }
    const logo = shortestFine(picture, (size, type, quality) => {
      drawOnWhite(canvas, context, picture, size)
      return canvas.toDataURL(type, quality)
    })
    picture.close()
    return logo ? { logo } : { problem: UNREADABLE }
  } catch {
    return { problem: UNREADABLE }
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
