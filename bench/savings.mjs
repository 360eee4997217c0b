import { withSource } from '../scripts/load-source.mjs'
import { race } from './race.mjs'

const RUNS = 200
const YEARS = 100

/** A century of savings: sold and taxed at its end, and asked from the other side. */
export const benchSavings = () =>
  withSource(async (load) => {
    const { growSavings } = await load('/src/core/savings/plan.ts')
    const { decimalFrom } = await load('/src/core/money/decimal.ts')
    const { computeAfterTax } = await load('/src/calculators/savings/after-tax/compute.ts')
    const { computeGoal } = await load('/src/calculators/savings/goal/compute.ts')
    const { computeWithdraw } = await load('/src/calculators/savings/withdraw/compute.ts')
    const plan = {
      lumpSum: decimalFrom(500_000),
      monthly: decimalFrom(10_000),
      stepPercent: decimalFrom(5),
      annualRate: decimalFrom(12),
      years: decimalFrom(YEARS),
      inflation: decimalFrom(6),
    }
    const taxed = { ...plan, tax: 'equity', flatRate: decimalFrom(0) }
    const asked = {
      ...plan,
      goal: decimalFrom(10n ** 10n),
      timing: 'start',
      reading: 'effective',
    }
    const takenOut = {
      savings: decimalFrom(10_000_000),
      monthly: decimalFrom(50_000),
      risePercent: decimalFrom(0),
      annualRate: decimalFrom(8),
      years: decimalFrom(YEARS),
    }
    const slow = { ...asked, monthly: decimalFrom(500), lumpSum: decimalFrom(0) }
    race({
      title: `Savings of ${YEARS} years, month by month`,
      runs: RUNS,
      rivals: [
        { name: 'growSavings', run: () => growSavings({ ...plan, months: YEARS * 12 }) },
        { name: 'after tax, per instalment', run: () => computeAfterTax(taxed) },
        { name: 'goal: monthly amount', run: () => computeGoal({ ...asked, find: 'monthly' }) },
        { name: 'goal: duration', run: () => computeGoal({ ...slow, find: 'duration' }) },
        { name: 'goal: step-up', run: () => computeGoal({ ...slow, find: 'stepUp' }) },
        { name: 'goal: return', run: () => computeGoal({ ...slow, find: 'return' }) },
        {
          name: 'withdraw: how long',
          run: () => computeWithdraw({ ...takenOut, find: 'duration' }),
        },
        {
          name: 'withdraw: how much',
          run: () => computeWithdraw({ ...takenOut, find: 'monthly' }),
        },
      ],
    })
  })
