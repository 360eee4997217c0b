import { longestText } from '../text-limits'

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

/** The finest picture that is short enough to be kept: drawings as PNG, photographs as JPEG. */
export function shortestFine(picture: Size, encode: Encode): string | undefined {
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
