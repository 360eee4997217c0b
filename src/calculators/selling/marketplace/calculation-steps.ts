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
} from '../../../core/money/decimal'
import { formatNumber, plainMoney } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { type DigitsForEquality, digitsForEquality } from '../../../core/money/worked-line'
import { marketRules } from '../../../desks/market/order/market-rules'
import type { Order } from '../../../desks/market/order/order'
import type { OrderTerms } from '../../../desks/market/order/terms'
import { sayPercent } from '../../../desks/market/order/terms'
import type { OrderInputs } from '../../../desks/market/read-inputs'
import { whyNoTcs } from './sentences'
import { marketplaceWords } from './words'

/** One step: a name, the calculation as a text, and its result; or a sentence instead. */
export type CalculationStep = {
  readonly title: string
  readonly calculation: string
  readonly result: Decimal
  /** `=` where the written calculation gives exactly the result, `≈` otherwise. */
  readonly sign?: DigitsForEquality['sign']
  /** Replaces the calculation. */
  readonly sentence?: string
  /** Stands below the calculation: why something is not in it. */
  readonly note?: string
}

/** Writes amounts and percentages in a calculation. */
type NumberWriter = {
  /** To the paisa, if it has any, or to more places. @example amount(decimalFrom(307)) // '307' */
  amount(value: Decimal): string
  percent(value: Decimal): string
}

const numberWriter = (places: number): NumberWriter => ({
  amount: (value) => (places === 2 ? plainMoney(value, '') : everyDigit(round(value, places))),
  percent: (value) => sayPercent(round(value, places)),
})

const feeGst = marketRules.gstOnFees
const feeGstPercent = `${Number(feeGst) / 10}%`
const feeGstFactor = `${1 + Number(feeGst) / 1000}`
const compositionPercent = `${Number(marketRules.compositionTax) / 10}%`

/**
 * An order from its price to its profit in five steps, with the person's own numbers. Amounts are per
 * order sent out.
 */
export function calculationSteps(
  orderInputs: OrderInputs,
  order: Order,
): readonly CalculationStep[] {
  const inPaise = stepsWith(numberWriter(2), orderInputs, order)
  return inPaise.map((step, index) => {
    if (step.sentence) return step
    const result = formatNumber(step.result, 2)
    const calculationWith = (places: number) =>
      stepsWith(numberWriter(places), orderInputs, order)[index]?.calculation ?? ''
    const { digits, sign } = digitsForEquality(2, result, calculationWith)
    return { ...step, calculation: calculationWith(digits), sign }
  })
}

type WrittenStep = Omit<CalculationStep, 'sign'>

function stepsWith(
  writer: NumberWriter,
  { terms, price }: OrderInputs,
  order: Order,
): readonly WrittenStep[] {
  const isAllKept = order.keptPercent === hundred
  const keptFactor = isAllKept ? '' : ` × ${writer.percent(order.keptPercent)}`
  const sale = writer.amount(price < 0n ? zero : price) + keptFactor
  return [
    {
      title: isAllKept
        ? marketplaceWords.howItWorks.netSale
        : marketplaceWords.howItWorks.netSaleKept,
      calculation: order.gstRateUsed > 0n ? `${netOf(writer, price, order)}${keptFactor}` : sale,
      result: order.netSaleKept,
    },
    {
      title: marketplaceWords.howItWorks.fees,
      calculation: feesCalculation(writer, terms, price, order),
      result: order.fees,
    },
    {
      title: marketplaceWords.howItWorks.payout,
      calculation: [
        sale,
        product(writer, order.fees, feeGstFactor),
        amountOf(writer, order.heldBack),
      ]
        .filter((part) => part !== '')
        .join(' − '),
      result: order.payout,
      ...(whyNoTcs(terms).length > 0 && { note: marketplaceWords.howItWorks.noTcs }),
    },
    taxStep(writer, terms, order, sale),
    {
      title: marketplaceWords.howItWorks.profit,
      calculation: profitCalculation(writer, terms, order),
      result: order.profit,
    },
  ]
}

const netOf = (writer: NumberWriter, price: Decimal, { gstRateUsed }: Order) =>
  `${writer.amount(price < 0n ? zero : price)} ÷ ${groupDigits(toDigits(sum(one, divide(gstRateUsed, hundred))))}`

const isNothing = (writer: NumberWriter, value: Decimal) =>
  writer.amount(value) === writer.amount(zero)

/** An amount of 0 is left out of a calculation. */
const amountOf = (writer: NumberWriter, value: Decimal) =>
  isNothing(writer, value) ? '' : writer.amount(value)
