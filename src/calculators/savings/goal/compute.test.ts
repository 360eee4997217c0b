import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
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
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { roundedUp } from '../../../core/money/round-whole'
import { finePlanOf, savingsOf, type Timing } from '../../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { computeGoal, type GoalInputs, type GoalPlan, noPlanIn, planIn } from './compute'
import type { GoalFind } from './inputs'

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

const outcomeOf = (inputs: Record<string, Agreed>) =>
  computeGoal({
    find: inputs.find as GoalFind,
    goal: decimalIn(inputs.goal),
    inflation: decimalIn(inputs.inflation),
    lumpSum: decimalIn(inputs.lumpSum),
    monthly: decimalIn(inputs.monthly),
    years: decimalIn(inputs.years),
    annualRate: decimalIn(inputs.annualReturn),
    stepPercent: decimalIn(inputs.stepUp),
    stepAmount: zero,
    stepKind: 'percent',
    timing: inputs.timing as Timing,
    reading: inputs.rateReading as RateReading,
  })

const foundIn = (plan: GoalPlan, find: GoalFind): Decimal =>
  ({
    monthly: plan.monthly,
    duration: decimalFrom(plan.months),
    stepUp: plan.stepPercent,
    return: plan.annualRate,
  })[find]

describe('the agreed results', () => {
  const cases = viewCasesOf('goal')

  it('are all here', () => expect(cases).toHaveLength(44))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const outcome = outcomeOf(inputs)
      if (!outcome) throw new Error('This is beyond reach')
      const find = inputs.find as GoalFind
      const plan = planIn(outcome)
      const none = noPlanIn(outcome)
      const known = none && 'goalThen' in none ? none : plan
      const { noSolution, alreadyThere, ...others } = expected
      expect(none?.kind ?? null).toBe(noSolution)
      expect(outcome.kind === 'alreadyThere').toBe(alreadyThere)
      const figures: Record<string, Decimal | undefined> = {
        found: plan && foundIn(plan, find),
        months: known && decimalFrom(known.months),
        goalThen: known?.goalThen,
        totalInvested: plan?.invested,
        finalValue: plan?.futureValue,
        estimatedReturns: plan?.returns,
        startYearLater: plan?.startYearLater,
        lastYearMonthly: plan?.lastYearMonthly,
      }
      for (const [name, value] of Object.entries(others)) {
        const figure = figures[name]
        if (figure === undefined || typeof value !== 'string') {
          expect(figure ?? null, name).toBe(value)
          continue
        }
        expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
        const isFound = name === 'found'
        const decimals = isFound && (find === 'stepUp' || find === 'return') ? 2 : 0
        const isEnough = name === 'startYearLater' || (isFound && find === 'monthly')
        const asShown = isEnough ? roundedUp(figure) : figure
        expect(formatNumber(asShown, decimals), name).toBe(shown[name])
      }
    },
  )
})

const usual: GoalInputs = {
  find: 'monthly',
  goal: decimalFrom(10_000_000),
  inflation: decimalFrom(6),
  lumpSum: zero,
  monthly: decimalFrom(20_000),
  years: decimalFrom(15),
  annualRate: decimalFrom(12),
  stepPercent: decimalFrom(10),
  stepAmount: zero,
  stepKind: 'percent',
  timing: 'start',
  reading: 'divide12',
}

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyMoney = decimalOf(/^[1-9]\d{2,7}(\.\d{1,2})?$/)
const anyPercent = decimalOf(/^[12]?\d(\.\d{1,2})?$/)
const anyCounting = fc.record({
  timing: fc.constantFrom<Timing>('start', 'end'),
  reading: fc.constantFrom<RateReading>('divide12', 'effective'),
})
const anyStep: fc.Arbitrary<Pick<GoalInputs, 'stepPercent' | 'stepAmount' | 'stepKind'>> = fc.oneof(
  fc.record({
    stepPercent: fc.oneof(fc.constant(zero), anyPercent),
    stepAmount: fc.constant(zero),
    stepKind: fc.constant('percent' as const),
  }),
  fc.record({
    stepPercent: fc.constant(zero),
    stepAmount: fc.oneof(fc.constant(zero), decimalOf(/^[1-9]\d{0,5}(\.\d{1,2})?$/)),
    stepKind: fc.constant('amount' as const),
  }),
)
const anyQuestion = fc
  .record({
    goal: anyMoney,
    inflation: fc.oneof(fc.constant(zero), anyPercent),
    lumpSum: fc.oneof(fc.constant(zero), anyMoney),
    monthly: anyMoney,
    years: fc.integer({ min: 1, max: 40 }).map(decimalFrom),
    annualRate: fc.oneof(fc.constant(zero), anyPercent),
  })
  .chain((terms) =>
    fc.tuple(anyStep, anyCounting).map(([step, counting]) => ({ ...terms, ...step, ...counting })),
  )

