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
} from '../../../../core/decimal'
import { groupDigits, plainMoney } from '../../../../core/format'
import type { MarketplaceInputs } from '../../shared/market/asked'
import { sayPercent } from '../../shared/market/say'
import { marketRules } from '../../shared/order/market-rules'
import type { Order } from '../../shared/order/order'
import type { OrderTerms } from '../../shared/order/terms'

/** One step: a name, the working, and the amount that it comes to; or a sentence without either. */
export type WorkingStep = {
  readonly title: string
  readonly working: string
  readonly result: Decimal
  /** Instead of a working. */
  readonly sentence?: string
}

/** An amount in a working: to the paisa, if it has any. @example digits(decimalFrom(307)) // '307' */
const digits = (value: Decimal): string => plainMoney(value, '')

const feeGst = marketRules.gstOnFees
const feeGstPercent = `${Number(feeGst) / 10}%`
const feeGstFactor = `${1 + Number(feeGst) / 1000}`
const compositionPercent = `${Number(marketRules.compositionTax) / 10}%`

/**
 * An order from its price to its profit in five steps, with the numbers of a person. Amounts are per
 * order sent out.
 */
export function workingOf(
  { terms, price }: MarketplaceInputs,
  order: Order,
): readonly WorkingStep[] {
  const isAllKept = order.keptPercent === hundred
  const keptFactor = isAllKept ? '' : ` × ${shortPercent(order.keptPercent)}`
  const sale = digits(price < 0n ? zero : price) + keptFactor
  return [
    {
      title: isAllKept ? 'Net sale' : 'Net sale that is kept',
      working: order.gstRateUsed > 0n ? `${netOf(price, order)}${keptFactor}` : sale,
      result: order.netSaleKept,
    },
    {
      title: 'Fees before GST',
      working: feesWorking(terms, price, order),
      result: order.fees,
    },
    {
      title: 'Payout',
      working: [sale, product(order.fees, feeGstFactor), amountOf(order.heldBack)]
        .filter((part) => part !== '')
        .join(' − '),
      result: order.payout,
    },
    taxStep(terms, order, sale),
    { title: 'Profit per order', working: profitWorking(terms, order), result: order.profit },
  ]
}

const shortPercent = (value: Decimal) => sayPercent(round(value, 2))

const netOf = (price: Decimal, { gstRateUsed }: Order) =>
  `${digits(price < 0n ? zero : price)} ÷ ${groupDigits(toDigits(sum(one, divide(gstRateUsed, hundred))))}`

/** What is nothing is not written. */
const amountOf = (value: Decimal) => (round(value, 2) === zero ? '' : digits(value))
const product = (value: Decimal, factor: string) =>
  round(value, 2) === zero ? '' : `${digits(value)} × ${factor}`

/** @example '1,180 × 15% + 65 + 65' @example '(1,050 × 12% × 80% + 90 + 20% × 75) ÷ 1.18' */
function feesWorking(terms: OrderTerms, price: Decimal, order: Order): string {
  const { givenBack, undelivered, returned } = terms
  const { commissionPercent, fixedFee } = order.band
  const kept = (isGivenBack: boolean) =>
    isGivenBack && order.keptPercent !== hundred ? ` × ${shortPercent(order.keptPercent)}` : ''
  const parts = [
    commissionPercent > 0n &&
      price > 0n &&
      `${digits(price)} × ${sayPercent(commissionPercent)}${kept(givenBack.commission)}`,
    fixedFee > 0n && digits(fixedFee) + kept(givenBack.fixedFee),
    terms.shippingFee > 0n && digits(terms.shippingFee) + kept(givenBack.shippingFee),
    ...[undelivered, returned].map(
      ({ percent, fee }) => percent > 0n && fee > 0n && `${sayPercent(percent)} × ${digits(fee)}`,
    ),
  ].filter((part) => part !== false)
  const all = parts.join(' + ') || '0'
  if (terms.gstOnFees === 'onTop' || parts.length === 0) return all
  return `${parts.length > 1 ? `(${all})` : all} ÷ ${feeGstFactor}`
}

/** The tax on the sale, less what comes back of the tax on fees and goods. */
function taxStep(terms: OrderTerms, order: Order, sale: string): WorkingStep {
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
    if (round(amount, 2) !== zero && rate !== '0%') {
      credits.set(rate, [...(credits.get(rate) ?? []), amount])
    }
  }
  give(order.fees, feeGstPercent)
  give(ledger.ads, feeGstPercent)
  give(ledger.packing, sayPercent(terms.gstOnPacking))
  give(ledger.goodsSold, sayPercent(terms.gstOnCost))
  const parts = [...credits].map(([rate, amounts]) =>
    amounts.length > 1
      ? `(${amounts.map(digits).join(' + ')}) × ${rate}`
      : `${digits(amounts[0] ?? zero)} × ${rate}`,
  )
  return gstDue < 0n
    ? {
        title: 'GST to carry forward',
        working: [parts.join(' + '), amountOf(outputGst)].filter((part) => part !== '').join(' − '),
        result: absolute(gstDue),
      }
    : { title: 'GST to pay', working: [digits(outputGst), ...parts].join(' − '), result: gstDue }
}

/** Before GST where it comes back, with it otherwise. */
function profitWorking(terms: OrderTerms, order: Order): string {
  const { ledger, fees } = order
  const isRegistered = terms.registration === 'registered'
  const ads = isRegistered ? ledger.ads : terms.adsPerOrder
  const services = [fees, ads]
    .filter((amount) => amount > 0n)
    .map(amountOf)
    .filter(Boolean)
  const withGst = services.length > 1 ? `(${services.join(' + ')})` : services.join('')
  return [
    digits(isRegistered ? order.netSaleKept : ledger.saleKept),
    ...(isRegistered ? services : withGst ? [`${withGst} × ${feeGstFactor}`] : []),
    ...[ledger.packing, ledger.goodsSold, ledger.goodsDamaged, ledger.compositionTax].map(amountOf),
  ]
    .filter((part) => part !== '')
    .join(' − ')
}
