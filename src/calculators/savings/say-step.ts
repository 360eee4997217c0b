import { absolute, round, toDigits } from '../../core/decimal'
import { groupDigits, plainMoney } from '../../core/format'
import { stepOf, type TypedStep } from './shared/step'

/**
 * A yearly raise as it counts.
 *
 * @example sayStep({ stepKind: 'amount', step: '10', stepAmount: '500' }, '₹') // '₹500 more every year'
 */
export function sayStep(typed: TypedStep, symbol: string): string {
  const { stepPercent, stepAmount } = stepOf(typed)
  if (!stepPercent && !round(stepAmount, 2)) return 'the same amount every year'
  const step =
    typed.stepKind === 'percent'
      ? `${groupDigits(toDigits(absolute(stepPercent)))}%`
      : plainMoney(stepAmount, symbol)
  return `${step} ${stepPercent < 0n ? 'less' : 'more'} every year`
}
