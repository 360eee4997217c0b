import type { SharePicture } from '../../../contract'
import { sayDate } from '../../../core/language/dates'
import { formatMoney, formatNumber, formatPercent } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { depositsWords } from '../shared/words'
import { answer, askedOf } from './answer'
import { type Closed, computeFixed, type FixedInputs } from './compute'
import { inputs, type Typed } from './inputs'
import { sayLength } from './sentences'
import { fixedWords } from './words'

/**
 * The sentence of Copy and Share: what was looked for, and the given terms.
 *
 * @example 'Fixed deposit of ₹5,00,000, at 6.5% a year, for 5 years, compounded quarterly, 20% tax, 6% inflation.'
 */
export function sayFixed(typed: Typed, symbol: string): string {
  const asked = askedOf(typed)
  const rate = sayTypedPercent(typed.rate)
  const { payout } = typed
  const closing = closingIn(asked)
  return fixedWords.copied.all([
    sayLookedFor(typed, symbol),
    typed.senior === 'on'
      ? fixedWords.copied.seniorRate(rate, sayTypedPercent(typed.seniorExtra))
      : fixedWords.copied.rate(rate),
    ...sayTerm(typed, asked),
    payout === 'maturity'
      ? fixedWords.copied.compounding[typed.compounding]
      : fixedWords.copied.payout[payout],
    ...(closing
      ? [
          fixedWords.copied.closed(
            sayLength(closing.length),
            sayTypedPercent(typed.closeRate.trim() === '' ? typed.rate : typed.closeRate),
            sayTypedPercent(typed.penalty),
          ),
        ]
      : []),
    fixedWords.copied.tax(sayTypedPercent(typed.taxRate), sayTypedPercent(typed.inflation)),
  ])
}

function closingIn(asked: FixedInputs): Closed | undefined {
  const outcome = computeFixed(asked)
  const closing = outcome?.kind === 'deposit' ? outcome.closing : undefined
  return closing?.kind === 'closed' ? closing : undefined
}

function sayLookedFor({ find, payout, ...typed }: Typed, symbol: string): string {
  const amount = sayTypedMoney(typed.amount, symbol)
  const sum = sayTypedMoney(typed.wanted, symbol)
  if (find === 'value') return fixedWords.copied.value(amount)
  if (find === 'term') return fixedWords.copied.term(amount, sum)
  return payout === 'maturity'
    ? fixedWords.copied.amount(sum)
    : fixedWords.copied.income[payout](sayTypedMoney(typed.income, symbol))
}

function sayTerm({ find }: Typed, { term, depositedOn }: FixedInputs): string[] {
  const from = depositedOn ? sayDate(depositedOn) : undefined
  if (find !== 'term' && term && 'maturesOn' in term && from) {
    return [fixedWords.copied.dates(from, sayDate(term.maturesOn))]
  }
  return [
    ...(find !== 'term' && term && 'length' in term
      ? [fixedWords.copied.for(sayLength(term.length))]
      : []),
    ...(from ? [fixedWords.copied.from(from)] : []),
  ]
}

export const actions = actionsFor({ name: fixedWords.name, say: sayFixed })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { outcome } = answer(inputs.defaults)
  if (outcome?.kind !== 'deposit' || outcome.effectiveYield === undefined) {
    throw new Error('The page opens with an answer')
  }
  const money = (value: typeof outcome.amount) => formatMoney(value, '₹', 0)
  return {
    label: depositsWords.results.maturityValue,
    figure: formatNumber(outcome.maturityValue, 0),
    isMoney: true,
    caption: fixedWords.pictureCaption(
      sayLength(outcome.length),
      formatPercent(outcome.effectiveYield, 2),
    ),
    rows: [
      { label: depositsWords.results.amount, value: money(outcome.amount), swatch: 'neel' },
      { label: depositsWords.results.interest, value: money(outcome.interest), swatch: 'haldi' },
    ],
    total: { label: depositsWords.results.afterTax, value: money(outcome.afterTax) },
  }
}
