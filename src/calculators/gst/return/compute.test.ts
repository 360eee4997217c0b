import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { type Decimal, decimalFrom, sum, toDigits, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { computeReturn, type ReturnInputs, type ReturnResults, rows } from './compute'
import { decimalOf } from './rupees'
import { byHead, total } from './set-off'

type Texts = Readonly<Record<string, Agreed>>

const amountsOf = (row: Agreed | undefined) =>
  byHead((head): Decimal => decimalFrom(((row as Texts | undefined)?.[head] as string) ?? 0))

/** The inputs of an agreed case. */
function inputsOf(agreed: Texts): ReturnInputs {
  const text = (name: string) => (agreed[name] as string | undefined) ?? ''
  const amount = (name: string) => decimalFrom(text(name) || '0')
  return {
    form: text('return') as ReturnInputs['form'],
    filing: (text('filing') || 'monthly') as ReturnInputs['filing'],
    period: text('period'),
    state: text('state'),
    dueDate: text('dueDate'),
    filedOn: text('filedOn'),
    turnover: amount('turnover'),
    stateTurnover: amount('stateTurnover'),
    isNil: agreed.nil === true,
    order: text('order') as ReturnInputs['order'],
    interestRate: amount('interestRate'),
    ...(Object.fromEntries(rows.map((row) => [row, amountsOf(agreed[row])])) as Pick<
      ReturnInputs,
      (typeof rows)[number]
    >),
  }
}

/** The results by the names and in the form of the agreed ones. */
function resultsOf(results: ReturnResults | undefined, form: ReturnInputs['form']): Texts {
  if (!results) {
    const since = { gstr4: 'before2021-22', gstr9: 'before2022-23' }[form as 'gstr4' | 'gstr9']
    return { unsupported: since ?? 'beforeJune2021' }
  }
  const { tax, lateFee, feeRule, eachDayLater } = results
  const { exempt, ...always } = {
    unsupported: null,
    dueDate: results.dueDate,
    daysLate: results.daysLate,
    barredAfter: results.barredAfter,
    barred: results.isBarred,
    beforePeriodEnd: results.isBeforePeriodEnd,
    nil: results.isNil,
    exempt: results.isExempt,
    lateFee: { ...feeRule, ...lateFee },
    cashToPay: results.cashToPay,
    eachDayLater: sum(eachDayLater.interest, decimalOf(eachDayLater.fee)),
    ifLater: results.ifLater,
    calendar: results.calendar.map(({ what, day }) => ({ what, date: day })),
  }
  const all = {
    ...always,
    ...(form === 'gstr9' && { exempt }),
    ...(tax && {
      centralTaxNil: tax.centralTaxNil,
      orderUsed: tax.orderUsed,
      credit: tax.credit,
      setOff: tax.setOff,
      outputTotal: tax.outputTotal,
      reverseChargeTotal: tax.reverseChargeTotal,
      paidByCredit: tax.paidByCredit,
      carryForward: tax.carryForward,
      carryForwardTotal: total(tax.carryForward),
      outputCash: tax.outputCash,
      taxInCash: tax.taxInCash,
      taxInCashTotal: tax.taxInCashTotal,
      plainOrderCash: tax.plainOrderCash,
      savedBySplit: tax.savedBySplit,
      stuck: tax.stuck ?? null,
      interestOn: tax.interestOn,
      interest: tax.interest,
      interestTotal: results.interestTotal,
      need: tax.need,
      moves: tax.moves,
      deposit: tax.deposit,
      cashUsed: tax.cashUsed,
      ledgerLeft: tax.ledgerLeft,
    }),
  }
  return inTexts(all, 'eachDayLater') as Texts
}

/** Whole rupees and counts as digits; the one with paise to 30 of them. */
function inTexts(value: unknown, paise: string, name = ''): Agreed {
  if (typeof value === 'bigint' && name === paise) return thirtyDigits(value as Decimal)
  if (typeof value === 'bigint' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((item) => inTexts(item, paise))
  if (value === null || typeof value !== 'object') return value as Agreed
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inTexts(item, paise, key)]),
  )
}

function thirtyDigits(value: Decimal): string {
  const digits = toDigits(value)
  const [whole = '', fraction = ''] = digits.split('.')
  if (digits.replace('.', '').length <= 40 && fraction.length < 36) return digits
  const wanted = 30 - (whole === '0' ? 0 : whole.length)
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  return toDigits(roundTo(value, wanted + zeros))
}

const roundTo = (value: Decimal, decimals: number): Decimal =>
  sum(zero, decimalFrom(formatNumber(value, decimals).replaceAll(',', '')))

