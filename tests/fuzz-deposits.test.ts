import { describe, it } from 'vitest'
import { bankWaysFor } from '../src/calculators/deposits/recurring/bank-ways'
import {
  answer as askRecurring,
  planIn as recurringPlanIn,
} from '../src/calculators/deposits/recurring/compute'
import { recurringSheet } from '../src/calculators/deposits/recurring/export'
import { inputs as recurringInputs } from '../src/calculators/deposits/recurring/inputs'
import {
  formatResult as formatRecurring,
  headlineOf as recurringHeadline,
} from '../src/calculators/deposits/recurring/sentences'
import { sayRecurring } from '../src/calculators/deposits/recurring/share'
import { matchBank } from '../src/calculators/deposits/shared/match-my-bank/match'
import { type Decimal, sum, zero } from '../src/core/money/decimal'
import { formatMoney, formatPercent } from '../src/core/money/format'
import { readAmount } from '../src/core/money/parse'
import { writeCsv } from '../src/core/tables/csv'
import {
  currencyFor,
  forEachFew,
  hold,
  holdCsv,
  holdFigure,
  holdMoney,
  SCHEDULE_EVERY,
} from './fuzz'
import { textOf } from './text-of'

describe('every deposit', () => {
  it('Recurring: the value is what was paid in and its interest, or a sentence says why not', () => {
    const fields = [
      'monthly',
      'wanted',
      'rate',
      'seniorExtra',
      'months',
      'postRate',
      'first',
      'late',
      'lateFee',
      'taxRate',
      'inflation',
      'otherInterest',
      'tdsAbove',
      'receipt',
    ] as const
    const finds = ['value', 'monthly', 'months'] as const
    const methods = ['formula', 'quarters', 'postOffice'] as const
    forEachFew(fields, (few, round) => {
      const typed = {
        ...recurringInputs.defaults,
        ...few,
        find: finds[round % 3] ?? 'value',
        method: methods[Math.floor(round / 3) % 3] ?? 'formula',
        senior: round % 2 ? ('on' as const) : ('off' as const),
        noTds: round % 5 ? ('off' as const) : ('on' as const),
      }
      const answered = askRecurring(typed)
      const { symbol, code } = currencyFor(round)
      const money = (value: Decimal) => formatMoney(value, symbol, 0)
      const hero = recurringHeadline(answered, money)
      const words = [hero.sentence ?? hero.value, textOf(hero.caption), sayRecurring(typed, symbol)]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null|Infinity/.test(sentence)),
        `"${words.join(' ')}"`,
      )
      const plan = recurringPlanIn(answered.outcome)
      if (!plan) return
      const { years, totalDeposited, interest, maturityValue } = plan
      holdFigure(formatRecurring(typed.find, plan, money).replace(/ months?$/, ''))
      hold(sum(totalDeposited, interest) === maturityValue, 'deposits and interest are the value')
      hold(totalDeposited >= zero && maturityValue >= zero, 'neither is below 0')
      hold(
        years.length === 0 || years.at(-1)?.value === maturityValue,
        'the last year is the result',
      )
      for (const value of [
        totalDeposited,
        interest,
        maturityValue,
        plan.lateFees,
        plan.tdsInAll,
        plan.taxInAll,
        plan.stillToPay,
        plan.afterTax,
        plan.inTodaysMoney,
        plan.otherWay.value,
      ]) {
        holdMoney(value, round)
      }
      if (plan.effectiveYield !== undefined) holdFigure(formatPercent(plan.effectiveYield, 2))
      const match = matchBank(
        readAmount(few.receipt),
        bankWaysFor(answered, () => {}),
      )
      if (match?.kind === 'missed') holdMoney(match.difference, round)
      if (round % SCHEDULE_EVERY) return
      holdCsv(writeCsv(recurringSheet({ asked: answered.asked, plan, currencyCode: code })))
    })
  })
})
