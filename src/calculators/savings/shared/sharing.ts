import type { SharePicture } from '../../../contract'
import { absolute, round, toDigits } from '../../../core/money/decimal'
import { formatMoney, formatNumber, plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { Savings } from '../../../core/savings/plan'
import { chosenStepUp, type TypedStepUp } from './plan'
import { savingsWords } from './words'

/**
 * The step-up in the sentence of Copy and Share.
 *
 * @example sayStepUp({ stepKind: 'amount', step: '10', stepAmount: '500' }, '₹') // '₹500 more every year'
 */
export function sayStepUp(typed: TypedStepUp, symbol: string): string {
  const { stepPercent, stepAmount } = chosenStepUp(typed)
  if (!stepPercent && !round(stepAmount, 2)) return savingsWords.copiedStepUp.level
  const step =
    typed.stepKind === 'percent'
      ? `${groupDigits(toDigits(absolute(stepPercent)))}%`
      : plainMoney(stepAmount, symbol)
  return stepPercent < 0n
    ? savingsWords.copiedStepUp.less(step)
    : savingsWords.copiedStepUp.more(step)
}

/** What the picture of a shared link shows of a plan that grows. */
export function sharePictureOf(
  savings: Savings | undefined,
  captionOf: (months: number) => string,
): SharePicture {
  if (!savings) throw new Error('The plan that a page opens with has no result')
  const { months, invested, returns, futureValue } = savings
  return {
    label: savingsWords.maturityValue,
    figure: formatNumber(futureValue, 0),
    isMoney: true,
    caption: captionOf(months),
    rows: [
      { label: savingsWords.totalInvested, value: formatMoney(invested, '₹', 0), swatch: 'neel' },
      {
        label: savingsWords.estimatedReturns,
        value: formatMoney(returns, '₹', 0),
        swatch: 'haldi',
      },
    ],
    total: { label: savingsWords.maturityValue, value: formatMoney(futureValue, '₹', 0) },
  }
}
