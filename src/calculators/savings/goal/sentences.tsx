import type { ReactNode } from 'react'
import { languageWords } from '../../../core/language/words'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  round,
  toDigits,
} from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import type { Timing } from '../../../core/savings/plan'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { uiWords } from '../../../ui/words'
import type { SavingsExport } from '../shared/export'
import { stepUpLabel } from '../shared/sentences'
import { savingsWords } from '../shared/words'
import {
  type GoalInputs,
  type GoalOutcome,
  type GoalPlan,
  isRaised,
  type NoPlan,
  noPlanIn,
  planIn,
} from './compute'
import type { GoalFind } from './inputs'
import { goalWords } from './words'

type Money = (value: Decimal) => string

/** The label of the result, by the term that was looked for. */
export const resultLabels: Record<GoalFind, string> = goalWords.results

/** When an instalment is paid. */
export const timingNames: Record<Timing, string> = goalWords.counting.timings

/** How the return of a month follows from that of a year. */
export const rateNames: Record<RateReading, string> = goalWords.counting.rates

/**
 * The value of what was found. An amount is rounded up, so that it reaches the goal.
 *
 * @example formatResult({ find: 'monthly', … }, plan, money) // '₹27,598'
 */
export function formatResult({ find, stepKind }: GoalInputs, plan: GoalPlan, money: Money): string {
  if (find === 'monthly') return money(roundedUp(plan.monthly))
  if (find === 'duration') return languageWords.months(plan.months)
  if (find === 'stepUp' && stepKind === 'amount') return money(roundedUp(plan.stepAmount))
  return formatPercent(find === 'stepUp' ? plan.stepPercent : plan.annualRate, 2)
}

/** The main figure of the page and its caption. */
export type Headline = {
  /** What was found; where nothing was, few words, since the bars at the edge of a phone are narrow. */
  readonly value: string
  /** Shown instead of the value where there is no figure. */
  readonly sentence?: string
  readonly caption: ReactNode
}

/**
 * What was found; or why nothing was, and what would have an answer.
 *
 * @param exact formats an amount with its paise: rounded, a sentence might not be true
 * @param whole formats a rounded amount
 */
export function headlineOf(
  answered: {
    asked: GoalInputs
    outcome: GoalOutcome | undefined
    otherPlan: GoalPlan | undefined
  },
  exact: Money,
  whole: Money,
): Headline {
  const { asked, outcome, otherPlan } = answered
  const { find } = asked
  const none = noPlanIn(outcome)
  if (none) return whyNoPlan(none, asked, otherPlan, exact, whole)
  const plan = planIn(outcome)
  if (!plan) return { value: '--', caption: uiWords.answer.tooLarge }
  const value = formatResult(asked, plan, whole)
  if (asked.goal <= 0n) return { value, caption: goalWords.enterGoal }
  if (plan.kind === 'alreadyThere') {
    const caption = whyAlreadyThere(plan, asked, exact, whole)
    return find === 'monthly' && isRaised(plan)
      ? { value, sentence: goalWords.startFrom(value), caption }
      : { value: goalWords.alreadyThere, sentence: goalWords.youAreThere, caption }
  }
  return { value, caption: captionOf(plan, asked, exact) }
}

/** @example 'in the first year, then 10% more every year for 15 years', with '10% more' in bold */
function captionOf(plan: GoalPlan, { find, lumpSum }: GoalInputs, exact: Money): ReactNode {
  const { months, stepPercent, stepAmount } = plan
  const paid =
    plan.monthly === 0n && lumpSum > 0n
      ? goalWords.paid.today(exact(lumpSum))
      : goalWords.paid.monthly(exact(plan.monthly))
  const size = stepAmount ? exact(stepAmount) : `${groupDigits(toDigits(absolute(stepPercent)))}%`
  const step = stepPercent < 0n ? savingsWords.less(size) : savingsWords.more(size)
  const course = isRaised(plan) ? 'changing' : 'level'
  if (find === 'monthly') return goalWords.captions.monthly[course](months, step)
  if (find === 'duration') return goalWords.captions.duration[course](months, paid, step)
  return find === 'stepUp'
    ? goalWords.captions.stepUp(months, paid)
    : goalWords.captions.return[course](months, paid, step)
}

