import { describe, it } from 'vitest'
import { answer as answerAfterTax } from '../src/calculators/savings/after-tax/compute'
import { afterTaxSheet } from '../src/calculators/savings/after-tax/export'
import { inputs as afterTaxInputs } from '../src/calculators/savings/after-tax/inputs'
import { captionOf } from '../src/calculators/savings/after-tax/sentences'
import { answer as answerReturns } from '../src/calculators/savings/earned/compute'
import { returnsSheet } from '../src/calculators/savings/earned/export'
import { inputs as returnsInputs } from '../src/calculators/savings/earned/inputs'
import { escapeText, writeRows } from '../src/calculators/savings/earned/rows'
import {
  readingSentences,
  headlineOf as returnsHeadline,
  sayReading,
} from '../src/calculators/savings/earned/sentences'
import { sayReturns } from '../src/calculators/savings/earned/share'
import { answer as askGoal, noPlanIn, planIn } from '../src/calculators/savings/goal/compute'
import { inputs as goalInputs } from '../src/calculators/savings/goal/inputs'
import { formatResult, headlineOf } from '../src/calculators/savings/goal/sentences'
import { sayGoal } from '../src/calculators/savings/goal/share'
import { answer as askLumpSum, growingIn } from '../src/calculators/savings/lump-sum/compute'
import { lumpSumSheet } from '../src/calculators/savings/lump-sum/export'
import { inputs as lumpSumInputs } from '../src/calculators/savings/lump-sum/inputs'
import {
  formatResult as formatLumpSum,
  headlineOf as headlineOfLumpSum,
  sayDoublesIn,
  sayRealReturn,
  sayTimes,
} from '../src/calculators/savings/lump-sum/sentences'
import { sayLumpSum } from '../src/calculators/savings/lump-sum/share'
import { savingsSheet } from '../src/calculators/savings/shared/export'
import { computeRaisedSip, computeSip } from '../src/calculators/savings/sip/compute'
import { computeStepUpSip } from '../src/calculators/savings/step-up/compute'
import { type Decimal, sum, zero } from '../src/core/money/decimal'
import { formatMoney, formatPercent, plainMoney } from '../src/core/money/format'
import type { Savings } from '../src/core/savings/plan'
import { writeCsv } from '../src/core/tables/csv'
import { textIn } from '../src/ui/answer/result-card'
import {
  amountIn,
  currencyFor,
  forEachFew,
  hold,
  holdCsv,
  holdFigure,
  holdMoney,
  numberIn,
  SCHEDULE_EVERY,
} from './fuzz'
import { textOf } from './text-of'

