import {
  absolute,
  type Decimal,
  divide,
  hundred,
  one,
  round,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import { formatNumber, groupDigits, plainMoney } from '../../../core/format'
import { everyDigit } from '../../../core/format-exact'
import { type TrueDigits, trueDigits } from '../../../core/worked-line'
import type { MarketplaceInputs } from '../shared/market/asked'
import { sayPercent } from '../shared/market/say'
import { marketRules } from '../shared/order/market-rules'
import type { Order } from '../shared/order/order'
import type { OrderTerms } from '../shared/order/terms'
import { whyNoTcs } from './words'

/** One step: a name, the working, and the amount that it comes to; or a sentence without either. */
export type WorkingStep = {
  readonly title: string
  readonly working: string
  readonly result: Decimal
  /** Whether the working comes to the result as it is written. */
  readonly sign?: TrueDigits['sign']
  /** Instead of a working. */
  readonly sentence?: string
  /** Beside a working: why something is not in it. */
  readonly note?: string
}

/** How amounts and percentages are written in a working. */
type Pen = {
  /** To the paisa, if it has any, or to more places. @example amount(decimalFrom(307)) // '307' */
  amount(value: Decimal): string
  percent(value: Decimal): string
}

const penOf = (places: number): Pen => ({
  amount: (value) => (places === 2 ? plainMoney(value, '') : everyDigit(round(value, places))),
  percent: (value) => sayPercent(round(value, places)),
})

const feeGst = marketRules.gstOnFees
const feeGstPercent = `${Number(feeGst) / 10}%`
const feeGstFactor = `${1 + Number(feeGst) / 1000}`
const compositionPercent = `${Number(marketRules.compositionTax) / 10}%`

/**
 * An order from its price to its profit in five steps, with the numbers of a person. Amounts are per
 * order sent out.
 */
export function workingOf(asked: MarketplaceInputs, order: Order): readonly WorkingStep[] {
  const inPaise = stepsWith(penOf(2), asked, order)
  return inPaise.map((step, index) => {
    if (step.sentence) return step
    const result = formatNumber(step.result, 2)
    const workingWith = (places: number) =>
      stepsWith(penOf(places), asked, order)[index]?.working ?? ''
    const { digits, sign } = trueDigits(2, result, workingWith)
    return { ...step, working: workingWith(digits), sign }
  })
}

type WrittenStep = Omit<WorkingStep, 'sign'>

function stepsWith(
  pen: Pen,
  { terms, price }: MarketplaceInputs,
  order: Order,
): readonly WrittenStep[] {
  const isAllKept = order.keptPercent === hundred
  const keptFactor = isAllKept ? '' : ` × ${pen.percent(order.keptPercent)}`
  const sale = pen.amount(price < 0n ? zero : price) + keptFactor
  return [
    {
      title: isAllKept ? 'Net sale' : 'Net sale that is kept',
      working: order.gstRateUsed > 0n ? `${netOf(pen, price, order)}${keptFactor}` : sale,
      result: order.netSaleKept,
    },
    {
      title: 'Fees before GST',
      working: feesWorking(pen, terms, price, order),
      result: order.fees,
    },
    {
      title: 'Payout',
      working: [sale, product(pen, order.fees, feeGstFactor), amountOf(pen, order.heldBack)]
        .filter((part) => part !== '')
        .join(' − '),
      result: order.payout,
      ...(whyNoTcs(terms).length > 0 && { note: 'There is no TCS on a sale without GST.' }),
    },
    taxStep(pen, terms, order, sale),
    { title: 'Profit per order', working: profitWorking(pen, terms, order), result: order.profit },
  ]
}

const netOf = (pen: Pen, price: Decimal, { gstRateUsed }: Order) =>
  `${pen.amount(price < 0n ? zero : price)} ÷ ${groupDigits(toDigits(sum(one, divide(gstRateUsed, hundred))))}`

const isNothing = (pen: Pen, value: Decimal) => pen.amount(value) === pen.amount(zero)

/** What is nothing is not written. */
const amountOf = (pen: Pen, value: Decimal) => (isNothing(pen, value) ? '' : pen.amount(value))
const product = (pen: Pen, value: Decimal, factor: string) =>
  isNothing(pen, value) ? '' : `${pen.amount(value)} × ${factor}`

/** @example '1,180 × 15% + 65 + 65' @example '(1,050 × 12% × 80% + 90 + 20% × 75) ÷ 1.18' */
function feesWorking(pen: Pen, terms: OrderTerms, price: Decimal, order: Order): string {
  const { givenBack, undelivered, returned } = terms
  const { commissionPercent, fixedFee } = order.band
  const kept = (isGivenBack: boolean) =>
    isGivenBack && order.keptPercent !== hundred ? ` × ${pen.percent(order.keptPercent)}` : ''
  const parts = [
    commissionPercent > 0n &&
      price > 0n &&
      `${pen.amount(price)} × ${sayPercent(commissionPercent)}${kept(givenBack.commission)}`,
    fixedFee > 0n && pen.amount(fixedFee) + kept(givenBack.fixedFee),
    terms.shippingFee > 0n && pen.amount(terms.shippingFee) + kept(givenBack.shippingFee),
    ...[undelivered, returned].map(
      ({ percent, fee }) =>
        percent > 0n && fee > 0n && `${sayPercent(percent)} × ${pen.amount(fee)}`,
    ),
  ].filter((part) => part !== false)
  const all = parts.join(' + ') || '0'
  if (terms.gstOnFees === 'onTop' || parts.length === 0) return all
  return `${parts.length > 1 ? `(${all})` : all} ÷ ${feeGstFactor}`
}

/** The tax on the sale, less what comes back of the tax on fees and goods. */
function taxStep(pen: Pen, terms: OrderTerms, order: Order, sale: string): WrittenStep {
  if (terms.registration === 'unregistered') {
    return {
      title: 'GST',
      working: '',
      result: zero,
      sentence: 'There is none to pay, and none comes back.',
    }
  }
  if (terms.registration === 'composition') {
    return {
      title: 'Composition tax',
      working: `${sale} × ${compositionPercent}`,
      result: order.gstDue,
    }
  }
  const { ledger, gstDue, outputGst } = order
  const credits = new Map<string, Decimal[]>()
  const give = (amount: Decimal, rate: string) => {
    if (!isNothing(pen, amount) && rate !== '0%') {
      credits.set(rate, [...(credits.get(rate) ?? []), amount])
    }
  }
  give(order.fees, feeGstPercent)
  give(ledger.ads, feeGstPercent)
  give(ledger.packing, sayPercent(terms.gstOnPacking))
  give(ledger.goodsSold, sayPercent(terms.gstOnCost))
  const parts = [...credits].map(([rate, amounts]) =>
    amounts.length > 1
      ? `(${amounts.map(pen.amount).join(' + ')}) × ${rate}`
      : `${pen.amount(amounts[0] ?? zero)} × ${rate}`,
  )
  return gstDue < 0n
    ? {
        title: 'GST to carry forward',
        working: [parts.join(' + '), amountOf(pen, outputGst)]
          .filter((part) => part !== '')
          .join(' − '),
        result: absolute(gstDue),
      }
    : {
        title: 'GST to pay',
        working: [pen.amount(outputGst), ...parts].join(' − '),
        result: gstDue,
      }
}

/** Before GST where it comes back, with it otherwise. */
function profitWorking(pen: Pen, terms: OrderTerms, order: Order): string {
  const { ledger, fees } = order
  const isRegistered = terms.registration === 'registered'
  const ads = isRegistered ? ledger.ads : terms.adsPerOrder
  const services = [fees, ads]
    .filter((amount) => amount > 0n)
    .map((amount) => amountOf(pen, amount))
    .filter(Boolean)
  const withGst = services.length > 1 ? `(${services.join(' + ')})` : services.join('')
  return [
    pen.amount(isRegistered ? order.netSaleKept : ledger.saleKept),
    ...(isRegistered ? services : withGst ? [`${withGst} × ${feeGstFactor}`] : []),
    ...[ledger.packing, ledger.goodsSold, ledger.goodsDamaged, ledger.compositionTax].map(
      (amount) => amountOf(pen, amount),
    ),
  ]
    .filter((part) => part !== '')
    .join(' − ')
}
