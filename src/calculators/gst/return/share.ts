import type { SharePicture } from '../../../contract'
import { sayShortDate } from '../../../core/language/dates'
import { sum } from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './answer'
import { inputs, type Typed } from './inputs'
import { decimalOf, sayRupees } from './rupees'
import { sayPeriod } from './sentences'
import { total } from './set-off'
import { returnWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'GSTR-3B of October 2026, filed on 28 Nov 2026. Output tax ₹1,26,000, reverse charge ₹900. Credit ₹1,10,800.'
 */
export function sayReturn(typed: Typed): string {
  const { asked, results } = answer(typed)
  const form = returnWords.forms[typed.form]
  if (!results) return `${returnWords.copied.of(form, sayPeriod(asked))} ${returnWords.unsupported}`
  const { tax } = results
  return [
    returnWords.copied.filed(form, sayPeriod(asked), sayShortDate(results.filedOn)),
    ...(tax
      ? [
          returnWords.copied.tax(sayRupees(tax.outputTotal), sayRupees(tax.reverseChargeTotal)),
          returnWords.copied.credit(sayRupees(total(tax.credit))),
        ]
      : results.isNil
        ? [returnWords.copied.nil]
        : []),
  ].join(' ')
}

export const actions = actionsFor({ name: returnWords.actions, say: sayReturn })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { results } = answer(inputs.defaults)
  const tax = results?.tax
  if (!tax) throw new Error('The page opens with an answer')
  const { cashToPay, dueDate, eachDayLater } = results
  return {
    label: returnWords.results.cashToPay,
    figure: formatNumber(decimalOf(cashToPay), 0),
    isMoney: true,
    caption: returnWords.pictureCaption(
      sayShortDate(dueDate),
      formatMoney(sum(eachDayLater.interest, decimalOf(eachDayLater.fee)), '₹', 2),
    ),
    rows: [
      {
        label: returnWords.results.paidByCredit,
        value: sayRupees(tax.paidByCredit),
        swatch: 'neel',
      },
      {
        label: returnWords.results.taxInCash,
        value: sayRupees(tax.taxInCashTotal),
        swatch: 'haldi',
      },
    ],
    total: { label: returnWords.results.cashToPay, value: sayRupees(cashToPay) },
  }
}
