import { withSource } from '../scripts/load-source.mjs'
import { race } from './race.mjs'

const RUNS = 30
const ROWS = 5000

/**
 * What 5,000 payments earned: ours, a spreadsheet's XIRR on the same rows, and one pass over them, which
 * nothing can do without.
 */
export const benchReturns = () =>
  withSource(async (load) => {
    const { returnsOf } = await load('/src/core/yearly-rate/returns-of.ts')
    const { worthOfRows } = await load('/src/core/yearly-rate/worth.ts')
    const { readPaymentsText } = await load('/src/core/yearly-rate/payments.ts')
    const { decimalFrom, toApproximate } = await load('/src/core/money/decimal.ts')
    const { dayNumber, dayOfNumber } = await load('/src/core/time/calendar.ts')
    const on = '2026-11-16'
    const value = 60_000_000
    const linesOf = (/** @type {(index: number) => number} */ amountOf, step = 1) =>
      Array.from({ length: ROWS }, (_, index) => {
        const day = dayOfNumber(dayNumber(on) - Math.ceil((ROWS - index) * step))
        return `${day.split('-').reverse().join('/')}\t${amountOf(index)}`
      }).join('\n')
    const texts = {
      'every five days': linesOf((index) => -5000 - (index % 7) * 100, 5.3),
      'every day': linesOf((index) => -5000 - (index % 13)),
      'in and out by turns': linesOf((index) =>
        index % 2 === 0 ? -9000 - (index % 11) : 4000 + (index % 17),
      ),
    }
    for (const [name, text] of Object.entries(texts)) {
      const { rows } = readPaymentsText(text, { swap: false })
      const asked = { rows, on, valueToday: decimalFrom(value), bankRate: decimalFrom('6.5') }
      const returns = returnsOf(asked)
      const first = dayNumber(rows[0].day)
      const flows = rows.map((/** @type {any} */ row) => ({
        amount: toApproximate(row.out) - toApproximate(row.in),
        years: (dayNumber(row.day) - first) / 365,
      }))
      flows.push({ amount: value, years: (dayNumber(on) - first) / 365 })
      race({
        title: `Returns of ${ROWS} rows, ${name} (${returns.signChanges} changes of sign)`,
        runs: RUNS,
        rivals: [
          { name: 'XIRR as in a spreadsheet', run: () => spreadsheetXirr(flows) },
          { name: 'one pass over the rows', run: () => sumAt(flows, 0.1).value },
          { name: 'all rates and figures (ours)', run: () => returnsOf(asked) },
          { name: 'what each row is worth', run: () => worthOfRows(asked, returns) },
          { name: 'reading the text', run: () => readPaymentsText(text, { swap: false }) },
        ],
      })
    }
  })

/** @typedef {{ amount: number, years: number }} Flow */

/** @param {Flow[]} flows @param {number} rate */
function sumAt(flows, rate) {
  let value = 0
  let slope = 0
  for (const { amount, years } of flows) {
    const part = amount / (1 + rate) ** years
    value += part
    slope -= (part * years) / (1 + rate)
  }
  return { value, slope }
}

/** Newton from 10 % in floats; what it does not find it does not find. @param {Flow[]} flows */
function spreadsheetXirr(flows) {
  let rate = 0.1
  for (let step = 0; step < 100; step++) {
    const { value, slope } = sumAt(flows, rate)
    const next = rate - value / slope
    if (!Number.isFinite(next)) return undefined
    if (Math.abs(next - rate) < 1e-10) return next
    rate = next
  }
  return undefined
}
