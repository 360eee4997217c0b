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
import { boughtInSlab } from './gst-cell'
import { productReader } from './read-product'
import { orderOfRow } from './row-order'

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
const orBlank = (text: fc.Arbitrary<number>) => fc.option(text, { nil: '' as const })

it('a row opened as a marketplace order comes to the very figures of the row', () => {
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
      (cells, isForAll) => {
        const read = productReader(uses, isForAll)(cells.map(String))
        if ('reason' in read) return
        const product = boughtInSlab(read)
        const { price, cost = decimalFrom(0), quantity: _, ...own } = product
        const list = { order, target: '20', reading: { uses } }
        const row = earning({ terms: askedOf(order).terms, hasGstRates: true }).earningsOf(product)

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
