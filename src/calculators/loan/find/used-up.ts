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
import { groupDigits } from '../../../core/format'
import { roundedUp } from '../../../core/rounding'
import { readInputs, type Typed } from './answer'
import { loanIn, noLoanIn, type Outcome } from './compute'

/** A share of an income of which other EMIs leave nothing. */
export type UsedUp = {
  /** What the share comes to, and by how much the other EMIs are above it. */
  readonly share: Decimal
  readonly above: Decimal
  readonly sentence: string
  readonly caption: string
}

const HUNDREDTH = decimalFrom('0.01')

/**
 * Whether other EMIs take all of the share for EMIs, and which income or share would leave enough.
 *
 * @example usedUpBy(typed, outcome, money) // 'Your other EMIs are above 40% of your income', …
 */
export function usedUpBy(
  typed: Typed,
  outcome: Outcome | undefined,
  money: (value: Decimal) => string,
): UsedUp | undefined {
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
  // Any EMI repays some amount; a tenure or a rate takes one that is large enough.
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

/** In hundredths, rounded up, so that it is enough. */
function sayPercentUp(percent: Decimal): string {
  const rest = (percent % HUNDREDTH) as Decimal
  const shown = rest ? sum(subtract(percent, rest), HUNDREDTH) : percent
  return `${groupDigits(toDigits(shown))}%`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
