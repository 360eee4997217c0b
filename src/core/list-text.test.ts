import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList, writeList } from './list-text'

describe('a list as one text', () => {
  it('is readable', () => {
    const rows = [
      ['once', '5,00,000'],
      ['rate', '8.75'],
    ]
    expect(writeList(rows)).toBe('once~5,00,000*rate~8.75')
    expect(readList('')).toEqual([])
  })

  it('comes back as it was, whatever was typed', () => {
    const anyRow = fc.tuple(fc.constantFrom('a', 'b'), fc.string(), fc.string())
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const text = writeList(rows)
        expect(text).not.toMatch(/[<>\p{Cc}]/u)
        expect(readList(text)).toEqual(rows)
      }),
    )
  })
})
