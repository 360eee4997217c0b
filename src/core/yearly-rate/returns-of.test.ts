import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../tests/views'
import { type Decimal, decimalFrom } from '../money/decimal'
import { formatNumber } from '../money/format'
import { addMonths, dayAfter } from '../time/calendar'
import { type PaymentsRead, readPaymentsText, readTypedRows, type TypedRow } from './payments'
import { returnsOf } from './returns-of'

type Row = Readonly<Record<string, Agreed>>

/** Rows as agreed: typed ones, and series of them. */
function typedRowsOf(rows: readonly Row[]): TypedRow[] {
  return rows.flatMap((row) => {
    const series = row.series as Readonly<Record<string, string>> | undefined
    if (!series) return [{ date: `${row.date}`, in: `${row.in ?? ''}`, out: `${row.out ?? ''}` }]
    const { from = '', every, times, in: first, step } = series
    return Array.from({ length: Number(times) }, (_, index) => ({
      date: every === 'month' ? addMonths(from, index) : dayAfter(from, index),
      in: `${Number(first) + Number(step) * (index % 7)}`,
      out: '',
    }))
  })
}

function readAgreed(inputs: Row): PaymentsRead {
  if (typeof inputs.text === 'string') {
    return readPaymentsText(inputs.text, { swap: inputs.swap === true })
  }
  return readTypedRows(typedRowsOf(inputs.rows as readonly Row[]))
}

/** Whole numbers as the agreed results write them. */
const asText = (figure: unknown): unknown => (typeof figure === 'number' ? `${figure}` : figure)

describe('the agreed results', () => {
  const cases = viewCasesOf('returns')

  it('are all here', () => expect(cases).toHaveLength(41))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const read = readAgreed(inputs)
      const returns = returnsOf({
        rows: read.rows,
        on: `${inputs.on}`,
        valueToday: inputs.valueToday === '' ? undefined : decimalFrom(`${inputs.valueToday}`),
        bankRate: decimalFrom(`${inputs.bankRate}`),
      })
      const isText = typeof inputs.text === 'string'
      const {
        rates,
        bad,
        leftOut,
        sameRows,
        read: rowsRead,
        dateOrder,
        signs,
        ...others
      } = expected
      const check = (name: string, figure: Decimal, value: string, digits: string) => {
        expect(agrees(figure, value), `${name} ${shownExactly(figure)} is not ${value}`).toBe(true)
        const decimals = PERCENTAGES.has(name) ? 2 : name === 'read' ? 2 : 0
        expect(formatNumber(figure, decimals), name).toBe(digits)
      }
      for (const [name, value] of Object.entries(others)) {
        const figure = asText(returns[name as keyof typeof returns])
        if (typeof figure === 'bigint') check(name, figure as Decimal, `${value}`, `${shown[name]}`)
        else expect(figure ?? null, name).toBe(value)
      }
      const agreedRates = rates as string[]
      expect(returns.rates).toHaveLength(agreedRates.length)
      for (const [index, rate] of returns.rates.entries()) {
        check('rates', rate, `${agreedRates[index]}`, `${(shown.rates as string[])[index]}`)
      }
      expect(read.bad.map(({ row, reason }) => ({ row: `${row}`, reason }))).toEqual(bad)
      expect(
        [...read.leftOut, ...returns.leftOut].map(({ row, reason }) => ({ row: `${row}`, reason })),
      ).toEqual(leftOut)
      expect(returns.sameRows.map((group) => group.map(String))).toEqual(sameRows)
      expect(isText ? read.dateOrder : null).toBe(dateOrder)
      expect(read.signs ?? null).toBe(signs)
      if (!isText) return
      const agreedRows = rowsRead as Readonly<Record<string, string>>[]
      expect(read.rows.map(({ row, day }) => [`${row}`, day])).toEqual(
        agreedRows.map(({ row, date }) => [row, date]),
      )
      for (const [index, payment] of read.rows.entries()) {
        const texts = (shown.read as Readonly<Record<string, string>>[])[index]
        check('read', payment.in, `${agreedRows[index]?.in}`, `${texts?.in}`)
        check('read', payment.out, `${agreedRows[index]?.out}`, `${texts?.out}`)
      }
    },
  )
})

const PERCENTAGES = new Set(['rate', 'rates', 'gainPercent'])

describe('without a rate', () => {
  const statusOf = (text: string, value: string) =>
    returnsOf({
      rows: readPaymentsText(text, { swap: false }).rows,
      on: '2026-11-16',
      valueToday: value === '' ? undefined : decimalFrom(value),
      bankRate: decimalFrom('6.5'),
    })

  it.each([
    ['noValue', '1/1/2020\t1000', ''],
    ['allLost', '1/1/2020\t1000', '0'],
    ['oneDay', '16/11/2026\t1000', '1010'],
    ['nothing', '1/1/2020\t1000\t\n1/1/2020\t\t1000', ''],
    ['nothing', '1/1/2020\t1000\t1000\n1/1/2021\t500\t500', ''],
    ['allLost', '1/1/2020\t1000\t400', '0'],
    ['allLost', '1/1/2020\t1000\t\n1/1/2021\t1000\t500', '0'],
    ['noValue', '1/1/2020\t1000\t400', ''],
    ['onlyOut', '1/1/2020\t\t1000', ''],
    ['onlyOut', '1/1/2020\t100\t1000', ''],
    ['none', '1/1/2020\t100\t\n31/12/2020\t\t200\n31/12/2021\t150\t', '0'],
    ['nothing', '1/1/2027\t1000', '5'],
  ])('it is %s: %j, worth %j', (status, text, value) => {
    expect(statusOf(text, value)).toMatchObject({ status, rates: [] })
  })

  it('a bank that can just pay is not empty', () => {
    const { bankEmptyOn, bankValue } = statusOf(
      '16/11/2025\t100\t\n16/11/2026\t\t106.660160879150390625',
      '',
    )
    expect(bankEmptyOn).toBeUndefined()
    expect(bankValue).toBe(0n)
  })

  it('names rows that are alike, in their order', () => {
    const text = '5/4/2021\t100\n6/4/2021\t7\n5/4/2021\t100\n6/4/2021\t8\n6/4/2021\t7'
    expect(statusOf(text, '300').sameRows).toEqual([
      [1, 3],
      [2, 5],
    ])
  })
})
