import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { type Decimal, decimalFrom, hundred, multiplyDivide, zero } from '../../../core/decimal'
import { formatNumber } from '../../../core/format'
import { roundedUp } from '../../../core/round-whole'
import { computeFixed, type Deposit, type FixedFind, type FixedInputs } from './compute'
import type { Compounding, Payout } from './growth'
import { type DayCount, TICKS_PER_YEAR } from './term'

type Given = Record<string, Agreed>

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' && value !== '' ? decimalFrom(value) : zero

const lengthIn = (given: Given) => ({
  months: Number(given.years) * 12 + Number(given.months),
  days: Number(given.days),
})

function closeIn(close: Agreed | undefined): FixedInputs['close'] {
  if (close === null || typeof close !== 'object') return undefined
  const given = close as Given
  return typeof given.on === 'string' ? { on: given.on } : lengthIn(given)
}

const inputsOf = (given: Given): FixedInputs => ({
  find: given.find as FixedFind,
  amount: decimalIn(given.amount),
  wanted: decimalIn(given.wanted),
  annualRate: decimalIn(given.annualRate),
  extra: given.senior ? decimalIn(given.seniorExtra) : zero,
  depositedOn: (given.depositedOn as string) || undefined,
  term:
    given.find === 'term'
      ? undefined
      : given.termAs === 'dates'
        ? { maturesOn: given.maturesOn as string }
        : { length: lengthIn(given) },
  payout: given.payout as Payout,
  compounding: (given.compounding as Compounding | undefined) ?? 'quarterly',
  dayCount: given.dayCount as DayCount,
  tax: {
    taxRate: decimalIn(given.taxRate),
    tdsRate: decimalIn(given.tdsRate),
    tdsLimit: decimalIn(given.tdsLimit),
    tdsLimitSenior: decimalIn(given.tdsLimitSenior),
    otherInterest: decimalIn(given.otherInterest),
    noTds: given.noTds === true,
    isSenior: given.senior === true,
  },
  inflation: decimalIn(given.inflation),
  close: closeIn(given.close),
  rateForTime: given.rateForTime ? decimalIn(given.rateForTime) : undefined,
  penalty: decimalIn(given.penalty),
})

const count = (value: number) => decimalFrom(value)

const figuresOf = (deposit: Deposit): Record<string, Decimal | undefined> => ({
  amount: deposit.amount,
  rateUsed: deposit.rate,
  termYears: count(Math.floor(deposit.length.months / 12)),
  termMonths: count(deposit.length.months % 12),
  termDays: count(deposit.length.days),
  yearsCounted: multiplyDivide(
    decimalFrom(deposit.time),
    hundred,
    multiplyDivide(decimalFrom(TICKS_PER_YEAR), hundred, decimalFrom(1)),
  ),
  maturityValue: deposit.maturityValue,
  interest: deposit.interest,
  payment: deposit.paidOut?.payment,
  payments: deposit.paidOut && count(deposit.paidOut.payments),
  lastPayment: deposit.paidOut?.lastPayment,
  effectiveYield: deposit.effectiveYield,
  advertYield: deposit.advertYield,
  tdsInAll: deposit.tdsInAll,
  taxInAll: deposit.taxInAll,
  stillToPay: deposit.stillToPay,
  afterTax: deposit.afterTax,
  inTodaysMoney: deposit.inTodaysMoney,
  realReturn: deposit.realReturn,
})

const twoDecimals = [
  'rateUsed',
  'yearsCounted',
  'effectiveYield',
  'advertYield',
  'realReturn',
  'rateThen',
]

function expectAgreed(
  figures: Record<string, Decimal | undefined>,
  expected: Given,
  shown: Given,
  roundUp: readonly string[] = [],
) {
  for (const [name, value] of Object.entries(expected)) {
    if (!(name in figures)) throw new Error(`Nobody tells ${name}`)
    const figure = figures[name]
    if (figure === undefined || typeof value !== 'string') {
      expect(figure ?? null, name).toBe(value)
      continue
    }
    expect(agrees(figure, value), `${name} ${shownExactly(figure)}, not ${value}`).toBe(true)
    const asShown = roundUp.includes(name) ? roundedUp(figure) : figure
    expect(formatNumber(asShown, twoDecimals.includes(name) ? 2 : 0), name).toBe(shown[name])
  }
}

describe('the agreed results', () => {
  const cases = viewCasesOf('fixed')

  it('are all here', () => expect(cases).toHaveLength(54))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const asked = inputsOf(inputs)
      const outcome = computeFixed(asked)
      if (!outcome) throw new Error('This is beyond reach')
      const { noSolution, alreadyThere, years, closing, found, ...others } = expected
      const { maturesOn, simpleUnder6Months, ...figures } = others
      if (outcome.kind !== 'deposit') {
        expect(outcome.kind).toBe(noSolution)
        expect(alreadyThere).toBe(false)
        return
      }
      expect(noSolution).toBe(null)
      expect(outcome.isAlreadyThere).toBe(alreadyThere)
      expect(outcome.maturesOn ?? null).toBe(maturesOn)
      expect(outcome.isUnderSixMonths).toBe(simpleUnder6Months)
      const isAmount = asked.find === 'amount'
      expectAgreed(figuresOf(outcome), figures, shown, isAmount ? ['amount'] : [])
      if (isAmount) {
        expectAgreed({ found: outcome.amount }, { found: found ?? null }, shown, ['found'])
      }
      const shownYears = shown.years as readonly Given[]
      for (const [index, row] of (years as readonly Given[]).entries()) {
        const mine = outcome.years.find(({ year }) => year === row.year)
        if (!mine) throw new Error(`There is no year ${row.year}`)
        const { year, ...expectedRow } = row
        const { interest, tds, value } = mine
        expectAgreed({ interest, tds, value }, expectedRow, shownYears[index] ?? {})
        if (index === shownYears.length - 1) expect(outcome.years.at(-1)).toBe(mine)
      }
      if (closing === null) return expect(outcome.closing).toBe(undefined)
      const { reason, ...figuresThen } = closing as Given
      if (outcome.closing?.kind !== 'closed') {
        return expect(outcome.closing?.kind).toBe(reason)
      }
      const { kind, length, isTooSoon, ...mine } = outcome.closing
      expect(reason).toBe(null)
      expectAgreed(mine, figuresThen, shown.closing as Given)
    },
  )
})
