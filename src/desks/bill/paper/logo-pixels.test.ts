import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeWithinLimit, type Size, shrinkLogo, sizeWithin } from './logo-pixels'

describe('a size within another', () => {
  it('keeps its ratio and is never enlarged', () => {
    const length = fc.integer({ min: 1, max: 9_999 })
    fc.assert(
      fc.property(length, length, (width, height) => {
        const most = { width: 45, height: 18 }
        const size = sizeWithin({ width, height }, most)
        expect(size.width / size.height).toBeCloseTo(width / height)
        expect(size.width).toBeLessThanOrEqual(Math.min(width, most.width) + 1e-9)
        expect(size.height).toBeLessThanOrEqual(Math.min(height, most.height) + 1e-9)
      }),
    )
  })
})

describe('a logo', () => {
  /** A picture whose every pixel takes so many characters. */
  const kept = (picture: Size, png: number, jpeg: number) => {
    const tried: { size: Size; type: string; quality: number | undefined }[] = []
    const url = encodeWithinLimit(picture, (size, type, quality) => {
      tried.push({ size, type, quality })
      const characters = type === 'image/png' ? png : jpeg * (quality ?? 1)
      return 'x'.repeat(Math.ceil(size.width * size.height * characters))
    })
    return { url, ...tried.at(-1) }
  }

  it('is a PNG of at most 480 × 200 pixels where that is short enough', () => {
    expect(kept({ width: 1_920, height: 400 }, 0.1, 0.05)).toMatchObject({
      size: { width: 480, height: 100 },
      type: 'image/png',
    })
    expect(kept({ width: 1_000, height: 1_000 }, 0.1, 0.05).size).toEqual({
      width: 200,
      height: 200,
    })
  })

  it('is not enlarged', () => {
    expect(kept({ width: 90, height: 30 }, 1, 1).size).toEqual({ width: 90, height: 30 })
  })

  it('is a JPEG where a PNG is too long, and smaller where that is, too', () => {
    const photograph = { width: 4_000, height: 3_000 }
    expect(kept(photograph, 3, 0.5)).toMatchObject({ type: 'image/jpeg', quality: 0.92 })
    const noisy = kept(photograph, 4, 2)
    expect(noisy.type).toBe('image/jpeg')
    expect(noisy.size?.height).toBeLessThan(200)
    expect(noisy.url?.length).toBeLessThanOrEqual(40_000)
  })

  it('has a pixel at least each way, and is none where nothing is short enough', () => {
    expect(kept({ width: 100_000, height: 1 }, 0.1, 0.1).size).toEqual({ width: 480, height: 1 })
    expect(kept({ width: 480, height: 200 }, 1_000, 1_000).url).toBeUndefined()
  })
})

const sayOf = (file: object) => shrinkLogo(file as Blob)

it('refuses in one sentence what is too large, or of a kind that cannot be read', async () => {
  expect(await sayOf({ size: 20 * 2 ** 20 + 1, type: 'image/png' })).toEqual({
    problem: 'This file is too large. A picture has at most 20 MB.',
  })
  expect(await sayOf({ size: 10, type: 'image/svg+xml' })).toEqual({
    problem: 'An SVG cannot be read here. Save it as a PNG first.',
  })
  // Here nothing decodes pictures.
  expect(await sayOf({ size: 10, type: 'image/png' })).toMatchObject({
    problem: expect.stringContaining('cannot be read as a picture'),
  })
})
