import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paperType } from '../../../tests/paper-fonts'
import { asDrawn } from './typeset'

const { linesOf, runsOf, widthOf } = paperType

describe('linesOf', () => {
  it('breaks between words, and keeps the lines that were typed', () => {
    expect(linesOf('Umbrella, folding', 'regular', 100)).toEqual(['Umbrella, folding'])
    expect(linesOf('Umbrella, folding', 'regular', 5)).toEqual(['Umbrella,', 'folding'])
    expect(linesOf('Shop 4\r\nStation Road\n', 'regular', 100)).toEqual(['Shop 4', 'Station Road'])
  })

  it('breaks a word that is wider than a line, rather behind a comma than anywhere', () => {
    expect(linesOf('12,34,56,789.00', 'regular', 5)).toEqual(['12,34,56,', '789.00'])
    const pieces = linesOf('W'.repeat(30), 'bold', 5)
    expect(pieces.length).toBeGreaterThan(4)
    expect(pieces.join('')).toBe('W'.repeat(30))
  })

  it('breaks no letter of a word, whatever is joined to it', () => {
    // Two characters wide: each line has one letter with all that belongs to it, or more.
    expect(linesOf('स्त्रीकमल', 'regular', 1)).toEqual(['स्त्री', 'कम', 'ल'])
    expect(linesOf('👩🏽‍🔧👍🏽', 'regular', 1)).toEqual(['👩🏽‍🔧', '👍🏽'])
  })

  it('loses no character that can be seen, and makes no line too wide', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 40 }), (text, widest) => {
        const lines = linesOf(text, 'regular', widest)
        const seen = (text: string) => text.normalize('NFC').replace(/[\s\p{Z}\p{Cc}]/gu, '')
        expect(seen(lines.join(''))).toBe(seen(text))
        // One sign may be wider than a line, if it has many marks.
        for (const line of lines.filter((line) => [...line].length > 8)) {
          expect(widthOf(line, 'regular')).toBeLessThan(widest + 1)
        }
      }),
    )
  })

  it('takes a very long word in its stride', () => {
    expect(linesOf('x'.repeat(100_000), 'regular', 40).join('')).toHaveLength(100_000)
  })
})

describe('runsOf', () => {
  const kindsOf = (line: string) => runsOf(line, 'regular').map(({ kind, text }) => [kind, text])

  it('sets what our fonts have, the rupee from a font of its own', () => {
    expect(kindsOf('Café ₹5')).toEqual([
      ['glyphs', 'Café '],
      ['glyphs', '₹'],
      ['glyphs', '5'],
    ])
  })

  it('draws words of other scripts, side by side as one', () => {
    expect(kindsOf('श्री गणेश Stores')).toEqual([
      ['picture', 'श्री गणेश'],
      ['glyphs', ' Stores'],
    ])
    expect(kindsOf('Om ॐ and Śrī')).toEqual([
      ['glyphs', 'Om '],
      ['picture', 'ॐ'],
      ['glyphs', ' and '],
      ['picture', 'Śrī'],
    ])
  })

  it('leaves a line with letters from the right to the browser', () => {
    expect(kindsOf('Shop کتاب 12')).toEqual([['picture', 'Shop کتاب 12']])
  })

  it('passes over what is not seen', () => {
    expect(kindsOf('soft\u00adhyphen\u200b')).toEqual([['glyphs', 'softhyphen']])
  })
})

describe('asDrawn', () => {
  it('gives characters from left to right', () => {
    expect(asDrawn('כתב 12 בזר')).toBe('רזב 12 בתכ')
    expect(asDrawn('Shop כתב בזר 12')).toBe('Shop רזב בתכ 12')
    expect(asDrawn('श्री')).toBe('श्री')
  })
})
