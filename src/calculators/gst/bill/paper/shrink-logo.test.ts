import { expect, it } from 'vitest'
import { shrinkLogo } from './shrink-logo'

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