describe('every calculator', () => {
  it('SIP: the value is what was paid in and what it brought', () => {
    forEachFew(['monthly', 'rate', 'years'], (few, round) => {
      const plan = {
        monthly: amountIn(few.monthly),
        annualRate: numberIn(few.rate),
        years: numberIn(few.years),
      }
      const sip = computeSip(plan)
      if (sip) holdSavings(sip, plan.annualRate, round)
      if (round % SCHEDULE_EVERY || !sip) return
      const raised = computeRaisedSip(plan)
      hold(!raised || raised.futureValue >= sip.futureValue, 'paying in more leaves no less')
      const inputs = [{ label: 'Monthly amount', value: plan.monthly, suffix: '' }]
      holdCsv(
        writeCsv(
          savingsSheet({ savings: sip, currencyCode: 'INR', name: 'sip', title: 'SIP', inputs }),
        ),
      )
    })
  })

  it('Goal: every question has a figure, or a sentence that says why not', () => {
    const fields = [
      'goal',
      'inflation',
      'monthly',
      'step',
      'stepAmount',
      'rate',
      'years',
      'lump',
    ] as const
    const finds = ['monthly', 'duration', 'stepUp', 'return'] as const
    forEachFew(fields, (few, round) => {
      const typed = {
        ...goalInputs.defaults,
        ...few,
        find: finds[round % 4] ?? 'monthly',
        stepKind: round % 7 < 4 ? ('percent' as const) : ('amount' as const),
        timing: round % 3 ? ('start' as const) : ('end' as const),
        reading: round % 5 ? ('divide12' as const) : ('effective' as const),
      }
      const answered = askGoal(typed)
      const { symbol, code } = currencyFor(round)
      const money = (value: Decimal) => formatMoney(value, symbol, 0)
      const hero = headlineOf(answered, (value) => plainMoney(value, symbol), money)
      const words = [hero.value, textIn(hero.caption), sayGoal(typed, symbol)]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null|Infinity/.test(sentence)),
        `"${words.join(' ')}"`,
      )
      const plan = planIn(answered.outcome)
      hold(!plan || !noPlanIn(answered.outcome), 'there is a plan, or there is none')
      if (!plan) return
      holdFigure(formatResult(answered.asked, plan, money).replace(/ months?$/, ''))
      hold(
        sum(plan.invested, plan.returns) === plan.futureValue,
        'the value is paid in and brought',
      )
      if (plan.kind === 'found') hold(plan.futureValue >= plan.goalThen, 'the goal is reached')
      for (const value of [plan.invested, plan.futureValue, plan.goalThen]) holdMoney(value, round)
      if (round % SCHEDULE_EVERY) return
      const sheet = { savings: plan, currencyCode: code, name: 'goal', title: 'Goal', inputs: [] }
      holdCsv(writeCsv(savingsSheet(sheet)))
    })
  })

  it('Lump sum: every question has a figure, or a sentence that says why not', () => {
    const finds = ['value', 'amount', 'return', 'years'] as const
    forEachFew(['amount', 'rate', 'years', 'value', 'inflation'], (few, round) => {
      const find = finds[round % 4] ?? 'value'
      const typed = { ...lumpSumInputs.defaults, ...few, find }
      const answered = askLumpSum(typed)
      const { symbol, code } = currencyFor(round)
      const money = (value: Decimal) => formatMoney(value, symbol, 0)
      const hero = headlineOfLumpSum(answered, (value) => plainMoney(value, symbol), money)
      const growing = growingIn(answered.outcome)
      const words = [hero.value, textIn(hero.caption), sayLumpSum(typed, symbol)]
      if (growing) words.push(sayTimes(growing), sayRealReturn(growing), sayDoublesIn(growing))
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null|Infinity/.test(sentence)),
        `"${words.join(' ')}"`,
      )
      if (!growing) return
      const { amount, gain, value, years, months, inTodaysMoney } = growing
      if (find !== 'years') holdFigure(formatLumpSum(find, growing, money))
      hold(sum(amount, gain) === value, 'the value is the amount and its gain')
      hold(amount >= 0n && value >= 0n, 'neither is below 0')
      hold(years.length === Math.ceil(months / 12), 'every year has a row')
      if (months > 0) hold(years.at(-1)?.value === value, 'the last year is the result')
      if (find === 'years') hold(value >= answered.asked.value, 'the value is reached')
      for (const figure of [amount, gain, value, inTodaysMoney]) holdMoney(figure ?? zero, round)
      if (round % SCHEDULE_EVERY) return
      holdCsv(writeCsv(lumpSumSheet({ asked: answered.asked, growing, currencyCode: code })))
    })
  })

  it('Step-Up SIP: the value is what was paid in and what it brought', () => {
    forEachFew(['initial', 'step', 'rate', 'years'], (few, round) => {
      const stepPercent = numberIn(few.step)
      const annualRate = numberIn(few.rate)
      const sip = computeStepUpSip({
        monthly: amountIn(few.initial),
        stepPercent,
        annualRate,
        years: numberIn(few.years),
      })
      if (!sip) return
      holdSavings(sip, annualRate, round)
      holdMoney(sip.withoutStepUp, round)
      const level = sip.withoutStepUp ?? zero
      if (stepPercent >= 0n) hold(sip.futureValue >= level, 'a step up leaves no less')
      if (stepPercent === zero) hold(sip.futureValue === level, 'no step is a plain SIP')
    })
  })

  it('SIP after tax: what is left and the tax are the value', () => {
    const fields = [
      'monthly',
      'step',
      'stepAmount',
      'rate',
      'years',
      'lump',
      'inflation',
      'flatRate',
    ] as const
    forEachFew(fields, (few, round) => {
      const tax = (['equity', 'flat', 'none'] as const)[round % 3] ?? 'none'
      const stepKind = round % 2 ? ('percent' as const) : ('amount' as const)
      const { plan, results } = answerAfterTax({
        ...afterTaxInputs.defaults,
        ...few,
        stepKind,
        tax,
      })
      const caption = captionOf(plan, results, '₹5')
      hold(textOf(caption).length > 0, 'a figure has a caption')
      if (!results) return
      const { invested, returns, futureValue, afterTax, inTodaysMoney, yearlyReturnAfterTax } =
        results
      hold(sum(invested, returns) === futureValue, 'invested and returns are the value')
      hold(sum(afterTax, results.tax) === futureValue, 'the rest and the tax are the value')
      hold(
        results.tax >= 0n && (results.tax === zero || results.tax <= returns),
        'only a gain is taxed',
      )
      hold(afterTax >= 0n && inTodaysMoney >= 0n, 'nothing is below 0')
      for (const value of [invested, returns, futureValue, results.tax, afterTax, inTodaysMoney]) {
        holdMoney(value, round)
      }
      if (yearlyReturnAfterTax !== undefined) holdFigure(formatPercent(yearlyReturnAfterTax, 2))
      if (round % SCHEDULE_EVERY) return
      holdCsv(writeCsv(afterTaxSheet({ plan, results, currency: currencyFor(round) })))
    })
  })

  it('Returns: every list of payments has a rate, or a sentence that says why not', () => {
    const fields = ['date', 'in', 'out', 'value', 'on', 'bank'] as const
    forEachFew(fields, (few, round) => {
      const own = { date: few.date, in: few.in, out: few.out }
      const first = { date: '2021-04-05', in: few.in, out: '' }
      const isText = round % 2 === 0
      const typed = {
        ...returnsInputs.defaults,
        ...few,
        on: round % 5 ? '16/11/2026' : few.on,
        source: isText ? ('text' as const) : ('typed' as const),
        rows: isText
          ? escapeText(`5/4/2021\t${few.in}\n${few.date}\t${few.in}\t${few.out}`)
          : writeRows([first, own]),
      }
      const answered = answerReturns(typed)
      const { label, value, caption } = returnsHeadline(answered)
      const words = [
        ...[label, value, textOf(caption), sayReading(answered), sayReturns(typed)],
        ...readingSentences(answered, typed.swap),
      ]
      hold(
        words.every((words) => words && !/undefined|NaN|Infinity/.test(words.replace(/".*"/, ''))),
        `"${words.join(' ')}"`,
      )
      for (const sum of [answered.returns.totalIn, answered.returns.gain]) holdMoney(sum, round)
      if (round % SCHEDULE_EVERY === 0) holdCsv(writeCsv(returnsSheet(answered, 'INR')))
    })
  })
})

function holdSavings(sip: Savings, annualRate: Decimal, round: number) {
  const { months, invested, futureValue, returns, years } = sip
  hold(sum(invested, returns) === futureValue, 'invested and returns are the value')
  hold(invested >= 0n && futureValue >= 0n, 'neither is below 0')
  if (annualRate >= 0n) hold(futureValue >= invested, 'a gain is no loss')
  hold(years.length === Math.ceil(months / 12), 'every year has a row')
  hold((years.at(-1)?.value ?? zero) === futureValue, 'the last year is the result')
  for (const value of [invested, futureValue, returns]) holdMoney(value, round)
  if (round % SCHEDULE_EVERY) return
  let before = zero
  for (const year of years) {
    hold(year.invested >= before, `year ${year.year} takes nothing out`)
    before = year.invested
    holdMoney(year.monthly, round)
    holdMoney(year.invested, round)
    holdMoney(year.value, round)
  }
}
