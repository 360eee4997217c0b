import type { SharePicture } from '../../../contract'
import { languageWords } from '../../../core/language/words'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { actionsFor } from '../../../ui/answer/actions'
import { calendarMonth } from '../shared/terms'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { savedLabel, sayChange } from './sentences'
import { prepayWords } from './words'

/**
 * What Copy and Share say of the loan and its changes.
 *
 * @example 'Loan prepayment: ₹50,00,000 at 8.5% for 20 years. Pay once ₹5,00,000 after EMI 12, shorter loan.'
 */
export function sayPrepay(typed: Typed, symbol: string): string {
  const amount = sayTypedMoney(typed.amount, symbol)
  const rate = sayTypedPercent(typed.rate)
  const firstMonth = calendarMonth(1, typed.start)
  const facts = [
    isRead(readAmount(typed.emi))
      ? prepayWords.copied.withEmi(amount, rate, sayTypedMoney(typed.emi, symbol))
      : prepayWords.copied.forTenure(amount, rate, sayTypedNumber(typed.tenure), typed.tenureUnit),
    ...(firstMonth ? [prepayWords.copied.firstEmi(firstMonth)] : []),
    ...(readNumber(typed.charge).value > 0n
      ? [prepayWords.copied.charge(sayTypedPercent(typed.charge))]
      : []),
  ]
  const changes = answer(typed).changes.map((change) =>
    prepayWords.copied.change(sayChange(change, symbol)),
  )
  return [prepayWords.copied.loan(facts.join(', ')), ...changes].join(' ')
}

export const actions = actionsFor({ name: prepayWords.copied.name, say: sayPrepay })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { results } = answer(inputs.defaults)
  if (!results?.savedInAll || !results.without.end || !results.with.end) {
    throw new Error('The loan that the page opens with has no end')
  }
  const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

  return {
    label: savedLabel(results),
    figure: formatNumber(results.savedInAll, 0),
    isMoney: true,
    caption: prepayWords.copied.pictureCaption(results.monthsSaved ?? 0),
    rows: [
      {
        label: prepayWords.against.changes.interestWithout,
        value: money(results.without.end.interest),
        swatch: 'haldi',
      },
      {
        label: prepayWords.against.changes.interestWith,
        value: money(results.with.end.interest),
        swatch: 'haldi',
      },
    ],
    total: {
      label: prepayWords.ledger.endsAfter,
      value: languageWords.months(results.with.end.months),
    },
  }
}
