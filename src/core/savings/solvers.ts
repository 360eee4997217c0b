import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
} from '../loan/annuity'
import { type Decimal, hundred } from '../money/decimal'
import { type FinePlan, followPlan } from './plan'
import { type RateReading, twelfthRoot } from './yearly-growth'

/*
 * The inverse questions about savings: the monthly amount, the time, the yearly raise or the return
 * that belongs to a sum. All amounts are in fine units.
 */
const MONTHS_PER_YEAR = 12

/** 10⁻²⁰: what is missing beyond this is missing, however long a plan runs. */
const MOST_DUST = (10n ** 20n) << FINE_BITS

/**
 * Whether a sum is reached. What is equal in exact arithmetic is equal here: an amount has forty
 * decimals and stands for every one that is rounded to it, so what only this rounding leaves out of
 * a value is not missing.
 *
 * @example reaches(value, wanted, monthly) // value ≥ wanted, but for dust
 */
export function reaches(value: bigint, wanted: bigint, amount: Decimal): boolean {
  const missing = wanted - value
  return missing <= 0n || (missing < MOST_DUST && 2n * missing * amount <= value)
}

/** What c months make of 1 that is there, and of 1 that is paid in each of them; c from 0 to 12. */
function monthsOfAYear({ growth, timing }: FinePlan): { grown: bigint[]; worths: bigint[] } {
  const grown = [FACTOR_ONE]
  const worths = [0n]
  for (let month = 1; month <= MONTHS_PER_YEAR; month++) {
    const before = grown[month - 1] ?? 0n
    const now = (before * growth) >> FINE_BITS
    grown.push(now)
    worths.push((worths[month - 1] ?? 0n) + (timing === 'end' ? before : now))
  }
  return { grown, worths }
}

/**
 * What a plan is worth in the end, a year at a time. It has no largest amount.
 *
 * @example toDecimal(worthOf(finePlanOf(plan))) === growSavings(plan)?.futureValue
 */
export function worthOf(plan: FinePlan): bigint {
  const { grown, worths } = monthsOfAYear(plan)
  let { lumpSum: total, monthly } = plan
  for (let left = plan.months; left > 0; left -= MONTHS_PER_YEAR) {
    const count = Math.min(left, MONTHS_PER_YEAR)
    total = (total * (grown[count] ?? 0n) + monthly * (worths[count] ?? 0n)) >> FINE_BITS
    monthly = ((monthly * plan.step) >> FINE_BITS) + plan.stepAmount
  }
  return total
}

/**
 * The monthly amount of the first year with which a plan comes to a sum, at least 0. With a wait the
 * instalments begin so many months later; the lump sum does not. Nothing where no amount does: there
 * is no month left, or all of it is lost.
 *
 * @example monthlyToReach(plan, wanted) // 27597.878… for ₹1 crore of today in 15 years
 */
export function monthlyToReach(plan: FinePlan, wanted: bigint, wait = 0): bigint | undefined {
  const lumpSum = { ...plan, monthly: 0n, stepAmount: 0n }
  const instalments = { ...plan, lumpSum: 0n, months: plan.months - wait }
  const raises = { ...instalments, monthly: 0n }
  const missing =
    wanted -
    (plan.lumpSum > 0n ? worthOf(lumpSum) : 0n) -
    (plan.stepAmount > 0n ? worthOf(raises) : 0n)
  if (missing <= 0n) return 0n
  const worthOfOne = worthOf({ ...instalments, monthly: FACTOR_ONE, stepAmount: 0n })
  return worthOfOne > 0n ? (missing << FINE_BITS) / worthOfOne : undefined
}

/**
 * The first month at whose end a plan is worth a goal that rises by a percentage every year. Nothing
 * beyond the largest amount.
 *
 * @example monthsToReach(plan, { goal, inflation: 7, amount: monthly }) // 355
 */
export function monthsToReach(
  plan: FinePlan,
  wanted: { readonly goal: bigint; readonly inflation: Decimal; readonly amount: Decimal },
): number | 'notInTime' | undefined {
  const yearly = growthOf(wanted.inflation, hundred)
  const monthly = twelfthRoot(yearly)
  // A year's months rise from its own beginning: whole years take no root.
  let goalOfYear = wanted.goal
  let goal = wanted.goal
  if (reaches(plan.lumpSum, goal, wanted.amount)) return 0
  let last = 0
  for (const { month, value } of followPlan(plan)) {
    if (month % MONTHS_PER_YEAR === 0) {
      goalOfYear = (goalOfYear * yearly) >> FINE_BITS
      goal = goalOfYear
    } else {
      goal = (goal * monthly) >> FINE_BITS
    }
    if (reaches(value, goal, wanted.amount)) return month
    last = month
  }
  return last === plan.months ? 'notInTime' : undefined
}

/**
 * The factor of a yearly raise with which a plan comes to a sum that it misses without one. Nothing
 * where no raise does.
 *
 * @example stepToReach(plan, wanted) // 1.12325412…
 */
