import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalFrom } from '../../../core/decimal'
import { askedOf } from '../shared/market/asked'
import { inputs } from '../shared/market/inputs'
import { exactOrder } from '../shared/order/order'
import { prepareOrder } from '../shared/order/prepare-order'
import { settle } from '../shared/order/settle'
import { earning } from './earning'
import type { Field } from './fields'
import { productReader } from './read-product'
import { orderOfRow } from './row-order'
import { counting } from './taxes'

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
const gstIn = fc.constantFrom('with-gst' as const, 'before-gst' as const)
const orBlank = (text: fc.Arbitrary<number>) => fc.option(text, { nil: '' as const })

it('a row opened as a marketplace order comes to the very figures of the row', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        amount(5000),
        amount(3000),
        orBlank(fc.constantFrom(0, 5, 18, 40)),
        orBlank(amount(900)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        orBlank(amount(90)),
        fc.integer({ min: 1, max: 9 }),
      ),
      fc.boolean(),
      fc.record({ price: gstIn, cost: gstIn }),
      fc.constantFrom('registered' as const, 'composition' as const, 'unregistered' as const),
      (cells, isForAll, taxes, seller) => {
        const written = productReader(uses, isForAll)(cells.map(String))
        if ('reason' in written) return
        const list = { order: { ...order, seller }, target: '20', reading: { uses } }
        const basis = { terms: askedOf(list.order).terms, hasGstRates: true }
        const product = counting(taxes, basis, true)?.(written) ?? written
        const { price, cost = decimalFrom(0), quantity: _, ...own } = product
        const row = earning(basis).earningsOf(product)

        const opened = askedOf(orderOfRow({ price, cost, own }, list))
        const { profit, payout, over } = exactOrder(prepareOrder(opened.terms), opened.price)
        expect(opened.price).toBe(price)
        expect([settle(profit, over), settle(payout, over)]).toEqual([row.profit, row.payout])
      },
    ),
  )
})

it('what the row does not say stays as the list was worked out', () => {
  const own = {
    gstRate: undefined,
    gstOnCost: undefined,
    commission: undefined,
    fixedFee: undefined,
    shipping: undefined,
    ads: undefined,
    returns: undefined,
  }
  const row = { price: decimalFrom('1234567.5'), cost: decimalFrom(90), own }
  expect(orderOfRow(row, { order, target: '25', reading: { uses: ['price', 'cost'] } })).toEqual({
    ...order,
    price: '12,34,567.5',
    cost: '90',
    targetBy: 'margin',
    margin: '25',
  })
})
