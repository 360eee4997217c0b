import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absolute, type Decimal, decimalFrom, subtract, sum, toDigits } from '../money/decimal'
import { type Buyer, computeGst, type GstMode, splitGst, toNearestRupee } from './gst'

const PAISA = decimalFrom('0.01')
const modes = ['add', 'remove'] as const
const buyers = ['same-state', 'another-state'] as const

const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 }).map(paise)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(paise)

type Case = { mode: GstMode; amount: string; rate: string; buyer: Buyer }

const split = ({ mode, amount, rate, buyer }: Case) =>
  splitGst(computeGst({ mode, amount: decimalFrom(amount), rate: decimalFrom(rate) }), mode, buyer)

const shown = (values: Record<string, Decimal>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toDigits(value)]))

describe('splitGst', () => {
  it('has the taxes of a bill: 84.74 + 7.63 + 7.63 = 100.00', () => {
    expect(
      shown(split({ mode: 'remove', amount: '100', rate: '18', buyer: 'same-state' })),
    ).toEqual({
      original: '84.75',
      gst: '15.25',
      total: '100',
      cgst: '7.63',
      sgst: '7.63',
      igst: '0',
      taxable: '84.74',
      amount: '100',
    })
  })

  it('has what a bill comes to: 0.25 + 0.02 + 0.02 = 0.29, and not 0.30', () => {
    expect(
      shown(split({ mode: 'add', amount: '0.25', rate: '18', buyer: 'same-state' })),
    ).toMatchObject({ cgst: '0.02', sgst: '0.02', total: '0.3', amount: '0.29' })
  })

  it('is one tax for a buyer in another state', () => {
    expect(
      shown(split({ mode: 'remove', amount: '100', rate: '18', buyer: 'another-state' })),
    ).toMatchObject({ gst: '15.25', cgst: '0', sgst: '0', igst: '15.25', taxable: '84.75' })
  })

  it('adds up twice at any rate up to 100%, and the two differ by a paisa at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.constantFrom(...buyers),
        anyAmount,
        anyRate,
        (mode, buyer, amount, rate) => {
          const single = splitGst(computeGst({ mode, amount, rate }), mode, buyer)
          expect(sum(single.original, single.gst)).toBe(single.total)
          expect(sum(single.taxable, single.cgst, single.sgst, single.igst)).toBe(single.amount)
          expect(single.cgst).toBe(single.sgst)
          expect(absolute(subtract(single.taxable, single.original)) <= PAISA).toBe(true)
          expect(absolute(subtract(single.amount, single.total)) <= PAISA).toBe(true)
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
        mode,
        'same-state',
      )
      // The same in whole paise: numbers this small are exact.
      const isAdded = mode === 'add'
      const original = isAdded ? amount : roundedQuotient(amount * 100, 100 + rate)
      const total = isAdded ? roundedQuotient(amount * (100 + rate), 100) : amount
      const half = roundedQuotient(amount * rate, isAdded ? 200 : 200 + 2 * rate)
      const isRight =
        bill.original === BigInt(original) * PAISA &&
        bill.total === BigInt(total) * PAISA &&
        bill.cgst === BigInt(half) * PAISA &&
        bill.sgst === bill.cgst &&
        bill.taxable === BigInt(isAdded ? amount : amount - 2 * half) * PAISA &&
        bill.amount === BigInt(isAdded ? amount + 2 * half : amount) * PAISA
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
