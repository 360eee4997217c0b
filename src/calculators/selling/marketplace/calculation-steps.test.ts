import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  anyPrice,
  anyTerms,
  cardOf,
  comingBack,
  example,
  termsWith,
} from '../../../../tests/any-order'
import { type Decimal, decimalFrom, toFixed, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { orderAt } from '../../../desks/market/order/order'
import { prepareOrder } from '../../../desks/market/order/prepare-order'
import type { OrderTerms } from '../../../desks/market/order/terms'
import { calculationSteps } from './calculation-steps'
import { comingBackToday, sayComingBack, sayDistance } from './result-sentences'

const steps = (terms: OrderTerms, price: number) => {
  const at = decimalFrom(price)
  const orderInputs = { terms, price: at, target: { kind: 'profit', profit: zero } as const }
  return calculationSteps(orderInputs, orderAt(prepareOrder(terms), at)).map(
    ({ title, calculation, result, sentence }) =>
      `${title}: ${sentence ?? `${calculation} = ${toFixed(result, 2)}`}`,
  )
}

const withReturns = termsWith(
  { gstRate: 5, costPrice: 400, gstOnCost: 5, packing: 10, shippingFee: 90, adsPerOrder: 50 },
  { feeCard: cardOf([undefined, 12, 0]), returned: comingBack(20, 75, 25) },
)
const small = termsWith(
  { costPrice: 220, packing: 8, shippingFee: 70, adsPerOrder: 0 },
  { feeCard: cardOf([undefined, 0, 0]) },
)

describe('the working of an order', () => {
  it('is the one of the example', () => {
    expect(steps(example, 1180)).toEqual([
      'Net sale: 1,180 ÷ 1.18 = 1000.00',
      'Fees before GST: 1,180 × 15% + 65 + 65 = 307.00',
      'Payout: 1,180 − 307 × 1.18 − 6 = 811.74',
      'GST to pay: 180 − (307 + 40 + 12 + 450) × 18% = 34.38',
      'Profit per order: 1,000 − 307 − 40 − 12 − 450 = 191.00',
    ])
  })

  it('counts what is kept where orders come back, and carries GST forward', () => {
    expect(steps(withReturns, 1050)).toEqual([
      'Net sale that is kept: 1,050 ÷ 1.05 × 80% = 800.00',
      'Fees before GST: 1,050 × 12% × 80% + 90 + 20% × 75 = 205.80',
      'Payout: 1,050 × 80% − 205.80 × 1.18 − 4.80 = 592.36',
      'GST to carry forward: (205.80 + 50 + 10) × 18% + 320 × 5% − 40 = 23.84',
      'Profit per order: 800 − 205.80 − 50 − 10 − 320 − 21 = 193.20',
    ])
  })

  it('has no GST without registration', () => {
    expect(steps({ ...small, registration: 'unregistered' }, 499)).toEqual([
      'Net sale: 499 = 499.00',
      'Fees before GST: 70 = 70.00',
      'Payout: 499 − 70 × 1.18 − 0.50 = 415.90',
      'GST: There is none to pay, and none comes back.',
      'Profit per order: 499 − 70 × 1.18 − 8 − 220 = 188.40',
    ])
  })

  it('has a tax on the whole sale under the composition scheme', () => {
    expect(
      steps({ ...small, registration: 'composition', adsPerOrder: decimalFrom(10) }, 499),
    ).toEqual([
      'Net sale: 499 = 499.00',
      'Fees before GST: 70 = 70.00',
      'Payout: 499 − 70 × 1.18 − 2.99 = 413.41',
      'Composition tax: 499 × 1% = 4.99',
      'Profit per order: 499 − (70 + 10) × 1.18 − 8 − 220 − 4.99 = 171.61',
    ])
  })

  it('says why a sale without GST has no TCS', () => {
    const untaxed = termsWith({ gstRate: 0 })
    expect(steps(untaxed, 1180)[2]).toBe('Payout: 1,180 − 307 × 1.18 − 1.18 = 816.56')
    const notes = (terms: OrderTerms) => {
      const price = decimalFrom(1180)
      const orderInputs = { terms, price, target: { kind: 'profit', profit: zero } as const }
      return calculationSteps(orderInputs, orderAt(prepareOrder(terms), price)).map(
        ({ note }) => note,
      )
    }
    expect(notes(untaxed)[2]).toBe('There is no TCS on a sale without GST.')
    expect(notes(example)[2]).toBeUndefined()
    expect(notes({ ...untaxed, registration: 'unregistered' })[2]).toBeUndefined()
  })

  it('takes GST out of fees that include it', () => {
    expect(steps({ ...example, gstOnFees: 'included' }, 1180)[1]).toBe(
      'Fees before GST: (1,180 × 15% + 65 + 65) ÷ 1.18 = 260.17',
    )
  })

  it('writes nothing that is nothing', () => {
    const free = termsWith(
      { gstRate: 0, costPrice: 0, packing: 0, shippingFee: 0, adsPerOrder: 0 },
      { feeCard: cardOf([undefined, 0, 0]), tcsPercent: zero, tdsPercent: zero },
    )
    expect(steps(free, 100)).toEqual([
      'Net sale: 100 = 100.00',
      'Fees before GST: 0 = 0.00',
      'Payout: 100 = 100.00',
      'GST to pay: 0 = 0.00',
      'Profit per order: 100 = 100.00',
    ])
    expect(steps(example, 0)[0]).toBe('Net sale: 0 ÷ 1.18 = 0.00')
  })

  it('comes to the figures of the order, whatever is typed', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const order = orderAt(prepareOrder(terms), price)
        const orderInputs = { terms, price, target: { kind: 'profit', profit: zero } as const }
        const calculation = calculationSteps(orderInputs, order)
        expect(calculation.map(({ result }) => result)).toEqual([
          order.netSaleKept,
          order.fees,
          order.payout,
          terms.registration === 'unregistered'
            ? zero
            : order.gstDue < 0n
              ? -order.gstDue
              : order.gstDue,
          order.profit,
        ])
        for (const { calculation: text } of calculation) {
          expect(text).not.toMatch(/NaN|undefined|Infinity|--|[−×÷+] [−×÷+]|^ | $/)
        }
      }),
    )
  })
})