const product = (writer: NumberWriter, value: Decimal, factor: string) =>
  isNothing(writer, value) ? '' : `${writer.amount(value)} × ${factor}`

/** @example '1,180 × 15% + 65 + 65' @example '(1,050 × 12% × 80% + 90 + 20% × 75) ÷ 1.18' */
function feesCalculation(
  writer: NumberWriter,
  terms: OrderTerms,
  price: Decimal,
  order: Order,
): string {
  const { givenBack, undelivered, returned } = terms
  const { commissionPercent, fixedFee } = order.band
  const kept = (isGivenBack: boolean) =>
    isGivenBack && order.keptPercent !== hundred ? ` × ${writer.percent(order.keptPercent)}` : ''
  const parts = [
    commissionPercent > 0n &&
      price > 0n &&
      `${writer.amount(price)} × ${sayPercent(commissionPercent)}${kept(givenBack.commission)}`,
    fixedFee > 0n && writer.amount(fixedFee) + kept(givenBack.fixedFee),
    terms.shippingFee > 0n && writer.amount(terms.shippingFee) + kept(givenBack.shippingFee),
    ...[undelivered, returned].map(
      ({ percent, fee }) =>
        percent > 0n && fee > 0n && `${sayPercent(percent)} × ${writer.amount(fee)}`,
    ),
  ].filter((part) => part !== false)
  const all = parts.join(' + ') || '0'
  if (terms.gstOnFees === 'onTop' || parts.length === 0) return all
  return `${parts.length > 1 ? `(${all})` : all} ÷ ${feeGstFactor}`
}

/** The tax on the sale, less what comes back of the tax on fees and goods. */
function taxStep(writer: NumberWriter, terms: OrderTerms, order: Order, sale: string): WrittenStep {
  if (terms.registration === 'unregistered') {
    return {
      title: marketplaceWords.howItWorks.gst,
      calculation: '',
      result: zero,
      sentence: marketplaceWords.howItWorks.noGst,
    }
  }
  if (terms.registration === 'composition') {
    return {
      title: marketplaceWords.howItWorks.compositionTax,
      calculation: `${sale} × ${compositionPercent}`,
      result: order.gstDue,
    }
  }
  const { ledger, gstDue, outputGst } = order
  const credits = new Map<string, Decimal[]>()
  const addCredit = (amount: Decimal, rate: string) => {
    if (!isNothing(writer, amount) && rate !== '0%') {
      credits.set(rate, [...(credits.get(rate) ?? []), amount])
    }
  }
  addCredit(order.fees, feeGstPercent)
  addCredit(ledger.ads, feeGstPercent)
  addCredit(ledger.packing, sayPercent(terms.gstOnPacking))
  addCredit(ledger.goodsSold, sayPercent(terms.gstOnCost))
  const parts = [...credits].map(([rate, amounts]) =>
    amounts.length > 1
      ? `(${amounts.map(writer.amount).join(' + ')}) × ${rate}`
      : `${writer.amount(amounts[0] ?? zero)} × ${rate}`,
  )
  return gstDue < 0n
    ? {
        title: marketplaceWords.howItWorks.gstToCarry,
        calculation: [parts.join(' + '), amountOf(writer, outputGst)]
          .filter((part) => part !== '')
          .join(' − '),
        result: absolute(gstDue),
      }
    : {
        title: marketplaceWords.howItWorks.gstToPay,
        calculation: [writer.amount(outputGst), ...parts].join(' − '),
        result: gstDue,
      }
}

/** Before GST where it comes back, with it otherwise. */
function profitCalculation(writer: NumberWriter, terms: OrderTerms, order: Order): string {
  const { ledger, fees } = order
  const isRegistered = terms.registration === 'registered'
  const ads = isRegistered ? ledger.ads : terms.adsPerOrder
  const services = [fees, ads]
    .filter((amount) => amount > 0n)
    .map((amount) => amountOf(writer, amount))
    .filter(Boolean)
  const withGst = services.length > 1 ? `(${services.join(' + ')})` : services.join('')
  return [
    writer.amount(isRegistered ? order.netSaleKept : ledger.saleKept),
    ...(isRegistered ? services : withGst ? [`${withGst} × ${feeGstFactor}`] : []),
    ...[ledger.packing, ledger.goodsSold, ledger.goodsDamaged, ledger.compositionTax].map(
      (amount) => amountOf(writer, amount),
    ),
  ]
    .filter((part) => part !== '')
    .join(' − ')
}
