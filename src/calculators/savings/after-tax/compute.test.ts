import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  one,
  power,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { growSavings } from '../../../core/savings/plan'
import { type AfterTax, type AfterTaxInputs, computeAfterTax } from './compute'
import type { TaxKind } from './inputs'
import { equityFundTax } from './tax-rules'

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

function resultOf(inputs: AfterTaxInputs, rules = equityFundTax): AfterTax {
  const result = computeAfterTax(inputs, () => rules)
  if (!result) throw new Error('This is beyond reach')
  return result
}

function expectFigure(
  figure: Decimal | undefined,
  value: Agreed | undefined,
  shown: Agreed | undefined,
  [name, decimals]: readonly [string, number],
) {
  if (figure === undefined || typeof value !== 'string') {
    expect(figure ?? null, name).toBe(value)
    return
  }
  expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
  expect(formatNumber(figure, decimals), name).toBe(shown)
}

type Rows = readonly Record<string, Agreed>[]

/** The agreed results are of the tax before a surcharge. */
const withoutSurcharge = { ...equityFundTax, surcharge: [] }
const FIRST_THRESHOLD = decimalFrom(5_000_000)

describe('the agreed results', () => {
  const cases = viewCasesOf('afterTax')

  it('are all here', () => expect(cases).toHaveLength(45))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const asked: AfterTaxInputs = {
        lumpSum: decimalIn(inputs.lumpSum),
        monthly: decimalIn(inputs.monthly),
        stepPercent: decimalIn(inputs.stepUp),
        stepAmount: zero,
        stepKind: 'percent',
        annualRate: decimalIn(inputs.annualReturn),
        years: decimalIn(inputs.years),
        inflation: decimalIn(inputs.inflation),
        tax: inputs.tax as TaxKind,
        flatRate: decimalIn(inputs.flatRate),
        otherIncome: undefined,
      }
      const result = resultOf(asked, withoutSurcharge)
      const highest = { ...asked, annualRate: sum(asked.annualRate, decimalFrom(3)) }
      if (asked.tax !== 'equity' || resultOf(highest).returns <= FIRST_THRESHOLD) {
        expect({ ...resultOf(asked), rules: withoutSurcharge }, 'without a surcharge').toEqual(
          result,
        )
      }
      const figures: Record<string, Decimal | undefined> = {
        months: decimalFrom(result.months),
        totalInvested: result.invested,
        maturityValue: result.futureValue,
        longTermInstalments: decimalFrom(result.longTermInstalments),
        shortTermInstalments: decimalFrom(result.shortTermInstalments),
        ...result.equity,
        taxInAll: result.tax,
        afterTax: result.afterTax,
        inTodaysMoney: result.inTodaysMoney,
        yearlyReturnAfterTax: result.yearlyReturnAfterTax,
      }
      const { whatIfs, ...others } = expected
      for (const [name, value] of Object.entries(others)) {
        const decimals = name === 'yearlyReturnAfterTax' ? 2 : 0
        expectFigure(figures[name], value, shown[name], [name, decimals])
      }
      const asShown = shown.whatIfs as Rows
      for (const [index, row] of (whatIfs as Rows).entries()) {
        const whatIf = result.atThreeReturns[index]
        const texts = asShown[index] ?? {}
        expectFigure(whatIf?.annualRate, row.annualReturn, texts.annualReturn, ['return', 2])
        expectFigure(whatIf?.sale?.afterTax, row.afterTax, texts.afterTax, ['afterTax', 0])
        const today = whatIf?.sale?.inTodaysMoney
        expectFigure(today, row.inTodaysMoney, texts.inTodaysMoney, ['inTodaysMoney', 0])
      }
      expect(result.atThreeReturns).toHaveLength(3)
    },
  )
})

const usual: AfterTaxInputs = {
  lumpSum: zero,
  monthly: decimalFrom(10_000),
  stepPercent: zero,
  stepAmount: zero,
  stepKind: 'percent',
  annualRate: decimalFrom(12),
  years: decimalFrom(10),
  inflation: decimalFrom(6),
  tax: 'equity',
  flatRate: zero,
  otherIncome: undefined,
}

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyMoney = fc.oneof(fc.constant(zero), decimalOf(/^[1-9]\d{1,7}(\.\d{1,2})?$/))
const anyPercent = decimalOf(/^[12]?\d(\.\d{1,2})?$/)
const anyReturn = decimalOf(/^-?[12]?\d(\.\d{1,2})?$/)
const anyPlan: fc.Arbitrary<AfterTaxInputs> = fc.record({
  lumpSum: anyMoney,
  monthly: anyMoney,
  stepPercent: anyReturn,
  stepAmount: anyMoney,
  stepKind: fc.constantFrom('percent', 'amount'),
  annualRate: anyReturn,
  years: fc.integer({ min: 1, max: 480 }).map((months) => decimalFrom((months / 12).toFixed(10))),
  inflation: anyPercent,
  tax: fc.constantFrom<TaxKind>('equity', 'flat', 'none'),
  flatRate: decimalOf(/^-?1?\d{1,2}$/),
  otherIncome: anyMoney,
})

