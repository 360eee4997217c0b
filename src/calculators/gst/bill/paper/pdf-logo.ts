import type { Block, ColourPicture } from '../../../../ui/pdf/blocks'
import { type Size, sizeWithin } from './fit-logo'

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
