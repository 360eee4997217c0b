// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readFile } from './files/read-file'
import type { ReadTable } from './files/read-rows'
import { inputs } from './inputs'
import { joinOrders } from './reckoning/join'
import { reckon } from './reckoning/reckon'
import { exampleCosts, exampleFiles } from './screen/example-files'
import { settingsOf } from './settings'
import { exampleResults } from './share'

const pace = { isDue: () => false, rest: async () => {} }
const noBooks = () => Promise.reject(new Error('the example has no workbooks'))

it('reads the example as the page does, and shows the same figures on its picture', async () => {
  const tables: ReadTable[] = []
  for (const file of exampleFiles()) {
    const read = await readFile(file, 200_000, pace, noBooks)
    if ('reason' in read) throw new Error(`${file.name}: ${read.reason}`)
    tables.push(...read.tables)
  }
  const settings = settingsOf(inputs.defaults, {}, '2026-11-18')
  const { summary } = await reckon(
    await joinOrders(tables, settings, pace),
    exampleCosts,
    settings,
    pace,
  )
  const { profit, parts, keptOrders, orders } = summary
  const { sales, fees, cost } = parts
  expect({ profit, sales, fees, cost, keptOrders, orders }).toEqual(exampleResults)
  expect(summary.unknown).toMatchObject({ columns: [], rows: [] })
  expect(summary.findings.map(({ code, count }) => `${code} ${count}`)).toEqual([
    'order-unpaid 2',
    'sum 1',
    'refund-without-return 1',
    'return-not-settled 1',
  ])
  expect(summary.losing).toBe(1)
})
