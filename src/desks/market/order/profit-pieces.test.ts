import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms, cardOf, example, termsWith } from '../../../../tests/any-order'
import { type Decimal, decimalFrom, sum, toDigits, toFixed } from '../../../core/money/decimal'
import { exactOrder, orderAt } from './order'
import { prepareOrder } from './prepare-order'
import { lessUpTo, PAISA, profitJumps, profitPieces } from './prices'

const fourBands = cardOf([300, 0, 6], [500, 0, 11], [1000, 0, 34], [undefined, 15, 65])
const page = prepareOrder({ ...example, feeCard: fourBands })
const window = (from: number, to: number) => ({ from: decimalFrom(from), to: decimalFrom(to) })

describe('profitPieces', () => {
  it('is a line with a jump', () => {
    const pieces = profitPieces(page, window(600, 1500))
    expect(
      pieces.map(({ from, fromOpen, to, profitFrom, profitTo }) =>
        [
          fromOpen,
          toDigits(from),
          toDigits(to),
          toFixed(profitFrom, 2),
          toFixed(profitTo, 2),
        ].join(),
      ),
    ).toEqual(['false,600,1000,-92.53,246.46', 'true,1000,1500,65.46,414.19'])
    expect(pieces.map(({ netSaleTo }) => toFixed(netSaleTo, 2))).toEqual(['847.46', '1271.19'])
  })

  it('is cut at fee bands and at the GST slab alike', () => {
    const clothes = prepareOrder({ ...example, feeCard: fourBands, gstRate: 'clothesAndShoes' })
    const pieces = profitPieces(clothes, window(0, 5000))
    expect(pieces.map(({ to }) => toDigits(to))).toEqual(['300', '500', '1000', '2625', '5000'])
  })

  it('is nothing without a window', () => {
    expect(profitPieces(page, window(500, 500))).toEqual([])
    expect(profitPieces(page, window(900, 200))).toEqual([])
  })

  it('has the profit of the order at every end, and leaves no price out', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, anyPrice, (terms, some, other) => {
        const prepared = prepareOrder(terms)
        const from = some < other ? some : other
        const to = sum(some, other)
        let end = from
        for (const piece of profitPieces(prepared, { from, to })) {
          expect(piece.from).toBe(end)
          end = piece.to
          const { profit, netSaleKept } = orderAt(prepared, piece.to)
          expect([piece.profitTo, piece.netSaleTo]).toEqual([profit, netSaleKept])
          if (!piece.fromOpen) {
            expect(orderAt(prepared, piece.from).profit).toBe(piece.profitFrom)
          }
        }
        expect(end).toBe(to > from ? to : from)
      }),
    )
  })
})

describe('profitJumps', () => {
  const saidOf = (prepared: typeof page, from: number, to: number) =>
    profitJumps(prepared, window(from, to)).map(({ at, before, after, byFees, byGst }) =>
      [toDigits(at), toFixed(before, 2), toFixed(after, 2), byFees && 'fees', byGst && 'gst']
        .filter(Boolean)
        .join(' '),
    )

  it('are those of the fee card inside the window', () => {
    expect(saidOf(page, 600, 1500)).toEqual(['1000 246.46 65.46 fees'])
    expect(saidOf(page, 300, 1000)).toEqual(['500 -154.27 -177.27 fees'])
  })

  it('are those of the GST slab, too', () => {
    const clothes = prepareOrder({ ...example, gstRate: 'clothesAndShoes' })
    expect(saidOf(clothes, 100, 5000)).toEqual(['2625 1474.25 1198.83 gst'])
    expect(profitJumps(clothes, window(100, 5000))[0]?.gstAfter).toBe(decimalFrom(18))
    const together = { ...example, gstRate: 'clothesAndShoes' } as const
    const feeCard = cardOf([2625, 0, 0], [undefined, 0, 10])
    expect(saidOf(prepareOrder({ ...together, feeCard }), 100, 5000)).toEqual([
      '2625 1933.00 1647.58 fees gst',
    ])
  })

  it('are none between bands with the same fees', () => {
    const prepared = prepareOrder({
      ...example,
      feeCard: cardOf([1000, 15, 65], [undefined, 15, 65]),
    })
    expect(saidOf(prepared, 100, 5000)).toEqual([])
  })

  it('lie where one piece does not go on as the next', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, to) => {
        const prepared = prepareOrder(terms)
        const pieces = profitPieces(prepared, { from: decimalFrom(0), to })
        const apart = pieces.filter((piece, index) => {
          const next = pieces[index + 1]
          return next && next.profitFrom !== piece.profitTo
        })
        expect(profitJumps(prepared, { from: decimalFrom(0), to }).map(({ at }) => at)).toEqual(
          apart.map((piece) => piece.to),
        )
      }),
    )
  })
})

describe('lessUpTo', () => {
  it('is the price up to which a jump is not made up for', () => {
    expect(toDigits(lessUpTo(page, decimalFrom(1000)) ?? PAISA)).toBe('1259.51')
  })

  it('is the price itself where the next one brings more', () => {
    expect(lessUpTo(page, decimalFrom(999))).toBe(decimalFrom(999))
  })

  it('is nothing where no higher price ever brings as much', () => {
    const prepared = prepareOrder({ ...example, feeCard: cardOf([1000, 0, 0], [undefined, 90, 0]) })
    expect(lessUpTo(prepared, decimalFrom(1000))).toBeUndefined()
  })

  it('looks beyond the next band', () => {
    const feeCard = cardOf([1000, 0, 0], [1100, 0, 500], [undefined, 0, 10])
    const prepared = prepareOrder(termsWith({ gstRate: 0 }, { feeCard }))
    expect(toDigits(lessUpTo(prepared, decimalFrom(1000)) ?? PAISA)).toBe('1100')
  })

  it('passes a band that holds no price to the paisa', () => {
    const feeCard = cardOf([1000, 0, 0], ['1000.005', 0, 0], [undefined, 0, 500])
    const prepared = prepareOrder(termsWith({ gstRate: 0 }, { feeCard }))
    expect(toDigits(lessUpTo(prepared, decimalFrom(1000)) ?? PAISA)).toBe('1499.99')
  })

  it('compares across GST slabs', () => {
    const prepared = prepareOrder({ ...example, gstRate: 'clothesAndShoes' })
    const limit = decimalFrom(2625)
    const end = lessUpTo(prepared, limit) ?? PAISA
    expect(toDigits(end)).toBe('3019.89')
    const [at, less, enough] = [limit, end, sum(end, PAISA)].map(
      (price) => orderAt(prepared, price).profit,
    )
    expect([less && at && less < at, enough && at && enough >= at]).toEqual([true, true])
  })

  it('leads to the first price that brings as much', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, fc.nat(), (terms, some, place) => {
        const prepared = prepareOrder(terms)
        const price = sum((some - (some % PAISA)) as Decimal, PAISA)
        const profitOf = (at: Decimal) => {
          const { profit, over } = exactOrder(prepared, at)
          return { profit, over }
        }
        const here = profitOf(price)
        const isLess = (at: Decimal) => {
          const there = profitOf(at)
          return there.profit * here.over < here.profit * there.over
        }
        const end = lessUpTo(prepared, price)
        if (end === undefined) {
          expect(isLess(sum(price, decimalFrom(place + 1)))).toBe(true)
          return
        }
        expect(end >= price).toBe(true)
        expect(isLess(sum(end, PAISA))).toBe(false)
        const steps = (end - price) / PAISA
        if (steps === 0n) return
        const between = (price + (1n + (BigInt(place) % steps)) * PAISA) as Decimal
        expect(isLess(between) && isLess(end)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
