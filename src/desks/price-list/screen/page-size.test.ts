// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { pagesFrom, readPageSize, rememberPageSize } from './row-actions'

describe('the size of a page', () => {
  beforeEach(() => localStorage.clear())

  it('is that which was chosen on this device, and 20 before', () => {
    expect(readPageSize()).toBe(20)
    rememberPageSize(100)
    expect(readPageSize()).toBe(100)
  })

  it.each(['', '30', '1e2', 'all'])('is 20 where “%s” is kept', (kept) => {
    localStorage.setItem('gst-hisab-rows-a-page', kept)
    expect(readPageSize()).toBe(20)
  })
})

describe('the pages that can be turned to', () => {
  const said = (from: number, count: number, total: number, size = 20) =>
    Object.values(pagesFrom({ from, count, total, size }))
      .map((page) => page ?? '-')
      .join(' ')

  it.each([
    ['no rows', 0, 0, 0, '- - - -'],
    ['one page', 0, 20, 20, '- - - -'],
    ['the first of two', 0, 20, 21, '- - 20 20'],
    ['the last of two', 20, 20, 40, '0 0 - -'],
    ['one in the middle', 40, 20, 1234, '0 20 60 1220'],
    ['an odd beginning, as after another size', 10, 20, 61, '0 0 30 60'],
    ['longer pages than another tab chose since', 0, 50, 61, '- - 50 60'],
    ['much longer ones', 0, 100, 110, '- - 100 100'],
  ])('%s', (_, from, count, total, pages) => expect(said(from, count, total)).toBe(pages))
})
