import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  monthsOf,
  toDecimal,
  toFine,
} from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  hundred,
  round,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import {
  type FinePlan,
  finePlanOf,
  type Savings,
  type SavingsYear,
  savingsOf,
  type Timing,
} from '../../../core/savings/plan'
import {
  growthToReach,
  monthlyToReach,
  monthsToReach,
  raiseToReach,
  reaches,
  stepToReach,
  worthOf,
  yearlyPercent,
} from '../../../core/savings/solvers'
import { growthAfter, monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { chosenStepUp, type StepKind } from '../shared/plan'
import { type GoalFind, inputs, type Typed } from './inputs'

export type GoalInputs = {
  find: GoalFind
  /** In today's money. */
  goal: Decimal
  inflation: Decimal
  lumpSum: Decimal
  /** Of the following terms, the one to find is ignored. */
  monthly: Decimal
  years: Decimal
  annualRate: Decimal
  stepPercent: Decimal
  stepAmount: Decimal
  /** Whether a step-up to find is a percentage or an amount. */
  stepKind: StepKind
  timing: Timing
  reading: RateReading
}

export type GoalYear = SavingsYear & {
  /** The goal in the money of that year's end. */
  readonly goal: Decimal
}

/** A plan that reaches the goal: the given terms and the one that was found. */
export type GoalPlan = Omit<Savings, 'years'> & {
  /** Already there: the goal is reached even if the term to find is 0. */
  readonly kind: 'found' | 'alreadyThere'
  /** In the first year. Where it was found, pages round it up, so that it reaches the goal. */
  readonly monthly: Decimal
  readonly stepPercent: Decimal
  /** Where it was found, it is rounded up, too. */
  readonly stepAmount: Decimal
  readonly annualRate: Decimal
  /** The goal in the money of the plan's end. */
  readonly goalThen: Decimal
  /** The first year's amount when the instalments begin a year later, and end when they would. */
  readonly startYearLater: Decimal | undefined
  readonly lastYearMonthly: Decimal
  readonly years: readonly GoalYear[]
}

/** Why no plan reaches the goal. */
export type NoPlan =
  | { readonly kind: 'notWithin100Years' }
  | {
      readonly kind:
        | 'tooShortForStepUp'
        | 'nothingInvested'
        | 'returnHasNoEffect'
        /** The return loses all of every instalment. */
        | 'allIsLost'
        /** The duration is 0. */
        | 'noTime'
      readonly months: number
      readonly goalThen: Decimal
    }

export type GoalOutcome = GoalPlan | NoPlan

/** The plan, if one reaches the goal. */
export const planIn = (outcome: GoalOutcome | undefined): GoalPlan | undefined =>
  outcome && 'monthly' in outcome ? outcome : undefined

/** Why there is no plan. */
export const noPlanIn = (outcome: GoalOutcome | undefined): NoPlan | undefined =>
  outcome && !('monthly' in outcome) ? outcome : undefined

/** Whether the monthly amount changes over the years. */
export const isRaised = ({ monthly, lastYearMonthly }: GoalPlan): boolean =>
  lastYearMonthly !== monthly

/**
 * The monthly amount, the time, the yearly step-up or the return that reaches a goal. Amounts and a
 * duration below 0 count as 0; a negative return is a loss, a negative step-up lowers the amount,
 * negative inflation makes things cheaper. Undefined when the duration is longer than a century or
 * the sums are longer than a page can show.
 *
 * @example computeGoal({ find: 'monthly', goal: 10000000, inflation: 6, years: 15, … })
 * // monthly 27597.88, goalThen 23965581.93
 */
export function computeGoal(inputs: GoalInputs): GoalOutcome | undefined {
  const goal = atLeastZero(inputs.goal)
  if (goal > LARGEST_AMOUNT) return undefined
  const given = planWithoutTermToFind(inputs)
  if (inputs.find === 'duration') return findDuration(inputs, given, goal)

  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined
  const wanted = (toFine(goal) * growthAfter(inputs.inflation, months)) >> FINE_BITS
  const goalThen = toDecimal(wanted)
  if (goalThen > LARGEST_AMOUNT) return undefined
  const asked = { inputs: { ...inputs, goal }, terms: given.terms, goalThen }
  const plan = { ...given.plan, months }
  if (reaches(worthOf(plan), wanted, given.amount)) return planOf(asked, plan, 'alreadyThere')

  const found = solve(inputs, plan, wanted)
  if (typeof found === 'string') return { kind: found, months, goalThen }
  if (found === undefined) return undefined
  const terms = { ...given.terms, ...termsOf(inputs, found) }
  if (terms.stepPercent > LARGEST_AMOUNT || terms.annualRate > LARGEST_AMOUNT) return undefined
  const reached = planOf({ ...asked, terms }, { ...plan, ...found }, 'found')
  return reached && withExactValue(reached)
}

type Terms = Pick<GoalPlan, 'monthly' | 'stepPercent' | 'stepAmount' | 'annualRate'>

/** The plan with 0 for the term to find: no instalment, no step-up, no return. */
function planWithoutTermToFind(inputs: GoalInputs) {
  const { find, timing } = inputs
  const terms: Terms = {
    monthly: find === 'monthly' ? zero : atLeastZero(inputs.monthly),
    stepPercent: find === 'stepUp' ? zero : inputs.stepPercent,
    stepAmount: find === 'stepUp' ? zero : atLeastZero(inputs.stepAmount),
    annualRate: find === 'return' ? zero : inputs.annualRate,
  }
  const lumpSum = atLeastZero(inputs.lumpSum)
  const plan = finePlanOf(
    { ...terms, lumpSum, timing, months: LONGEST_TERM },
    monthGrowth(terms.annualRate, inputs.reading),
  )
  const { monthly, stepAmount } = terms
  // The smaller of the two, where there are both: rounding matters most for it.
  const amount = stepAmount > 0n && (stepAmount < monthly || !monthly) ? stepAmount : monthly
  return { terms, plan, amount: amount || lumpSum }
}

/** The value of the term to find, in fine units. */
type Solution = { monthly: bigint } | { step: bigint } | { stepAmount: bigint } | { growth: bigint }

function solve(
  { find, stepKind }: GoalInputs,
  plan: FinePlan,
  wanted: bigint,
): Solution | Exclude<NoPlan['kind'], 'notWithin100Years'> | undefined {
  if (find === 'stepUp') {
    if (plan.months <= 12) return 'tooShortForStepUp'
    if (stepKind === 'amount') {
      const stepAmount = raiseToReach(plan, wanted)
      return stepAmount === undefined ? 'allIsLost' : { stepAmount }
    }
    if (plan.monthly === 0n) return 'nothingInvested'
    const step = stepToReach(plan, wanted)
    return step === undefined ? 'allIsLost' : { step }
  }
  if (plan.months === 0) return 'noTime'
  if (find === 'return') {
    // The return is 0 here, so the plan is worth what is paid in.
    if (worthOf(plan) === 0n) return 'nothingInvested'
    const growth = growthToReach(plan, wanted)
    return growth === undefined ? 'returnHasNoEffect' : { growth }
  }
  const monthly = monthlyToReach(plan, wanted)
  return monthly === undefined ? 'allIsLost' : { monthly }
}

function termsOf({ reading }: GoalInputs, found: Solution): Partial<Terms> {
  if ('monthly' in found) return { monthly: toDecimal(found.monthly) }
  if ('stepAmount' in found) return { stepAmount: toDecimal(found.stepAmount) }
  if ('step' in found) return { stepPercent: toDecimal((found.step - FACTOR_ONE) * hundred) }
  return { annualRate: yearlyPercent(found.growth, reading) }
}

function findDuration(
  inputs: GoalInputs,
  { terms, plan, amount }: ReturnType<typeof planWithoutTermToFind>,
  goal: Decimal,
): GoalOutcome | undefined {
  const { inflation } = inputs
  const months = monthsToReach(plan, { goal: toFine(goal), inflation, amount })
  if (months === undefined) return undefined
  if (months === 'notInTime') return { kind: 'notWithin100Years' }
  const goalThen = toDecimal((toFine(goal) * growthAfter(inflation, months)) >> FINE_BITS)
  const asked = { inputs: { ...inputs, goal }, terms, goalThen }
  return planOf(asked, { ...plan, months }, months === 0 ? 'alreadyThere' : 'found')
}

/** A plan with everything that the page shows of it. */
function planOf(
  asked: { inputs: GoalInputs; terms: Terms; goalThen: Decimal },
  plan: FinePlan,
  kind: GoalPlan['kind'],
): GoalPlan | undefined {
  const savings = savingsOf(plan)
  if (!savings) return undefined
  const { inputs, terms, goalThen } = asked
  const yearly = growthOf(inputs.inflation, hundred)
  let goal = toFine(inputs.goal)
  const years = savings.years.map((year, index) => {
    goal = (goal * yearly) >> FINE_BITS
    return { ...year, goal: index === savings.years.length - 1 ? goalThen : toDecimal(goal) }
  })
  const later =
    kind === 'found' && plan.months > 12 ? monthlyToReach(plan, toFine(goalThen), 12) : undefined
  return {
    ...savings,
    kind,
    ...terms,
    goalThen,
    startYearLater: later === undefined ? undefined : toDecimal(later),
    lastYearMonthly: years.at(-1)?.monthly ?? terms.monthly,
    years,
  }
}

/** A found plan is worth exactly its goal: this drops the error of the last rounding. */
function withExactValue(plan: GoalPlan): GoalPlan {
  const value = plan.goalThen
  const last = plan.years.at(-1)
  return {
    ...plan,
    futureValue: value,
    returns: subtract(value, plan.invested),
    years: last ? [...plan.years.slice(0, -1), { ...last, value }] : plan.years,
  }
}

/** The results of what is typed. */
export function answer(typed: Typed) {
  const read = inputs.parse(typed)
  const asked: GoalInputs = {
    find: typed.find,
    goal: read.goal.value,
    inflation: read.inflation.value,
    lumpSum: read.lump.value,
    monthly: read.monthly.value,
    years: read.years.value,
    annualRate: read.rate.value,
    stepKind: typed.stepKind,
    ...chosenStepUp(typed),
    timing: typed.timing,
    reading: typed.reading,
  }
  const outcome = computeGoal(asked)
  return { asked, outcome, otherPlan: otherPlanFor(asked, outcome) }
}

/**
 * A second plan to show: the one without a step-up, where a monthly amount with a step-up was found; or
 * the one with a monthly amount that is enough, where the typed amount does not reach the goal.
 */
function otherPlanFor(asked: GoalInputs, outcome: ReturnType<typeof computeGoal>) {
  const monthly = { ...asked, find: 'monthly' } as const
  if (noPlanIn(outcome)?.kind === 'notWithin100Years') return planIn(computeGoal(monthly))
  const plan = planIn(outcome)
  const isRaised = asked.stepPercent !== zero || asked.stepAmount !== zero
  return isRaised && asked.find === 'monthly' && plan?.kind === 'found' && plan.months > 12
    ? planIn(computeGoal({ ...monthly, stepPercent: zero, stepAmount: zero }))
    : undefined
}

/**
 * What the plan comes to and its return in percent, for the link to the withdrawal calculator. A typed
 * return stays as it is; one that was found is converted to how that page counts, a twelfth a month.
 *
 * @example reachedSum(answer({ ...inputs.defaults, find: 'return' })).rate // '13.23'
 */
export function reachedSum({ asked, outcome }: ReturnType<typeof answer>) {
  const plan = planIn(outcome)
  const rate =
    plan && asked.find === 'return'
      ? round(yearlyPercent(monthGrowth(plan.annualRate, asked.reading), 'divide12'), 2)
      : asked.annualRate
  return { sum: plan?.futureValue, rate: toDigits(rate) }
}
