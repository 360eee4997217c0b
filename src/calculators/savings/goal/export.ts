import { type Decimal, decimalFrom, round } from '../../../core/decimal'
import type { SavingsExport } from '../shared/export'
import { stepUpLabel } from '../shared/words'
import type { GoalInputs, GoalPlan } from './compute'
import { rateNames, timingNames } from './words'

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
