import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import {
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import { postOfficeRecurring } from '../../../core/rules/deposits'
import type { BankWay } from '../shared/match-my-bank/match'
import { type answer, planIn, type RecurringInputs } from './compute'
import { type Counting, withinQuarter, worthsUntil } from './counting'
import type { Method, Typed } from './inputs'
import { recurringWords } from './words'

/*
 * All ways in which banks and sites are known to count a recurring deposit, for a person who holds a receipt.
 */

export type WayOfBank = {
  readonly way: Counting | 'credited' | 'postOffice' | 'monthly' | 'simple'
  /** The interest of each quarter is rounded to the rupee before it earns itself. */
  readonly isRounded: boolean
  /** An instalment earns from the month after it. */
  readonly isAtMonthEnd: boolean
  readonly value: Decimal
}

export type BankDeposit = {
  readonly monthly: Decimal
  readonly rate: Decimal
  readonly months: number
}

/** What is equal but for the last of forty decimals is one value. */
const EQUAL_TO = 20

/**
 * What each way makes of a deposit, the likelier ones first. Values that are longer than a page can show are left
 * out.
 *
 * @example waysOfBanks({ monthly: 5000, rate: 6.5, months: 60 })[0] // formula, 354954.0995…
 */
export function waysOfBanks(deposit: BankDeposit): readonly WayOfBank[] {
  const { months } = deposit
  if (months === 0) return []
  const plain = { isRounded: false, isAtMonthEnd: false }
  const rounded = { isRounded: true, isAtMonthEnd: false }
  const late = { isRounded: false, isAtMonthEnd: true }
  const lateRounded = { isRounded: true, isAtMonthEnd: true }
  const ways: Omit<WayOfBank, 'value'>[] = [
    { way: 'formula', ...plain },
    { way: 'quarters', ...plain },
    { way: 'postOffice', ...plain },
    { way: 'formula', ...rounded },
    { way: 'quarters', ...rounded },
    { way: 'credited', ...plain },
    { way: 'monthly', ...plain },
    { way: 'formula', ...late },
    { way: 'quarters', ...late },
    { way: 'formula', ...lateRounded },
    { way: 'quarters', ...lateRounded },
    { way: 'credited', ...late },
    { way: 'monthly', ...late },
    { way: 'simple', ...plain },
    { way: 'simple', ...late },
  ]
  return ways.flatMap((way) => {
    const value = valueBy(way, deposit)
    return value === undefined || value > LARGEST_AMOUNT
      ? []
      : [{ ...way, value: round(value, EQUAL_TO) }]
  })
}

function valueBy(of: Omit<WayOfBank, 'value'>, deposit: BankDeposit): Decimal | undefined {
  const { way, isRounded, isAtMonthEnd } = of
  const { monthly, rate, months } = deposit
  if (way === 'credited') {
    // In full quarters it is the same as counting by quarters.
    return months % 3 === 0 ? undefined : creditedEachQuarter('quarters', of, deposit)
  }
  if (isRounded) return creditedEachQuarter(way as Counting, of, deposit)
  if (way === 'postOffice') {
    if (months !== postOfficeRecurring.months) return undefined
    const worth = worthsUntil('formula', rate, months)?.[months]
    if (worth === undefined) return undefined
    return multiplyDivide(round(toDecimal(hundred * worth), 2), monthly, hundred)
  }
  const last = isAtMonthEnd ? months - 1 : months
  const worth =
    way === 'simple'
      ? simpleWorth(rate, last)
      : way === 'monthly'
        ? monthlyWorth(rate, last)
        : worthsUntil(way, rate, last)?.[last]
  if (worth === undefined) return undefined
  // One that is paid on the last day comes on top.
  return toDecimal(monthly * (isAtMonthEnd ? worth + FACTOR_ONE : worth))
}

/** 1 in each of so many months, with simple interest for 1, 2, 3 … of them. */
const simpleWorth = (rate: Decimal, months: number): bigint =>
  BigInt(months) * FACTOR_ONE +
  ((rate << FINE_BITS) * BigInt((months * (months + 1)) / 2)) / MONTHLY_PERCENT_DIVISOR

function monthlyWorth(rate: Decimal, months: number): bigint {
  const growth = growthOf(rate, MONTHLY_PERCENT_DIVISOR)
  let worth = 0n
  for (let month = 0; month < months; month++) {
    worth = ((worth + FACTOR_ONE) * growth) >> FINE_BITS
  }
  return worth
}

/** Interest on what is there and on the instalments of each quarter, added at its end. */
function creditedEachQuarter(
  counting: Counting,
  { isRounded, isAtMonthEnd }: Omit<WayOfBank, 'value'>,
  { monthly, rate, months }: BankDeposit,
): Decimal {
  const grown = withinQuarter(counting, rate)
  const gain = (count: number) => (grown[count] ?? FACTOR_ONE) - FACTOR_ONE
  let balance = 0n
  for (let paid = 0; paid < months; paid += 3) {
    const count = Math.min(3, months - paid)
    let interest = (balance * gain(count)) >> FINE_BITS
    for (let month = 1; month <= count; month++) {
      interest += monthly * gain(isAtMonthEnd ? month - 1 : month)
    }
    balance += toFine(monthly) * BigInt(count)
    balance += isRounded ? toFine(round(toDecimal(interest), 0)) : interest
  }
  return toDecimal(balance)
}

/**
 * The ways of counting to try against a receipt, for the deposit as it stands. A found instalment is the one that
 * is shown, rounded up.
 *
 * @param change sets the page to one of its own ways
 * @example bankWaysFor(answer(typed), inputs.change)[0]?.name // 'the bank formula'
 */
export function bankWaysFor(
  { asked, outcome }: Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>,
  change: (part: Partial<Typed>) => void,
): readonly BankWay[] {
  const plan = planIn(outcome)
  if (!plan || plan.monthly <= zero) return []
  const { rateUsed: rate, months } = plan
  const monthly = asked.find === 'monthly' ? roundedUp(plan.monthly) : plan.monthly
  return waysOfBanks({ monthly, rate, months }).map((way) => {
    const method = methodOf(way)
    const isInUse = method === asked.method
    const shown = { name: sayWay(way), value: way.value, isInUse }
    return method === undefined || isInUse
      ? shown
      : { ...shown, choose: () => change(settingsFor(method, asked, rate)) }
  })
}

/** A method, at the rate that counts now: banks and the post office have one each. */
function settingsFor(method: Method, asked: RecurringInputs, rate: Decimal): Partial<Typed> {
  if (method === 'postOffice') return { method, postRate: toDigits(rate) }
  return asked.method === 'postOffice'
    ? { method, rate: toDigits(subtract(rate, asked.seniorExtra)) }
    : { method }
}

/** The setting of the page that counts this way. */
const methodOf = ({ way, isRounded, isAtMonthEnd }: WayOfBank): Method | undefined =>
  isRounded || isAtMonthEnd || way === 'credited' || way === 'monthly' || way === 'simple'
    ? undefined
    : way

function sayWay({ way, isRounded, isAtMonthEnd }: WayOfBank): string {
  const shown = recurringWords.bankWays[way]
  const label = isRounded ? recurringWords.bankWays.roundedQuarters(shown) : shown
  return isAtMonthEnd ? recurringWords.bankWays.atMonthEnd(label) : label
}
