import type { ColourPicture } from '../../../../ui/pdf/blocks'
import { drawsWhatItReads, NoPictures } from '../../../../ui/pdf/text-pictures'
import { loadLogo } from './logo-picture'
import { drawOnWhite } from './shrink-logo'

/** A logo as a PDF holds it; nothing where there is none, or none that can be read. */
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