type Question = Omit<GoalInputs, 'find'>

const grow = (question: Question, months: number) =>
  savingsOf(finePlanOf({ ...question, months }, monthGrowth(question.annualRate, question.reading)))
    ?.futureValue ?? zero

function solved(question: Question, find: GoalFind): GoalPlan {
  const plan = planIn(computeGoal({ ...question, find }))
  if (!plan) throw new Error('the test needs a plan')
  return plan
}

const isClose = (a: Decimal, b: Decimal) =>
  multiply(absolute(subtract(a, b)), million) <= sum(absolute(b), one)
const million = decimalFrom(1_000_000)

describe('what is found', () => {
  it('as a monthly amount reaches the goal when it is rounded up, and one unit less does not', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const plan = solved(question, 'monthly')
        if (plan.kind === 'alreadyThere') return
        const enough = roundedUp(plan.monthly)
        expect(grow({ ...question, monthly: enough }, plan.months) >= plan.goalThen).toBe(true)
        const less = { ...question, monthly: subtract(enough, one) }
        expect(grow(less, plan.months) < plan.goalThen).toBe(true)
      }),
    )
  })

  it('as a duration is the first month: the value is there, and was not a month before', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const outcome = computeGoal({ ...question, find: 'duration' })
        const plan = planIn(outcome)
        if (!plan || plan.months < 2) return
        expect(plan.futureValue >= plan.goalThen).toBe(true)
        expect(grow(question, plan.months)).toBe(plan.futureValue)
        const years = decimalFrom(((plan.months - 1) / 12).toFixed(10))
        const before = solved({ ...question, years }, 'monthly')
        expect(before.months).toBe(plan.months - 1)
        expect(grow(question, before.months) < before.goalThen).toBe(true)
      }),
    )
  })

  it('as a raise reaches the goal', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const plan = planIn(computeGoal({ ...question, find: 'stepUp', stepKind: 'percent' }))
        if (plan?.kind !== 'found') return
        expect(plan.stepPercent > 0n).toBe(true)
        const { stepPercent } = plan
        const value = grow({ ...question, stepPercent, stepAmount: zero }, plan.months)
        expect(isClose(value, plan.goalThen)).toBe(true)
      }),
    )
  })

  it('as a raise in money reaches the goal when it is rounded up, and one unit less does not', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const plan = planIn(computeGoal({ ...asked, find: 'stepUp', stepKind: 'amount' }))
        if (plan?.kind !== 'found') return
        expect(plan.stepPercent).toBe(zero)
        const enough = roundedUp(plan.stepAmount)
        const question = { ...asked, stepPercent: zero }
        expect(grow({ ...question, stepAmount: enough }, plan.months) >= plan.goalThen).toBe(true)
        const less = { ...question, stepAmount: subtract(enough, one) }
        expect(grow(less, plan.months) < plan.goalThen).toBe(true)
      }),
    )
  })

  it('as a raise in money agrees with one in percent where each is raised once', () => {
    const soon = { ...usual, monthly: decimalFrom(10_000), years: decimalFrom(2) }
    const inMoney = { ...soon, stepPercent: zero, stepAmount: decimalFrom(1000) }
    for (const find of ['monthly', 'duration', 'return'] as const) {
      // A found amount is raised by a tenth of itself, so it is not this one.
      const goal = find === 'monthly' ? grow(soon, 24) : decimalFrom(260_000)
      const asked = { goal, find, inflation: zero }
      expect(computeGoal({ ...inMoney, ...asked })).toMatchObject({
        ...(computeGoal({ ...soon, ...asked }) as GoalPlan),
        stepPercent: zero,
        stepAmount: decimalFrom(1000),
        startYearLater: expect.anything(),
      })
    }
    const goal = grow(soon, 24)
    const found = solved({ ...soon, goal, inflation: zero, stepKind: 'amount' }, 'stepUp')
    expect(isClose(found.stepAmount, decimalFrom(1000))).toBe(true)
  })

  it('as a raise in money may begin with nothing; one below 0 counts as 0', () => {
    const level = { ...usual, inflation: zero, annualRate: zero, monthly: zero, stepPercent: zero }
    // Nothing in the first year, then 12 × 1 × s, 12 × 2 × s.
    const asked = { ...level, goal: decimalFrom(36_000), years: decimalFrom(3) }
    expect(solved({ ...asked, stepKind: 'amount' }, 'stepUp').stepAmount).toBe(decimalFrom(1000))
    const raised = { ...asked, stepAmount: decimalFrom(1000) }
    expect(solved(raised, 'duration').months).toBe(36)
    expect(solved(raised, 'monthly').kind).toBe('alreadyThere')
    expect(solved({ ...raised, goal: decimalFrom(48_000) }, 'return').annualRate > 0n).toBe(true)
    const soon = { ...raised, years: one, find: 'return' } as const
    expect(computeGoal(soon)?.kind).toBe('nothingInvested')
    const below = { ...usual, stepAmount: decimalFrom(-500) }
    expect(computeGoal(below)).toEqual(computeGoal(usual))
  })

  it('as a return reaches the goal', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const plan = planIn(computeGoal({ ...question, find: 'return' }))
        if (plan?.kind !== 'found') return
        expect(plan.annualRate > 0n).toBe(true)
        const value = grow({ ...question, annualRate: plan.annualRate }, plan.months)
        expect(isClose(value, plan.goalThen)).toBe(true)
      }),
    )
  })

  it('is the plan whose value was the goal', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const question = { ...asked, inflation: zero }
        const months = Number(question.years / one) * 12
        const goal = grow(question, months)
        const back = { ...question, goal }
        expect(isClose(solved(back, 'monthly').monthly, question.monthly)).toBe(true)
        expect(solved(back, 'duration').months).toBe(months)
        expect(isClose(solved(back, 'return').annualRate, question.annualRate)).toBe(true)
        if (months > 12) {
          const { stepPercent, stepAmount } = solved(back, 'stepUp')
          expect(isClose(stepPercent, question.stepPercent)).toBe(true)
          expect(isClose(stepAmount, question.stepAmount)).toBe(true)
        }
      }),
    )
  })

  it('as a monthly amount takes as long as it was found for, to the last of its forty decimals', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const plan = solved(question, 'monthly')
        if (plan.kind === 'alreadyThere') return
        const months = solved({ ...question, monthly: plan.monthly }, 'duration').months
        expect(months <= plan.months).toBe(true)
        // Prices that rise faster than the savings are overtaken once more, earlier.
        if (question.inflation === zero) expect(months).toBe(plan.months)
      }),
    )
  })

  it('as a raise in money takes as long as it was found for, to the last of its forty decimals', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const question = {
          ...asked,
          stepPercent: zero,
          stepKind: 'amount',
          inflation: zero,
        } as const
        const plan = planIn(computeGoal({ ...question, find: 'stepUp' }))
        if (plan?.kind !== 'found') return
        const { stepAmount } = plan
        expect(solved({ ...question, stepAmount }, 'duration').months).toBe(plan.months)
      }),
    )
  })

  it('leads year by year to the goal, which rises with prices', () => {
    const plan = solved(usual, 'monthly')
    expect(plan.years).toHaveLength(15)
    expect(plan.years.at(-1)?.value).toBe(plan.goalThen)
    expect(plan.years.at(-1)?.goal).toBe(plan.goalThen)
    expect(plan.years[0]?.goal).toBe(decimalFrom(10_600_000))
    const half = solved({ ...usual, years: decimalFrom('2.5') }, 'monthly')
    expect(half.years.map(({ goal }) => formatNumber(goal, 0))).toEqual([
      '1,06,00,000',
      '1,12,36,000',
      '1,15,68,170',
    ])
  })

  it('costs more when it begins a year later', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const plan = solved(question, 'monthly')
        if (plan.startYearLater === undefined) return
        expect(plan.startYearLater > plan.monthly).toBe(true)
      }),
    )
  })
})

