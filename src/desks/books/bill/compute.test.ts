import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { usualChoices } from '../../../../tests/a-bill'
import agreed from '../../../../tests/bills.json'
import { runs } from '../../../../tests/is-thorough'
import { MOST_BILL_ROWS } from '../../../core/limits'
import {
  absolute,
  type Decimal,
  decimalFrom,
  multiplyDivide,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { computeGst, splitGst } from '../../../core/tax/gst'
import { type BillLine, type BillSums, computeBill, computeLine, memoizeByObject } from './compute'
import { type Bill, type BillRow, emptyRow, readRow, readWhole } from './inputs'

const row = (typed: Partial<BillRow>): BillRow => ({ ...emptyRow, ...typed })
const bill = (rows: readonly BillRow[], chosen: Partial<Bill> = {}) => {
  const choices = { ...usualChoices, ...chosen }
  return computeBill(
    rows.map((row) => computeLine(readRow(row), choices)),
    choices,
    readWhole(choices),
  )
}
/** The only line of a bill. */
const line = (typed: Partial<BillRow>, choices: Partial<Bill> = {}) =>
  bill([row(typed)], choices).lines[0] as BillLine

const shown = (sums: BillSums) =>
  (['original', 'cgst', 'sgst', 'igst', 'total'] as const).map((name) => toFixed(sums[name], 2))

const sampleRows = [
  row({ description: 'Umbrella, folding', hsn: '6601', quantity: '12', price: '240', rate: '5' }),
  row({ description: 'Ball pen, box of 20', quantity: '5', price: '165', rate: '18' }),
  row({ description: 'Notebook, 200 pages', quantity: '40', price: '55', rate: '0' }),
  row({ description: 'Ceiling fan', quantity: '2', price: '1,850.50', rate: '18%' }),
  emptyRow,
]

const anyPrice = fc.integer({ min: 0, max: 10 ** 9 }).map((paise) => (paise / 100).toFixed(2))
const anyRow: fc.Arbitrary<BillRow> = fc.record({
  untaxed: fc.constantFrom('', 'nil', 'exempt', 'non-gst'),
  description: fc.string({ maxLength: 5 }),
  hsn: fc.constantFrom('', '6601', '84145110'),
  quantity: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 5000 }).map(String),
    fc.integer({ min: 0, max: 99_999 }).map((grams) => (grams / 1000).toFixed(3)),
  ),
  unit: fc.constantFrom('', 'kg'),
  price: anyPrice,
  discount: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 10_000 }).map((share) => `${(share / 100).toFixed(2)}%`),
    anyPrice,
  ),
  rate: fc.constantFrom('0', '0.25', '1.5', '3', '5', '12', '18', '28', '40', '7.5', ''),
})
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[₹Rs.,\-−\d %/e]*$/),
  fc.constantFrom('9'.repeat(24), '-'.concat('9'.repeat(24)), '-100', '-250', '1e9', '5%%'),
)
const anyTypedRow: fc.Arbitrary<BillRow> = fc.record({
  untaxed: fc.constantFrom('', 'nil', 'exempt', 'non-gst'),
  description: anyText,
  hsn: anyText,
  quantity: anyText,
  unit: anyText,
  price: anyText,
  discount: anyText,
  rate: anyText,
})
const anyChoices = fc.record({
  prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
  buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
  isTaxed: fc.boolean(),
  toNearestRupee: fc.boolean(),
  isReverseCharge: fc.boolean(),
})

/** What is given or added on the whole bill, too. */
const anyWhole = fc.record({
  discount: fc.oneof(
    fc.constant(''),
    anyPrice,
    fc.integer({ min: 0, max: 10_000 }).map((share) => `${(share / 100).toFixed(2)}%`),
  ),
  freight: fc.oneof(fc.constant(''), anyPrice),
})

const parts = ({ original, cgst, sgst, igst }: BillSums) => sum(original, cgst, sgst, igst)
const isWhole = (value: Decimal, decimals: number) =>
  decimalFrom(toFixed(value, decimals)) === value

