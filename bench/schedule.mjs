import Decimal from 'decimal.js'
import { withSource } from '../scripts/load-source.mjs'
import { race } from './race.mjs'

const RUNS = 400
const MONTHS = 480

/** The full schedule of a 40-year loan: ours, plain floats, and a decimal library, turn by turn. */
export const benchSchedule = () =>
  withSource(async (load) => {
    const { scheduleOf } = await load('/src/core/loan/annuity.ts')
    const { decimalFrom } = await load('/src/core/money/decimal.ts')
    const terms = {
      principal: decimalFrom(5_000_000),
      annualRate: decimalFrom('8.5'),
      months: MONTHS,
    }
    race({
      title: `A schedule of ${MONTHS} months`,
      runs: RUNS,
      rivals: [
        { name: 'exact (ours)', run: () => scheduleOf(terms) },
        { name: 'plain floats', run: () => floatSchedule(5_000_000, 8.5, MONTHS) },
        { name: 'decimal.js, 60 digits', run: () => librarySchedule('5000000', '8.5', MONTHS) },
      ],
    })
  })

/** @param {number} principal @param {number} annualRate @param {number} months */
function floatSchedule(principal, annualRate, months) {
  const rate = annualRate / 1200
  const growth = (1 + rate) ** months
  const emi = (principal * rate * growth) / (growth - 1)
  let balance = principal
  return Array.from({ length: months }, (_, index) => {
    const interest = balance * rate
    const part = Math.min(emi - interest, balance)
    balance -= part
    return { month: index + 1, principal: part, interest, balance }
  })
}

/** @param {string} principal @param {string} annualRate @param {number} months */
function librarySchedule(principal, annualRate, months) {
  const Exact = Decimal.clone({ precision: 60 })
  const rate = new Exact(annualRate).div(1200)
  const growth = rate.plus(1).pow(months)
  const emi = new Exact(principal).times(rate).times(growth).div(growth.minus(1))
  let balance = new Exact(principal)
  return Array.from({ length: months }, (_, index) => {
    const interest = balance.times(rate)
    const part = Exact.min(emi.minus(interest), balance)
    balance = balance.minus(part)
    return { month: index + 1, principal: part, interest, balance }
  })
}
