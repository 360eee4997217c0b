// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { askSales } from '../../../desks/books/sales/ask-sales'
import { inputs } from './inputs'
import { choosePeriod } from './periods'
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
  vi.mocked(askSales).mockImplementation((async (
    _: string,
    { period }: { period: { day: string } },
  ) => ({
    ...october,
    period: { ...october.period, from: period.day },
  })) as never)
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

it('empties the tax of a period without bills, and brings it back', async () => {
  inputs.change({ month: '09', 'output-igst': '700', 'creditNew-cgst': '20' })
  const before = inputs.read()
  const taken = await takeFromSales(before)
  expect(taken).toMatchObject({ outcome: 'none' })
  expect(inputs.read()).toMatchObject({ 'output-igst': '', 'creditNew-cgst': '20' })
  if ('undo' in taken) taken.undo.run()
  expect(inputs.read()).toEqual(before)
})

it('marks the example as one again when the taking is undone', async () => {
  const taken = await takeFromSales(inputs.read())
  if ('undo' in taken) taken.undo.run()
  expect(inputs.read()).toBe(inputs.defaults)
})

it('undoes nothing in another period', async () => {
  const taken = await takeFromSales(inputs.read())
  choosePeriod({ month: '11' })
  if ('undo' in taken) taken.undo.run()
  expect(inputs.read()['output-igst']).toBe('')
})

it('takes nothing for a period that was left while the answer was on its way', async () => {
  const asking = takeFromSales(inputs.read())
  inputs.change({ month: '11' })
  expect(await asking).toEqual({ outcome: 'left' })
  expect(inputs.read()['output-igst']).toBe(inputs.defaults['output-igst'])
})