/** What must hold for every bill there is. */
function expectToAddUp(results: ReturnType<typeof bill>) {
  const { lines, rates, sums, taxByRecipient, rupeeRoundOff, payable } = results
  for (const sum of [...lines, ...rates, sums]) {
    expect(parts(sum)).toBe(sum.total)
    expect(sum.original + sum.gst).toBe(sum.total)
    expect(sum.cgst).toBe(sum.sgst)
    expect(isWhole(sum.cgst, 2) && isWhole(sum.original, 2) && isWhole(sum.total, 2)).toBe(true)
  }
  for (const name of Object.keys(sums) as (keyof BillSums)[]) {
    expect(sum(...lines.map((line) => line[name]))).toBe(sums[name])
    expect(sum(...rates.map((rate) => rate[name]))).toBe(sums[name])
  }
  expect(sum(sums.total, rupeeRoundOff)).toBe(sum(payable, taxByRecipient))
}

describe('computeBill', () => {
  it('computes the bill that the page is drawn with', () => {
    const { lines, rates, sums, payable } = bill(sampleRows)
    expect(lines.map(({ amount }) => toFixed(amount, 2))).toEqual([
      '2880.00',
      '825.00',
      '2200.00',
      '3701.00',
      '0.00',
    ])
    expect(rates.map((rate) => [toDigits(rate.rate), ...shown(rate)])).toEqual([
      ['0', '2200.00', '0.00', '0.00', '0.00', '2200.00'],
      ['5', '2880.00', '72.00', '72.00', '0.00', '3024.00'],
      ['18', '4526.00', '407.34', '407.34', '0.00', '5340.68'],
    ])
    expect(shown(sums)).toEqual(['9606.00', '479.34', '479.34', '0.00', '10564.68'])
    expect(toFixed(sums.gst, 2)).toBe('958.68')
    expect(toFixed(payable, 2)).toBe('10564.68')
  })

  it('charges IGST for a buyer in another state', () => {
    const { sums } = bill(sampleRows, { buyer: 'another-state' })
    expect(shown(sums)).toEqual(['9606.00', '0.00', '0.00', '958.68', '10564.68'])
  })

  it('rounds to the nearest rupee as a line of its own', () => {
    const { sums, rupeeRoundOff, payable } = bill(sampleRows, { toNearestRupee: true })
    expect(toFixed(sums.total, 2)).toBe('10564.68')
    expect(toFixed(rupeeRoundOff, 2)).toBe('0.32')
    expect(toFixed(payable, 2)).toBe('10565.00')
  })

  it('collects no tax on reverse charge', () => {
    const rows = [
      row({ quantity: '3', price: '1850.50', discount: '2%', rate: '5' }),
      row({ quantity: '2.5', price: '62', rate: '0' }),
    ]
    const { sums, taxByRecipient, payable } = bill(rows, { isReverseCharge: true })
    expect(shown(sums)).toEqual(['5595.47', '136.01', '136.01', '0.00', '5867.49'])
    expect(toFixed(taxByRecipient, 2)).toBe('272.02')
    expect(toFixed(payable, 2)).toBe('5595.47')
    const rounded = bill(rows, { isReverseCharge: true, toNearestRupee: true })
    expect(toFixed(rounded.rupeeRoundOff, 2)).toBe('-0.47')
    expect(toFixed(rounded.payable, 2)).toBe('5595.00')
  })

  it('is nothing as long as nothing is typed', () => {
    for (const rows of [[], [emptyRow]]) {
      const { rates, payable, lines } = bill(rows)
      expect(rates).toEqual([])
      expect(payable).toBe(zero)
      expect(lines.every(({ problems }) => Object.keys(problems).length === 0)).toBe(true)
    }
  })

  it('takes the tax out of prices that include it, and customers pay the price', () => {
    const { sums } = bill([row({ quantity: '3', price: '100' })], { prices: 'with-gst' })
    expect(shown(sums)).toEqual(['254.24', '22.88', '22.88', '0.00', '300.00'])
    expect(shown(line({ price: '100' }, { prices: 'with-gst' }))).toEqual([
      '84.74',
      '7.63',
      '7.63',
      '0.00',
      '100.00',
    ])
  })

  it('splits a price as the page of a single amount does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('add' as const, 'remove' as const),
        fc.constantFrom('same-state' as const, 'another-state' as const),
        fc.integer({ min: 0, max: 10 ** 12 }).map((paise) => (paise / 100).toFixed(2)),
        fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
        (mode, buyer, price, rate) => {
          const asked = { mode, amount: decimalFrom(price), rate: decimalFrom(rate) }
          const single = splitGst(computeGst(asked), mode, buyer)
          const prices = mode === 'add' ? 'before-gst' : 'with-gst'
          const { original, cgst, sgst, igst, total } = line({ price, rate }, { prices, buyer })
          expect([original, cgst, sgst, igst, total]).toEqual([
            single.taxable,
            single.cgst,
            single.sgst,
            single.igst,
            single.amount,
          ])
        },
      ),
      runs(1_000),
    )
  })

  it('multiplies before it rounds', () => {
    expect(toFixed(line({ quantity: '1000', price: '0.125' }).original, 2)).toBe('125.00')
    expect(toFixed(line({ quantity: '0.333', price: '3' }).original, 2)).toBe('1.00')
    expect(toFixed(line({ quantity: '0.335', price: '3' }).original, 2)).toBe('1.01')
  })

  it.each(agreed)('comes to what was agreed: $id', ({ inputs, expected }) => {
    const { lines, rates, sums, rupeeRoundOff, payable } = bill(inputs.rows.map(row), {
      prices: inputs.prices === 'beforeGst' ? 'before-gst' : 'with-gst',
      buyer: inputs.buyer === 'same' ? 'same-state' : 'another-state',
      toNearestRupee: inputs.nearestRupee,
      isReverseCharge: false,
      discount: inputs.billDiscount,
      freight: inputs.freight,
    })
    const asAgreed = ({ original, cgst, sgst, igst, total }: BillSums) => ({
      taxable: formatNumber(original, 2),
      cgst: formatNumber(cgst, 2),
      sgst: formatNumber(sgst, 2),
      igst: formatNumber(igst, 2),
      amount: formatNumber(total, 2),
    })
    expect(lines.map(asAgreed)).toEqual(expected.lines)
    expect(rates.map((rate) => ({ rate: toDigits(rate.rate), ...asAgreed(rate) }))).toEqual(
      expected.byRate,
    )
    expect(asAgreed(sums)).toEqual(expected.sums)
    expect(formatNumber(rupeeRoundOff, 2)).toBe(expected.roundOff)
    expect(formatNumber(payable, 2)).toBe(expected.payable)
  })

  it('adds up: every row, every rate, and the sums of both are the same', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), anyChoices, (rows, choices) => {
        const results = bill(rows, choices)
        expectToAddUp(results)
        expect(isWhole(results.payable, choices.toNearestRupee ? 0 : 2)).toBe(true)
        if (choices.prices === 'with-gst') {
          expect(results.sums.total).toBe(sum(...results.lines.map(({ amount }) => amount)))
        } else {
          expect(results.sums.original).toBe(sum(...results.lines.map(({ amount }) => amount)))
        }
      }),
      runs(300),
    )
  })

  it('adds up with a discount and freight on the whole, which are spread to the paisa', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 20 }),
        anyChoices,
        anyWhole,
        (rows, choices, whole) => {
          const results = bill(rows, { ...choices, ...whole })
          expectToAddUp(results)
          const { lines, sums, discount, freight } = results
          const value = sum(...lines.map(({ amount }) => amount))
          const spread = subtract(sum(value, freight), discount)
          const isWithGst = choices.isTaxed && choices.prices === 'with-gst'
          expect(isWithGst ? sums.total : sums.original).toBe(spread)
          expect(discount <= value).toBe(true)
          // No share differs from its exact part by a paisa or more.
          for (const line of lines) {
            if (value === zero) continue
            const share = subtract(isWithGst ? line.total : line.original, line.amount)
            const exact = multiplyDivide(subtract(freight, discount), line.amount, value)
            expect(absolute(subtract(share, exact)) < decimalFrom('0.011')).toBe(true)
          }
        },
      ),
      runs(300),
    )
  })

  it('has an answer that adds up for whatever can be typed', () => {
    const anyTexts = fc.record({ discount: anyText, freight: anyText })
    fc.assert(
      fc.property(
        fc.array(anyTypedRow, { maxLength: 5 }),
        anyChoices,
        anyTexts,
        (rows, choices, whole) => expectToAddUp(bill(rows, { ...choices, ...whole })),
      ),
      runs(500),
    )
  })

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 10 }), anyChoices, (rows, choices) => {
        const { lines, ...forwards } = bill(rows, choices)
        const { lines: reversed, ...backwards } = bill(rows.toReversed(), choices)
        expect(backwards).toEqual(forwards)
        expect(reversed.toReversed()).toEqual(lines)
      }),
    )
  })
})

