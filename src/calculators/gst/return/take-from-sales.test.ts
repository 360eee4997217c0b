// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { askSales } from '../../../desks/books/sales/ask-sales'
import { inputs } from './inputs'
import { takeFromSales } from './take-from-sales'

vi.mock('../../../desks/books/sales/ask-sales', () => ({ askSales: vi.fn() }))

const october = {
  isExample: false,
  period: { kind: 'month', from: '2026-10-01', to: '2026-10-31' },
  periods: { month: ['2026-10-01'] },
  whole: [],
  gstr3b: {
    taxed: { igst: decimalFrom('90.50'), cgst: decimalFrom(7), sgst: decimalFrom(7) },
  },
  leftOut: { documents: 2 },
}

beforeEach(() => {
  inputs.replace(inputs.defaults, () => false)
  vi.mocked(askSales).mockResolvedValue(october as never)
})

it('takes the tax of the period, and empties what is still the example', async () => {
  inputs.change({ 'creditNew-igst': '500' })
  const taken = await takeFromSales(inputs.read())
  expect(taken).toMatchObject({ outcome: 'taken', leftOut: 2, isExampleEmptied: true })
  expect(inputs.read()).toMatchObject({
    'output-igst': '90.5',
    'creditNew-igst': '500',
    'creditOpening-igst': '',
    filedOn: '',
  })
})

it('takes nothing for a period that was left while the answer was on its way', async () => {
  const asking = takeFromSales(inputs.read())
  inputs.change({ month: '11' })
  expect(await asking).toEqual({ outcome: 'left' })
  expect(inputs.read()['output-igst']).toBe(inputs.defaults['output-igst'])
})
