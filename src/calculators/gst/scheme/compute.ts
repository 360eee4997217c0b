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
  | 'sharedExpenses'
  | 'compositionAlways'
  | 'regularAlways'

/** What is sold at a rate. */
export type SalesAt = { readonly sales: Decimal; readonly rate: Decimal }

/** Percentages are in percent, amounts those of a year. */
export type SchemeInputs = {
  business: BusinessKind
  /** What customers pay: end customers with everything in it, businesses without GST. */
  sales: Decimal
  /** Of the sales: those to buyers who take credit. */
  businessShare: Decimal
  gstRate: Decimal
  /** Of the sales: those at other rates. */
  otherSales: readonly SalesAt[]
  /** Of the sales: those of goods that carry no GST. */
  untaxedSales: Decimal
  /** Who makes goods pays composition tax on all sales, who trades only on those with tax. */
  isMaker: boolean
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
          tax: percentOf(compositionTurnover(inputs), inputs.compositionRate),
          bookkeeping: inputs.bookkeepingComposition,
        })
  const unregistered =
    registrationReasons.length > 0
      ? undefined
      : accountOf({ ...withGst, tax: zero, bookkeeping: zero })

  const gstToBusinesses = sum(
    ...salesByRate(inputs).map((part) => percentOf(soldToBusinesses(inputs, part), part.rate)),
  )
  const regular = accountOf({
    received: sum(sales, gstToBusinesses),
    tax: sum(gstInPrices(inputs), gstToBusinesses),
    purchases: inputTaxBack ? purchases : withGst.purchases,
    expenses: subtract(withGst.expenses, creditOnExpenses(inputs)),
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

function whyRegister(inputs: SchemeInputs) {
  const { business, sales, registrationLimit, otherStates } = inputs
  // Whoever sells nothing with tax need not register at all.
  if (sales > zero && inputs.untaxedSales === sales) return []
  return reasonsIn({
    overLimit: sales > registrationLimit,
    otherStates: otherStates && business === 'goods',
  })
}

const reasonsIn = (holds: Partial<Record<Reason, boolean>>): readonly Reason[] =>
  (Object.keys(holds) as Reason[]).filter((reason) => holds[reason])

/** The sales with tax: what is typed at no other rate is sold at the main one. */
export const salesByRate = (inputs: SchemeInputs): readonly SalesAt[] => [
  { sales: subtract(inputs.sales, otherThanMain(inputs)), rate: inputs.gstRate },
  ...inputs.otherSales,
]

/** What end customers pay in a year for what is sold at a rate. */
export const soldToEnd = ({ businessShare }: SchemeInputs, { sales }: SalesAt): Decimal =>
  percentOf(sales, subtract(hundred, businessShare))

/** What businesses pay for it, before GST. */
export const soldToBusinesses = ({ businessShare }: SchemeInputs, { sales }: SalesAt): Decimal =>
  percentOf(sales, businessShare)

/** The GST inside the prices of end customers, which regular hands over. */
export const gstInPrices = (inputs: SchemeInputs): Decimal =>
  sum(
    ...salesByRate(inputs).map((part) =>
      multiplyDivide(soldToEnd(inputs, part), part.rate, sum(hundred, part.rate)),
    ),
  )

/** What composition tax is counted on: traders pay none on goods without tax. */
export const compositionTurnover = ({ business, sales, untaxedSales, isMaker }: SchemeInputs) =>
  business === 'goods' && !isMaker ? subtract(sales, untaxedSales) : sales

/** The input tax that comes back to regular alone. */
export const creditLost = (inputs: SchemeInputs): Decimal =>
  inputs.inputTaxBack
    ? sum(
        percentOf(percentOf(inputs.sales, inputs.purchaseShare), inputs.gstOnPurchases),
        creditOnExpenses(inputs),
      )
    : zero

/** Expenses are for all sales: their input tax comes back for the part of them with tax (rule 42). */
function creditOnExpenses(inputs: SchemeInputs): Decimal {
  if (!inputs.inputTaxBack) return zero
  const { taxed, all } = netSales(inputs)
  const inputTax = percentOf(inputs.expenses, inputs.gstOnExpenses)
  return all === zero ? inputTax : multiplyDivide(inputTax, taxed, all)
}

/** Sales without GST in them, as rule 42 counts them: those with tax, and all. */
export function netSales(inputs: SchemeInputs): { readonly taxed: Decimal; readonly all: Decimal } {
  const taxed = sum(
    ...salesByRate(inputs).map((part) =>
      sum(
        multiplyDivide(soldToEnd(inputs, part), hundred, sum(hundred, part.rate)),
        soldToBusinesses(inputs, part),
      ),
    ),
  )
  return { taxed, all: sum(taxed, inputs.untaxedSales) }
}

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

/** A part of the sales, and what it is multiplied with where others divide it by `100 + rate`: all others of these. */
type Multiplied = SalesAt & { readonly others: bigint }

/** Each part of the sales, and the product of every `100 + rate`. */
function multiplied(inputs: SchemeInputs): {
  readonly parts: readonly Multiplied[]
  readonly product: bigint
} {
  const parts = salesByRate(inputs)
  const product = parts.reduce((all, { rate }) => all * (hundred + rate), 1n)
  return {
    parts: parts.map((part) => ({ ...part, others: product / (hundred + part.rate) })),
    product,
  }
}

/** Sales without GST, with 100 × 100 and the product: those with tax, and all. */
function multipliedNet(inputs: SchemeInputs): { readonly taxed: bigint; readonly all: bigint } {
  const { businessShare, untaxedSales } = inputs
  const { parts, product } = multiplied(inputs)
  const taxed = parts.reduce((net, { sales, others }) => {
    const [toEnd, toBusinesses] = [hundred * (hundred - businessShare), businessShare * product]
    return net + sales * (toEnd * others + toBusinesses)
  }, 0n)
  return { taxed, all: taxed + hundred * untaxedSales * product }
}

/**
 * What composition leaves more than regular, not divided yet: with 100 × 100 × every (100 + GST rate) and in
 * units of all of them multiplied. What follows from it is divided once; only the share of expenses that goods
 * without tax have a part in is a fraction before that, of a unit far below what counts.
 */
function gain(inputs: SchemeInputs): bigint {
  const { sales, businessShare, purchaseShare, inputTaxBack } = inputs
  const { parts, product } = multiplied(inputs)
  const inPrices = parts.reduce(
    (all, part) => all + hundred * part.sales * (hundred - businessShare) * part.rate * part.others,
    0n,
  )
  const net = multipliedNet(inputs)
  const onExpenses = hundred * inputs.expenses * inputs.gstOnExpenses
  const credit =
    sales * purchaseShare * inputs.gstOnPurchases +
    (net.all === 0n ? onExpenses : (onExpenses * net.taxed) / net.all)
  const cost =
    hundred * compositionTurnover(inputs) * inputs.compositionRate +
    (inputTaxBack ? credit : 0n) -
    hundred * hundred * bookkeepingSaved(inputs)
  return inPrices - product * cost
}

const quotient = (dividend: bigint, divisor: bigint): Decimal =>
  multiplyDivide(dividend as Decimal, 1n as Decimal, divisor as Decimal)

/** Purchases in percent of the sales: below them composition leaves more. */
function evenPurchases(inputs: SchemeInputs): BreakEven {
  const { sales, gstOnPurchases, inputTaxBack } = inputs
  if (!inputTaxBack) return none('noCredit')
  if (gstOnPurchases === zero) return none('noGstOnPurchases')
  const withoutAny = gain({ ...inputs, purchaseShare: zero })
  return withinAll(quotient(withoutAny, multiplied(inputs).product * gstOnPurchases * sales))
}

/** The share of businesses: below it composition leaves more. */
function evenBusinessShare(inputs: SchemeInputs): BreakEven {
  const { parts } = multiplied(inputs)
  const gst = parts.reduce((all, { sales, rate, others }) => all + rate * sales * others, 0n)
  if (gst === 0n) return none('noGstOnSales')
  // Then the input tax of expenses that comes back hangs on the share, too.
  if (inputs.untaxedSales > zero && creditOnExpenses(inputs) > zero) return none('sharedExpenses')
  const withoutAny = gain({ ...inputs, businessShare: zero })
  return withinAll(quotient(withoutAny, hundred * gst))
}

/** Of prices without GST, which are what regular keeps of them. */
const evenPrices = (inputs: SchemeInputs): BreakEven =>
  found(quotient(gain(inputs), multipliedNet(inputs).all))

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

/** Sales without tax and at other rates than the main one. */
export const otherThanMain = ({
  untaxedSales,
  otherSales,
}: Pick<SchemeInputs, 'untaxedSales' | 'otherSales'>): Decimal =>
  sum(untaxedSales, ...otherSales.map(({ sales }) => sales))

/**
 * What was typed as it counts: nothing below 0, at most all sales to businesses, at least the sales that are typed
 * by rate, rules where a field is empty.
 */
export function schemeInputs(typed: Typed): SchemeInputs {
  const read = inputs.parse(typed)
  const rules = rulesFor(typed)
  const businessShare = atLeastZero(read.businessShare.value)
  const untaxedSales = atLeastZero(read.untaxedSales.value)
  const otherSales = [
    { sales: read.secondSales, rate: read.secondRate },
    { sales: read.thirdSales, rate: read.thirdRate },
  ]
    .map(({ sales, rate }) => ({ sales: atLeastZero(sales.value), rate: atLeastZero(rate.value) }))
    .filter(({ sales }) => sales > zero)
  return {
    business: typed.business,
    sales: maximum(atLeastZero(read.sales.value), otherThanMain({ untaxedSales, otherSales })),
    otherSales,
    untaxedSales,
    isMaker: typed.business === 'goods' && typed.maker === 'yes',
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