function whyAlreadyThere(plan: GoalPlan, asked: GoalInputs, exact: Money, whole: Money): ReactNode {
  const { find, lumpSum } = asked
  const [value, goal] = [whole(plan.futureValue), whole(plan.goalThen)]
  if (find === 'duration') return goalWords.haveGoalToday(exact(lumpSum), goal)
  return (
    <>
      {find === 'monthly' && !isRaised(plan)
        ? goalWords.lumpSumComes(exact(lumpSum), value)
        : goalWords.savingsCome[find](value)}{' '}
      {goalWords.goalByThen(goal)}
    </>
  )
}

/** @example 'With ₹5,00,000 today and ₹1,000 a month the goal is not reached in 100 years' */
function sayNotReached({ lumpSum, monthly }: GoalInputs, exact: Money): string {
  if (monthly <= 0n) {
    return lumpSum > 0n
      ? goalWords.notReached.lumpSum(exact(lumpSum))
      : goalWords.notReached.nothing
  }
  return lumpSum > 0n
    ? goalWords.notReached.lumpAndMonthly(exact(lumpSum), exact(monthly))
    : goalWords.notReached.monthly(exact(monthly))
}

function whyNoPlan(
  none: NoPlan,
  asked: GoalInputs,
  otherPlan: GoalPlan | undefined,
  exact: Money,
  whole: Money,
): Headline {
  const { find } = asked
  const value = goalWords.noAnswer
  switch (none.kind) {
    case 'noTime':
      return {
        value: '--',
        caption: goalWords.enterDuration[find === 'return' ? 'return' : 'monthly'],
      }
    case 'notWithin100Years': {
      const monthly = atLeastZero(asked.monthly)
      const enough = otherPlan && otherPlan.months > 0 && otherPlan.monthly > monthly
      return {
        value,
        sentence: sayNotReached(asked, exact),
        caption: enough
          ? goalWords.enoughMonthly(whole(roundedUp(otherPlan.monthly)), otherPlan.months)
          : goalWords.enterMore,
      }
    }
    case 'tooShortForStepUp':
      return { value, sentence: goalWords.tooShort, caption: goalWords.tooShortHelp }
    case 'nothingInvested':
      return find === 'stepUp'
        ? { value, sentence: goalWords.nothingToStepUp, caption: goalWords.nothingToStepUpHelp }
        : { value, sentence: goalWords.nothingToGrow, caption: goalWords.nothingToGrowHelp }
    case 'returnHasNoEffect':
      return { value, sentence: goalWords.noEffect, caption: goalWords.noEffectHelp }
    default:
      return {
        value,
        sentence: goalWords.allIsLost,
        caption: goalWords.allIsLostHelp[find === 'stepUp' ? 'stepUp' : 'monthly'],
      }
  }
}

/**
 * The inputs on top of an exported file: the goal, and the terms of the plan that reaches it.
 *
 * @example sheetInputs(asked, plan, '₹') // Goal, Inflation (%), …, Annual step-up (₹), …
 */
export const sheetInputs = (
  asked: GoalInputs,
  plan: GoalPlan,
  symbol: string,
): SavingsExport['inputs'] => [
  { label: goalWords.goal, value: asked.goal, suffix: '' },
  { label: goalWords.inflation, value: asked.inflation, suffix: 'pct-inflation' },
  { label: goalWords.goalThen, value: toPaise(plan.goalThen) },
  { label: savingsWords.monthlyAmount, value: toPaise(plan.monthly) },
  {
    label: stepUpLabel(asked.stepKind, symbol),
    value: toPaise(asked.stepKind === 'percent' ? plan.stepPercent : plan.stepAmount),
  },
  { label: savingsWords.annualReturn, value: toPaise(plan.annualRate) },
  { label: goalWords.export.durationInMonths, value: decimalFrom(plan.months) },
  { label: goalWords.lumpSum, value: asked.lumpSum },
  { label: goalWords.export.instalments, value: timingNames[asked.timing] },
  { label: goalWords.results.return, value: rateNames[asked.reading] },
]

const toPaise = (value: Decimal) => round(value, 2)