export function stepToReach(plan: FinePlan, wanted: bigint): bigint | undefined {
  const { grown, worths } = monthsOfAYear(plan)
  const years: bigint[] = []
  let later = FACTOR_ONE
  for (let year = Math.ceil(plan.months / MONTHS_PER_YEAR) - 1; year >= 0; year--) {
    const count = Math.min(plan.months - year * MONTHS_PER_YEAR, MONTHS_PER_YEAR)
    const worth = (plan.monthly * (worths[count] ?? 0n)) >> FINE_BITS
    years[year] = (worth * later) >> FINE_BITS
    later = (later * (grown[count] ?? 0n)) >> FINE_BITS
  }
  const [first = 0n, ...raised] = years
  const missing = wanted - first - ((plan.lumpSum * later) >> FINE_BITS)
  return rootOf(raised.map(Number), missing, (step) => {
    let reached = 0n
    for (let year = raised.length - 1; year >= 0; year--) {
      reached = ((reached + (raised[year] ?? 0n)) * step) >> FINE_BITS
    }
    return reached
  })
}

/**
 * The amount that has to be added every year, so that a plan comes to a sum that it misses without.
 * Nothing where no amount does.
 *
 * @example raiseToReach(plan, wanted) // 2011.0405… from ₹10,000 a month to ₹1 crore in 15 years
 */
export function raiseToReach(plan: FinePlan, wanted: bigint): bigint | undefined {
  const worthOfOne = worthOf({ ...plan, lumpSum: 0n, monthly: 0n, stepAmount: FACTOR_ONE })
  return worthOfOne > 0n ? ((wanted - worthOf(plan)) << FINE_BITS) / worthOfOne : undefined
}

/**
 * The growth of a month with which everything that is put in comes to a sum above 0. Nothing where
 * the growth has no effect.
 *
 * @example growthToReach(plan, wanted) // 1.00992063…
 */
export function growthToReach(plan: FinePlan, wanted: bigint): bigint | undefined {
  const { months, step, stepAmount } = plan
  const earnsItsMonth = plan.timing === 'start' ? 1 : 0
  /** What grows for so many months. */
  const growing = new Array<number>(months + 1).fill(0)
  let { monthly } = plan
  for (let paid = 0; paid < months; paid += MONTHS_PER_YEAR) {
    if (paid > 0) monthly = ((monthly * step) >> FINE_BITS) + stepAmount
    const to = months - paid + earnsItsMonth
    growing.fill(Number(monthly), Math.max(to - MONTHS_PER_YEAR, earnsItsMonth), to)
  }
  growing[months] = (growing[months] ?? 0) + Number(plan.lumpSum)
  // What is paid at the very end does not grow.
  const lastPayment = earnsItsMonth ? 0n : monthly
  return rootOf(
    growing.slice(1),
    wanted - lastPayment,
    (growth) => worthOf({ ...plan, growth }) - lastPayment,
  )
}

/**
 * A month's growth as a percentage a year.
 *
 * @example yearlyPercent(growth, 'divide12') // 12 for 1.01
 * @example yearlyPercent(growth, 'effective') // 12.682503… for 1.01
 */
export function yearlyPercent(growth: bigint, reading: RateReading): Decimal {
  if (reading === 'divide12') return toDecimal((growth - FACTOR_ONE) * MONTHLY_PERCENT_DIVISOR)
  let yearly = FACTOR_ONE
  for (let month = 0; month < MONTHS_PER_YEAR; month++) yearly = (yearly * growth) >> FINE_BITS
  return toDecimal((yearly - FACTOR_ONE) * hundred)
}

/** 2⁻¹⁶⁰, and what the next step would be is less by far: the forty decimals of the answer are sure. */
const SURE = FACTOR_ONE >> 160n
/** A handful of steps is enough: this only guards against a loop without end. */
const MOST_GUESSES = 200

/**
 * The x above 0 at which a₁x + a₂x² + … is what is wanted. No aₖ is below 0, so the sum only rises and
 * there is one answer at most: none where all of them are 0, or nothing is wanted.
 *
 * Floats find its first digits, and how steeply the sum rises there. That slope then leads whole
 * numbers to all the other digits, a dozen and more with every step.
 */
function rootOf(
  rising: readonly number[],
  wanted: bigint,
  reachedAt: (x: bigint) => bigint,
): bigint | undefined {
  if (wanted <= 0n || rising.every((coefficient) => coefficient === 0)) return undefined
  const near = floatRoot(rising.map((coefficient) => coefficient / Number(wanted)))
  const slope = BigInt(Math.round(near.slope * Number(wanted)))
  let x = BigInt(Math.round(near.x * 2 ** 300)) << 84n
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const step = ((wanted - reachedAt(x)) << FINE_BITS) / slope
    x += step
    if (step < SURE && -step < SURE) break
  }
  return x
}

/**
 * Where a₁x + a₂x² + … is 1, and its slope. As a function of ln x its logarithm bends only upwards
 * and rises by 1 at least, which suits Newton's method; where that leaps too far, halves do.
 */
function floatRoot(rising: readonly number[]): { x: number; slope: number } {
  let [low, high, at] = [-LONGEST_LOGARITHM, LONGEST_LOGARITHM, 0]
  for (let guess = 0; ; guess++) {
    const x = Math.exp(at)
    let reached = 0
    let slope = 0
    for (let k = rising.length - 1; k >= -1; k--) {
      slope = slope * x + reached
      reached = reached * x + (rising[k] ?? 0)
    }
    if (reached > 1) high = at
    else low = at
    const next = at - (Math.log(reached) * reached) / (slope * x)
    if (Math.abs(next - at) < 1e-12 || guess >= MOST_GUESSES) return { x, slope }
    at = next > low && next < high ? next : (low + high) / 2
  }
}

/** e²⁰⁰ is more than the largest amount is times the smallest. */
const LONGEST_LOGARITHM = 200
