import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { QUIET, qrModules, qrPath } from './qr'
import { upiLink } from './upi'

const PIXELS = 4

/** What another program reads in a picture of the modules. */
function decoded(text: string): string | undefined {
  const modules = qrModules(text)
  const size = (modules.length + 2 * QUIET) * PIXELS
  const isBlack = (pixel: number) => {
    const [x, y] = [pixel % size, Math.floor(pixel / size)]
    return modules[Math.floor(y / PIXELS) - QUIET]?.[Math.floor(x / PIXELS) - QUIET] ?? false
  }
  const picture = Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) =>
    at % 4 < 3 && isBlack(Math.floor(at / 4)) ? 0 : 255,
  )
  return jsQR(picture, size, size)?.data
}

describe('a code', () => {
  const payment = {
    id: 'shreeganesh@examplebank',
    payee: 'Shree Ganesh Stores',
    amount: '10564.68',
    note: 'Bill SGS-0142',
  }

  it.each([
    ['of a usual payment', payment],
    ['with a name in an Indian script', { ...payment, payee: 'श्री गणेश भंडार' }],
    ['of the longest texts', { ...payment, payee: 'ॐ'.repeat(200), note: 'ॐ'.repeat(200) }],
    [
      'of the longest id',
      { ...payment, id: `${'x'.repeat(256)}@${'y'.repeat(64)}`, amount: '9'.repeat(40) },
    ],
  ])('%s is read back by another program', (_, asked) => {
    const link = upiLink(asked)
    expect(decoded(link)).toBe(link)
  })

  it('has squares of equal sides, with level M', () => {
    const modules = qrModules(upiLink(payment))
    expect(modules.every((row) => row.length === modules.length)).toBe(true)
    // Two modules beside the corner say the level: 00 for M, turned by the mask 10101….
    const level = [modules[8]?.[0], modules[8]?.[1]].map(Number)
    expect(level.map((bit, at) => bit ^ (1 - at))).toEqual([0, 0])
  })
})

it('is drawn run by run, inside its white', () => {
  const path = qrPath([
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ])
  expect(path).toBe('M4 4h2v1h-2zM7 4h1v1h-1zM5 6h3v1h-3z')
})
