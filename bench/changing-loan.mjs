import { withSource } from '../scripts/load-source.mjs'
import { race } from './race.mjs'

const RUNS = 200
const MONTHS = 480
const CHANGES = 50

/** A 40-year loan with as many changes as a list may have, beside its plain schedule. */
export const benchChangingLoan = () =>
  withSource(async (load) => {
    const { scheduleOf } = await load('/src/core/loan/annuity.ts')
    const { followLoan } = await load('/src/core/loan/changing-loan.ts')
    const { decimalFrom } = await load('/src/core/money/decimal.ts')
    const loan = {
      principal: decimalFrom(5_000_000),
      annualRate: decimalFrom('8.5'),
      months: MONTHS,
    }
    const of = (/** @type {(index: number) => object} */ change) => ({
      ...loan,
      changes: Array.from({ length: CHANGES }, (_, index) => change(index)),
    })
    const lists = {
      plain: { ...loan, changes: [] },
      'every kind': of((index) => everyKind(index, decimalFrom)),
      'a lower EMI, 50 times a year': of((index) => ({
        kind: 'extraYearly',
        amount: decimalFrom(100),
        instalment: 1 + (index % 12),
        effect: 'lowerEmi',
      })),
      '50 rates, the end kept': of((index) => ({
        kind: 'rateChange',
        rate: decimalFrom(8 + index / 100),
        instalment: 1 + index * 9,
        effect: 'keepEnd',
      })),
    }
    race({
      title: `A loan of ${MONTHS} months with ${CHANGES} changes`,
      runs: RUNS,
      rivals: [
        { name: 'scheduleOf', run: () => scheduleOf(loan) },
        ...Object.entries(lists).map(([name, list]) => ({ name, run: () => followLoan(list) })),
      ],
    })
  })

/**
 * @param {number} index
 * @param {(value: number | string) => unknown} decimalFrom
 */
function everyKind(index, decimalFrom) {
  const instalment = 1 + index * 5
  const effect = index % 2 === 0 ? 'lowerEmi' : 'shorter'
  const amount = decimalFrom(500 + index)
  switch (index % 5) {
    case 0:
      return { kind: 'payOnce', amount, instalment, effect }
    case 1:
      return { kind: 'extraMonthly', amount: decimalFrom(1), instalment }
    case 2:
      return { kind: 'extraYearly', amount, instalment, effect }
    case 3:
      return { kind: 'raiseEmi', percent: decimalFrom('0.01'), instalment }
    default: {
      const rate = decimalFrom((8 + index / 100).toFixed(2))
      return { kind: 'rateChange', rate, instalment, effect: index % 2 ? 'keepEmi' : 'keepEnd' }
    }
  }
}
