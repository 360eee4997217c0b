import { describe, expect, it } from 'vitest'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { type Decimal, decimalFrom, sum, toDigits, zero } from '../../../core/decimal'
import { formatNumber } from '../../../core/format'
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

describe('computeReturn', () => {
  it.each(viewCasesOf('return'))('agrees with $title', ({ inputs, expected }) => {
    const asked = inputsOf(inputs)
    expect(resultsOf(computeReturn(asked), asked.form)).toEqual(expected)
  })
})
