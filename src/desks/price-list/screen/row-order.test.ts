import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decimal, decimalFrom, toFixed } from '../../../core/money/decimal'
import { inputs } from '../../market/inputs'
import { exactOrder } from '../../market/order/order'
import { prepareOrder, quotient } from '../../market/order/prepare-order'
import { readOrder } from '../../market/read-inputs'
import type { Field } from '../read-product'
import { productReader } from '../read-product'
import { taxConverter } from '../taxes'
import { earningsCalculator } from '../worker/fast-earnings'
import { orderOfRow } from './row-as-order'

const uses = [
  'price',
  'cost',
  'gstRate',
  'commissionAmount',
  'fixedFee',
  'shipping',
  'ads',
  'returns',
  'quantity',
] as const satisfies readonly Field[]

const order = { ...inputs.defaults, gstBy: 'clothes' as const, returned: '10', returnedFee: '40' }

const amount = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((paise) => paise / 100)
const gstInHead = fc.constantFrom('with-gst' as const, 'before-gst' as const)
const orBlank = (text: fc.Arbitrary<number>) => fc.option(text, { nil: '' as const })

const longestFraction = (texts: object) =>
  Math.max(
    ...Object.values(texts).flatMap((text) =>
      String(text)
        .split(/[~*]/)
        .map((part) => part.split('.')[1]?.length ?? 0),
    ),
  )

it('a row opened as a marketplace order comes to the very figures of the row, in short numbers', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        amount(5000),
        amount(3000),
        fc.constantFrom('', 0, 5, 18, 40, 'clothes'),
        orBlank(amount(900)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        fc.integer({ min: 1, max: 9 }),
      ),
      fc.boolean(),
      fc.record({ price: gstInHead, cost: gstInHead }),
      fc.constantFrom('registered' as const, 'composition' as const, 'unregistered' as const),
      (cells, isForAll, taxes, seller) => {
        const written = productReader(uses, isForAll)(cells.map(String))
        if ('reason' in written) return
        const list = { order: { ...order, seller }, target: '20', mapping: { uses } }
        const basis = { terms: readOrder(list.order).terms, hasGstRates: true }
        const product =
          taxConverter(taxes, basis, { hasCommissionAmounts: true, hasClothes: true })?.(written) ??
          written
        const { price, cost = decimalFrom(0), quantity: _, ...own } = product
        const row = earningsCalculator(basis).earningsOf(product)

        const texts = orderOfRow({ price, cost, own }, list)
        const opened = readOrder(texts)
        const prepared = prepareOrder(opened.terms)
        const { profit, payout, over } = exactOrder(prepared, opened.price)
        const shown = (value: Decimal) => toFixed(value, 2)
        expect([opened.price, quotient(profit, over), quotient(payout, over)].map(shown)).toEqual(
          [price, row.profit, row.payout].map(shown),
        )
        // A commission in rupees may need some digits as a percentage, never two dozen. Margins of next
        // to nothing are millions of percent.
        if (price > decimalFrom(20)) expect(longestFraction(texts)).toBeLessThan(9)
      },
    ),
  )
})

it.each([
  ['whole amounts', { price: 1299, cost: 90 }, { price: '1,299.00', cost: '90.00' }],
  ['paise', { price: '499.5', cost: '210.25' }, { price: '499.50', cost: '210.25' }],
  ['what was typed finer', { price: '99.995', cost: '0.125' }, { price: '99.995', cost: '0.125' }],
])('has two decimals for %s', (_, { price, cost }, texts) => {
  const row = { price: decimalFrom(price), cost: decimalFrom(cost), own: nothing }
  expect(orderOfRow(row, { order, target: '20', mapping: { uses: [] } })).toMatchObject(texts)
})

it('has two decimals for what was divided by the pieces of a row, where the figures stay', () => {
  const read = productReader(['price', 'cost', 'quantity', 'shipping'], true)
  const product = read(['1299', '90', '7', '400'])
  if ('reason' in product) throw new Error(product.reason)
  const { price, cost = decimalFrom(0), quantity: _, ...own } = product
  const texts = orderOfRow({ price, cost, own }, { order, target: '20', mapping: { uses: [] } })
  expect(texts).toMatchObject({ price: '185.57', cost: '90.00', shipping: '57.14' })
})

const nothing = {
  gstRate: undefined,
  gstOnCost: undefined,
  commission: undefined,
  fixedFee: undefined,
  shipping: undefined,
  ads: undefined,
  returns: undefined,
}

it('what the row does not say stays as the list was worked out', () => {
  const row = { price: decimalFrom('1234567.5'), cost: decimalFrom(90), own: nothing }
  expect(orderOfRow(row, { order, target: '25', mapping: { uses: ['price', 'cost'] } })).toEqual({
    ...order,
    price: '12,34,567.50',
    cost: '90.00',
    targetBy: 'margin',
    margin: '25',
  })
})