describe('a discount', () => {
  it.each([
    ['10%', '900.00'],
    ['12.5 %', '875.00'],
    ['100%', '0.00'],
    ['₹ 50.50', '949.50'],
    ['50', '950.00'],
    ['', '1000.00'],
    ['0', '1000.00'],
  ])('of "%s" leaves %s of 1,000', (discount, expected) => {
    const { original, problems } = line({ quantity: '10', price: '100', discount })
    expect(toFixed(original, 2)).toBe(expected)
    expect(problems).toEqual({})
  })

  it.each(['1000.01', '101%', '9'.repeat(24)])('of "%s" cannot be more than 1,000', (discount) => {
    const { total, problems } = line({ price: '1000', discount })
    expect(total).toBe(zero)
    expect(problems).toEqual({ discount: 'more than the amount' })
  })
})

describe('what is given or added on the whole bill', () => {
  const whole = (typed: Partial<Bill>) =>
    bill([row({ price: '100' }), row({ price: '200' })], typed)

  it('is never more than the bill', () => {
    const { payable, problems } = whole({ discount: '301' })
    expect(payable).toBe(zero)
    expect(problems).toEqual({ discount: 'more than the amount' })
  })

  it('waits for an item', () => {
    const { payable, problems } = bill([], { freight: '50', discount: '10' })
    expect(payable).toBe(zero)
    expect(problems).toEqual({ freight: 'nothing to add it to' })
  })

  it('is taxed at the rates of the rows it falls to', () => {
    const { lines } = whole({ freight: '30' })
    expect(lines.map((line) => shown(line))).toEqual([
      ['110.00', '9.90', '9.90', '0.00', '129.80'],
      ['220.00', '19.80', '19.80', '0.00', '259.60'],
    ])
  })

  it('has no tax on a bill of supply', () => {
    const { sums } = whole({ freight: '30', isTaxed: false, prices: 'with-gst' })
    expect(shown(sums)).toEqual(['330.00', '0.00', '0.00', '0.00', '330.00'])
  })
})

describe('what cannot be read', () => {
  it('in one row leaves the others alone', () => {
    const { lines, sums } = bill([row({ price: 'abc' }), row({ price: '100' })])
    expect(lines[0]?.problems).toEqual({ price: 'unreadable' })
    expect(lines[1]?.problems).toEqual({})
    expect(toFixed(sums.total, 2)).toBe('118.00')
  })
})

it('computes one line again when one row of a long bill changes', () => {
  const compute = vi.fn((row: BillRow) =>
    computeLine(readRow(row), { prices: 'before-gst', buyer: 'same-state', isTaxed: true }),
  )
  const lineOf = memoizeByObject(compute)
  const rows = Array.from({ length: MOST_BILL_ROWS }, () => ({ ...emptyRow, price: '100' }))
  const before = rows.map(lineOf)
  expect(compute).toHaveBeenCalledTimes(MOST_BILL_ROWS)

  const after = rows.with(7, { ...emptyRow, price: '200' }).map(lineOf)
  expect(compute).toHaveBeenCalledTimes(MOST_BILL_ROWS + 1)
  expect(after.flatMap((line, index) => (line === before[index] ? [] : [index]))).toEqual([7])
})
