import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewCasesOf } from '../../../../tests/views'
import { readFragment, writeFragment } from '../../../core/fragment'
import { formatNumber } from '../../../core/money/format'
import { addMonths, dayAfter } from '../../../core/time/calendar'
import { answer } from './compute'
import { asOf, inputs, isLarge, type Typed } from './inputs'
import { escapeText, writeRows } from './rows'
import { headlineOf } from './sentences'

type Agreed = ReturnType<typeof viewCasesOf>[number]['inputs']

/** What a person would type or paste for an agreed case. */
function typedFor(agreed: Agreed): Typed {
  const isText = typeof agreed.text === 'string'
  const rows = (agreed.rows ?? []) as Readonly<Record<string, unknown>>[]
  const typed = rows.flatMap(({ date, in: paidIn, out, series }) => {
    if (!series) return [{ date: `${date}`, in: `${paidIn ?? ''}`, out: `${out ?? ''}` }]
    const { from, every, times, in: first, step } = series as Record<string, string>
    return Array.from({ length: Number(times) }, (_, index) => ({
      date: (every === 'month' ? addMonths : dayAfter)(`${from}`, index),
      in: `${Number(first) + Number(step) * (index % 7)}`,
      out: '',
    }))
  })
  return {
    rows: isText ? escapeText(`${agreed.text}`) : writeRows(typed),
    source: isText ? 'text' : 'typed',
    swap: agreed.swap === true ? 'on' : 'off',
    value: `${agreed.valueToday}`,
    on: `${agreed.on}`,
    bank: `${agreed.bankRate}`,
    asks: isText ? 'on' : 'off',
    statement: '',
  }
}

/** As a tab keeps it, and finds it again. */
const kept = (typed: Typed) =>
  readFragment(
    writeFragment(typed),
    Object.keys(typed),
    'rows',
    Number.POSITIVE_INFINITY,
  ) as unknown as Typed

describe('the agreed results, as they are typed, pasted and kept', () => {
  it.each(viewCasesOf('returns').map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs: agreed, expected, shown }) => {
      const typed = typedFor(agreed)
      expect(kept(typed)).toEqual(typed)
      const answered = answer(kept(typed))
      const { returns, worth, series } = answered
      expect(returns.status).toBe(expected.status)
      expect(formatNumber(returns.totalIn, 0)).toBe(shown.totalIn)
      expect(returns.rates.map((rate) => formatNumber(rate, 2))).toEqual(shown.rates)
      const isYearly = expected.status === 'one' && !expected.underOneYear
      const headline = headlineOf(answered)
      if (isYearly) {
        expect([headline.label, headline.value]).toEqual([expected.name, `${shown.rate}%`])
      } else if (shown.gainPercent && expected.status !== 'allLost') {
        expect(headline.value).toMatch(
          expected.status === 'oneDay' || expected.status === 'noValue'
            ? /^–$/
            : new RegExp(`^(${shown.gainPercent}%|–)$`),
        )
      }
      expect(worth).toHaveLength(Number(shown.counted?.toString().replaceAll(',', '')))
      expect(series.length).toBeLessThanOrEqual(301)
    },
  )
})

it('the example is the one that is drawn', () => {
  const { returns, worth } = answer(inputs.defaults)
  expect(formatNumber(returns.rate ?? returns.totalIn, 2)).toBe('11.02')
  expect(worth.map(({ worth }) => worth && formatNumber(worth, 0))).toEqual([
    '1,79,928',
    '85,224',
    '1,62,069',
    '-59,661',
    '1,45,983',
    '1,31,456',
  ])
})

it('without a day there is no answer, and nothing is lost', () => {
  const answered = answer({ ...inputs.defaults, on: 'soon' })
  expect(answered.hasDay).toBe(false)
  expect(answered.read.rows).toHaveLength(6)
})

it('a long list is large', () => {
  expect(isLarge(inputs.defaults)).toBe(false)
  const row = { date: '2021-04-05', in: '1', out: '' }
  expect(isLarge({ rows: writeRows(Array(201).fill(row)), source: 'typed' })).toBe(true)
  expect(isLarge({ rows: escapeText(Array(202).fill('x').join('\n')), source: 'text' })).toBe(true)
})

it('answers whatever is typed, pasted or linked', () => {
  const odd = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '-', '5/4/2021', '31/02/2024', '1e9', '9'.repeat(24), '-5', '16/11/2026'),
  )
  const row = fc.record({ date: odd, in: odd, out: odd })
  const typed = fc.record({
    rows: fc.oneof(
      fc.array(row, { maxLength: 5 }).map(writeRows),
      fc.array(odd, { maxLength: 6 }).map((texts) => escapeText(texts.join('\n'))),
      fc.string(),
    ),
    source: fc.constantFrom<Typed['source']>('typed', 'text'),
    swap: fc.constantFrom<Typed['swap']>('on', 'off'),
    value: odd,
    on: odd,
    bank: odd,
    asks: fc.constantFrom<Typed['asks']>('on', 'off'),
    statement: odd,
  })
  fc.assert(
    fc.property(typed, (typed) => {
      const { label, value } = headlineOf(answer(typed))
      expect(`${label} ${value}`).not.toMatch(/undefined|NaN|null|Infinity/)
    }),
    { numRuns: 150 },
  )
})

describe('the example', () => {
  it.each(['2026-11-16', '2027-04-01', '2099-12-31'])('ends on the day it is: %s', (today) => {
    const typed = asOf(inputs.defaults, today)
    const { returns, worth } = answer(typed)
    expect([returns.lastDate, worth.at(0)?.days]).toEqual([today, 2051])
    expect(returns.rate).toBe(answer(inputs.defaults).returns.rate)
  })

  it('leaves a day that was typed, and own rows', () => {
    const own = { ...inputs.defaults, rows: '2021-04-05~5~', on: '1/1/2025' }
    expect(asOf(own, '2027-04-01')).toEqual(own)
    expect(asOf({ ...own, on: 'today' }, '2027-04-01').on).toBe('01/04/2027')
    expect(asOf({ ...own, on: 'example' }, '2027-04-01').on).toBe('01/04/2027')
  })
})

describe('after a list was read', () => {
  const list = '2021-04-05~1000~*2022-04-05~~400'
  const read: Typed = { ...inputs.defaults, rows: list, value: '', on: '16/11/2026', asks: 'on' }

  it('it is asked what it is worth, and there is no figure till then', () => {
    const answered = answer(read)
    expect(answered.asksValue).toBe(true)
    expect(headlineOf(answered).value).toBe('–')
    expect(answered.returns).toMatchObject({ status: 'noValue', gain: undefined, rates: [] })
    expect(answer({ ...read, value: '0' }).returns.rate).toBeDefined()
    expect(answer({ ...read, asks: 'off' }).returns.rate).toBeDefined()
  })

  it('a list that ends with its value has it', () => {
    const ended = { ...read, rows: `${list}*2026-11-16~~900` }
    expect(answer(ended).asksValue).toBe(false)
    expect(answer(ended).returns.status).toBe('one')
  })
})
