import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT, type TermUnit } from '../../../core/loan/annuity'
import type { Change } from '../../../core/loan/changing-loan'
import { type Decimal, decimalFrom, sum, toDigits, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { calendarMonth } from '../shared/terms'
import { computePrepay, type PrepayInputs, type PrepayResults } from './compute'
import { rateMoves } from './rate-moves'

const usual: PrepayInputs = {
  principal: decimalFrom(5_000_000),
  annualRate: decimalFrom('8.5'),
  tenure: decimalFrom(20),
  tenureUnit: 'years',
  emi: undefined,
  chargePercent: zero,
  changes: [],
}

function prepayOf(changes: Partial<PrepayInputs>): PrepayResults {
  const results = computePrepay({ ...usual, ...changes })
  if (!results) throw new Error('This loan is beyond reach; the test needs one that is not')
  return results
}

type Texts = Record<string, string>
const numberIn = (texts: Texts, name: string) => decimalFrom(texts[name] ?? '')

function changeOf(texts: Texts): Change {
  const { kind, effect } = texts
  const instalment = Number(texts.instalment)
  if (kind === 'rateChange') {
    const isEndKept = effect === 'keepEnd'
    const rate = numberIn(texts, 'rate')
    return { kind, rate, instalment, effect: isEndKept ? 'keepEnd' : 'keepEmi' }
  }
  if (kind === 'raiseEmi') return { kind, percent: numberIn(texts, 'percent'), instalment }
  const amount = numberIn(texts, 'amount')
  if (kind === 'extraMonthly') return { kind, amount, instalment }
  if (kind !== 'payOnce' && kind !== 'extraYearly') throw new Error(`An unknown kind: ${kind}`)
  return { kind, amount, instalment, effect: effect === 'lowerEmi' ? 'lowerEmi' : 'shorter' }
}

const inputsOf = ({ changes, ...rest }: Record<string, Agreed>): PrepayInputs => {
  const texts = rest as Texts
  return {
    principal: numberIn(texts, 'loanAmount'),
    annualRate: numberIn(texts, 'annualRate'),
    tenure: numberIn(texts, 'tenure'),
    tenureUnit: texts.tenureUnit as TermUnit,
    emi: texts.emi ? decimalFrom(texts.emi) : undefined,
    chargePercent: numberIn(texts, 'chargePercent'),
    changes: (changes as Texts[]).map(changeOf),
  }
}

/** 'Apr 2027' as '2027-04'. */
function endMonth(months: number | undefined, start: unknown): string | null {
  const named = months === undefined ? undefined : calendarMonth(months, String(start))
  if (!named) return null
  const month = new Date(`1 ${named} UTC`)
  return month.toISOString().slice(0, 7)
}

type Figure = Decimal | number | string | boolean | null | undefined

/** Every expected figure of a record, exactly and as it is shown. */
function expectRecord(actual: Record<string, Figure>, expected: Agreed, shown: Agreed, at = '') {
  for (const [name, value] of Object.entries(expected as Record<string, Agreed>)) {
    const figure = actual[name]
    const label = `${at}${name}`
    if (value === null || typeof value === 'boolean') {
      expect(figure ?? null, label).toBe(value)
    } else if (typeof figure === 'bigint' || typeof figure === 'number') {
      const number = typeof figure === 'number' ? decimalFrom(figure) : figure
      expect(agrees(number, String(value)), `${label} ${shownExactly(number)}`).toBe(true)
      const decimals = name === 'rate' || name === 'highestRate' ? 2 : 0
      const text = (shown as Texts)[name]
      // Rounded up, so that it repays.
      const isRoundedUp = name === 'smallestEmi' && number % decimalFrom(1) !== 0n
      const whole = isRoundedUp ? number - (number % decimalFrom(1)) + decimalFrom(1) : number
      expect(formatNumber(whole as Decimal, decimals), label).toBe(text)
    } else {
      expect(figure, label).toBe(value)
    }
  }
}

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const sometimes = <T>(usually: fc.Arbitrary<T>, otherwise: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usually }, { weight: 1, arbitrary: otherwise })
const whole = (max: number) => fc.integer({ min: 0, max }).map((value) => decimalFrom(value))
const anyRate = sometimes(
  fc.integer({ min: 0, max: 3000 }).map((basisPoints) => readNumber(`${basisPoints / 100}`).value),
  anyNumber,
)
const anyInstalment = sometimes(
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: -5, max: 1300 }),
)
const anyAmount = sometimes(whole(1_000_000), anyNumber)
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('payOnce' as const, 'extraYearly' as const),
    amount: anyAmount,
    instalment: anyInstalment,
    effect: fc.constantFrom('shorter' as const, 'lowerEmi' as const),
  }),
  fc.record({
    kind: fc.constant('extraMonthly' as const),
    amount: anyAmount,
    instalment: anyInstalment,
  }),
  fc.record({
    kind: fc.constant('raiseEmi' as const),
    percent: sometimes(whole(20), anyNumber),
    instalment: anyInstalment,
  }),
  fc.record({
    kind: fc.constant('rateChange' as const),
    rate: anyRate,
    instalment: anyInstalment,
    effect: fc.constantFrom('keepEmi' as const, 'keepEnd' as const),
  }),
)
const anyInputs: fc.Arbitrary<PrepayInputs> = fc.record({
  principal: sometimes(whole(10_000_000), anyNumber),
  annualRate: anyRate,
  tenure: sometimes(whole(480), anyNumber),
  tenureUnit: fc.constantFrom('months' as const, 'years' as const),
  emi: fc.option(anyAmount, { nil: undefined }),
  chargePercent: anyRate,
  changes: fc.array(anyChange, { maxLength: 8 }),
})

