import { expect, it } from 'vitest'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { readFile } from './read-file'

/** Nobody waits. */
const pace = { isDue: () => false, rest: async () => {} }

const heads =
  'Seller Gstin,Invoice Date,Transaction Type,Order Id,Sku,Ship To State,Tax Exclusive Gross,Igst Rate,Total Tax Amount,Credit Note Date'
const row = (date: string, noted = '') =>
  `27ABCDE1234F1Z5,${date},Shipment,404-1,A,KERALA,100,0.18,18,${noted}`

async function read(rows: readonly string[], dateOrder?: 'dayFirst' | 'monthFirst') {
  const text = [heads, ...rows].join('\n')
  const how = { dateOrder }
  const file = await readFile({ name: 'mtr.csv', text }, 10, pace, async () => readWorkbook, how)
  if ('reason' in file) throw new Error(file.reason)
  const [table] = file.tables
  return {
    asked: file.asked,
    days: table?.taxes.map(({ date }) => date),
    months: table?.taxes.map(({ month }) => month),
    range: [table?.first, table?.last],
  }
}

it('reads days by the order that any row of the file tells', async () => {
  expect(await read([row('6/7/2026 10:22'), row('6/15/2026 9:00', '7/1/2026')])).toEqual({
    asked: undefined,
    days: ['2026-06-07', '2026-07-01'],
    months: ['2026-06', '2026-07'],
    range: ['2026-06-07', '2026-07-01'],
  })
  expect((await read([row('06-07-2026 10:22'), row('15-06-2026 9:00')])).days).toEqual([
    '2026-07-06',
    '2026-06-15',
  ])
})

it('asks where no row tells it, and reads by what was said', async () => {
  const rows = [row('6/7/2026'), row('7/6/2026')]
  const { asked } = await read(rows)
  expect(asked).toMatchObject({ column: 'Invoice Date', example: '6/7/2026' })
  expect(await read(rows, 'monthFirst')).toMatchObject({
    asked: undefined,
    days: ['2026-06-07', '2026-07-06'],
    months: ['2026-06', '2026-07'],
  })
  expect((await read([row('6/15/2026'), ...rows], 'dayFirst')).days?.[1]).toBe('2026-06-07')
})

it('counts a day in India, whatever zone it is written in', async () => {
  expect((await read([row('2026-06-30T19:40:00Z'), row('2026-03-08 00:07:35')])).days).toEqual([
    '2026-07-01',
    '2026-03-08',
  ])
})
