import {
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  monthsOf,
  refine,
  settle,
  UNCHANGED,
} from '../../../core/annuity'
import { atLeastZero, type Decimal, hundred, subtract, zero } from '../../../core/decimal'
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
import type { StepKind } from '../shared/step'

export type GoalFind = 'monthly' | 'duration' | 'stepUp' | 'return'

export type GoalInputs = {
  find: GoalFind
  /** In today's money. */
  goal: Decimal
  inflation: Decimal
  lumpSum: Decimal
  /** Of the following, what is looked for does not count. */
  monthly: Decimal
  years: Decimal
  annualRate: Decimal
  stepPercent: Decimal
  stepAmount: Decimal
  /** Which of the two is looked for, if one is. */
  stepKind: StepKind
  timing: Timing
  reading: RateReading
}

export type GoalYear = SavingsYear & {
  /** The goal in the money of that year's end. */
  readonly goal: Decimal
}

/** A plan with all its terms, the given ones and the one that was found. */
export type GoalPlan = Omit<Savings, 'years'> & {
  /** Already there: what was looked for is 0. */
  readonly kind: 'found' | 'alreadyThere'
  /** Of the first year; as a whole amount it has to be rounded up. */
  readonly monthly: Decimal
  readonly stepPercent: Decimal
  /** Where it was found, it has to be rounded up, too. */
  readonly stepAmount: Decimal
  readonly annualRate: Decimal
  /** The goal in the money of the plan's end. */
  readonly goalThen: Decimal
  /** The first year's amount when the instalments begin a year later, and end when they would. */
  readonly startYearLater: Decimal | undefined
  readonly lastYearMonthly: Decimal
  readonly years: readonly GoalYear[]
}

/** Why there is no such plan. */
export type NoPlan =
  | { readonly kind: 'notWithin100Years' }
  | {
      readonly kind:
        | 'tooShortForStepUp'
        | 'nothingInvested'
        | 'returnHasNoEffect'
        /** The return takes all of every instalment. */
        | 'allIsLost'
        /** Nothing was asked yet. */
        | 'noTime'
      readonly months: number
      readonly goalThen: Decimal
    }

export type GoalOutcome = GoalPlan | NoPlan

/** The plan, if there is one. */
export const planIn = (outcome: GoalOutcome | undefined): GoalPlan | undefined =>
  outcome && 'monthly' in outcome ? outcome : undefined

/** Why there is none. */
export const noPlanIn = (outcome: GoalOutcome | undefined): NoPlan | undefined =>
  outcome && !('monthly' in outcome) ? outcome : undefined

/** Whether the amount of the last year is another one than that of the first. */
export const isRaised = ({ monthly, lastYearMonthly }: GoalPlan): boolean =>
  lastYearMonthly !== monthly

/**
 * The monthly amount, the time, the yearly raise or the return that reaches a goal. Amounts and a
 * duration below 0 count as 0; a negative return is a loss, a negative raise lowers the amount,
 * negative inflation makes things cheaper. Nothing when the duration is longer than a century or the
 * sums are longer than a page can show.
 *
 * @example computeGoal({ find: 'monthly', goal: 10000000, inflation: 6, years: 15, … })
 * // monthly 27597.88, goalThen 23965581.93
 */
export function computeGoal(inputs: GoalInputs): GoalOutcome | undefined {
  const goal = atLeastZero(inputs.goal)
  if (goal > LARGEST_AMOUNT) return undefined
  const given = withoutWhatIsLookedFor(inputs)
  if (inputs.find === 'duration') return findDuration(inputs, given, goal)

  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined
  const wanted = (refine(goal) * growthAfter(inputs.inflation, months)) >> FINE_BITS
  const goalThen = settle(wanted)
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
  return reached && exactlyThere(reached)
}

type Terms = Pick<GoalPlan, 'monthly' | 'stepPercent' | 'stepAmount' | 'annualRate'>

/** What is looked for counts as nothing: no instalment, no raise, no return. */
function withoutWhatIsLookedFor(inputs: GoalInputs) {
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
  // The smaller of them, where there are both: the rounding of the other weighs less.
  const amount = stepAmount > 0n && (stepAmount < monthly || !monthly) ? stepAmount : monthly
  return { terms, plan, amount: amount || lumpSum }
}

type Found = { monthly: bigint } | { step: bigint } | { stepAmount: bigint } | { growth: bigint }

function solve(
  { find, stepKind }: GoalInputs,
  plan: FinePlan,
  wanted: bigint,
): Found | Exclude<NoPlan['kind'], 'notWithin100Years'> | undefined {
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
    // Without a return the plan is worth what is paid in.
    if (worthOf(plan) === 0n) return 'nothingInvested'
    const growth = growthToReach(plan, wanted)
    return growth === undefined ? 'returnHasNoEffect' : { growth }
  }
  const monthly = monthlyToReach(plan, wanted)
  return monthly === undefined ? 'allIsLost' : { monthly }
}

function termsOf({ reading }: GoalInputs, found: Found): Partial<Terms> {
  if ('monthly' in found) return { monthly: settle(found.monthly) }
  if ('stepAmount' in found) return { stepAmount: settle(found.stepAmount) }
  if ('step' in found) return { stepPercent: settle((found.step - UNCHANGED) * hundred) }
  return { annualRate: yearlyPercent(found.growth, reading) }
}

function findDuration(
  inputs: GoalInputs,
  { terms, plan, amount }: ReturnType<typeof withoutWhatIsLookedFor>,
  goal: Decimal,
): GoalOutcome | undefined {
  const { inflation } = inputs
  const months = monthsToReach(plan, { goal: refine(goal), inflation, amount })
  if (months === undefined) return undefined
  if (months === 'notInTime') return { kind: 'notWithin100Years' }
  const goalThen = settle((refine(goal) * growthAfter(inflation, months)) >> FINE_BITS)
  const asked = { inputs: { ...inputs, goal }, terms, goalThen }
  return planOf(asked, { ...plan, months }, months === 0 ? 'alreadyThere' : 'found')
}

/** Everything that a page shows of a plan. */
function planOf(
  asked: { inputs: GoalInputs; terms: Terms; goalThen: Decimal },
  plan: FinePlan,
  kind: GoalPlan['kind'],
): GoalPlan | undefined {
  const savings = savingsOf(plan)
  if (!savings) return undefined
  const { inputs, terms, goalThen } = asked
  const yearly = growthOf(inputs.inflation, hundred)
  let goal = refine(inputs.goal)
  const years = savings.years.map((year, index) => {
    goal = (goal * yearly) >> FINE_BITS
    return { ...year, goal: index === savings.years.length - 1 ? goalThen : settle(goal) }
  })
  const later =
    kind === 'found' && plan.months > 12 ? monthlyToReach(plan, refine(goalThen), 12) : undefined
  return {
    ...savings,
    kind,
    ...terms,
    goalThen,
    startYearLater: later === undefined ? undefined : settle(later),
    lastYearMonthly: years.at(-1)?.monthly ?? terms.monthly,
    years,
  }
}

/** A found plan is worth its goal: what a last rounding left of it is none. */
function exactlyThere(plan: GoalPlan): GoalPlan {
  const value = plan.goalThen
  const last = plan.years.at(-1)
  return {
    ...plan,
    futureValue: value,
    returns: subtract(value, plan.invested),
    years: last ? [...plan.years.slice(0, -1), { ...last, value }] : plan.years,
  }
}
