import { type Decimal, hundred, subtract, zero } from '../money/decimal'
import {
  FACTOR_ONE,
  FINE_BITS,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from './annuity'

/*
 * A loan that does not run as it was agreed: prepayments, a rising EMI, a new rate.
 *
 * It is followed forwards, month by month. Where an EMI was made for so many instalments, what is
 * owed is not what the months before left over but what the instalments still to come are worth:
 * a rounding never outgrows its figure, and the loan ends when it should, at any rate.
 */

/** Something that happens at an instalment, or right after it. Amounts and rates are never below 0. */
export type Change =
  | {
      readonly kind: 'payOnce' | 'extraYearly'
      readonly amount: Decimal
      readonly instalment: number
      readonly effect: 'shorter' | 'lowerEmi'
    }
  | { readonly kind: 'extraMonthly'; readonly amount: Decimal; readonly instalment: number }
  | { readonly kind: 'raiseEmi'; readonly percent: Decimal; readonly instalment: number }
  | {
      readonly kind: 'rateChange'
      readonly rate: Decimal
      readonly instalment: number
      readonly effect: 'keepEmi' | 'keepEnd'
    }

export type ChangingLoan = {
  readonly principal: Decimal
  readonly annualRate: Decimal
  /** The tenure; it plays no part where an EMI is given. */
  readonly months: number
  /** The EMI that is paid; without one, the EMI of the tenure. */
  readonly emi?: Decimal | undefined
  readonly changes: readonly Change[]
}

export type LoanMonth = {
  readonly month: number
  readonly instalment: Decimal
  readonly interest: Decimal
  /** Of the instalment; below 0 where it does not cover the interest. */
  readonly principal: Decimal
  readonly prepayment: Decimal
  readonly balance: Decimal
}

export type LoanEnd = {
  readonly months: number
  /** In force at the last instalment, which may be smaller. */
  readonly emi: Decimal
  readonly interest: Decimal
  readonly prepaid: Decimal
  readonly lastInstalment: Decimal
}

/** Why a loan has no end within a century, and where that begins. */
export type NoEnd = {
  readonly reason: 'interestNotCovered' | 'over100Years'
  readonly instalment: number
  /** What is owed before that instalment, and what it is then made of. */
  readonly balance: Decimal
  readonly interest: Decimal
  readonly emi: Decimal
  /** In force then, in percent a year. */
  readonly rate: Decimal
  /** What the EMI is short of the interest, and the rate it could bear; only where it is short. */
  readonly shortfall: Decimal | undefined
  readonly highestRate: Decimal | undefined
  /** From that instalment on, it repays the loan by the last one of the century. */
  readonly smallestEmi: Decimal
}

/** Either an end or the reason why there is none. */
export type LoanCourse = {
  /** At the start. */
  readonly emi: Decimal
  /** Without an end, all of a century, or fewer where more would be longer than a page can show. */
  readonly rows: readonly LoanMonth[]
} & (
  | { readonly end: LoanEnd; readonly noEnd: undefined }
  | { readonly end: undefined; readonly noEnd: NoEnd }
)

const largestFine = toFine(LARGEST_AMOUNT)

/**
 * A loan to its end, or to the end of the century. In each month a new rate comes first, then what
 * raises the EMI, then the instalment, then prepayments; what comes at the same time, in the order
 * of the list.
 *
 * @example
 * followLoan({ principal: 5000000, annualRate: 8.5, months: 240, changes: [
 *   { kind: 'payOnce', amount: 500000, instalment: 12, effect: 'shorter' },
 * ] }).end // months 192, interest 3810188.07…, lastInstalment 22476.20…
 */
export function followLoan(loan: ChangingLoan): LoanCourse {
  const rows: LoanMonth[] = []
  if (loan.principal <= 0n || (loan.emi === undefined && loan.months <= 0)) {
    const end = { months: 0, emi: zero, interest: zero, prepaid: zero, lastInstalment: zero }
    return { emi: zero, rows, end, noEnd: undefined }
  }
  const { rateChanges, raises, prepayments } = inTurn(loan.changes)
  const rates = rateBook()
  const debt = debtOf(toFine(loan.principal), rates(loan.annualRate))
  if (loan.emi === undefined) debt.repayIn(loan.months)
  else debt.emi = toFine(loan.emi)
  const firstEmi = toDecimal(debt.emi)

  let paid = 0n
  let prepaid = 0n
  let before = loan.principal
  let changed = debt.now(1)
  let uncovered: Moment | undefined
  for (let month = 1; month <= LONGEST_TERM; month++) {
    for (const change of rateChanges) {
      if (!isDue(change, month)) continue
      const left = change.keepsEnd ? debt.instalmentsLeft(LONGEST_TERM + 1 - month) : undefined
      debt.rate = rates(change.rate)
      if (left) debt.repayIn(left)
    }
    for (const change of raises) if (isDue(change, month)) debt.raise(change.percent)

    const now = debt.now(month)
    if (now.emi !== changed.emi || now.rate !== changed.rate) changed = now
    uncovered = now.interest < now.emi ? undefined : (uncovered ?? now)
    const instalment = debt.payInstalment(now.interest)
    paid += instalment
    const between = toDecimal(debt.balance)

    // What only makes it shorter is paid together: one step in fine units instead of dozens.
    let together = 0n
    for (const change of prepayments) {
      if (!isDue(change, month)) continue
      if (!change.lowersEmi) {
        together += change.amount
        continue
      }
      prepaid += debt.prepay(together)
      together = 0n
      const left = debt.instalmentsLeft(LONGEST_TERM - month)
      prepaid += debt.prepay(change.amount)
      if (left) debt.repayIn(left)
    }
    prepaid += debt.prepay(together)

    if (debt.balance > largestFine) break
    const balance = toDecimal(debt.balance)
    rows.push({
      month,
      instalment: toDecimal(instalment),
      interest: toDecimal(now.interest),
      principal: subtract(before, between),
      prepayment: subtract(between, balance),
      balance,
    })
    if (debt.balance === 0n) {
      const end = {
        months: month,
        emi: toDecimal(now.emi),
        interest: subtract(toDecimal(paid + prepaid), loan.principal),
        prepaid: toDecimal(prepaid),
        lastInstalment: toDecimal(instalment),
      }
      return { emi: firstEmi, rows, end, noEnd: undefined }
    }
    before = balance
  }
  return { emi: firstEmi, rows, end: undefined, noEnd: noEndOf(uncovered, changed) }
}

/** The changes as they follow each other within a month; to prepay nothing is no change. */
function inTurn(changes: readonly Change[]) {
  const rateChanges: (Turn & { rate: Decimal; keepsEnd: boolean })[] = []
  const raises: (Turn & { percent: Decimal })[] = []
  const prepayments: (Turn & { amount: Decimal; lowersEmi: boolean })[] = []
  for (const change of changes) {
    const turn = { instalment: change.instalment, step: STEPS[change.kind] }
    if (change.kind === 'rateChange') {
      rateChanges.push({ ...turn, rate: change.rate, keepsEnd: change.effect === 'keepEnd' })
    } else if (change.kind === 'raiseEmi') {
      raises.push({ ...turn, percent: change.percent })
    } else if (change.amount > 0n) {
      const lowersEmi = change.kind !== 'extraMonthly' && change.effect === 'lowerEmi'
      prepayments.push({ ...turn, amount: change.amount, lowersEmi })
    }
  }
  return { rateChanges, raises, prepayments }
}

/** When a change first comes, and after how many months again. */
type Turn = { readonly instalment: number; readonly step: number }

const STEPS: Record<Change['kind'], number> = {
  payOnce: LONGEST_TERM,
  rateChange: LONGEST_TERM,
  extraMonthly: 1,
  extraYearly: 12,
  raiseEmi: 12,
}

const isDue = ({ instalment, step }: Turn, month: number): boolean =>
  month >= instalment && (month - instalment) % step === 0

/** What stands before an instalment, in fine units. */
type Moment = {
  readonly month: number
  readonly balance: bigint
  readonly interest: bigint
  readonly emi: bigint
  readonly rate: Rate
}

function noEndOf(uncovered: Moment | undefined, changed: Moment): NoEnd {
  const { month, balance, interest, emi, rate } = uncovered ?? changed
  const smallest = (balance << FINE_BITS) / rate.worthOf(LONGEST_TERM + 1 - month)
  return {
    reason: uncovered ? 'interestNotCovered' : 'over100Years',
    instalment: month,
    balance: toDecimal(balance),
    interest: toDecimal(interest),
    emi: toDecimal(emi),
    rate: rate.yearly,
    shortfall: uncovered && toDecimal(interest - emi),
    highestRate: uncovered && toDecimal(((emi * MONTHLY_PERCENT_DIVISOR) << FINE_BITS) / balance),
    smallestEmi: toDecimal(smallest),
  }
}

/**
 * What is owed, with the EMI and the rate in force. Amounts are in fine units.
 *
 * What is equal in exact arithmetic may differ here by the roundings of hundreds of steps, which is
 * far less than the 2⁻²⁵⁶th part of the loan: this much counts as nothing.
 */
function debtOf(principal: bigint, firstRate: Rate) {
  const dust = principal >> 256n
  /** The EMI was made for so many instalments at that rate. */
  let plan: { readonly rate: Rate; left: number } | undefined
  return {
    balance: principal,
    rate: firstRate,
    emi: 0n,

    now(month: number): Moment {
      const { balance, emi, rate } = this
      return { month, balance, interest: this.interest(), emi, rate }
    },

    interest(): bigint {
      const interest = this.rate.interestOn(this.balance)
      const over = interest - this.emi
      // An EMI that is just the interest leaves the balance as it is, for ever.
      return over <= dust && -over <= dust ? this.emi : interest
    },

    repayIn(left: number) {
      this.emi = (this.balance << FINE_BITS) / this.rate.worthOf(left)
      plan = { rate: this.rate, left }
    },

    raise(percent: Decimal) {
      if (percent <= 0n) return
      this.emi += (this.emi * percent) / hundred
      plan = undefined
    },

    /** Counted without changes still to come, a small last one too; nothing if there are more. */
    instalmentsLeft(most: number): number | undefined {
      if (plan?.rate === this.rate) return plan.left
      if (this.interest() >= this.emi) return undefined
      return this.rate.monthsWorth(((this.balance - dust) << FINE_BITS) / this.emi, most)
    },

    payInstalment(interest: bigint): bigint {
      if (plan?.rate === this.rate) {
        plan.left--
        this.balance = (this.emi * this.rate.worthOf(plan.left)) >> FINE_BITS
        return this.emi
      }
      plan = undefined
      const due = this.balance + interest
      const isLast = due <= this.emi + dust
      this.balance = isLast ? 0n : due - this.emi
      return isLast ? due : this.emi
    },

    /** An amount in decimal units, or what is left to pay; in fine units. */
    prepay(amount: bigint): bigint {
      if (amount === 0n || this.balance === 0n) return 0n
      plan = undefined
      const fine = amount << FINE_BITS
      const isLast = this.balance <= fine + dust
      const prepaid = isLast ? this.balance : fine
      this.balance -= prepaid
      return prepaid
    },
  }
}

type Rate = ReturnType<typeof rateOf>

/** Each rate once: a rate that comes back is the same one, and remembers what it worked out. */
function rateBook() {
  const known = new Map<Decimal, Rate>()
  return (yearly: Decimal): Rate => {
    const rate = known.get(yearly) ?? rateOf(yearly)
    known.set(yearly, rate)
    return rate
  }
}

/** The rate of one month as a fraction in its lowest terms: short numbers divide fast. */
function rateOf(yearly: Decimal) {
  const divisor = greatestDivisor(MONTHLY_PERCENT_DIVISOR, yearly)
  const part = yearly / divisor
  const whole = MONTHLY_PERCENT_DIVISOR / divisor
  /** v + v² + … + vⁿ for each n. */
  const worths = [0n]
  let last = 0n
  const addMonth = () => {
    last = ((last + FACTOR_ONE) * whole) / (whole + part)
    worths.push(last)
  }
  const worthOf = (months: number): bigint => {
    while (worths.length <= months) addMonth()
    return worths[months] ?? 0n
  }
  return {
    yearly,
    interestOn: (balance: bigint): bigint => (balance * part) / whole,
    worthOf,
    /** The least number of months that is worth so much. */
    monthsWorth(wanted: bigint, most: number): number | undefined {
      while (last < wanted && worths.length <= most) addMonth()
      let [below, enough] = [0, Math.min(worths.length - 1, most)]
      if (worthOf(enough) < wanted) return undefined
      while (enough - below > 1) {
        const middle = (below + enough) >> 1
        if (worthOf(middle) < wanted) below = middle
        else enough = middle
      }
      return enough
    },
  }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}