/** The agreed cases compare with the loan without any change, payments beside new rates too. */
const againstNewRates = ['verdict', 'monthsSaved', 'interestSaved', 'savedInAll']

describe('computePrepay', () => {
  const cases = viewCasesOf('prepay')

  it('has all agreed cases', () => {
    expect(cases).toHaveLength(65)
    expect(cases.filter(({ expected }) => expected.rateMoves)).toHaveLength(5)
  })

  it.each(cases.map((found) => [found.title, found] as const))('%s', (_, found) => {
    const { inputs, expected, shown } = found
    const results = prepayOf(inputsOf(inputs))
    const { agreed, with: changed } = results
    const { schedule, rateMoves: moves, never, ...figures } = expected
    if (results.against === 'payments') for (const name of againstNewRates) delete figures[name]
    expectRecord(
      {
        emi: agreed.emi,
        emiAtEnd: changed.end?.emi,
        monthsWithout: agreed.end?.months,
        monthsWith: changed.end?.months,
        monthsSaved: results.monthsSaved,
        interestWithout: agreed.end?.interest,
        interestWith: changed.end?.interest,
        interestSaved: results.interestSaved,
        prepaidInAll: results.prepaid,
        prepaymentCharges: results.charges,
        savedInAll: results.savedInAll,
        lastInstalment: changed.end?.lastInstalment,
        neverEndsWithout: agreed.end === undefined,
        neverEndsWith: changed.end === undefined,
        verdict: results.verdict,
        endMonthWithout: endMonth(agreed.end?.months, inputs.firstEmiMonth),
        endMonthWith: endMonth(changed.end?.months, inputs.firstEmiMonth),
      },
      figures,
      shown,
    )
    expect(changed.emi).toBe(agreed.emi)
    if (never) expectRecord(changed.noEnd ?? {}, never, shown.never ?? {}, 'never.')
    else expect(changed.noEnd).toBeUndefined()
    for (const [index, row] of (schedule as Texts[]).entries()) {
      const actual = changed.rows[Number(row.month) - 1] ?? {}
      const shownRow = (shown.schedule as Texts[])[index] ?? {}
      expectRecord(actual, row, shownRow, `${row.month}: `)
    }
    const actualMoves = moves ? rateMoves(results) : []
    expect(actualMoves).toHaveLength(moves ? (moves as Texts[]).length : 0)
    for (const [index, move] of actualMoves.entries()) {
      const expectedMove = (moves as Texts[])[index] ?? {}
      const shownMove = (shown.rateMoves as Texts[])[index] ?? {}
      expectRecord(move, expectedMove, shownMove, `${toDigits(move.rate)}%: `)
    }
  })

  it.each([
    ['loan amount 0', { principal: zero }],
    ['a negative amount', { principal: decimalFrom(-5) }],
    ['tenure 0', { tenure: zero }],
  ])('is all zero for %s', (_, changes) => {
    const results = prepayOf({ ...changes, changes: [usualChange] })
    expect(results).toMatchObject({ verdict: 'same', monthsSaved: 0, interestSaved: zero })
    expect(results).toMatchObject({ prepaid: zero, charges: zero, savedInAll: zero })
    expect(results.with).toMatchObject({ emi: zero, rows: [], end: { months: 0, interest: zero } })
    expect(rateMoves(results)).toEqual([])
  })

  it('says what payments save beside a new rate, which counts without them, too', () => {
    const dearer: Change = {
      kind: 'rateChange',
      rate: decimalFrom('8.9'),
      instalment: 25,
      effect: 'keepEmi',
    }
    const paid: Change = {
      kind: 'extraYearly',
      amount: decimalFrom(20_000),
      instalment: 11,
      effect: 'shorter',
    }
    const loan = { principal: decimalFrom(4_850_000), annualRate: decimalFrom('8.4') }
    const results = prepayOf({ ...loan, changes: [paid, dearer] })
    expect(results).toMatchObject({ against: 'payments', verdict: 'saved' })
    const shown = (value: Decimal | undefined) => value && formatNumber(value, 0)
    expect(shown(results.interestSaved)).toBe('7,15,893')
    // With both, 1,04,947 more than agreed.
    expect(shown(results.extraByRates)).toBe('8,20,840')
    expect(results.without).toEqual(prepayOf({ ...loan, changes: [dearer] }).with)

    const rateAlone = prepayOf({ ...loan, changes: [dearer] })
    expect(rateAlone).toMatchObject({
      against: 'changes',
      verdict: 'extra',
      extraByRates: undefined,
    })
    expect(shown(rateAlone.interestSaved)).toBe('-8,20,840')
    const nothingPaid: Change = { ...paid, amount: zero }
    expect(prepayOf({ ...loan, changes: [nothingPaid, dearer] }).against).toBe('changes')
  })

  const usualChange: Change = {
    kind: 'payOnce',
    amount: decimalFrom(500_000),
    instalment: 12,
    effect: 'shorter',
  }

  it('counts what is below 0 as 0, and instalments from 1 in whole numbers', () => {
    const low = prepayOf({ annualRate: decimalFrom(-3), chargePercent: decimalFrom(-1) })
    expect(low).toEqual(prepayOf({ annualRate: zero }))
    const minus: Change = { ...usualChange, amount: decimalFrom(-1) }
    expect(prepayOf({ changes: [minus] }).verdict).toBe('same')
    const rate: Change = { kind: 'rateChange', rate: zero, instalment: 3, effect: 'keepEnd' }
    const below: Change = { ...rate, rate: decimalFrom(-1), instalment: 3.9 }
    expect(prepayOf({ changes: [below] })).toEqual(prepayOf({ changes: [rate] }))
    const early: Change = { ...usualChange, instalment: -7 }
    const first: Change = { ...usualChange, instalment: 1 }
    expect(prepayOf({ changes: [early] })).toEqual(prepayOf({ changes: [first] }))
  })

  it('is the same where a change comes too late to matter', () => {
    const anyMonths = fc.integer({ min: 1, max: 480 })
    fc.assert(
      fc.property(whole(10_000_000), anyRate, anyMonths, (principal, annualRate, months) => {
        const raise: Change = { kind: 'raiseEmi', percent: decimalFrom(5), instalment: months }
        const loan = { principal, annualRate, tenure: decimalFrom(months) }
        const inputs = { ...usual, ...loan, tenureUnit: 'months' as const, changes: [raise] }
        expect(computePrepay(inputs)?.verdict ?? 'same').toBe('same')
      }),
    )
  })

  it('never ends at an EMI of 0, but has no EMI of its own without one', () => {
    const results = prepayOf({ emi: zero })
    expect(results.verdict).toBe('neverEnds')
    expect(toDigits(results.with.noEnd?.highestRate ?? decimalFrom(-1))).toBe('0')
    expect(prepayOf({}).verdict).toBe('same')
  })

  it('is nothing for tenures and sums beyond reach', () => {
    const absurd = decimalFrom('9'.repeat(24))
    expect(computePrepay({ ...usual, tenure: absurd })).toBeUndefined()
    expect(computePrepay({ ...usual, principal: absurd, annualRate: absurd })).toBeUndefined()
    const charged = { ...usual, principal: absurd, chargePercent: absurd, changes: [usualChange] }
    expect(computePrepay(charged)).toMatchObject({ verdict: 'saved' })
    const allPaid: Change = { ...usualChange, amount: absurd }
    expect(computePrepay({ ...charged, changes: [allPaid] })).toBeUndefined()
    // The tenure plays no part beside an EMI.
    expect(computePrepay({ ...usual, tenure: absurd, emi: decimalFrom(45_000) })).toBeDefined()
  })

  it('has an answer for every input that can be read', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = computePrepay(inputs)
        if (!results) return
        for (const course of [results.without, results.with]) {
          const { end, noEnd, rows } = course
          expect(rows.every(({ balance }) => balance >= 0n && balance <= LARGEST_AMOUNT)).toBe(true)
          if (end) {
            expect(rows).toHaveLength(end.months)
            expect(end.interest >= 0n && end.interest <= LARGEST_AMOUNT).toBe(true)
          } else {
            expect(noEnd.smallestEmi >= noEnd.emi).toBe(true)
          }
        }
        const { verdict, interestSaved = zero } = results
        if (verdict === 'saved') expect(interestSaved > 0n).toBe(true)
        if (verdict === 'extra') expect(interestSaved < 0n).toBe(true)
        for (const move of rateMoves(results)) expect(move.rate >= 0n).toBe(true)
      }),
    )
  })
})

