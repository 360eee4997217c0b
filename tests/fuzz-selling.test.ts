import { describe, it } from 'vitest'
import { answer as answerOrder } from '../src/calculators/selling/marketplace/compute'
import { computeMarketplace } from '../src/calculators/selling/marketplace/limits'
import { resultsOf } from '../src/calculators/selling/marketplace/result'
import { bandHint, sayBand, sayMore } from '../src/calculators/selling/marketplace/sentences'
import { sayOrder } from '../src/calculators/selling/marketplace/share'
import {
  computeEcommerceProfit,
  roundUpPrice,
} from '../src/calculators/selling/one-product/compute'
import { readQuantity } from '../src/calculators/selling/one-product/inputs'
import {
  absolute,
  type Decimal,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../src/core/money/decimal'
import { formatMoney, formatPercent } from '../src/core/money/format'
import { inputs as orderInputs } from '../src/desks/market/inputs'
import { orderAt } from '../src/desks/market/order/order'
import { lessUpTo, profitPieces } from '../src/desks/market/order/prices'
import type { OrderTerms } from '../src/desks/market/order/terms'
import { feeCardOf, sayReturns } from '../src/desks/market/order/terms'
import { normalizeBands, parseBands, plainBands, writeBands } from '../src/desks/market/read-inputs'
import {
  amountIn,
  currencyFor,
  forEachFew,
  hold,
  holdFigure,
  holdMoney,
  isDust,
  numberIn,
  texts,
  trying,
  units,
} from './fuzz'

describe('every text', () => {
  it('is a whole quantity of at least 1', () => {
    for (const text of texts) {
      trying(text, () => {
        const quantity = readQuantity(text)
        hold(quantity >= one && quantity % one === 0n, `${toDigits(quantity)} is no quantity`)
      })
    }
  })
})

describe('every calculator', () => {
  it('eCommerce profit: the price is shared out to the last digit', () => {
    const fields = ['cost', 'shipping', 'other', 'selling', 'fee', 'quantity'] as const
    forEachFew(fields, (few, round) => {
      const sale = {
        costPrice: amountIn(few.cost),
        shippingCost: amountIn(few.shipping),
        otherCosts: amountIn(few.other),
        sellingPrice: amountIn(few.selling),
        feeKind: round % 2 ? ('percent' as const) : ('fixed' as const),
        fee: numberIn(few.fee),
        quantity: readQuantity(few.quantity),
      }
      const results = computeEcommerceProfit(sale)
      const { totalCost, fees, netProfit, totalProfit, breakEvenPrice, targetPrice } = results
      hold(sum(totalCost, fees, netProfit) === sale.sellingPrice, 'the price is shared out')
      hold(totalProfit === netProfit * (sale.quantity / one), 'every unit brings the same')
      for (const price of [breakEvenPrice, targetPrice]) {
        hold(price === undefined || price >= 0n, 'no price is below 0')
        if (price !== undefined) hold(roundUpPrice(price) >= price, 'a price is rounded up')
        holdMoney(price && roundUpPrice(price), round)
      }
      if (breakEvenPrice !== undefined && sale.fee >= 0n) {
        const even = computeEcommerceProfit({ ...sale, sellingPrice: breakEvenPrice })
        hold(isDust(even.netProfit), 'at the break-even price nothing is left')
      }
      for (const value of [totalCost, fees, netProfit, totalProfit]) holdMoney(value, round)
      holdFigure(formatPercent(results.feePercent, 1))
      holdFigure(formatPercent(results.profitPercent, 1))
      holdFigure(formatPercent(results.marginPercent, 1))
    })
  })

  it('Marketplace order: it adds up exactly, and every question has an answer', () => {
    const fields = [
      ...(['price', 'cost', 'gst', 'packing', 'upTo', 'commission', 'fixedFee'] as const),
      ...(['shipping', 'ads', 'undelivered', 'returned', 'fee', 'damaged', 'tax'] as const),
      'target',
    ] as const
    forEachFew(fields, (few, round) => {
      const percent = numberIn(few.gst)
      const fees = { commissionPercent: numberIn(few.commission), fixedFee: amountIn(few.fixedFee) }
      const back = { fee: amountIn(few.fee), damagedPercent: numberIn(few.damaged) }
      const terms: OrderTerms = {
        registration:
          (['registered', 'composition', 'unregistered'] as const)[round % 3] ?? 'registered',
        gstRate: round % 4 ? percent : 'clothesAndShoes',
        costPrice: amountIn(few.cost),
        gstOnCost: percent,
        packing: amountIn(few.packing),
        gstOnPacking: percent,
        feeCard: feeCardOf([
          { upTo: amountIn(few.upTo), ...fees },
          { ...fees, upTo: undefined, commissionPercent: zero },
        ]),
        shippingFee: amountIn(few.shipping),
        gstOnFees: round % 5 ? 'onTop' : 'included',
        adsPerOrder: amountIn(few.ads),
        undelivered: { percent: numberIn(few.undelivered), ...back },
        returned: { percent: numberIn(few.returned), ...back },
        givenBack: { commission: true, fixedFee: round % 2 === 0, shippingFee: false },
        tcsPercent: numberIn(few.tax),
        tdsPercent: numberIn(few.tax),
      }
      const price = amountIn(few.price)
      const target = { kind: 'margin', percent: numberIn(few.target) } as const
      const results = computeMarketplace({ terms, price, target })
      const { order, prepared } = results
      const { saleKept, ...lines } = order.ledger
      const left = subtract(saleKept, sum(...Object.values(lines)))
      hold(units(7n)(subtract(left, order.profit)), 'the ledger leads to the profit')
      const { profitPerKept, margin, parts } = order
      for (const value of [order.payout, order.gstDue, saleKept, ...Object.values(parts)]) {
        holdMoney(value, round)
      }
      holdMoney(profitPerKept, round)
      if (margin !== undefined) holdFigure(formatPercent(margin, 2))
      holdMoney(results.adsLimit?.most, round)
      holdMoney(results.adsLimit?.breakEvenRoas, round)
      if (results.returnsLimit !== undefined) holdFigure(formatPercent(results.returnsLimit, 2))
      for (const prices of [results.breakEven, results.targetPrice]) {
        if (prices.kind === 'outOfReach') {
          holdMoney(prices.highestProfit, round)
          holdFigure(formatPercent(prices.highestMargin?.percent ?? zero, 2))
          continue
        }
        let end: Decimal | undefined = zero
        for (const { first, last } of prices.ranges) {
          hold(end !== undefined && first > end, 'ranges are sorted and apart')
          hold(last === undefined || last >= first, 'a range holds a price')
          const there = orderAt(prepared, first)
          hold(prices !== results.breakEven || there.profit >= 0n, 'it breaks even there')
          end = last
        }
      }
      const pieces = profitPieces(prepared, { from: zero, to: sum(absolute(price), one) })
      hold(pieces.length > 0, 'there is a line to draw')
      for (const { profitFrom, profitTo } of pieces) {
        holdMoney(profitFrom, round)
        holdMoney(profitTo, round)
      }
      holdMoney(lessUpTo(prepared, absolute(price)), round)
    })
  })

  it('Marketplace order: whatever is in its fields, every line of the page has words', () => {
    const fields = [
      ...(['price', 'gst', 'cost', 'costGst', 'packing', 'packingGst', 'shipping', 'ads'] as const),
      ...(['undelivered', 'undeliveredFee', 'returned', 'returnedDamaged', 'tcs', 'tds'] as const),
      ...(['upTo', 'commission', 'fixedFee', 'bands'] as const),
    ] as const
    forEachFew(fields, ({ upTo, commission, fixedFee, bands, ...few }, round) => {
      const { symbol } = currencyFor(round)
      const typed = {
        ...orderInputs.defaults,
        ...few,
        bands:
          round % 3
            ? writeBands([
                { upTo, commission, fixedFee },
                { upTo: '', commission, fixedFee },
              ])
            : bands,
        seller: (['registered', 'composition', 'unregistered'] as const)[round % 3] ?? 'registered',
        gstBy: round % 4 ? ('rate' as const) : ('clothes' as const),
      }
      const { orderInputs: given, results } = answerOrder(typed)
      const money = (value: Decimal) => formatMoney(value, symbol, 2)
      const rows = parseBands(typed.bands)
      hold(plainBands(writeBands(normalizeBands(rows))) === plainBands(typed.bands), 'one card')
      const words = [
        ...resultsOf(results?.order, money).map(({ label, value }) => label + value),
        ...(results ? [sayBand(results.order.band, symbol)] : []),
        sayReturns(given.terms, symbol),
        sayMore(given.terms),
        bandHint(rows) ?? '-',
        sayOrder(typed, symbol),
      ]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null/.test(sentence)),
        `"${words.join(' ')}"`,
      )
    })
  })
})