const isClose = (a: Decimal, b: Decimal) =>
  multiply(absolute(subtract(a, b)), million) <= sum(absolute(b), one)
const million = decimalFrom(1_000_000)

describe('the tax', () => {
  it('is never below 0 and never above the gain', () => {
    fc.assert(
      fc.property(anyPlan, (inputs) => {
        const result = resultOf(inputs)
        const { tax, returns } = result
        expect(tax >= 0n && (tax <= returns || tax === zero)).toBe(true)
        expect(sum(result.afterTax, tax)).toBe(result.futureValue)
      }),
    )
  })

  it('is the same when every instalment is sold on its own', () => {
    fc.assert(
      fc.property(anyPlan, (inputs) => {
        const { months, equity } = resultOf({ ...inputs, tax: 'equity' })
        const growth = sum(one, multiplyDivide(inputs.annualRate, one, decimalFrom(1200)))
        const step = sum(one, multiplyDivide(inputs.stepPercent, one, hundred))
        let instalment = inputs.monthly
        let longTermGain: Decimal = zero
        let shortTermGain: Decimal = zero
        for (let month = 1; month <= months; month++) {
          const held = months - month + 1
          const isYear = month > 1 && month % 12 === 1
          if (isYear) instalment = sum(multiply(instalment, step), inputs.stepAmount)
          const paid = month === 1 ? sum(instalment, inputs.lumpSum) : instalment
          const gain = subtract(multiply(paid, power(growth, held)), paid)
          if (held > 12) longTermGain = sum(longTermGain, gain)
          else shortTermGain = sum(shortTermGain, gain)
        }
        expect(isClose(equity?.longTermGain ?? one, longTermGain)).toBe(true)
        expect(isClose(equity?.shortTermGain ?? one, shortTermGain)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('is that of a raise in percent where each is raised once', () => {
    const soon = { ...usual, years: decimalFrom(2) }
    const { months, ...inPercent } = resultOf({ ...soon, stepPercent: decimalFrom(10) })
    expect(resultOf({ ...soon, stepAmount: decimalFrom(1000) })).toMatchObject(inPercent)
    expect(months).toBe(24)
    expect(resultOf({ ...soon, stepAmount: decimalFrom(-1000) })).toEqual(resultOf(soon))
  })

  it('takes no more than all of a gain, and no less than nothing', () => {
    const flat = { ...usual, tax: 'flat' } as const
    expect(resultOf({ ...flat, flatRate: decimalFrom(250) }).afterTax).toBe(decimalFrom(1_200_000))
    expect(resultOf({ ...flat, flatRate: decimalFrom(-5) }).tax).toBe(zero)
  })

  it('follows rules with a date', () => {
    expect(equityFundTax.asOf).toMatch(/^2026-\d\d-\d\d$/)
    const shown = [equityFundTax.longTerm.percent, equityFundTax.longTerm.exempt]
    expect(shown.map((figure) => formatNumber(figure, 1))).toEqual(['12.5', '1,25,000.0'])
  })
})

describe('the surcharge', () => {
  it('is 15% of the tax on a gain of two crore', () => {
    const large = {
      ...usual,
      monthly: decimalFrom(15_000),
      stepPercent: decimalFrom(10),
      years: decimalFrom(20),
    }
    const { returns, tax, equity } = resultOf(large)
    expect(formatNumber(returns, 0)).toBe('1,95,23,573')
    expect(formatNumber(resultOf(large, withoutSurcharge).tax, 0)).toBe('25,27,606')
    expect(formatNumber(tax, 0)).toBe('29,06,747')
    expect(equity).toMatchObject({ surchargePercent: decimalFrom(15), marginalRelief: zero })
  })

  it('takes off the gain what other income leaves of the basic exemption', () => {
    const tax = (otherIncome: number) =>
      formatNumber(resultOf({ ...usual, otherIncome: decimalFrom(otherIncome) }).tax, 0)
    expect(tax(0)).toBe('77,791')
    // Of 4,000 that are left all come off the short-term gain.
    expect(tax(396_000)).toBe('1,29,590')
    expect(tax(400_000)).toBe('1,30,422')
  })

  it('counts the other income of the year for an equity fund, and a negative one as none', () => {
    const tax = (changes: Partial<AfterTaxInputs>) =>
      formatNumber(resultOf({ ...usual, ...changes }).tax, 0)
    expect(tax({})).toBe('1,30,422')
    expect(tax({ otherIncome: decimalFrom(5_500_000) })).toBe('1,43,464')
    expect(tax({ otherIncome: decimalFrom(10_500_000) })).toBe('1,49,985')
    expect(tax({ otherIncome: decimalFrom(-5_500_000) })).toBe('77,791')
    const flat = { tax: 'flat', flatRate: decimalFrom(30) } as const
    expect(tax({ ...flat, otherIncome: decimalFrom(10_500_000) })).toBe(tax(flat))
  })
})

describe('what is left', () => {
  it('buys never more when prices rise more', () => {
    fc.assert(
      fc.property(anyPlan, anyPercent, (inputs, more) => {
        const less = resultOf({ ...inputs, inflation: sum(inputs.inflation, more) })
        expect(less.inTodaysMoney <= resultOf(inputs).inTodaysMoney).toBe(true)
        expect(less.afterTax).toBe(resultOf(inputs).afterTax)
      }),
    )
  })

  it('is what the plan grows to at the yearly return after tax', () => {
    fc.assert(
      fc.property(anyPlan, (inputs) => {
        const { months, afterTax, yearlyReturnAfterTax } = resultOf(inputs)
        if (yearlyReturnAfterTax === undefined) return
        expect(yearlyReturnAfterTax <= inputs.annualRate).toBe(true)
        const plan = { ...inputs, annualRate: yearlyReturnAfterTax, months }
        expect(isClose(growSavings(plan)?.futureValue ?? zero, afterTax)).toBe(true)
      }),
    )
  })

  it('is nothing where everything was lost', () => {
    const lost = resultOf({ ...usual, annualRate: decimalFrom(-5000) })
    expect(lost).toMatchObject({ afterTax: zero, tax: zero })
    expect(lost.yearlyReturnAfterTax).toBe(decimalFrom(-1200))
  })

  it('is the lump sum before the first month', () => {
    const now = resultOf({ ...usual, lumpSum: million, years: zero })
    expect(now).toMatchObject({ afterTax: million, inTodaysMoney: million })
    expect(now.yearlyReturnAfterTax).toBeUndefined()
  })
})

describe('what is beyond reach', () => {
  it('is nothing', () => {
    const absurd = decimalFrom('9'.repeat(24))
    expect(computeAfterTax({ ...usual, years: decimalFrom(101) })).toBeUndefined()
    expect(computeAfterTax({ ...usual, annualRate: absurd })).toBeUndefined()
    expect(computeAfterTax({ ...usual, inflation: decimalFrom(-100) })).toBeUndefined()
  })

  it('is nothing for one what-if alone', () => {
    const edge = { ...usual, annualRate: decimalFrom(1012), years: decimalFrom(10) }
    const [less, same, more] = resultOf(edge).atThreeReturns
    expect(less?.sale && same?.sale).toBeDefined()
    expect(formatNumber(more?.annualRate ?? zero, 0)).toBe('1,015')
    const top = { ...usual, lumpSum: LARGEST_AMOUNT, monthly: zero, annualRate: zero }
    expect(resultOf({ ...top, inflation: zero }).atThreeReturns[2]?.sale).toBeUndefined()
  })

  it('is never a broken figure, whatever the inputs', () => {
    const anyNumber = fc
      .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
      .map((text) => readNumber(text).value)
    const anyTerm = fc.oneof(fc.integer({ min: -150, max: 150 }).map(decimalFrom), anyNumber)
    const anyInputs: fc.Arbitrary<AfterTaxInputs> = fc.record({
      lumpSum: anyNumber,
      monthly: anyNumber,
      stepPercent: anyTerm,
      stepAmount: fc.oneof(fc.constant(zero), anyNumber),
      stepKind: fc.constantFrom('percent', 'amount'),
      annualRate: anyTerm,
      years: fc.oneof(fc.integer({ min: 0, max: 101 }).map(decimalFrom), anyNumber),
      inflation: anyTerm,
      tax: fc.constantFrom<TaxKind>('equity', 'flat', 'none'),
      flatRate: anyTerm,
      otherIncome: anyNumber,
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = computeAfterTax(inputs)
        if (!result) return
        expect(sum(result.invested, result.returns)).toBe(result.futureValue)
        expect(sum(result.afterTax, result.tax)).toBe(result.futureValue)
        expect(result.afterTax >= 0n && result.inTodaysMoney <= LARGEST_AMOUNT).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
