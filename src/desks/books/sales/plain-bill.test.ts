import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sum, toDigits, zero } from '../../../core/money/decimal'
import { computeBill, computeLine } from '../bill/compute'
import { noDetails } from '../bill/details'
import { emptyRow, readRow, readWhole } from '../bill/inputs'
import { plainBill } from './plain-bill'

const decimals = (most: number, digits: number) =>
  fc
    .tuple(fc.nat({ max: most }), fc.integer({ min: 0, max: digits }), fc.nat({ max: 999 }))
    .map(([whole, count, fraction]) =>
      count === 0 ? String(whole) : `${whole}.${String(fraction).padStart(3, '0').slice(-count)}`,
    )
const grouped = (most: number) =>
  fc.nat({ max: most }).map((whole) => whole.toLocaleString('en-IN'))

const anyRow = fc.record({
  ...Object.fromEntries(Object.entries(emptyRow).map(([name, text]) => [name, fc.constant(text)])),
  description: fc.constantFrom('Pen', ''),
  quantity: fc.oneof(fc.constant(''), decimals(5_000, 3)),
  price: fc.oneof(decimals(10_000, 2), grouped(10_000_000), decimals(999_999_999, 2)),
  discount: fc.oneof(
    fc.constant(''),
    decimals(100, 2).map((percent) => `${percent}%`),
    decimals(5_000, 2),
  ),
  rate: fc.constantFrom('0', '0.25', '1.5', '5', '7.5', '12', '18', '28', '40', '17'),
}) as fc.Arbitrary<typeof emptyRow>

const anyChoices = fc.record({
  prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
  buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
  isTaxed: fc.boolean(),
})

const noWhole = { discount: '', freight: '' }
const textsWith = (rows: readonly (typeof emptyRow)[], whole = noWhole) => ({
  rows,
  prices: 'before-gst' as const,
  whole,
  details: noDetails,
})

const anyWhole = fc.record({
  discount: fc.oneof(
    fc.constant(''),
    decimals(100, 2).map((percent) => `${percent}%`),
    decimals(5_000, 2),
  ),
  freight: fc.oneof(fc.constant(''), decimals(900, 2)),
})

it('comes to the same digits as the general way', () => {
  let [compared, spread] = [0, 0]
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 6 }),
      anyChoices,
      fc.oneof(fc.constant(noWhole), anyWhole),
      (rows, choices, whole) => {
        const plain = plainBill(textsWith(rows, whole), choices)
        const general = computeBill(
          rows.map((row) => computeLine(readRow(row), choices)),
          { ...choices, toNearestRupee: false, isReverseCharge: false },
          readWhole(whole),
        )
        if (!plain) return
        compared += 1
        if (whole.discount !== '' && whole.freight !== '') spread += 1
        const names = ['original', 'cgst', 'sgst', 'igst'] as const
        for (const [index, line] of plain.lines().entries()) {
          for (const name of names) {
            expect(toDigits(line[name])).toBe(toDigits(general.lines[index]?.[name] ?? line[name]))
          }
        }
        for (const name of [...names, 'total'] as const) {
          expect(toDigits(plain.sums[name])).toBe(toDigits(general.sums[name]))
        }
        const untaxed = general.lines.filter(({ rate }) => !choices.isTaxed || rate === zero)
        expect(plain.sums.untaxed).toBe(sum(...untaxed.map(({ original }) => original)))
      },
    ),
    { numRuns: 4_000 },
  )
  // Or nothing would have been shown.
  expect(compared).toBeGreaterThan(1_000)
  expect(spread).toBeGreaterThan(30)
})

it.each([
  [{ price: '1 lakh' }],
  [{ price: '-5' }],
  [{ price: '5', quantity: '2 kg' }],
  [{ price: '5', discount: '101%' }],
  [{ price: '5', discount: '6' }],
  [{ price: '5', rate: '' }],
  [{ price: '1,50' }],
  [{ price: '1.005' }],
  [{ price: '999999999', quantity: '999999999' }],
])('leaves %j to the general way', (part) => {
  const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const
  expect(plainBill(textsWith([{ ...emptyRow, ...part }]), choices)).toBeUndefined()
})

it.each([
  [{ discount: '6' }],
  [{ discount: '101%' }],
  [{ freight: '1 lakh' }],
  [{ freight: '-5' }],
])('leaves %j on the whole to the general way', (part) => {
  const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const
  const rows = [{ ...emptyRow, price: '5' }]
  expect(plainBill(textsWith(rows, { ...noWhole, ...part }), choices)).toBeUndefined()
  expect(plainBill(textsWith(rows, { discount: '5', freight: '10' }), choices)).toBeDefined()
})
