import { describe, expect, it } from 'vitest'
import { noSaleReader } from './statements'

const noSale = (head: string, value: string) => noSaleReader([head], [undefined])?.([value])

describe('rows that are no sales', () => {
  it.each([
    ['Status', 'Cancelled'],
    ['Order Status', 'CANCELLED_BY_SELLER'],
    ['order-status', 'Shipped - Returned to Seller'],
    ['Order status', 'RTO'],
    ['Status', 'rto_initiated'],
    ['Status', 'Refunded'],
    ['Status', 'Lost in transit'],
    ['Status', 'Returned - not sellable'],
    ['Delivery status', 'Undelivered'],
    ['Type', 'Refund'],
    ['Transaction Type', 'Cancel'],
    ['Event type', 'Return'],
    ['Type', 'Customer Return'],
    ['स्थिति', 'रद्द'],
  ])('%s: %s', (head, value) => {
    expect(noSale(head, value)).toBe(value)
  })

  it.each([
    ['Status', 'Active'],
    ['Status', ''],
    ['Status', 'Delivered'],
    ['Status', 'Returnable'],
    ['Return status', 'Returns accepted'],
    ['Return status', 'Return within 7 days'],
    ['Status', 'Not returned'],
    ['Status', 'no return'],
    ['Type', 'Return gifts'],
    ['Type', 'Order'],
    ['Product type', 'Refund'],
    ['Name', 'Cancelled'],
  ])('but not %s: %s', (head, value) => {
    expect(noSale(head, value)).toBeUndefined()
  })

  it('nor by a column that is used for something else', () => {
    expect(noSaleReader(['Status'], ['name'])).toBeUndefined()
  })
})
