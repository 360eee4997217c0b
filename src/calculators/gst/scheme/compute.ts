import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { isRead, type Reading } from '../../../core/money/parse'
import type { BusinessKind } from '../../../core/rules/composition'
import { inputs, isInputTaxBack, rulesFor, type Typed } from './inputs'

export type Way = 'composition' | 'regular' | 'unregistered'

/** Why a way is not open to a business. */
export type Reason = 'overLimit' | 'otherStates' | 'platformServices' | 'notifiedGoods'

/** Why there is no such percentage. */
export type NoBreakEven =
  | 'notAllowed'
  | 'noSales'
  | 'noCredit'
  | 'noGstOnPurchases'
  | 'noGstOnSales'
  | 'compositionAlways'
  | 'regularAlways'

/** Percentages are in percent, amounts those of a year. */
export type SchemeInputs = {
  business: BusinessKind
  /** What customers pay: end customers with everything in it, businesses without GST. */
  sales: Decimal
  /** Of the sales: those to buyers who take credit. */
  businessShare: Decimal
  gstRate: Decimal
  /** Purchases of the sales, before GST. */
  purchaseShare: Decimal
  gstOnPurchases: Decimal
  /** Before GST. */
  expenses: Decimal
  gstOnExpenses: Decimal
  otherCosts: Decimal
  bookkeepingRegular: Decimal
  bookkeepingComposition: Decimal
  compositionRate: Decimal
  compositionLimit: Decimal
  registrationLimit: Decimal
  inputTaxBack: boolean
  otherStates: boolean
  platform: boolean
  notifiedGoods: boolean
}

/** What customers pay, where it goes, and what is left of it. */
export type Account = {
  readonly received: Decimal
  /** The GST in it, or the composition tax. */
  readonly tax: Decimal
  readonly purchases: Decimal
  readonly expenses: Decimal
  readonly otherCosts: Decimal
  readonly bookkeeping: Decimal
  readonly left: Decimal
}

/** A way with its account, as far as it is allowed. */
type Option = { readonly reasons: readonly Reason[]; readonly account: Account | undefined }

export type BreakEven =
  | { readonly percent: Decimal; readonly reason: null }
  | { readonly percent: null; readonly reason: NoBreakEven }

export type Scheme = {
  readonly composition: Option
  readonly unregistered: Option
  readonly regular: Account & {
    readonly inputTax: Decimal
    /** Below 0 where more input tax comes in than output tax goes out. */
    readonly gstToPay: Decimal
    readonly creditPilesUp: boolean
  }
  /** The ways with the most left. */
  readonly best: readonly Way[]
  /** Composition less regular; nothing where composition is not allowed. */
  readonly difference: Decimal | undefined
  readonly breakEvenPurchases: BreakEven
  readonly breakEvenBusinessShare: BreakEven
  /** By how much the prices of regular would have to rise to leave what composition leaves. */
  readonly priceChange: BreakEven
}

export const ways: readonly Way[] = ['composition', 'regular', 'unregistered']

const percentOf = (amount: Decimal, percent: Decimal) => multiplyDivide(amount, percent, hundred)
const withTax = (amount: Decimal, percent: Decimal) => percentOf(amount, sum(hundred, percent))

/**
 * What a year leaves under composition, as regular and not registered, at the same prices to customers:
 * an end customer pays the same in all three, a business the same before GST. Inputs are not below 0,
 * the share of businesses is at most 100.
 *
 * @example computeScheme({ sales: 6000000, businessShare: 10, gstRate: 18, purchaseShare: 60, … })
 * // composition 1048800, regular 976271.19, difference 72528.81
 */
