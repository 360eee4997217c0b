import { countOf, formatMoney, formatNumber } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { isRead, readAmount, readNumber } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { calendarMonth } from '../shared/terms'
import { answer, changesOf } from './compute'
import { inputs, sayChange, type Typed } from './inputs'
import { heroOf } from './sentences'

/**
 * What Copy and Share say of the loan and its changes.
 *
 * @example 'Loan prepayment: ₹50,00,000 at 8.5% for 20 years. Pay once ₹5,00,000 after EMI 12, shorter loan.'
 */
export function sayPrepay(typed: Typed, symbol: string): string {
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

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const opening = answer(inputs.defaults)
  const { results } = opening
  if (!results?.savedInAll || !results.without.end || !results.with.end) {
    throw new Error('The loan that the page opens with has no end')
  }
  const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

  const hero = heroOf(opening, (value) => (value === undefined ? '' : money(value)))

  return {
    label: hero.label,
    figure: formatNumber(results.savedInAll, 0),
    isMoney: true,
    caption: hero.caption.join(''),
    rows: [
      {
        label: 'Total Interest, without',
        value: money(results.without.end.interest),
        swatch: 'haldi',
      },
      { label: 'Total Interest, with', value: money(results.with.end.interest), swatch: 'haldi' },
    ],
    total: { label: 'Ends after', value: `${results.with.end.months} months` },
  }
}
