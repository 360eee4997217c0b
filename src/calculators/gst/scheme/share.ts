import type { SharePicture } from '../../../contract'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { readAmount } from '../../../core/money/parse'
import { gstStates } from '../../../core/states/states'
import { actionsFor } from '../../../ui/answer/actions'
import { answer, schemeInputs } from './compute'
import { inputs, type Typed } from './inputs'
import { sayRates } from './sentences'
import { schemeWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'Composition or regular GST: trader or manufacturer in Maharashtra, sales of ₹60,00,000 a year, 10% to businesses, 18% GST, …'
 */
export function sayScheme(typed: Typed, symbol: string): string {
  const money = (text: string) => sayTypedMoney(text, symbol)
  const plan = schemeInputs(typed)
  const parts = [
    schemeWords.copied.start[typed.business](gstStates[typed.state] ?? ''),
    schemeWords.copied.sales(money(typed.sales)),
    schemeWords.copied.businessShare(sayTypedPercent(typed.businessShare)),
    schemeWords.copied.gstRate(sayTypedPercent(typed.gstRate)),
    (plan.untaxedSales > 0n || plan.otherSales.length > 0) && sayRates(typed),
    schemeWords.copied.purchases(
      sayTypedPercent(typed.purchaseShare),
      sayTypedPercent(typed.gstOnPurchases),
    ),
    readAmount(typed.expenses).value > 0n &&
      schemeWords.copied.expenses(money(typed.expenses), sayTypedPercent(typed.gstOnExpenses)),
    readAmount(typed.otherCosts).value > 0n &&
      schemeWords.copied.otherCosts(money(typed.otherCosts)),
    typed.otherStates === 'yes' && schemeWords.copied.otherStates,
    typed.platform === 'yes' && schemeWords.copied.platform,
    typed.business === 'goods' && typed.notifiedGoods === 'yes' && schemeWords.copied.notifiedGoods,
  ]
  return schemeWords.copied.all(parts.filter(Boolean).join(', '))
}

export const actions = actionsFor({ name: schemeWords.copied.name, say: sayScheme })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const money = (value: Decimal) => formatMoney(value, '₹', 0)
  const { composition, regular, difference } = answer(inputs.defaults).results
  if (!composition.account || difference === undefined)
    throw new Error('The page opens with a business that may choose composition')

  return {
    label: schemeWords.result.leftOver,
    figure: formatNumber(composition.account.left, 0),
    isMoney: true,
    caption: schemeWords.pictureCaption(money(difference)),
    rows: [
      {
        label: schemeWords.ways.composition,
        value: money(composition.account.left),
        swatch: 'haldi',
      },
      { label: schemeWords.ways.regular, value: money(regular.left) },
    ],
    total: { label: schemeWords.result.difference, value: money(difference) },
  }
}
