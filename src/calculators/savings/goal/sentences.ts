import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  round,
  toDigits,
} from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import { roundedUp } from '../../../core/round-whole'
import type { Timing } from '../../../core/savings/plan'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { answerWords } from '../../../ui/answer/words'
import type { SavingsExport } from '../shared/export'
import { sayTime, stepUpLabel } from '../shared/sentences'
import {
  type GoalFind,
  type GoalInputs,
  type GoalOutcome,
  type GoalPlan,
  isRaised,
  type NoPlan,
  noPlanIn,
  planIn,
} from './compute'

type Money = (value: Decimal) => string

/** The label of the result, by the term that was looked for. */
export const resultLabels: Record<GoalFind, string> = {
  monthly: 'Monthly amount',
  duration: 'Duration',
  stepUp: 'Step-up',
  return: 'Return',
}

/** When an instalment is paid. */
export const timingNames: Record<Timing, string> = { start: 'Start of month', end: 'End of month' }

/** How the return of a month follows from that of a year. */
export const rateNames: Record<RateReading, string> = {
  divide12: 'Rate ÷ 12',
  effective: 'Effective yearly rate',
}

/**
 * The value of what was found. An amount is rounded up, so that it reaches the goal.
 *
 * @example formatResult({ find: 'monthly', … }, plan, money) // '₹27,598'
 */
export function formatResult({ find, stepKind }: GoalInputs, plan: GoalPlan, money: Money): string {
  if (find === 'monthly') return money(roundedUp(plan.monthly))
  if (find === 'duration') return countOf(plan.months, 'month')
  if (find === 'stepUp' && stepKind === 'amount') return money(roundedUp(plan.stepAmount))
  return formatPercent(find === 'stepUp' ? plan.stepPercent : plan.annualRate, 2)
}

/** The main figure of the page and its caption. */
export type Headline = {
  /** What was found; where nothing was, few words, since the bars at the edge of a phone are narrow. */
  readonly value: string
  /** Shown instead of the value where there is no figure. */
  readonly sentence?: string
  /** Every second part is bold. */
  readonly caption: readonly string[]
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
  if (!plan) return { value: '--', caption: [answerWords.tooLarge] }
  const value = formatResult(asked, plan, whole)
  if (asked.goal <= 0n) return { value, caption: ['Enter a goal to see what it takes.'] }
  if (plan.kind === 'alreadyThere') {
    const caption = whyAlreadyThere(plan, asked, exact, whole)
    return find === 'monthly' && isRaised(plan)
      ? { value, sentence: `You can start from ${value} a month`, caption }
      : { value: 'Already there', sentence: 'You are already there', caption }
  }
  return { value, caption: captionOf(plan, asked, exact) }
}

/** @example ['in the first year, then ', '10% more', ' every year for 15 years'] */
function captionOf(plan: GoalPlan, { find, lumpSum }: GoalInputs, exact: Money): string[] {
  const { months, stepPercent, stepAmount } = plan
  const time = `for ${sayTime(months)}`
  const monthly =
    plan.monthly === 0n && lumpSum > 0n
      ? `${exact(lumpSum)} today`
      : `${exact(plan.monthly)} a month`
  if (find === 'stepUp') return ['more every year, from ', monthly, ` ${time}`]
  const percent = `${groupDigits(toDigits(absolute(stepPercent)))}%`
  const step = `${stepAmount ? exact(stepAmount) : percent} ${stepPercent < 0n ? 'less' : 'more'}`
  const raise = isRaised(plan) ? [', then ', step, ' every year'] : []
  if (find === 'monthly') {
    if (!isRaised(plan)) return [`every month ${time}`]
    return ['in the first year, then ', step, ` every year ${time}`]
  }
  if (find === 'duration') return [`${sayTime(months)}, with `, monthly, ...raise]
  return ['a year, with ', monthly, `${raise.join('')} ${time}`]
}

function whyAlreadyThere(plan: GoalPlan, asked: GoalInputs, exact: Money, whole: Money): string[] {
  const { find, lumpSum } = asked
  const [value, goal] = [whole(plan.futureValue), whole(plan.goalThen)]
  const rest = [value, '. The goal is ', goal, ' by then.']
  if (find === 'duration') return ['You have ', exact(lumpSum), '. The goal is ', goal, ' today.']
  if (find === 'monthly' && !isRaised(plan)) return [`${exact(lumpSum)} today comes to `, ...rest]
  const what = {
    monthly: 'With the step-up',
    stepUp: 'Without a step-up',
    return: 'Even without a return',
  }[find]
  return [`${what} your savings come to `, ...rest]
}

/** @example 'With ₹5,00,000 today and ₹1,000 a month' */
function sayPaid(asked: GoalInputs, exact: Money): string {
  const parts = [
    asked.lumpSum > 0n && `${exact(asked.lumpSum)} today`,
    asked.monthly > 0n && `${exact(asked.monthly)} a month`,
  ].filter(Boolean)
  return parts.length > 0 ? `With ${parts.join(' and ')}` : 'Without any savings'
}

function whyNoPlan(
  none: NoPlan,
  asked: GoalInputs,
  otherPlan: GoalPlan | undefined,
  exact: Money,
  whole: Money,
): Headline {
  const { find } = asked
  const value = 'No answer'
  const name = resultLabels[find].toLowerCase()
  switch (none.kind) {
    case 'noTime':
      return { value: '--', caption: [`Enter a duration to see the ${name}.`] }
    case 'notWithin100Years': {
      const monthly = atLeastZero(asked.monthly)
      const enough = otherPlan && otherPlan.months > 0 && otherPlan.monthly > monthly
      return {
        value,
        sentence: `${sayPaid(asked, exact)} the goal is not reached in 100 years`,
        caption: enough
          ? [
              '',
              whole(roundedUp(otherPlan.monthly)),
              ` a month reaches it in ${sayTime(otherPlan.months)}.`,
            ]
          : ['With a larger amount or a higher return there is an answer.'],
      }
    }
    case 'tooShortForStepUp':
      return {
        value,
        sentence: 'A step-up first counts in the second year',
        caption: ['From 13 months on there is one that reaches the goal.'],
      }
    case 'nothingInvested':
      return {
        value,
        sentence: find === 'stepUp' ? 'There is nothing to step up' : 'There is nothing to grow',
        caption: [`Enter a monthly amount${find === 'stepUp' ? '' : ' or a lump sum'}.`],
      }
    case 'returnHasNoEffect':
      return {
        value,
        sentence: 'Paid at the end, it earns nothing',
        caption: ['From 2 months on there is a return that reaches the goal.'],
      }
    default:
      return {
        value,
        sentence: 'At this return everything is lost',
        caption: [`With a higher return there is a ${name}.`],
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
  { label: 'Goal', value: asked.goal, suffix: '' },
  { label: 'Inflation (%)', value: asked.inflation, suffix: 'pct-inflation' },
  { label: "Goal in that year's money", value: toPaise(plan.goalThen) },
  { label: 'Monthly amount', value: toPaise(plan.monthly) },
  {
    label: stepUpLabel(asked.stepKind, symbol),
    value: toPaise(asked.stepKind === 'percent' ? plan.stepPercent : plan.stepAmount),
  },
  { label: 'Expected annual return (%)', value: toPaise(plan.annualRate) },
  { label: 'Duration (months)', value: decimalFrom(plan.months) },
  { label: 'Lump sum today', value: asked.lumpSum },
  { label: 'Instalments', value: timingNames[asked.timing] },
  { label: 'Return', value: rateNames[asked.reading] },
]

const toPaise = (value: Decimal) => round(value, 2)
