import { describe, expect, it } from 'vitest'
import { answer as answerAfterTax } from '../src/calculators/savings/after-tax/compute'
import { inputs as afterTaxInputs } from '../src/calculators/savings/after-tax/inputs'
import { captionOf as captionOfAfterTax } from '../src/calculators/savings/after-tax/sentences'
import { sayAfterTax } from '../src/calculators/savings/after-tax/share'
import { answer as answerGoal } from '../src/calculators/savings/goal/compute'
import { inputs as goalInputs } from '../src/calculators/savings/goal/inputs'
import { headlineOf } from '../src/calculators/savings/goal/sentences'
import { sayGoal } from '../src/calculators/savings/goal/share'
import { answer as answerLumpSum } from '../src/calculators/savings/lump-sum/compute'
import { inputs as lumpSumInputs } from '../src/calculators/savings/lump-sum/inputs'
import {
  headlineOf as headlineOfLumpSum,
  remarksOf,
} from '../src/calculators/savings/lump-sum/sentences'
import { sayLumpSum } from '../src/calculators/savings/lump-sum/share'
import { afterMonths } from '../src/calculators/savings/shared/sentences'
import { inputs as stepUpInputs } from '../src/calculators/savings/step-up/inputs'
import { sayStepUpSip } from '../src/calculators/savings/step-up/share'
import { answer as answerWithdraw } from '../src/calculators/savings/withdraw/compute'
import { inputs as withdrawInputs } from '../src/calculators/savings/withdraw/inputs'
import {
  captionOf as captionOfWithdraw,
  formatResult,
} from '../src/calculators/savings/withdraw/sentences'
import { sayWithdraw } from '../src/calculators/savings/withdraw/share'
import type { Decimal } from '../src/core/money/decimal'
import { formatMoney, plainMoney } from '../src/core/money/format'
import { textIn } from '../src/ui/answer/result-card'
import { textOf } from './text-of'

const odd = ['0', '1', '2', '-1', '-250', '0.01', '13', '1 crore', '9'.repeat(24)]
const whole = (amount: Decimal) => formatMoney(amount, '₹', 0)
const exact = (amount: Decimal) => plainMoney(amount, '₹')

/** What no sentence says, whatever is typed. */
const NONSENSE = [
  /NaN|Infinity|undefined|null/,
  /(?<![-\d,.])1 (months|years|withdrawals|instalments)\b/,
  /-[\d,.]+% (more|less)|by -|-₹0\b|₹0 (more|less) every/,
  /is not there|\b0% (more|less)/,
  / {2}|\(\)|, ,|\.\./,
]

/** Each input with each odd text, all others as the page opens. */
function* oneOdd<Typed extends Record<string, string>>(defaults: Typed, choices: Partial<Typed>[]) {
  for (const choice of choices) {
    for (const name of Object.keys(defaults) as (keyof Typed)[]) {
      if (/[a-z]{4}/.test(defaults[name] ?? '')) continue
      for (const text of odd) yield { ...defaults, ...choice, [name]: text } as Typed
    }
  }
}

function expectSense(sentence: string, typed: object) {
  for (const nonsense of NONSENSE) {
    expect(sentence, JSON.stringify(typed)).not.toMatch(nonsense)
  }
}

describe('every sentence of the savings pages makes sense, with 0, 1, 2, less, tiny and huge', () => {
  it('on Goal', () => {
    const finds = (['monthly', 'duration', 'stepUp', 'return'] as const).flatMap((find) => [
      { find },
      { find, stepKind: 'amount' as const },
    ])
    for (const typed of oneOdd(goalInputs.defaults, finds)) {
      const { value, sentence, caption } = headlineOf(answerGoal(typed), exact, whole)
      for (const text of [value, sentence ?? '', textIn(caption), sayGoal(typed, '₹')]) {
        expectSense(text, typed)
      }
    }
  })

  it('on After tax and Step-Up SIP', () => {
    const taxes = (['equity', 'flat', 'none'] as const).map((tax) => ({ tax }))
    for (const typed of oneOdd(afterTaxInputs.defaults, taxes)) {
      const { plan, results } = answerAfterTax(typed)
      expectSense(textOf(captionOfAfterTax(plan, results, '₹5')), typed)
      expectSense(sayAfterTax(typed, '₹'), typed)
    }
    const kinds = (['percent', 'amount'] as const).map((stepKind) => ({ stepKind }))
    for (const typed of oneOdd(stepUpInputs.defaults, kinds)) {
      expectSense(sayStepUpSip(typed, '₹'), typed)
    }
    for (const months of [undefined, 0, 1, 2, 11, 12, 13, 24, 1200]) {
      expectSense(afterMonths(months), { months })
    }
  })

  it('on Lump sum', () => {
    const finds = (['value', 'amount', 'return', 'years'] as const).map((find) => ({ find }))
    for (const typed of oneOdd(lumpSumInputs.defaults, finds)) {
      const answered = answerLumpSum(typed)
      const { value, sentence, caption } = headlineOfLumpSum(answered, exact, whole)
      for (const text of [value, sentence ?? '', caption, ...remarksOf(answered, whole)]) {
        expectSense(textIn(text), typed)
      }
      expectSense(sayLumpSum(typed, '₹'), typed)
    }
  })

  it('on Withdraw', () => {
    const finds = (['duration', 'monthly'] as const).flatMap((find) => [
      { find },
      { find, rise: '8' },
    ])
    for (const typed of oneOdd(withdrawInputs.defaults, finds)) {
      const { outcome } = answerWithdraw(typed)
      for (const text of [
        formatResult(typed.find, outcome, whole),
        textOf(captionOfWithdraw(typed, outcome, whole)),
        sayWithdraw(typed, '₹'),
      ]) {
        expectSense(text, typed)
      }
    }
  })
})
