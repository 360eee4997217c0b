import { countOf } from '../../../core/format'
import { isRead, readAmount, readNumber } from '../../../core/parse'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { calendarMonth } from '../shared/schedule/months'
import { changesOf } from './answer'
import { sayChange } from './changes'
import type { PrepayTexts } from './inputs'

/**
 * The loan and its changes in a sentence.
 *
 * @example 'Loan prepayment: ₹50,00,000 at 8.5% for 20 years. Pay once ₹5,00,000 after EMI 12, shorter loan.'
 */
export function sayPrepay(typed: PrepayTexts, symbol: string): string {
  const tenure = countOf(
    sayTypedNumber(typed.tenure),
    typed.tenureUnit === 'years' ? 'year' : 'month',
  )
  const firstMonth = calendarMonth(1, typed.start)
  const terms = [
    `Loan prepayment: ${sayTypedMoney(typed.amount, symbol)} at ${sayTypedPercent(typed.rate)}`,
    isRead(readAmount(typed.emi))
      ? ` with an EMI of ${sayTypedMoney(typed.emi, symbol)}`
      : ` for ${tenure}`,
    ...(firstMonth ? [`, first EMI in ${firstMonth}`] : []),
    ...(readNumber(typed.charge).value > 0n
      ? [`, prepayment charge ${sayTypedPercent(typed.charge)}`]
      : []),
  ].join('')
  const changes = changesOf(typed).map((change) => sayChange(change, symbol))
  return `${[terms, ...changes].join('. ')}.`
}

export const actions = actionsFor({ name: 'Loan prepayment', say: sayPrepay })
