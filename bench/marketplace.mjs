import { withSource } from '../scripts/load-source.mjs'
import { median } from './median.mjs'

const RUNS = 500
const BANDS = 20
/** So short that a clock cannot tell: many at a time. */
const AT_A_TIME = 20

/** An order on a marketplace with twenty fee bands and both slabs, forwards and from the other side. */
export const benchMarketplace = () =>
  withSource(async (load) => {
    const { decimalFrom } = await load('/src/core/money/decimal.ts')
    const { feeCardOf } = await load('/src/desks/market/order/terms.ts')
    const { prepareOrder } = await load('/src/desks/market/order/prepare-order.ts')
    const { exactOrder, orderAt } = await load('/src/desks/market/order/order.ts')
    const { breakEven, pricesFor } = await load('/src/desks/market/order/prices.ts')
    const decimal = (/** @type {number | string} */ value) => decimalFrom(value)
    const bands = (/** @type {number} */ count) =>
      feeCardOf(
        Array.from({ length: count }, (_, index) => ({
          upTo: index === count - 1 ? undefined : decimal(250 * (index + 1)),
          commissionPercent: decimal(index),
          fixedFee: decimal(5 + index * 3),
        })),
      )
    const terms = {
      registration: 'registered',
      gstRate: 'clothesAndShoes',
      costPrice: decimal('449.50'),
      gstOnCost: decimal(5),
      packing: decimal(12),
      gstOnPacking: decimal(18),
      feeCard: bands(BANDS),
      shippingFee: decimal(65),
      gstOnFees: 'onTop',
      adsPerOrder: decimal(40),
      undelivered: { percent: decimal(5), fee: decimal(0), damagedPercent: decimal(5) },
      returned: { percent: decimal('12.5'), fee: decimal(75), damagedPercent: decimal(25) },
      givenBack: { commission: true, fixedFee: false, shippingFee: false },
      tcsPercent: decimal('0.5'),
      tdsPercent: decimal('0.1'),
    }
    const prepared = prepareOrder(terms)
    const price = decimal(1180)
    const margin = { kind: 'margin', percent: decimal(20) }
    const row = { ...terms, gstRate: decimal(18), feeCard: bands(4) }
    const rivals = [
      { name: 'forward, all figures', run: () => orderAt(prepared, price) },
      { name: 'forward, exact', run: () => exactOrder(prepared, price) },
      { name: `prepare ${prepared.cells.length} cells`, run: () => prepareOrder(terms) },
      { name: 'break-even prices', run: () => pricesFor(prepared, breakEven) },
      { name: 'prices for a margin', run: () => pricesFor(prepared, margin) },
      {
        name: 'a product, 4 bands, all of it',
        run: () => {
          const ready = prepareOrder(row)
          exactOrder(ready, price)
          pricesFor(ready, breakEven)
          pricesFor(ready, margin)
        },
      },
    ].map((rival) => ({ ...rival, times: /** @type {number[]} */ ([]) }))

    for (let turn = 0; turn < RUNS; turn++) {
      for (const { run, times } of rivals) {
        const start = performance.now()
        for (let count = 0; count < AT_A_TIME; count++) run()
        times.push((performance.now() - start) / AT_A_TIME)
      }
    }

    const medians = rivals.map(({ times }) => median(times))
    const [forward = 0] = medians
    console.log(`An order with ${BANDS} fee bands and 2 GST slabs, median of ${RUNS} runs`)
    for (const [index, { name }] of rivals.entries()) {
      const time = medians[index] ?? 0
      const ratio = (time / forward).toFixed(2)
      console.log(`  ${name.padEnd(30)} ${time.toFixed(4)} ms   ${ratio} × forward`)
    }
  })