export function computeScheme(inputs: SchemeInputs): Scheme {
  const { sales, expenses, gstOnExpenses, gstOnPurchases, otherCosts, inputTaxBack } = inputs
  const purchases = percentOf(sales, inputs.purchaseShare)
  const withGst = {
    received: sales,
    purchases: withTax(purchases, gstOnPurchases),
    expenses: withTax(expenses, gstOnExpenses),
    otherCosts,
  }
  const compositionReasons = whyNoComposition(inputs)
  const registrationReasons = whyRegister(inputs)
  const composition =
    compositionReasons.length > 0
      ? undefined
      : accountOf({
          ...withGst,
          tax: percentOf(sales, inputs.compositionRate),
          bookkeeping: inputs.bookkeepingComposition,
        })
  const unregistered =
    registrationReasons.length > 0
      ? undefined
      : accountOf({ ...withGst, tax: zero, bookkeeping: zero })

  const gstToBusinesses = percentOf(percentOf(sales, inputs.businessShare), inputs.gstRate)
  const regular = accountOf({
    received: sum(sales, gstToBusinesses),
    tax: sum(gstInPrices(inputs), gstToBusinesses),
    purchases: inputTaxBack ? purchases : withGst.purchases,
    expenses: inputTaxBack ? expenses : withGst.expenses,
    otherCosts,
    bookkeeping: inputs.bookkeepingRegular,
  })
  const inputTax = creditLost(inputs)
  const gstToPay = subtract(regular.tax, inputTax)
  const accounts = { composition, regular, unregistered }
  const most = ways.reduce((most, way) => maximum(most, accounts[way]?.left ?? most), regular.left)
  const difference = composition && subtract(composition.left, regular.left)

  return {
    composition: { reasons: compositionReasons, account: composition },
    unregistered: { reasons: registrationReasons, account: unregistered },
    regular: { ...regular, inputTax, gstToPay, creditPilesUp: gstToPay < 0n },
    best: ways.filter((way) => accounts[way]?.left === most),
    difference,
    breakEvenPurchases: evenUnder(inputs, composition, evenPurchases),
    breakEvenBusinessShare: evenUnder(inputs, composition, evenBusinessShare),
    priceChange: evenUnder(inputs, composition, evenPrices),
  }
}

const maximum = (a: Decimal, b: Decimal) => (a > b ? a : b)

function accountOf(account: Omit<Account, 'left'>): Account {
  const { received, tax, purchases, expenses, otherCosts, bookkeeping } = account
  const spent = sum(tax, purchases, expenses, otherCosts, bookkeeping)
  return { ...account, left: subtract(received, spent) }
}

function whyNoComposition(inputs: SchemeInputs): readonly Reason[] {
  const { business, sales, compositionLimit, otherStates, platform, notifiedGoods } = inputs
  return reasonsIn({
    overLimit: sales > compositionLimit,
    otherStates,
    platformServices: platform && business !== 'goods',
    notifiedGoods: notifiedGoods && business === 'goods',
  })
}

function whyRegister({ business, sales, registrationLimit, otherStates }: SchemeInputs) {
  return reasonsIn({
    overLimit: sales > registrationLimit,
    otherStates: otherStates && business === 'goods',
  })
}

const reasonsIn = (holds: Partial<Record<Reason, boolean>>): readonly Reason[] =>
  (Object.keys(holds) as Reason[]).filter((reason) => holds[reason])

/** What end customers pay in a year. */
export const endSales = ({ sales, businessShare }: SchemeInputs): Decimal =>
  percentOf(sales, subtract(hundred, businessShare))

/** The GST inside the prices of end customers, which regular hands over. */
export const gstInPrices = (inputs: SchemeInputs): Decimal =>
  multiplyDivide(endSales(inputs), inputs.gstRate, sum(hundred, inputs.gstRate))

/** The input tax that comes back to regular alone. */
export const creditLost = (inputs: SchemeInputs): Decimal =>
  inputs.inputTaxBack
    ? sum(
        percentOf(percentOf(inputs.sales, inputs.purchaseShare), inputs.gstOnPurchases),
        percentOf(inputs.expenses, inputs.gstOnExpenses),
      )
    : zero

/** What composition saves on bookkeeping; below 0 where it costs more. */
export const bookkeepingSaved = (inputs: SchemeInputs): Decimal =>
  subtract(inputs.bookkeepingRegular, inputs.bookkeepingComposition)

const none = (reason: NoBreakEven): BreakEven => ({ percent: null, reason })
const found = (percent: Decimal): BreakEven => ({ percent, reason: null })

function evenUnder(
  inputs: SchemeInputs,
  composition: Account | undefined,
  find: (inputs: SchemeInputs) => BreakEven,
): BreakEven {
  if (!composition) return none('notAllowed')
  return inputs.sales === zero ? none('noSales') : find(inputs)
}

/**
 * What composition leaves more than regular, not divided yet: with 100 × 100 × (100 + GST rate) and in
 * units of four decimals multiplied. What follows from it is divided once.
 */
