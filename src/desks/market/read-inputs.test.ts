import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFragment, writeFragment } from '../../core/fragment'
import { MOST_BANDS } from '../../core/limits'
import { decimalFrom, zero } from '../../core/money/decimal'
import { feeCardOf } from './order/terms'
import {
  addBand,
  type Bands,
  bandThatEndsAt,
  editBand,
  feeRowsOf,
  normalizeBands,
  parseBands,
  plainBands,
  removeBand,
  type TypedBand,
  writeBands,
} from './read-inputs'

const example = '300~0~6*500~0~11*1,000~0~34*~15~65'
const pricesOf = (bands: Bands) => bands.map(({ upTo }) => upTo)

/** Whatever a person can type or paste, separators and halves of escapes among it. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'~*()!<>%&=#+\\\'"7e5,.\u0000\n\u2028 ') }),
  fc.constantFrom('1.5 lakh', '५००', '(7e)', '(28)7e(29)', '1~2*3', '-5', '1e400', '', ' '),
)
const anyBand: fc.Arbitrary<TypedBand> = fc.record({
  upTo: anyText,
  commission: anyText,
  fixedFee: anyText,
})
/** As the page holds them: the last one has no price. */
const anyBands = fc
  .tuple(fc.array(anyBand, { maxLength: MOST_BANDS - 1 }), anyBand)
  .map(([bands, last]): Bands => [...bands, { ...last, upTo: '' }])

describe('bands as one text', () => {
  it('is readable, and needs no escapes in a link', () => {
    expect(writeBands(parseBands(example))).toBe(example)
    expect(writeFragment({ bands: example })).toBe(`v=1&bands=${example}`)
  })

  it('gives back exactly what was typed, whatever it was', () => {
    fc.assert(
      fc.property(anyBands, (bands) => {
        expect(parseBands(writeBands(bands))).toEqual(bands)
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives back through a link what a person typed', () => {
    fc.assert(
      fc.property(anyBands, (bands) => {
        const text = writeBands(bands)
        const linked = writeFragment({ bands: text })
        fc.pre(linked.length <= 8_000 && !/\p{Surrogate}/u.test(text))
        expect(readFragment(linked, ['bands'], 'bands')).toEqual({ bands: text })
      }),
    )
  })

  it.each([
    ['nothing', '', [{ upTo: '', commission: '', fixedFee: '' }]],
    ['a last band with a price', '500~1~2', [{ upTo: '', commission: '1', fixedFee: '2' }]],
    ['too many parts', '~1~2~3~4', [{ upTo: '', commission: '1', fixedFee: '2' }]],
  ])('takes %s', (_, text, expected) => {
    expect(parseBands(text)).toEqual(expected)
  })

  it('takes no more than a card holds, and keeps the last', () => {
    const text = `${Array.from({ length: 60 }, (_, index) => `${index + 1}~1~1`).join('*')}*~9~9`
    const bands = parseBands(text)
    expect(bands).toHaveLength(MOST_BANDS)
    expect(bands.at(-1)).toEqual({ upTo: '', commission: '9', fixedFee: '9' })
  })

  it('never throws, and there is always a band', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bands = parseBands(text)
        expect(bands.length).toBeGreaterThan(0)
        expect(feeCardOf(feeRowsOf(bands)).at(-1)?.upTo).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('feeRowsOf', () => {
  it('reads prices and fees, in words and other digits too', () => {
    expect(feeRowsOf(parseBands('1 thousand~०~₹34*~15%~65'))).toEqual([
      { upTo: decimalFrom(1000), commissionPercent: zero, fixedFee: decimalFrom(34) },
      { upTo: undefined, commissionPercent: decimalFrom(15), fixedFee: decimalFrom(65) },
    ])
  })

  it('counts a band without a readable price as cleared', () => {
    for (const price of ['', ' ', 'abc', '0', '-5']) {
      const card = feeCardOf(feeRowsOf(parseBands(`${price}~50~99*~15~65`)))
      expect(card).toHaveLength(1)
      expect(card[0]?.fixedFee).toBe(decimalFrom(65))
    }
  })
})

describe('normalizeBands', () => {
  it('sorts by price whatever the order of typing, and lets cleared bands go', () => {
    const sorted = normalizeBands(parseBands('1,000~0~34*~7~7*300~0~6*1 lakh~1~1*500~0~11*~15~65'))
    expect(pricesOf(sorted)).toEqual(['300', '500', '1,000', '1 lakh', ''])
  })

  it('keeps what cannot be read below the others', () => {
    expect(pricesOf(normalizeBands(parseBands('abc~1~1*500~1~1*300~1~1*~1~1')))).toEqual([
      '300',
      '500',
      'abc',
      '',
    ])
  })

  it('leaves bands alone that are settled', () => {
    const bands = parseBands(example)
    expect(normalizeBands(bands)).toBe(bands)
  })

  it('changes nothing that counts', () => {
    fc.assert(
      fc.property(anyBands, (bands) => {
        expect(plainBands(writeBands(normalizeBands(bands)))).toBe(plainBands(writeBands(bands)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the list', () => {
  const bands = parseBands(example)

  it('gets a band before the last, which is for any price above', () => {
    expect(pricesOf(addBand(bands))).toEqual(['300', '500', '1,000', '', ''])
    expect(addBand(bands).at(-1)?.commission).toBe('15')
  })

  it('holds no more than its most', () => {
    const full = Array.from({ length: MOST_BANDS }, () => bands[0] as TypedBand)
    expect(addBand(full)).toBe(full)
  })

  it('loses any band but the last, which can come back to its place', () => {
    const gone = bands[1] as TypedBand
    expect(pricesOf(removeBand(bands, 1))).toEqual(['300', '1,000', ''])
    expect(addBand(removeBand(bands, 1), gone, 1)).toEqual(bands)
    expect(removeBand(bands, 3)).toBe(bands)
    // Others may have gone since.
    expect(pricesOf(addBand(bands.slice(3), gone, 1))).toEqual(['500', ''])
  })

  it('changes one band', () => {
    expect(writeBands(editBand(bands, 1, { fixedFee: '12' }))).toBe(
      '300~0~6*500~0~12*1,000~0~34*~15~65',
    )
    expect(editBand(bands, 9, { fixedFee: '12' })).toEqual(bands)
  })

  it('knows which of them ends where a card has a band', () => {
    expect(bandThatEndsAt(bands, decimalFrom(500))).toBe(1)
    expect(bandThatEndsAt(bands, undefined)).toBe(3)
    expect(bandThatEndsAt(bands, decimalFrom(7))).toBe(-1)
  })
})

describe('plainBands', () => {
  it('is the same for the same card, however it is typed', () => {
    expect(plainBands(example)).toBe('300~0~6*500~0~11*1000~0~34*~15~65')
    expect(plainBands('1000~0.0~34*500~0~11*₹300~0~6*~15%~65.00')).toBe(plainBands(example))
    expect(plainBands('300~0~6*~15~65')).not.toBe(plainBands(example))
  })
})
