import {
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import { type Change, followLoan, type LoanMonth } from '../../../core/loan/changing-loan'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import type { PrepayResults } from './compute'

/*
 * Compares two ways of using the same money: prepaying and investing. Both spend the same amount every
 * month: the way that pays the bank less invests the difference. At the later end of the two loans
 * both owe nothing, and what is invested by then is compared.
 */

export type InvestInputs = {
  readonly loan: PrepayResults['loan']
  readonly changes: readonly Change[]
  readonly chargePercent: Decimal
  /** In percent a year; a twelfth of it a month. */
  readonly annualReturn: Decimal
  /** In percent of the gain, paid once, at the end; a loss is not taxed. */
  readonly taxPercent: Decimal
}

/** What is invested in one of the two ways. */
export type Investment = {
  readonly putIn: Decimal
  readonly worth: Decimal
  readonly tax: Decimal
  readonly afterTax: Decimal
}

export type InvestResults = {
  /** The month of the comparison, and the month in which the prepaid loan ends. */
  readonly months: number
  readonly prepaidMonths: number
  /** Whether the changes include a new rate, which counts in both ways. */
  readonly hasNewRate: boolean
  /** Prepaying: the saved instalments are invested. */
  readonly prepay: Investment
  /** Not prepaying: the prepayments and their charges are invested. */
  readonly invest: Investment
  /** What prepaying saves in all; below 0 it costs more. */
  readonly savedInAll: Decimal
  /** The return at which both ways end with the same amount; undefined if there is none. */
  readonly breakEven: Decimal | undefined
}

/**
 * Compares prepaying a loan with investing the same money. Rate changes count in both ways. `nothing
 * extra` if no change is a payment; `no end` if one of the loans never ends.
 *
 * @example compareInvesting({ …, annualReturn: 12, taxPercent: 0 })
 * // ₹5,00,000 after EMI 12 of ₹50,00,000 at 8.5%: breakEven 8.5, the rate of the loan
 */
export function compareInvesting(
  inputs: InvestInputs,
): InvestResults | 'nothing extra' | 'no end' | 'too large' {
  const { loan, changes } = inputs
  const rateChanges = changes.filter(({ kind }) => kind === 'rateChange')
  if (rateChanges.length === changes.length) return 'nothing extra'
  const before = followLoan({ ...loan, changes: rateChanges })
  const after = followLoan({ ...loan, changes })
  if (!before.end || !after.end) return 'no end'

  const flows = flowsOf(before.rows, after.rows, atLeastZero(inputs.chargePercent))
  if (flows.every((flow) => flow === 0n)) return 'nothing extra'
  const tax = atMostHundred(atLeastZero(inputs.taxPercent))
  const both = investmentsAt(flows, atLeastZero(inputs.annualReturn), tax)
  if (!both) return 'too large'
  return {
    months: flows.length,
    prepaidMonths: after.end.months,
    hasNewRate: rateChanges.length > 0,
    prepay: both.prepay,
    invest: both.invest,
    savedInAll: subtract(both.prepay.putIn, both.invest.putIn),
    breakEven: breakEvenOf(flows, tax, loan.annualRate),
  }
}

/** How much more prepaying pays in each month than the other way; below 0 it pays less. */
function flowsOf(
  before: readonly LoanMonth[],
  after: readonly LoanMonth[],
  chargePercent: Decimal,
): Decimal[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const prepaid = after[index]?.prepayment ?? zero
    const charge = multiplyDivide(prepaid, chargePercent, hundred)
    const paid = sum(after[index]?.instalment ?? zero, prepaid, charge)
    return subtract(paid, before[index]?.instalment ?? zero)
  })
}

const atMostHundred = (percent: Decimal) => (percent > hundred ? hundred : percent)

const largestFine = toFine(LARGEST_AMOUNT)

/** Both ways at a yearly return; undefined if the sums have too many digits. */
function investmentsAt(flows: readonly Decimal[], annualReturn: Decimal, taxPercent: Decimal) {
  const growth = growthOf(annualReturn, MONTHLY_PERCENT_DIVISOR)
  let prepay = 0n
  let invest = 0n
  let prepayIn = zero
  let investIn = zero
  for (const flow of flows) {
    // Payments are made at the end of a month, so they grow from the next month on.
    prepay = (prepay * growth) >> FINE_BITS
    invest = (invest * growth) >> FINE_BITS
    if (flow > 0n) {
      invest += toFine(flow)
      investIn = sum(investIn, flow)
    } else {
      prepay -= toFine(flow)
      prepayIn = subtract(prepayIn, flow)
    }
    if (invest > largestFine || prepay > largestFine) return undefined
  }
  return {
    prepay: taxed(prepayIn, toDecimal(prepay), taxPercent),
    invest: taxed(investIn, toDecimal(invest), taxPercent),
  }
}

function taxed(putIn: Decimal, worth: Decimal, taxPercent: Decimal): Investment {
  const tax = multiplyDivide(atLeastZero(subtract(worth, putIn)), taxPercent, hundred)
  return { putIn, worth, tax, afterTax: subtract(worth, tax) }
}

/** Far less than a paisa. */
const CLOSE = decimalFrom('0.000001')
const HIGHEST_RETURN = decimalFrom(10_000)
/** About a dozen are needed; the limit only makes sure that the loop ends. */
const MOST_GUESSES = 300

/**
 * The return at which both ways have the same after tax, found by the Illinois method: a secant
 * between two returns that have the root between them; if one end stays twice, its value is halved.
 */
function breakEvenOf(
  flows: readonly Decimal[],
  taxPercent: Decimal,
  rate: Decimal,
): Decimal | undefined {
  const aheadAt = (annualReturn: Decimal): Decimal | undefined => {
    const both = investmentsAt(flows, annualReturn, taxPercent)
    return both && subtract(both.invest.afterTax, both.prepay.afterTax)
  }
  let low = zero
  let below = aheadAt(low) ?? zero
  if (absolute(below) <= CLOSE) return low
  if (below > 0n) return undefined

  let high = rate > 0n ? rate : decimalFrom(1)
  let above = aheadAt(high)
  while (above !== undefined && above < 0n && high < HIGHEST_RETURN) {
    high = sum(high, high)
    above = aheadAt(high)
  }
  if (above === undefined || above < 0n) return undefined

  let middle = high
  let sideBefore = 0
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    middle = sum(low, multiplyDivide(subtract(high, low), absolute(below), subtract(above, below)))
    const missed = aheadAt(middle)
    if (missed === undefined) return undefined
    if (absolute(missed) <= CLOSE) break
    const side = missed < 0n ? -1 : 1
    if (side < 0) {
      low = middle
      below = missed
      if (sideBefore === side) above = half(above)
    } else {
      high = middle
      above = missed
      if (sideBefore === side) below = half(below)
    }
    sideBefore = side
  }
  return middle
}

const half = (value: Decimal) => multiplyDivide(value, decimalFrom(1), decimalFrom(2))
