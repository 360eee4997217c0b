import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms, comingBack, example } from '../../../../tests/any-order'
import {
  type Decimal,
  decimalFrom,
  round,
  subtract,
  sum,
  toFixed,
} from '../../../core/money/decimal'
import { orderAt } from '../../market/order/order'
import { prepareOrder } from '../../market/order/prepare-order'
import type { OrderTerms } from '../../market/order/terms'
import { orderColumns } from './export'

const cellsOf = (terms: OrderTerms, price: Decimal) => {
  const { heads, cellsOf } = orderColumns(terms.registration)
  const orderColumnList = cellsOf(prepareOrder(terms), price)
  expect(orderColumnList).toHaveLength(heads.length)
  return Object.fromEntries(heads.map((head, at) => [head, decimalFrom(orderColumnList[at] ?? '')]))
}

const said = (terms: OrderTerms, price: string) =>
  Object.entries(cellsOf(terms, decimalFrom(price))).map(
    ([head, value]) => `${head} ${toFixed(value, 2)}`,
  )

describe('the lines of an order in a file', () => {
  it('lead from the sale to the profit', () => {
    expect(said({ ...example, returned: comingBack(20, 75, 25) }, '1180')).toEqual([
      'GST in the sale 144.00',
      'Net sale 800.00',
      'Less commission 141.60',
      'Less fixed fee 65.00',
      'Less shipping 65.00',
      'Less return fees 15.00',
      'Less ads 40.00',
      'Less packing 12.00',
      'Less goods sold 360.00',
      'Less goods damaged 26.55',
      'TCS held back 4.00',
      'TDS held back 0.80',
    ])
  })

  it('are those that a seller has', () => {
    const { heads } = orderColumns('composition')
    expect(heads).toContain('Less composition tax')
    expect(heads).not.toContain('GST in the sale')
    expect(orderColumns('unregistered').heads).not.toContain('TCS held back')
  })

  it('add up as they are shown, whatever the order', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const order = orderAt(prepareOrder(terms), price)
        const orderColumnList = cellsOf(terms, price)
        const deductions = Object.entries(orderColumnList).flatMap(([head, value]) =>
          head.startsWith('Less') ? [value] : [],
        )
        const { 'Net sale': net, 'GST in the sale': gst = decimalFrom(0) } = orderColumnList
        expect(subtract(net as Decimal, sum(...deductions))).toBe(round(order.profit, 2))
        const sale = sum(net as Decimal, gst)
        expect(Math.abs(Number(sale - round(order.ledger.saleKept, 2)) / 1e38)).toBeLessThanOrEqual(
          1,
        )
        const { 'TCS held back': tcs = decimalFrom(0), 'TDS held back': tds } = orderColumnList
        expect(sum(tcs, tds as Decimal)).toBe(round(order.heldBack, 2))
      }),
      { numRuns: 500 },
    )
  })
})
