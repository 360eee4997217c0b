import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import {
  absolute,
  type Decimal,
  decimalFrom,
  multiply,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import {
  answer,
  computeLumpSum,
  type Growing,
  growingIn,
  type LumpSumInputs,
  reachedSum,
} from './compute'
import { inputs, type LumpSumFind } from './inputs'

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

const askedIn = (inputs: Record<string, Agreed>): LumpSumInputs => ({
  find: inputs.find as LumpSumFind,
  amount: decimalIn(inputs.amount),
  annualRate: decimalIn(inputs.annualReturn),
  years: decimalIn(inputs.years),
  value: decimalIn(inputs.value),
  inflation: decimalIn(inputs.inflation),
  // The agreed cases count by the year.
  reading: 'effective',
})

const foundIn = (growing: Growing, find: LumpSumFind): Decimal =>
  ({
    value: growing.value,
    amount: growing.amount,
    return: growing.annualRate,
    years: decimalFrom(growing.months),
  })[find]

const figuresIn = ({ kind, isThereAlready, years, ...figures }: Growing) => figures

const DECIMALS: Record<string, number> = {
  exactYears: 2,
  annualReturn: 2,
  times: 2,
  realReturn: 2,
  doublesInYears: 2,
}

describe('the agreed results', () => {
  const cases = viewCasesOf('lumpSum')

  it('are all here', () => expect(cases).toHaveLength(21))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const asked = askedIn(inputs)
      const { find } = asked
      const outcome = computeLumpSum(asked)
      if (!outcome) throw new Error('This is beyond reach')
      const growing = growingIn(outcome)
      const { noSolution, alreadyThere, ...others } = expected
      expect(outcome.kind === 'grows' ? null : outcome.kind).toBe(noSolution)
      expect(growing?.isThereAlready ?? false).toBe(alreadyThere)
      // Without an answer the given terms are as they were given.
      const given = { amount: asked.amount, annualReturn: asked.annualRate, value: asked.value }
      const isGiven = (name: string) => name in inputs
      const figures: Record<string, Decimal | undefined> = growing
        ? {
            ...figuresIn(growing),
            annualReturn: growing.annualRate,
            months: decimalFrom(growing.months),
            found: foundIn(growing, find),
          }
        : {
            ...Object.fromEntries(Object.entries(given).filter(([name]) => isGiven(name))),
            months: outcome.kind === 'noTime' ? zero : undefined,
          }
      for (const [name, value] of Object.entries(others)) {
        const figure = figures[name]
        if (figure === undefined || typeof value !== 'string') {
          expect(figure ?? null, name).toBe(value)
          continue
        }
        expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
        const isEnough = find === 'amount' && (name === 'found' || name === 'amount')
        const decimals = name === 'found' && find === 'return' ? 2 : (DECIMALS[name] ?? 0)
        expect(formatNumber(isEnough ? roundedUp(figure) : figure, decimals), name).toBe(
          shown[name],
        )
      }
    },
  )
})

const usual = answer(inputs.defaults).asked

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyMoney = decimalOf(/^[1-9]\d{2,7}(\.\d{1,2})?$/)
const anyPercent = decimalOf(/^-?[1-9]\d?(\.\d{1,2})?$/)
const anyInflation = decimalOf(/^1?\d(\.\d{1,2})?$/)
const anyMonths = fc.integer({ min: 1, max: 600 })
const inYears = (months: number) => decimalFrom((months / 12).toFixed(10))
const anyQuestion = fc
  .record({
    amount: anyMoney,
    annualRate: anyPercent,
    inflation: anyInflation,
    months: anyMonths,
    reading: fc.constantFrom('effective' as const, 'divide12' as const),
  })
  .map(({ months, ...terms }) => ({ ...terms, value: zero, years: inYears(months), months }))

function grown(asked: LumpSumInputs): Growing {
  const growing = growingIn(computeLumpSum(asked))
  if (!growing) throw new Error('The test needs an answer')
  return growing
}

const isClose = (a: Decimal, b: Decimal) =>
  multiply(absolute(subtract(a, b)), decimalFrom(10n ** 12n)) <= sum(absolute(b), one)

/**
 * Whether a value leads back to the amount or the return it came from. The value itself was rounded in its last
 * decimal, of which a nearly lost amount has few: there, what it came from lies between what its neighbours find.
 */
function leadsBack(asked: LumpSumInputs, value: Decimal, find: 'amount' | 'return'): boolean {
  const foundAt = (units: bigint) =>
    foundIn(grown({ ...asked, find, value: (value + units) as Decimal }), find)
  // A found return is what a year makes.
  const from = find === 'amount' ? asked.amount : grown({ ...asked, find: 'value' }).yearlyReturn
  return isClose(foundAt(0n), from) || (foundAt(-1n) <= from && from <= foundAt(1n))
}

