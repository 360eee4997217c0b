import { round, toDigits } from '../../../../core/decimal'
import { yearlyPercent } from '../../../../core/savings/solvers'
import { monthGrowth } from '../../../../core/savings/yearly-growth'
import { GoOn } from '../../shared/still/go-on'
import type { answer } from '../answer'

/** Where the sum that a goal is reached with leads. */
export const GoalGoOn = ({ answered }: { answered: ReturnType<typeof answer> }) => (
  <GoOn {...sumOf(answered)} />
)

/**
 * What the plan comes to, and its return as a twelfth of it counts every month: what a withdrawal
 * plan asks.
 *
 * @example sumOf(answer({ ...inputs.defaults, reading: 'effective' })).rate // '11.39'
 */
export function sumOf({ asked, outcome }: ReturnType<typeof answer>) {
  // Without the help of a file that the page has together with others.
  const plan = outcome && 'monthly' in outcome ? outcome : undefined
  const annualRate = plan?.annualRate ?? asked.annualRate
  const isAsTyped = asked.reading === 'divide12' && asked.find !== 'return'
  const growth = monthGrowth(annualRate, asked.reading)
  const rate = isAsTyped ? annualRate : round(yearlyPercent(growth, 'divide12'), 2)
  return { sum: plan?.futureValue, rate: toDigits(rate) }
}