describe('rateMoves', () => {
  it('leaves out rates below 0', () => {
    const moves = rateMoves(prepayOf({ annualRate: decimalFrom('0.5') }))
    expect(moves.map(({ rate }) => toDigits(rate))).toEqual([
      '0',
      '0.25',
      '0.5',
      '0.75',
      '1',
      '1.25',
      '1.5',
    ])
  })

  it('has no figures that need an end where there is none', () => {
    const moves = rateMoves(prepayOf({ emi: decimalFrom(35_000) }))
    expect(moves.map(({ monthsEmiKept }) => monthsEmiKept !== undefined)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false, false],
    ])
    for (const move of moves) {
      expect(move.emiEndKept).toBeUndefined()
      expect(move.interestDifferenceEndKept).toBeUndefined()
      expect(move.interestDifferenceEmiKept).toBeUndefined()
    }
  })

  it('rises with the rate', () => {
    const moves = rateMoves(prepayOf({}))
    const rising = (figures: (Decimal | number | undefined)[]) =>
      figures.every((figure, index) => index === 0 || (figure ?? 0) > (figures[index - 1] ?? 0))
    expect(rising(moves.map(({ emiEndKept }) => emiEndKept))).toBe(true)
    expect(rising(moves.map(({ monthsEmiKept }) => monthsEmiKept))).toBe(true)
    const today = moves.find(({ rate }) => rate === usual.annualRate)
    expect(sum(today?.interestDifferenceEmiKept ?? decimalFrom(1), zero)).toBe(zero)
  })
})