/** Every text of one that the other has at the same place. */
function sameOf(value: unknown, like: unknown): unknown {
  if (Array.isArray(like)) return like.map((item, index) => sameOf((value as never[])[index], item))
  if (like === null || typeof like !== 'object') return value
  return Object.fromEntries(
    Object.entries(like).map(([key, item]) => [key, sameOf((value as Texts)[key], item)]),
  )
}

/** As a page shows it: whole rupees, paise where a day is counted. */
function asShown(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) {
    return formatNumber(decimalFrom(value), name === 'eachDayLater' ? 2 : 0)
  }
  if (Array.isArray(value)) return value.map((item) => asShown(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asShown(item, key)]))
}

describe('computeReturn', () => {
  it.each(viewCasesOf('return'))('agrees with $title', ({ inputs, expected, shown }) => {
    const asked = inputsOf(inputs)
    const results = resultsOf(computeReturn(asked), asked.form)
    expect(results).toEqual(expected)
    expect(sameOf(asShown(results), shown)).toEqual(shown)
  })

  const amount = fc.oneof(
    fc.integer({ min: -100, max: 1_000_000 }).map((paise) => decimalFrom((paise / 100).toFixed(2))),
    fc.bigInt({ min: 0n, max: 10n ** 24n }).map((rupees) => decimalFrom(rupees)),
    fc.constant(zero),
  )
  const row = fc.record({ igst: amount, cgst: amount, sgst: amount, cess: amount })
  const text = fc.constantFrom('', '2026-11-20', '2026-11-28', '2030-02-30', '2026-13-01', 'soon')
  const anyOf = fc.oneof(
    fc.record({
      form: fc.constantFrom('gstr3b' as const, 'gstr3b' as const, 'gstr1' as const),
      period: fc.constantFrom('2026-12', '2026-03', '2024-06', '2022-09'),
    }),
    fc.record({
      form: fc.constantFrom('gstr4' as const, 'gstr9' as const),
      period: fc.constantFrom('2022-23', '2024-25', '2025-26'),
    }),
  )
  const anyAmounts = fc.record<Omit<ReturnInputs, 'form' | 'period'>>({
    filing: fc.constantFrom('monthly', 'quarterly'),
    state: fc.constantFrom('07', '27', ''),
    dueDate: text,
    filedOn: text,
    turnover: amount,
    stateTurnover: amount,
    isNil: fc.boolean(),
    order: fc.constantFrom('', 'anyOrder', 'cgstFirst'),
    interestRate: fc.constantFrom(decimalFrom(18), zero, decimalFrom('-3'), decimalFrom('24.5')),
    output: row,
    reverseCharge: row,
    creditOpening: row,
    creditNew: row,
    cashLedger: row,
    cashSinceDue: row,
  })
  const anyReturn: fc.Arbitrary<ReturnInputs> = fc
    .tuple(anyOf, anyAmounts)
    .map(([of, amounts]) => ({ ...of, ...amounts }))

  it('answers anything, and its parts add up to its sums', () => {
    fc.assert(
      fc.property(anyReturn, (asked) => {
        const results = computeReturn(asked)
        if (!results) throw new Error('All of these periods are counted')
        const { tax, lateFee, interestTotal, cashToPay, daysLate, costAfter } = results
        expect(lateFee.total <= results.feeRule.most).toBe(true)
        expect(costAfter(daysLate).total).toBe(interestTotal + lateFee.total)
        if (!tax) {
          expect(cashToPay).toBe(lateFee.total)
          return
        }
        expect(tax.outputTotal + tax.reverseChargeTotal - tax.paidByCredit).toBe(tax.taxInCashTotal)
        expect(tax.taxInCashTotal + interestTotal + lateFee.total - tax.cashUsed).toBe(cashToPay)
        expect(total(tax.cashLedger) - tax.cashUsed).toBe(total(tax.ledgerLeft))
        // Nothing is paid in while a ledger holds something.
        expect(cashToPay === 0n || total(tax.ledgerLeft) === 0n).toBe(true)
        expect(tax.savedBySplit >= 0n).toBe(true)
      }),
    )
  })

  it('never costs less a day later', () => {
    fc.assert(
      fc.property(anyReturn, fc.integer({ min: 0, max: 900 }), (asked, days) => {
        const results = computeReturn(asked)
        const [now, then] = [results?.costAfter(days), results?.costAfter(days + 1)]
        expect(now && then && now.total <= then.total).toBe(true)
      }),
    )
  })
})