describe('what is equal in exact arithmetic', () => {
  it.each(['divide12', 'effective'] as const)(
    'is there already: savings that rise with prices, %s',
    (reading) => {
      // Without a return a rate of 0 is 0 in both readings; an effective one rises as prices do.
      const percent = reading === 'effective' ? decimalFrom('7.3') : zero
      for (let months = 1; months <= 60; months++) {
        const outcome = computeGoal({
          ...usual,
          goal: decimalFrom('123456.78'),
          lumpSum: decimalFrom('123456.78'),
          inflation: percent,
          annualRate: percent,
          years: decimalFrom((months / 12).toFixed(10)),
          reading,
        })
        expect(outcome?.kind, `${months} months`).toBe('alreadyThere')
      }
    },
  )

  it('is reached in the month in which it is reached', () => {
    const terms = { ...usual, find: 'duration', inflation: zero, annualRate: zero } as const
    const third = decimalFrom('33333.3333333333333333333333333333333333333333')
    const plan = planIn(computeGoal({ ...terms, goal: million, monthly: third, stepPercent: zero }))
    expect(plan?.months).toBe(30)
    const raised = planIn(
      computeGoal({ ...terms, goal: decimalFrom('24793.44'), monthly: decimalFrom(1000) }),
    )
    expect(raised?.months).toBe(24)
  })
})

