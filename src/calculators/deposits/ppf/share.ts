import type { SharePicture } from '../../../contract'
import { sayMonth } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { depositsWords } from '../shared/words'
import { answer, isByFifth, planOf } from './compute'
import { inputs, ownFields, type Typed } from './inputs'
import { nameOfMonth } from './sentences'
import { ppfWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'PPF: ₹1,50,000 every April, by the 5th, for 15 years, at 7.1%.'
 */
export function sayPpf(typed: Typed, symbol: string): string {
  const plan = planOf(typed)
  const { scheme, deposit, opened } = plan
  const name = ppfWords.schemes[scheme]
  const isEarly = isByFifth(plan.day)
  const amount = sayTypedMoney(typed[deposit], symbol)
  const say = plan.rateChanges.length > 0 ? ppfWords.copied.rateAtFirst : ppfWords.copied.rate
  return [
    deposit === 'yearly'
      ? ppfWords.copied.yearly(name, amount, nameOfMonth(plan.month), isEarly)
      : ppfWords.copied.monthly(name, amount, isEarly),
    opened
      ? ppfWords.copied.opened(sayMonth(`${opened}-01`))
      : ppfWords.copied.for(languageWords.years(plan.years)),
    ...(plan.extendYears > 0
      ? [ppfWords.copied.extended(languageWords.years(plan.extendYears))]
      : []),
    say(sayTypedPercent(typed[ownFields[scheme].rate])),
  ].join(', ')
}

export const actions = actionsFor({ name: ppfWords.actions, say: sayPpf })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { results } = answer(inputs.defaults)
  if (!results) throw new Error('The page opens with an answer')
  const { maturityValue, totalDeposited, interest, months } = results
  const money = (value: Decimal) => formatMoney(value, '₹', 0)
  return {
    label: depositsWords.results.maturityValue,
    figure: formatNumber(maturityValue, 0),
    isMoney: true,
    caption: ppfWords.pictureCaption(sayMonths(months), money(interest)),
    rows: [
      {
        label: depositsWords.results.totalDeposited,
        value: money(totalDeposited),
        swatch: 'neel',
      },
      { label: depositsWords.results.interest, value: money(interest), swatch: 'haldi' },
    ],
    total: { label: depositsWords.results.maturityValue, value: money(maturityValue) },
  }
}