function gain(inputs: SchemeInputs): bigint {
  const { sales, gstRate, businessShare, purchaseShare, inputTaxBack } = inputs
  const inPrices = hundred * sales * (hundred - businessShare) * gstRate
  const credit =
    sales * purchaseShare * inputs.gstOnPurchases + hundred * inputs.expenses * inputs.gstOnExpenses
  const cost =
    hundred * sales * inputs.compositionRate +
    (inputTaxBack ? credit : 0n) -
    hundred * hundred * bookkeepingSaved(inputs)
  return inPrices - (hundred + gstRate) * cost
}

const quotient = (dividend: bigint, divisor: bigint): Decimal =>
  multiplyDivide(dividend as Decimal, 1n as Decimal, divisor as Decimal)

/** Purchases in percent of the sales: below them composition leaves more. */
function evenPurchases(inputs: SchemeInputs): BreakEven {
  const { sales, gstRate, gstOnPurchases, inputTaxBack } = inputs
  if (!inputTaxBack) return none('noCredit')
  if (gstOnPurchases === zero) return none('noGstOnPurchases')
  const withoutAny = gain({ ...inputs, purchaseShare: zero })
  return withinAll(quotient(withoutAny, (hundred + gstRate) * gstOnPurchases * sales))
}

/** The share of businesses: below it composition leaves more. */
function evenBusinessShare(inputs: SchemeInputs): BreakEven {
  if (inputs.gstRate === zero) return none('noGstOnSales')
  const withoutAny = gain({ ...inputs, businessShare: zero })
  return withinAll(quotient(withoutAny, hundred * inputs.gstRate * inputs.sales))
}

/** Of prices without GST, which are what regular keeps of them. */
function evenPrices(inputs: SchemeInputs): BreakEven {
  const { sales, businessShare, gstRate } = inputs
  const toEnd = hundred * sales * (hundred - businessShare)
  const toBusinesses = sales * businessShare * (hundred + gstRate)
  return found(quotient(gain(inputs), toEnd + toBusinesses))
}

function withinAll(percent: Decimal): BreakEven {
  if (percent > hundred) return none('compositionAlways')
  return percent < 0n ? none('regularAlways') : found(percent)
}

/** Where not registered and regular leave the same; only for drawing. */
export const evenUnregistered = (inputs: SchemeInputs): BreakEven =>
  inputs.sales === zero
    ? none('noSales')
    : evenPurchases({ ...inputs, compositionRate: zero, bookkeepingComposition: zero })

const ofRule = (reading: Reading, rule: string): Decimal =>
  isRead(reading) || reading.problem ? atLeastZero(reading.value) : decimalFrom(rule)

/** What was typed as it counts: nothing below 0, at most all sales to businesses, rules where a field is empty. */
export function schemeInputs(typed: Typed): SchemeInputs {
  const read = inputs.parse(typed)
  const rules = rulesFor(typed)
  const businessShare = atLeastZero(read.businessShare.value)
  return {
    business: typed.business,
    sales: atLeastZero(read.sales.value),
    businessShare: businessShare > hundred ? hundred : businessShare,
    gstRate: atLeastZero(read.gstRate.value),
    purchaseShare: atLeastZero(read.purchaseShare.value),
    gstOnPurchases: atLeastZero(read.gstOnPurchases.value),
    expenses: atLeastZero(read.expenses.value),
    gstOnExpenses: atLeastZero(read.gstOnExpenses.value),
    otherCosts: atLeastZero(read.otherCosts.value),
    bookkeepingRegular: atLeastZero(read.bookkeepingRegular.value),
    bookkeepingComposition: atLeastZero(read.bookkeepingComposition.value),
    compositionRate: ofRule(read.compositionRate, rules.compositionRate),
    compositionLimit: ofRule(read.compositionLimit, rules.compositionLimit),
    registrationLimit: ofRule(read.registrationLimit, rules.registrationLimit),
    inputTaxBack: isInputTaxBack(typed),
    otherStates: typed.otherStates === 'yes',
    platform: typed.platform === 'yes',
    notifiedGoods: typed.notifiedGoods === 'yes',
  }
}

/** The results of what is typed. */
export function answer(typed: Typed) {
  const plan = schemeInputs(typed)
  return { plan, results: computeScheme(plan) }
}

export type SchemeAnswer = ReturnType<typeof answer>
