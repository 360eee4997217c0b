import { round, toDigits } from '../../../core/decimal'
import { yearlyPercent } from '../../../core/savings/solvers'
import { monthGrowth } from '../../../core/savings/yearly-growth'
import { NextCalculators } from '../shared/next-calculators'
import type { answer } from './answer'

/** Where the sum that a goal is reached with leads. */
export const NextCalculatorsOfGoal = ({ answered, years }: NextProps) => (
  <NextCalculators {...sumOf(answered)} years={years} />
)

type NextProps = { answered: ReturnType<typeof answer>; years: string }

/**
 * What the plan comes to, and its return. One that was typed is shared by the views of SIP and stays
 * as it is; one that was found is read as a withdrawal plan reads it, a twelfth every month.
 *
 * @example sumOf(answer({ ...inputs.defaults, find: 'return' })).rate // '13.23'
 */
export function sumOf({ asked, outcome }: ReturnType<typeof answer>) {
  // Without the help of a file that the page has together with others.
  const plan = outcome && 'monthly' in outcome ? outcome : undefined
  const found = asked.find === 'return' ? plan?.annualRate : undefined
  const rate =
    found === undefined
      ? asked.annualRate
      : round(yearlyPercent(monthGrowth(found, asked.reading), 'divide12'), 2)
  return { sum: plan?.futureValue, rate: toDigits(rate) }
}