describe('what is found', () => {
  it('leads from each of the four terms back to it', () => {
    fc.assert(
      fc.property(anyQuestion, ({ months, ...question }) => {
        const asked = { ...question, find: 'value' } as const
        const { value, gain, amount } = grown(asked)
        expect(sum(amount, gain)).toBe(value)
        // Nothing leads back from nothing.
        if (value === zero) return
        expect(leadsBack(asked, value, 'amount')).toBe(true)
        expect(leadsBack(asked, value, 'return')).toBe(true)
        if (asked.annualRate < 0n) return
        expect(grown({ ...asked, find: 'years', value: floor(value) }).months).toBeLessThanOrEqual(
          months,
        )
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['100', '-86', 440],
    ['25000', '-78', 552],
    ['100', '-99.99', 60],
  ])('leads back to %s at %s% for %i months, of which few digits are left', (...of) => {
    const [amount, annualRate, months] = of
    const asked = {
      ...usual,
      amount: decimalFrom(amount),
      annualRate: decimalFrom(annualRate),
      years: inYears(months),
    }
    const { value } = grown(asked)
    expect(value > zero && value < decimalFrom('0.000000000000001')).toBe(true)
    expect(leadsBack(asked, value, 'amount')).toBe(true)
    expect(leadsBack(asked, value, 'return')).toBe(true)
    expect(leadsBack({ ...asked, amount: decimalFrom('200') }, value, 'amount')).toBe(false)
  })

  it('as an amount reaches the value when it is rounded up, and one unit less does not', () => {
    fc.assert(
      fc.property(anyQuestion, anyMoney, (question, value) => {
        const asked = { ...question, value, find: 'amount' } as const
        const outcome = computeLumpSum(asked)
        if (outcome?.kind !== 'grows') return
        const enough = roundedUp(outcome.amount)
        const worthOf = (amount: Decimal) => grown({ ...asked, amount, find: 'value' }).value
        expect(worthOf(enough) >= value).toBe(true)
        expect(worthOf(subtract(enough, one)) < value).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('as a time is the first month, and the exact years lie within it', () => {
    fc.assert(
      fc.property(anyQuestion, anyMoney, (question, other) => {
        const [amount, value] =
          other < question.amount ? [other, question.amount] : [question.amount, other]
        const asked = { ...question, amount, value }
        const outcome = computeLumpSum({ ...asked, find: 'years' })
        if (outcome?.kind !== 'grows' || outcome.months < 2) return
        const before = { ...asked, find: 'value', years: inYears(outcome.months - 1) } as const
        expect(outcome.value >= value).toBe(true)
        expect(grown(before).value < value).toBe(true)
        const exactMonths = multiply(outcome.exactYears ?? zero, decimalFrom(12))
        expect(exactMonths <= decimalFrom(outcome.months)).toBe(true)
        expect(exactMonths > decimalFrom(outcome.months - 1)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('as a time is exact where a twelfth of the rate every month meets the value', () => {
    const byTwelfths = { ...usual, find: 'years', reading: 'divide12' } as const
    const at = (value: string) => grown({ ...byTwelfths, value: decimalFrom(value) })
    expect(at('101000').months).toBe(1)
    expect(at('102010').months).toBe(2)
    expect(at('102010.000000000000000000000001').months).toBe(3)
  })

  it('is what Goal and After tax make of a lump sum, where a twelfth of the rate counts every month', () => {
    const { value, yearlyReturn } = grown({ ...usual, reading: 'divide12' })
    expect(formatNumber(value, 0)).toBe('3,30,039')
    expect(formatNumber(yearlyReturn, 2)).toBe('12.68')
    expect(formatNumber(grown(usual).value, 0)).toBe('3,10,585')
    expect(answer({ ...inputs.defaults, find: 'return', reading: 'divide12' })).toMatchObject({
      asked: { reading: 'effective' },
    })
  })

  it('as a time is exact where value and growth meet in a whole month', () => {
    const twoYears = { ...usual, find: 'years', annualRate: decimalFrom(10) } as const
    const at = (value: string) => grown({ ...twoYears, value: decimalFrom(value) })
    expect(at('121000').months).toBe(24)
    expect(at('121000').exactYears).toBe(decimalFrom(2))
    expect(at('121000.000000000000000000000001').months).toBe(25)
    expect(at('120999.999999999999999999999999').months).toBe(24)
    const century = { ...twoYears, annualRate: decimalFrom(1), amount: decimalFrom(1) } as const
    const most = grown({ ...century, find: 'value', years: decimalFrom(100) }).value
    expect(grown({ ...century, value: floor(most) }).months).toBeLessThanOrEqual(1200)
    const more = { ...century, value: sum(floor(most), one) }
    expect(computeLumpSum(more)?.kind).toBe('notWithin100Years')
  })

  it('as a return is exact where it is a round one', () => {
    const asked = { ...usual, find: 'return', years: decimalFrom(2) } as const
    const at = (value: string, years = '2') =>
      toDigits(grown({ ...asked, value: decimalFrom(value), years: decimalFrom(years) }).annualRate)
    expect(at('144000')).toBe('20')
    expect(at('81000')).toBe('-10')
    expect(at('0')).toBe('-100')
    expect(at('110000', '0.5')).toBe('21')
  })

  it('doubles in the time that doubling takes', () => {
    fc.assert(
      fc.property(anyMoney, decimalOf(/^[2-9]\d?(\.\d)?$/), (amount, annualRate) => {
        const value = sum(amount, amount)
        const { exactYears, doublesInYears } = grown({
          ...usual,
          amount,
          value,
          annualRate,
          find: 'years',
        })
        expect(doublesInYears).toBe(exactYears)
      }),
      { numRuns: 30 },
    )
  })

  it('goes year by year to the value, and to what it buys today', () => {
    const plan = grown({ ...usual, years: decimalFrom('2.5') })
    expect(plan.years.map(({ months }) => months)).toEqual([12, 24, 30])
    expect(plan.years.map(({ value }) => formatNumber(value, 2))).toEqual([
      '1,12,000.00',
      '1,25,440.00',
      '1,32,753.22',
    ])
    expect(plan.years.at(-1)).toMatchObject({
      value: plan.value,
      gain: plan.gain,
      inTodaysMoney: plan.inTodaysMoney,
    })
    const found = grown({ ...usual, find: 'return', value: decimalFrom(200_000) })
    expect(found.years.at(-1)?.value).toBe(decimalFrom(200_000))
  })

  it('keeps its worth where it grows as prices do', () => {
    const steady = grown({ ...usual, annualRate: decimalFrom(6) })
    expect(steady.inTodaysMoney).toBe(steady.amount)
    expect(steady.realReturn).toBe(zero)
  })
})

describe('what has no answer', () => {
  it.each([
    ['nothingPutIn', 'return', { amount: zero }],
    ['nothingPutIn', 'years', { amount: decimalFrom(-5) }],
    ['noTime', 'return', { years: zero }],
    ['noTime', 'return', { years: decimalFrom(-1) }],
    ['allLost', 'amount', { annualRate: decimalFrom(-100) }],
    ['allLost', 'amount', { annualRate: decimalFrom(-250) }],
    ['neverGrows', 'years', { annualRate: decimalFrom(-100) }],
    ['neverGrows', 'years', { annualRate: zero }],
    ['notWithin100Years', 'years', { annualRate: decimalFrom('0.1') }],
  ] as const)('%s, looking for %s', (kind, find, changes) => {
    const asked = { ...usual, ...changes, find }
    expect(computeLumpSum(asked)).toEqual({ kind })
  })

  it('is beyond a century, or longer than a page can show', () => {
    expect(computeLumpSum({ ...usual, years: decimalFrom(101) })).toBeUndefined()
    expect(computeLumpSum({ ...usual, annualRate: LARGEST_AMOUNT })).toBeUndefined()
    const worthless = { ...usual, annualRate: decimalFrom('-99.99'), years: decimalFrom(100) }
    expect(computeLumpSum({ ...worthless, find: 'amount' })).toBeUndefined()
    const tiny = { ...usual, amount: decimalFrom('0.000000000000000000000001') }
    const large = { ...tiny, value: decimalFrom(10n ** 24n), years: decimalFrom('0.1') }
    expect(computeLumpSum({ ...large, find: 'return' })).toBeUndefined()
  })
})

describe('what is lost', () => {
  it('is everything at −100% or less, after any time', () => {
    for (const rate of [-100, -300]) {
      const asked = { ...usual, annualRate: decimalFrom(rate) }
      const lost = grown({ ...asked, years: decimalFrom('0.1') })
      expect(lost.value).toBe(zero)
      expect(lost.realReturn).toBe(decimalFrom(-100))
      expect(lost.doublesInYears).toBeUndefined()
      expect(grown({ ...asked, years: zero }).value).toBe(asked.amount)
    }
  })

  it('is not counted where prices fall by everything', () => {
    const falling = grown({ ...usual, inflation: decimalFrom(-100) })
    expect(falling.inTodaysMoney).toBeUndefined()
    expect(falling.realReturn).toBeUndefined()
    expect(falling.value).toBe(grown(usual).value)
  })

  it('and nothing has no multiple', () => {
    expect(grown({ ...usual, amount: zero })).toMatchObject({ value: zero, times: undefined })
    expect(grown({ ...usual, find: 'amount', value: zero }).amount).toBe(zero)
  })
})

describe('the sum that goes on to the withdrawals', () => {
  it('takes a typed return along, and a found one as that page counts it', () => {
    const { sum: value, rate } = reachedSum(answer(inputs.defaults))
    expect(formatNumber(value ?? zero, 0)).toBe('3,10,585')
    expect(rate).toBe('12')
    expect(reachedSum(answer({ ...inputs.defaults, find: 'return' })).rate).toBe('6.95')
    expect(reachedSum(answer({ ...inputs.defaults, find: 'return', years: '0' })).sum).toBe(
      undefined,
    )
  })
})

const floor = (value: Decimal) => subtract(value, (value % one) as Decimal)