describe('what comes back', () => {
  const money = (value: Decimal, decimals: number) => formatMoney(value, '₹', decimals)
  const say = (terms: Partial<OrderTerms>) =>
    sayComingBack({ ...example, ...terms }, money)
      .replace('of orders can come back, ', '')
      .replace(', before nothing is left.', '')

  it('is said as it costs', () => {
    expect(say({})).toBe('whole and without a return fee')
    expect(say({ returned: comingBack(0, 75, 0) })).toBe('whole and at ₹75.00 each')
    expect(say({ returned: comingBack(20, 75, 25) })).toBe('25% of them damaged, at ₹75.00 each')
    expect(say({ undelivered: comingBack(5, 0, 10) })).toBe(
      '10% of them damaged, without a return fee',
    )
    expect(say({ undelivered: comingBack(5, 0, 0), returned: comingBack(5, 0, 0) })).toBe(
      'in today’s mix of undelivered and returned',
    )
  })

  it('is a share of all orders', () => {
    const prepared = prepareOrder({
      ...example,
      undelivered: comingBack(5, 0, 0),
      returned: comingBack('7.5', 0, 0),
    })
    expect(comingBackToday(prepared)).toBe(decimalFrom('12.5'))
  })

  it('is compared with today’s price', () => {
    const even = decimalFrom('709.18')
    const distance = (price: Decimal) =>
      renderToStaticMarkup(
        sayDistance({ kind: 'found', cheapest: even, ranges: [] }, price, money),
      ).replace('is where an order earns nothing, ', '')
    expect(distance(decimalFrom(1180))).toBe('<b>₹470.82</b> below today’s price.')
    expect(distance(decimalFrom(700))).toMatch(/ above today’s price\.$/)
    expect(distance(even)).toBe('today’s price.')
  })
})
