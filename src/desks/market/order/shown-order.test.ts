import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms } from '../../../../tests/any-order'
import { runs } from '../../../../tests/is-thorough'
import { thirtyOrders } from '../../../../tests/thirty-orders'
import {
  absolute,
  type Decimal,
  decimalFrom,
  one,
  round,
  subtract,
  sum,
  toFixed,
} from '../../../core/money/decimal'
import { type Order, orderAt, type ShownOrder, shownOrder } from './order'
import { prepareOrder } from './prepare-order'
import type { OrderTerms } from './terms'

const paisa = one / 100n
const shown = (value: Decimal) => round(value, 2)

/** A line and what it is exactly: less than a paisa apart, and the same where it is exact. */
function expectClose(line: Decimal, exact: Decimal) {
  const off = absolute(subtract(line, exact))
  expect(off < paisa).toBe(true)
  expect(line % paisa).toBe(0n)
  if (exact % paisa === 0n) expect(off).toBe(0n)
}

function expectToAddUp(order: Order, { ledger, parts, tcs, tds, inputTaxCredit }: ShownOrder) {
  const { saleKept, ...lines } = ledger
  expect(subtract(saleKept, sum(...Object.values(lines)))).toBe(shown(order.profit))
  expect(sum(...Object.values(parts))).toBe(saleKept)
  expect(sum(tcs, tds)).toBe(shown(order.heldBack))
  if (order.inputTaxCredit > 0n) {
    expect(subtract(ledger.gstInSale, inputTaxCredit)).toBe(shown(order.gstDue))
  }
  for (const [name, line] of Object.entries(ledger)) {
    expectClose(line, order.ledger[name as keyof typeof ledger])
  }
  expectClose(tcs, order.tcs)
  expectClose(tds, order.tds)
}

const orderOf = (terms: OrderTerms, price: Decimal) => orderAt(prepareOrder(terms), price)

describe('an order as it is shown', () => {
  it('adds up, whatever is typed', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const order = orderOf(terms, price)
        expectToAddUp(order, shownOrder(order))
      }),
      runs(2_000),
    )
  })

  it.each(thirtyOrders)('adds up: $name', ({ terms, price, profit }) => {
    const order = orderOf(terms, decimalFrom(price))
    expect(toFixed(order.profit, 2)).toBe(profit)
    expectToAddUp(order, shownOrder(order))
  })

  it('would not add up line by line in at least one of three', () => {
    const odd = thirtyOrders.filter(({ terms, price }) => {
      const { ledger, profit, tcs, tds, heldBack } = orderOf(terms, decimalFrom(price))
      const [sale, ...lines] = Object.values(ledger).map(shown)
      return (
        subtract(sale as Decimal, sum(...lines)) !== shown(profit) ||
        sum(shown(tcs), shown(tds)) !== shown(heldBack)
      )
    })
    expect(odd.length).toBeGreaterThan(10)
  })

  it('has the nearest sale and tax where the other lines can make up for it', () => {
    const near = thirtyOrders.filter(({ terms, price }) => {
      const order = orderOf(terms, decimalFrom(price))
      const { ledger } = shownOrder(order)
      return (['saleKept', 'gstInSale', 'compositionTax'] as const).every(
        (name) => ledger[name] === shown(order.ledger[name]),
      )
    })
    expect(near).toHaveLength(29)
  })
})
