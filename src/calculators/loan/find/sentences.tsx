import type { ReactNode } from 'react'
import { languageWords } from '../../../core/language/words'
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
} from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import { uiWords } from '../../../ui/words'
import { type FoundLoan, loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { type Find, inputs, type Typed } from './inputs'
import { findWords } from './words'

type Money = (value: Decimal) => string

/**
 * Formats what was found.
 *
 * @example sayFound('tenure', loan, money) // '220 months'
 */
export function sayFound(find: Find, loan: FoundLoan, money: Money): string {
  if (find === 'amount') return money(loan.principal)
  return find === 'rate' ? formatPercent(loan.annualRate, 2) : languageWords.months(loan.months)
}

/** The caption of the result; `emi` is formatted. */
export function captionOf(typed: Typed, outcome: Outcome | undefined, emi: string): ReactNode {
  if (!outcome) return uiWords.answer.tooLarge
  if (outcome.kind === 'unasked') return findWords.enterAmountAndTenure
  if (outcome.kind !== 'found') return ''
  const { months } = outcome
  if (months > 0) return findWords.captions[typed.find](emi, months, typed.tenureUnit)
  return typed.find === 'tenure' ? findWords.nothingOwed : findWords.enterTenure
}

/** The caption of the preview picture. */
export const pictureCaptionOf = (typed: Typed, { emi, months }: FoundLoan, money: Money): string =>
  findWords.pictureCaption(money(emi), months, typed.tenureUnit)

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
      sentence: findWords.whyNot.belowLoan(none.months, emi),
      caption: findWords.whyNot.smallestForRate(smallest),
    }
  }
  return {
    sentence: sayWhyEndless(none, emi),
    caption: findWords.whyNot.smallestThatEnds(smallest),
  }
}

function sayWhyEndless(none: NoLoan, emi: string): string {
  if (none.kind !== 'interestNotCovered') return findWords.whyNot.over100Years(emi)
  if (none.emi <= 0n) return findWords.whyNot.repaysNothing(emi)
  return none.shortfall > 0n
    ? findWords.whyNot.belowInterest(emi)
    : findWords.whyNot.onlyInterest(emi)
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
  const reading = inputs.parse(typed)
  const others = reading.otherEmis.value
  if (typed.emiFrom !== 'income' || !isAsked || outcome?.emi !== zero || others <= 0n) {
    return undefined
  }

  const income = atLeastZero(reading.income.value)
  const percent = atLeastZero(reading.share.value)
  const share = multiplyDivide(income, percent, hundred)
  const above = subtract(others, share)
  // To find an amount, any EMI above 0 is enough; a tenure or a rate needs the smallest EMI.
  const needed = sum(others, none?.smallestEmi ?? zero)
  const enoughIncome =
    percent > 0n ? money(roundedUp(multiplyDivide(needed, hundred, percent))) : undefined
  const enoughShare = (none ? income >= needed : income > needed)
    ? sayPercentUp(multiplyDivide(needed, hundred, income))
    : undefined
  const percentText = `${groupDigits(toDigits(percent))}%`
  return {
    share,
    above,
    sentence:
      above > 0n
        ? findWords.usedUp.aboveShare(percentText)
        : findWords.usedUp.allOfShare(percentText),
    caption: sayEnough(none !== undefined, enoughIncome, enoughShare),
  }
}

function sayEnough(isForNone: boolean, income: string | undefined, share: string | undefined) {
  const enough = isForNone ? findWords.usedUp.isEnough : findWords.usedUp.leavesEmi
  if (income && share) return enough.incomeOrShare(income, share)
  if (income) return enough.income(income)
  return share ? enough.share(share) : findWords.usedUp.enterMore
}

/** Formats a percentage, rounded up to hundredths, so that it is enough. */
function sayPercentUp(percent: Decimal): string {
  const rest = (percent % HUNDREDTH) as Decimal
  const shown = rest ? sum(subtract(percent, rest), HUNDREDTH) : percent
  return `${groupDigits(toDigits(shown))}%`
}
