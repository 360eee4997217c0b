import { expect, it } from 'vitest'
import { readSeparated } from '../../../core/tables/separated-values'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../ui/tables/workbook/write-workbook'
import type { FileRequest, SkuRow, Table7Row } from '../messages'
import { type ExportedOrder, type ExportedSettlement, exportSettlement } from './export'

const order: ExportedOrder = {
  order: 0,
  marketplace: 'flipkart',
  id: '437910074651748266',
  sku: 'FK-DM12',
  state: 'delivered',
  quantity: 1,
  kept: 1,
  sale: 149900,
  refund: 0,
  credits: 0,
  fees: -39783,
  gstOnFees: -7161,
  tcs: -635,
  tds: -127,
  settlement: 102194,
  notExplained: 0,
  netSales: 127034,
  cost: -66050,
  earned: 21201,
  isWaiting: false,
  isDeferred: false,
  date: '2026-10-05',
  findings: [],
  feesBy: new Map([
    ['Commission', -29783],
    ['Fixed fee', -10000],
  ]),
}

const sku: SkuRow = {
  sku: '=FK-DM12',
  name: 'Desk, "Mat"',
  marketplaces: ['flipkart'],
  orders: 3,
  kept: 2,
  ended: 3,
  returned: 1,
  rto: 0,
  returnedPercent: '33.33',
  rtoPercent: '0.00',
  sales: 127034,
  credits: 0,
  fees: -39783,
  ads: -7,
  cost: undefined,
  damaged: undefined,
  packing: undefined,
  profit: undefined,
  margin: undefined,
  average: undefined,
}

const place = (row: Partial<Table7Row>): Table7Row => ({
  month: '2026-10',
  marketplace: 'flipkart',
  pos: '24',
  state: 'Gujarat',
  rate: '18',
  taxable: 10000,
  igst: 1800,
  cgst: 0,
  sgst: 0,
  ...row,
})

const data: ExportedSettlement = {
  orderCount: 2,
  fees: ['Commission', 'Fixed fee', 'Shipping fee'],
  orders: [order, { ...order, id: '4', state: 'open', cost: undefined, date: undefined }],
  skus: [sku, { ...sku, sku: 'B', name: '', orders: 9, rtoPercent: undefined, cost: -5 }],
  findings: [
    {
      code: 'fee-differs',
      order: 0,
      marketplace: 'flipkart',
      id: order.id,
      sku: 'FK-DM12',
      amount: undefined,
      fee: 'Commission',
      invoice: undefined,
      expected: -3400,
      charged: -4598,
      difference: -1198,
      date: '2026-10-05',
      orders: undefined,
    },
  ],
  tax: {
    operators: {},
    months: [
      {
        month: '2026-11',
        tcsInvoiced: 19937,
        tcsPaid: -49548,
        tds: -9900,
        feeGst: -571068,
        adsGst: 0,
      },
      { month: '2026-12', tcsInvoiced: undefined, tcsPaid: 0, tds: 0, feeGst: -1, adsGst: 0 },
    ],
    table7: [
      place({}),
      place({ month: '2026-11', taxable: -3987557 }),
      place({ pos: '', state: 'Atlantis' }),
    ],
    table14: [
      { month: '2026-10', marketplace: 'flipkart', taxable: 20000, igst: 3600, cgst: 0, sgst: 0 },
    ],
  },
  unknown: {
    columns: [
      {
        file: 'a.xlsx',
        kind: 'flipkartSettled',
        sheet: 'Orders',
        column: 'Festive Fee',
        sum: -4500,
      },
    ],
    rows: [
      {
        file: 'b.xlsx',
        kind: 'flipkartProfit',
        sheet: 'Orders P&L',
        row: 1348,
        column: 'Order Item ID',
        value: '4.37921E+17',
        reason: 'id-mangled',
        amount: undefined,
      },
    ],
  },
}

const pace = { isDue: () => false, rest: () => Promise.resolve() }
const workbooks = { writer: async () => ({ workbookWriter, tableSheet }) }

type Asked = Partial<FileRequest> & Pick<FileRequest, 'table'>
const made = (request: Asked, from: ExportedSettlement = data) =>
  exportSettlement(from, { kind: 'csv', names: { operator: '' }, ...request }, pace, workbooks)

async function csvRows(request: Asked, from = data): Promise<readonly (readonly string[])[]> {
  const text = new TextDecoder().decode(await (await made(request, from)).arrayBuffer())
  return readSeparated(text).map(({ cells }) => cells)
}

it('writes orders with a column for each fee, amounts plain, dates as 2026-10-05', async () => {
  const [heads, first, second] = await csvRows({ table: 'orders' })
  expect(heads?.join()).toBe(
    'Marketplace,Order,SKU,State,Qty,Kept,Sale,Refund,Credits,Commission,Fixed fee,Shipping fee,GST on fees,TCS,TDS,Settlement,Not explained,Net sales,Cost,Earned,Date',
  )
  expect(first?.join()).toBe(
    'Flipkart,437910074651748266,FK-DM12,Delivered,1,1,1499.00,0.00,0.00,-297.83,-100.00,,-71.61,-6.35,-1.27,1021.94,0.00,1270.34,-660.50,212.01,2026-10-05',
  )
  expect(second?.slice(-4).join()).toBe('1270.34,,212.01,')
  expect(second?.[3]).toBe('On the way')
})

