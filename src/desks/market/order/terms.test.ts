import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, toDigits, zero } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { type FeeRow, feeCardOf } from './terms'

const row = (upTo: number | undefined, fixedFee: number): FeeRow => ({
  upTo: upTo === undefined ? undefined : decimalFrom(upTo),
  commissionPercent: zero,
  fixedFee: decimalFrom(fixedFee),
})

/** A card as text: the end of each band and its fixed fee. */
const said = (rows: readonly FeeRow[]) =>
  feeCardOf(rows)
    .map(({ upTo, fixedFee }) => `${upTo ? toDigits(upTo) : 'above'}:${toDigits(fixedFee)}`)
    .join(' ')

describe('feeCardOf', () => {
  it.each([
    ['the usual order', [row(300, 6), row(500, 11), row(undefined, 65)], '300:6 500:11 above:65'],
    ['any other order', [row(undefined, 65), row(500, 11), row(300, 6)], '300:6 500:11 above:65'],
    ['nothing', [], 'above:0'],
    ['one for all', [row(undefined, 65)], 'above:65'],
    ['none for those above', [row(500, 11), row(300, 6)], '300:6 above:11'],
    ['cleared rows', [row(undefined, 1), row(300, 6), row(undefined, 65)], '300:6 above:65'],
    [
      'prices of 0 and below',
      [row(0, 1), row(-5, 2), row(300, 6), row(undefined, 65)],
      '300:6 above:65',
    ],
    ['equal prices', [row(300, 6), row(300, 7), row(undefined, 65)], '300:6 above:65'],
    ['equal prices at the top', [row(300, 6), row(300, 7)], 'above:6'],
    ['fees below 0', [row(300, -6), row(undefined, -65)], '300:0 above:0'],
  ])('reads %s', (_, rows, card) => expect(said(rows)).toBe(card))

  it('begins each band where the one before ends, whatever the texts', () => {
    const anyDecimal = fc
      .oneof(fc.string(), fc.stringMatching(/^-?\d{0,5}(\.\d{0,3})?$/))
      .map((text) => readNumber(text).value)
    const anyRow = fc.record({
      upTo: fc.option(anyDecimal, { nil: undefined }),
      commissionPercent: anyDecimal,
      fixedFee: anyDecimal,
    })
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        let end: Decimal | undefined = zero
        for (const { above, upTo, commissionPercent, fixedFee } of feeCardOf(rows)) {
          expect(above).toBe(end)
          expect(upTo === undefined || upTo > above).toBe(true)
          expect(commissionPercent >= 0n && fixedFee >= 0n).toBe(true)
          end = upTo
        }
        expect(end).toBeUndefined()
      }),
    )
  })
})
