import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import { roundedUp } from '../../../core/round-whole'
import { answerWords } from '../../../ui/answer/words'
import { sayMonths, sayTerm } from '../shared/terms'
import { type FoundLoan, loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { type Find, readInputs, type Typed } from './inputs'

/** The names of what can be found. */
export const foundNames: Record<Find, string> = {
  amount: 'Loan amount',
  tenure: 'Tenure',
  rate: 'Rate',
}

type Money = (value: Decimal) => string

/**
 * Formats what was found.
 *
 * @example sayFound('tenure', loan, money) // '220 months'
 */
export function sayFound(find: Find, loan: FoundLoan, money: Money): string {
  if (find === 'amount') return money(loan.principal)
  return find === 'rate' ? formatPercent(loan.annualRate, 2) : countOf(loan.months, 'month')
}

/** The caption of the result: the text before the EMI, and the text after it. */
export function captionOf(typed: Typed, outcome: Outcome | undefined): readonly [string, string?] {
  if (!outcome) return [answerWords.tooLarge]
  if (outcome.kind === 'unasked') return ['Enter an amount and a tenure to see the rate.']
  if (outcome.kind !== 'found') return ['']
  const { months } = outcome
  if (months === 0) {
    return [typed.find === 'tenure' ? 'Nothing is owed.' : 'Enter a tenure to see the loan amount.']
  }
  if (typed.find === 'tenure') return [`${sayMonths(months)}, with an EMI of`, '']
  const term = `for ${sayTerm(months, typed.tenureUnit)}`
  return typed.find === 'rate' ? ['a year, with an EMI of', term] : ['with an EMI of', term]
}

/**
 * Says why there is no loan, and which EMI would have one.
 *
 * @param exact formats the EMI with its paise: rounded, the sentence might not be true
 * @param whole formats the smallest EMI, which is rounded up
 */
export function sayWhyNot(none: NoLoan, exact: Money, whole: Money) {
  const emi = exact(none.emi)
  const smallest = whole(roundedUp(none.smallestEmi))
  if (none.kind === 'instalmentsBelowAmount') {
    return {
      sentence: `${none.months} × ${emi} is less than the loan`,
      caption: `From ${smallest} a month there is a rate.`,
    }
  }
  const caption = `From ${smallest} a month the loan would end.`
  return { sentence: `${emi} a month ${whyEndless(none)}`, caption }
}

function whyEndless(none: NoLoan): string {
  if (none.kind !== 'interestNotCovered') return 'would take more than 100 years'
  if (none.emi <= 0n) return 'repays nothing'
  return none.shortfall > 0n ? 'does not cover the interest' : 'only covers the interest'
}

/** What the page shows if other EMIs use up the whole share of the income. */
export type ShareUsedUp = {
  /** The amount of the share, and by how much the other EMIs are above it. */
  readonly share: Decimal
  readonly above: Decimal
  readonly sentence: string
  readonly caption: string
}

const HUNDREDTH = decimalFrom('0.01')

/**
 * Says that other EMIs use up the share of the income, and which income or share would be enough;
 * undefined if they do not.
 *
 * @example shareUsedUp(typed, outcome, money) // 'Your other EMIs are above 40% of your income', …
 */
export function shareUsedUp(
  typed: Typed,
  outcome: Outcome | undefined,
  money: (value: Decimal) => string,
): ShareUsedUp | undefined {
  const none = noLoanIn(outcome)
  const isAsked = none || (typed.find === 'amount' && loanIn(outcome)?.months)
  const reading = readInputs(typed)
  const others = reading.otherEmis.value
  if (typed.emiFrom !== 'income' || !isAsked || outcome?.emi !== zero || others <= 0n) {
    return undefined
  }

  const income = atLeastZero(reading.income.value)
  const percent = atLeastZero(reading.sharePercent.value)
  const share = multiplyDivide(income, percent, hundred)
  const above = subtract(others, share)
  // To find an amount, any EMI above 0 is enough; a tenure or a rate needs the smallest EMI.
  const needed = sum(others, none?.smallestEmi ?? zero)
  const word = none ? 'of' : 'above'
  const enough = [
    percent > 0n &&
      `an income ${word} ${money(roundedUp(multiplyDivide(needed, hundred, percent)))}`,
    (none ? income >= needed : income > needed) &&
      `a share ${word} ${sayPercentUp(multiplyDivide(needed, hundred, income))}`,
  ].filter(Boolean)
  const percentText = `${groupDigits(toDigits(percent))}%`
  return {
    share,
    above,
    sentence:
      above > 0n
        ? `Your other EMIs are above ${percentText} of your income`
        : `Your other EMIs take all of ${percentText} of your income`,
    caption:
      enough.length > 0
        ? `${capitalised(enough.join(' or '))} would ${none ? 'be enough' : 'leave an EMI'}.`
        : 'Enter an income and a share that are above them.',
  }
}

/** Formats a percentage, rounded up to hundredths, so that it is enough. */
function sayPercentUp(percent: Decimal): string {
  const rest = (percent % HUNDREDTH) as Decimal
  const shown = rest ? sum(subtract(percent, rest), HUNDREDTH) : percent
  return `${groupDigits(toDigits(shown))}%`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