describe('what has no answer', () => {
  it.each([
    ['noTime', 'monthly', { years: zero }],
    ['noTime', 'return', { years: decimalFrom(-1) }],
    ['tooShortForStepUp', 'stepUp', { years: one }],
    ['nothingInvested', 'stepUp', { monthly: zero, lumpSum: one }],
    ['nothingInvested', 'return', { monthly: decimalFrom(-5) }],
    ['returnHasNoEffect', 'return', { years: decimalFrom('0.05'), timing: 'end' }],
    ['allIsLost', 'monthly', { annualRate: decimalFrom(-1200) }],
    ['allIsLost', 'monthly', { annualRate: decimalFrom(-100), reading: 'effective' }],
    ['allIsLost', 'stepUp', { annualRate: decimalFrom(-5000) }],
    ['notWithin100Years', 'duration', { monthly: zero }],
    ['notWithin100Years', 'duration', { inflation: decimalFrom('9'.repeat(24)) }],
  ] as const)('says why: %s for a %s', (kind, find, changes) => {
    expect(computeGoal({ ...usual, find, ...changes })?.kind).toBe(kind)
  })

  it('is beyond reach: more than a century, or than forty digits', () => {
    const absurd = decimalFrom('9'.repeat(24))
    expect(computeGoal({ ...usual, years: decimalFrom(101) })).toBeUndefined()
    expect(computeGoal({ ...usual, goal: multiply(absurd, absurd) })).toBeUndefined()
    expect(computeGoal({ ...usual, inflation: absurd })).toBeUndefined()
    const least = { ...usual, monthly: decimalFrom(`0.${'1'.padStart(24, '0')}`), goal: absurd }
    const soon = { ...least, years: decimalFrom('0.05') }
    expect(computeGoal({ ...soon, find: 'return' })).toBeUndefined()
    expect(computeGoal({ ...least, find: 'return' })).toBeDefined()
    expect(computeGoal({ ...least, find: 'stepUp', years: decimalFrom(2) })).toBeUndefined()
    expect(computeGoal({ ...least, find: 'stepUp' })).toBeDefined()
  })

  it('is never a broken figure, whatever the inputs', () => {
    const anyNumber = fc
      .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
      .map((text) => readNumber(text).value)
    const anyTerm = fc.oneof(fc.integer({ min: -150, max: 150 }).map(decimalFrom), anyNumber)
    const anyInputs: fc.Arbitrary<GoalInputs> = fc.record({
      find: fc.constantFrom<GoalFind>('monthly', 'duration', 'stepUp', 'return'),
      goal: anyNumber,
      inflation: anyTerm,
      lumpSum: fc.oneof(fc.constant(zero), anyNumber),
      monthly: anyNumber,
      years: fc.oneof(fc.integer({ min: 0, max: 101 }).map(decimalFrom), anyNumber),
      annualRate: anyTerm,
      stepPercent: fc.oneof(fc.constant(zero), anyTerm),
      stepAmount: fc.oneof(fc.constant(zero), anyNumber),
      stepKind: fc.constantFrom('percent', 'amount'),
      timing: fc.constantFrom<Timing>('start', 'end'),
      reading: fc.constantFrom<RateReading>('divide12', 'effective'),
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const plan = planIn(computeGoal(inputs))
        if (!plan) return
        expect(sum(plan.invested, plan.returns)).toBe(plan.futureValue)
        expect(plan.futureValue <= LARGEST_AMOUNT && plan.monthly >= 0n).toBe(true)
        expect(plan.years).toHaveLength(Math.ceil(plan.months / 12))
      }),
      runs(500),
    )
  })
})
