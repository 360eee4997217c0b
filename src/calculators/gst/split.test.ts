import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absolute, type Decimal, decimalFrom, sum, toDigits, zero } from '../../core/decimal'
import { computeGst, type GstMode } from './compute'
import { type Buyer, splitGst, toNearestRupee } from './split'

const PAISA = decimalFrom('0.01')
const modes = ['add', 'remove'] as const
const buyers = ['same-state', 'another-state'] as const

const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 }).map(paise)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(paise)

type Case = { mode: GstMode; amount: string; rate: string; buyer: Buyer }

const split = ({ mode, amount, rate, buyer }: Case) => {
  const percent = decimalFrom(rate)
  return splitGst(computeGst({ mode, amount: decimalFrom(amount), rate: percent }), percent, buyer)
}

const shown = (values: Record<string, Decimal>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toDigits(value)]))

describe('splitGst', () => {
  it('names the paisa that two equal halves miss: 84.75 + 7.63 + 7.63 - 0.01 = 100.00', () => {
    expect(
      shown(split({ mode: 'remove', amount: '100', rate: '18', buyer: 'same-state' })),
    ).toEqual({
      original: '84.75',
      gst: '15.25',
      total: '100',
      cgst: '7.63',
      sgst: '7.63',
      igst: '0',
      roundOff: '-0.01',
    })
  })

  it('names the paisa that two equal halves leave: 0.25 + 0.02 + 0.02 + 0.01 = 0.30', () => {
    expect(
      shown(split({ mode: 'add', amount: '0.25', rate: '18', buyer: 'same-state' })),
    ).toMatchObject({ cgst: '0.02', sgst: '0.02', roundOff: '0.01', total: '0.3' })
  })

  it('is one tax, and needs no round off, for a buyer in another state', () => {
    expect(
      shown(split({ mode: 'remove', amount: '100', rate: '18', buyer: 'another-state' })),
    ).toEqual({
      original: '84.75',
      gst: '15.25',
      total: '100',
      cgst: '0',
      sgst: '0',
      igst: '15.25',
      roundOff: '0',
    })
  })

  it('adds up to the last paisa at any rate up to 100%, and rounds off two paise at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.constantFrom(...buyers),
        anyAmount,
        anyRate,
        (mode, buyer, amount, rate) => {
          const bill = splitGst(computeGst({ mode, amount, rate }), rate, buyer)
          expect(sum(bill.original, bill.gst)).toBe(bill.total)
          expect(sum(bill.original, bill.cgst, bill.sgst, bill.igst, bill.roundOff)).toBe(
            bill.total,
          )
          expect(bill.cgst).toBe(bill.sgst)
          expect(absolute(bill.roundOff) <= PAISA * 2n).toBe(true)
          if (buyer === 'another-state') expect(bill.roundOff).toBe(zero)
        },
      ),
    )
  })
})

describe('every amount from 0.01 to 10,000.00', () => {
  // All ten million cases take about a minute, so that a run looks at every 97th amount, and at all
  // of the small ones; `EXHAUSTIVE=1 npx vitest run split` looks at all.
  const isExhaustive = process.env.EXHAUSTIVE === '1'
  const step = isExhaustive ? 1 : 97
  const LARGEST = 1_000_000

  const cases = [5, 12, 18, 28, 40].flatMap((rate) => modes.map((mode) => ({ mode, rate })))

  it.each(cases)('$mode $rate% and the bill adds up', { timeout: 600_000 }, ({ mode, rate }) => {
    const percent = decimalFrom(rate)
    const wrong: number[] = []
    for (let amount = 1; amount <= LARGEST; amount += amount < 2_000 ? 1 : step) {
      const bill = splitGst(
        computeGst({ mode, amount: (BigInt(amount) * PAISA) as Decimal, rate: percent }),
        percent,
        'same-state',
      )
      // The same in whole paise: numbers this small are exact.
      const original = mode === 'add' ? amount : roundedQuotient(amount * 100, 100 + rate)
      const total = mode === 'add' ? roundedQuotient(amount * (100 + rate), 100) : amount
      const half = roundedQuotient(original * rate, 200)
      const roundOff = total - original - 2 * half
      const isRight =
        bill.original === BigInt(original) * PAISA &&
        bill.total === BigInt(total) * PAISA &&
        bill.cgst === BigInt(half) * PAISA &&
        bill.sgst === bill.cgst &&
        bill.roundOff === BigInt(roundOff) * PAISA &&
        bill.original + bill.cgst + bill.sgst + bill.roundOff === bill.total &&
        Math.abs(roundOff) <= 1
      if (!isRight) wrong.push(amount)
    }
    expect(wrong).toEqual([])
  })
})

describe('toNearestRupee', () => {
  it.each([
    ['10564.68', '0.32'],
    ['10564.5', '0.5'],
    ['10564.49', '-0.49'],
    ['10564', '0'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['-10.4', '0.4'],
  ])('rounds %s off by %s', (total, expected) => {
    expect(toDigits(toNearestRupee(decimalFrom(total)))).toBe(expected)
  })
})

/** Half up. */
const roundedQuotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