it('writes SKUs and findings, and no formula', async () => {
  expect((await csvRows({ table: 'skus' })).map((cells) => cells.join('|'))).toEqual([
    'SKU|Name|Orders|Kept|Returned (%)|RTO (%)|Sales|Fees|Ads|Cost of goods|Damaged and lost|Packing|Profit|Margin',
    `'=FK-DM12|Desk, "Mat"|3|2|33.33|0.00|1270.34|-397.83|-0.07|||||`,
    'B||9|2|33.33||1270.34|-397.83|-0.07|-0.05||||',
  ])
  expect((await csvRows({ table: 'findings' })).map((cells) => cells.join('|'))).toEqual([
    'What|Order|SKU|Expected|Charged|Difference|Amount',
    'Fee differs from your card: Commission|437910074651748266|FK-DM12|-34.00|-45.98|-11.98|',
  ])
})

it('writes taxes as they are shown: held back above zero, given back below', async () => {
  expect((await csvRows({ table: 'months' })).slice(1).map((cells) => cells.join())).toEqual([
    '2026-11,-199.37,495.48,99.00,5710.68,0.00',
    '2026-12,,0.00,0.00,0.01,0.00',
  ])
})

it('writes table 7 of a month as the offline tool reads it', async () => {
  const names = { operator: ' 29aaacf1234a1c5 ', month: '2026-10' }
  expect((await csvRows({ table: 'table7', names })).map((cells) => cells.join('|'))).toEqual([
    'Type|Place Of Supply|Rate|Applicable % of Tax Rate|Taxable Value|Cess Amount|E-Commerce GSTIN',
    'E|24-Gujarat|18||100.00|0|29AAACF1234A1C5',
    'E|Atlantis|18||100.00|0|29AAACF1234A1C5',
  ])
  const all = await csvRows({ table: 'table7' })
  expect(all[0]?.slice(-2)).toEqual(['Month', 'Marketplace'])
  expect(all[2]?.join('|')).toBe('OE|24-Gujarat|18||-39875.57|0||2026-11|Flipkart')
  expect((await csvRows({ table: 'table14', names }))[1]?.join('|')).toBe(
    '2026-10|Flipkart|29AAACF1234A1C5|200.00|36.00|0.00|0.00',
  )
})

it('adds up a place of two marketplaces, and gives none of them the GSTIN of the other', async () => {
  const table7 = [place({}), place({ marketplace: 'meesho', taxable: -2500 })]
  const names = { operator: '29AAACF1234A1C5', month: '2026-10' }
  const both = { ...data, tax: { ...data.tax, table7 } }
  expect((await csvRows({ table: 'table7', names }, both)).slice(1)).toEqual([
    ['OE', '24-Gujarat', '18', '', '75.00', '0', ''],
  ])
})

it('writes what was not understood, and a list of costs to fill in', async () => {
  expect((await csvRows({ table: 'unknown' })).slice(1).map((cells) => cells.join('|'))).toEqual([
    'a.xlsx|Orders||Festive Fee||Column not understood|-45.00',
    'b.xlsx|Orders P&L|1348|Order Item ID|4.37921E+17|Mangled number|',
  ])
  expect((await csvRows({ table: 'costs' })).map((cells) => cells.join('|'))).toEqual([
    'SKU|Name|Cost|GST on cost (%)|Packing',
    'B||||',
    `'=FK-DM12|Desk, "Mat"|||`,
  ])
})

it('writes all tables into one workbook: numbers as numbers, order numbers as texts', async () => {
  const file = await made({ table: 'all', kind: 'xlsx' })
  const orders = await readWorkbook(file, { sheet: 'Orders', mostRows: 100 })
  if ('problem' in orders) throw new Error(orders.problem)
  expect(orders.sheets).toEqual([
    'Orders',
    'SKUs',
    'Findings',
    'Tax by month',
    'GSTR-1 table 7',
    'Table 14',
    'Not understood',
  ])
  expect(orders.rows[1]?.[1]).toBe('437910074651748266')
  expect(orders.rows[1]?.[9]).toBe('-297.83')
  const skus = await readWorkbook(file, { sheet: 'SKUs', mostRows: 100 })
  if ('problem' in skus) throw new Error(skus.problem)
  expect(skus.rows[1]?.[0]).toBe('=FK-DM12')
})

it('streams many orders in steps, and names each table of one CSV file', async () => {
  let rests = 0
  function* many() {
    for (let at = 0; at < 20_000; at += 1) yield order
  }
  const file = await exportSettlement(
    { ...data, orders: many(), orderCount: 20_000 },
    { table: 'all', kind: 'csv', names: { operator: '' } },
    {
      isDue: () => true,
      rest: async () => {
        rests += 1
      },
    },
    workbooks,
  )
  expect(rests).toBeGreaterThan(300)
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeff?Orders$/)
  expect(lines).toContain('Not understood')
  expect(lines.length).toBeGreaterThan(20_020)
})
