import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../tests/views'
import { addMonths, dayAfter } from '../calendar'
import { type Decimal, decimalFrom } from '../decimal'
import { formatNumber } from '../format'
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
