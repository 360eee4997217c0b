import { expect, it } from 'vitest'
import { toFixed } from '../../../core/money/decimal'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { sheetInputs } from './sentences'

function inputsFor(changes: Partial<Typed>) {
  const { asked, outcome } = answer({ ...inputs.defaults, ...changes })
  const plan = planIn(outcome)
  if (!plan) throw new Error('the test needs a plan')
  return new Map(
    sheetInputs(asked, plan, '₹').map(({ label, value }) => [
      label,
      typeof value === 'string' ? value : toFixed(value, 2),
    ]),
  )
}

it('names the step-up by its kind', () => {
  const inPercent = inputsFor({})
  expect(inPercent.get('Annual step-up (%)')).toBe('10.00')
  expect(inPercent.has('Annual step-up (₹)')).toBe(false)
  const inMoney = inputsFor({ stepKind: 'amount' })
  expect(inMoney.get('Annual step-up (₹)')).toBe('2500.00')
  expect(inMoney.get('Monthly amount')).toBe('35290.58')
  expect(inMoney.has('Annual step-up (%)')).toBe(false)
})

it('holds a found step-up to the paisa', () => {
  const found = inputsFor({ find: 'stepUp', stepKind: 'amount' })
  expect(found.get('Annual step-up (₹)')).toBe('4607.71')
  expect(found.get('Duration (months)')).toBe('180.00')
})
