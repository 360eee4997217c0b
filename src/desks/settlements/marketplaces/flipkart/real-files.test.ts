import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../../ui/tables/workbook/write-workbook'
import { firstOrderQuery, type Settings } from '../../messages'
import { settlementDesk } from '../../worker/settlement-desk'

const FOLDER = join(import.meta.dirname, '../../../../../tests/real-files')
const turn = { isStale: () => false, progress: () => {} }
const settings: Settings = {
  seller: 'registered',
  spread: 'sales',
  returnedDamaged: '0',
  rtoDamaged: '0',
  card: '',
  tolerance: 1,
  state: '',
  rates: {},
  today: '2026-11-19',
}

const newDesk = () =>
  settlementDesk(
    { reader: async () => readWorkbook, writer: async () => ({ tableSheet, workbookWriter }) },
    async () => undefined,
  )

const fileOf = (name: string) => new File([readFileSync(join(FOLDER, name))], name)

/** What the page has of files by name, and of texts. */
async function summaryOf(sources: readonly (string | { name: string; text: string })[], more = {}) {
  const desk = newDesk()
  const opened = []
  for (const source of sources) {
    const file = typeof source === 'string' ? fileOf(source) : source
    opened.push(await desk.open({ source: file }, turn))
  }
  const request = { settings: { ...settings, ...more }, costs: [], scope: 'all' } as const
  const summary = await desk.compute(request, turn)
  const { rows } = await desk.orders({ query: firstOrderQuery, from: 0, count: 20 }, turn)
  return { desk, opened, summary, orders: rows }
}

const settledText = readFileSync(join(FOLDER, 'flipkart-settled-2026-06.csv'), 'utf8')

describe('settled transactions as text', async () => {
  const { opened, summary, orders } = await summaryOf(['flipkart-settled-2026-06.csv'])

  it('are read row by row, with nothing left over', () => {
    expect(opened).toMatchObject([{ is: 'file', file: { kind: 'flipkartSettled', rows: 4 } }])
    expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
    expect(summary.findings.filter(({ code }) => code !== 'cost-missing')).toEqual([])
  })

  it('have their rate of GST from TCS, as 0 belongs to offers', () => {
    // 119 and 117 at 5 %: 113.33 and 111.43.
    expect(summary.netSales).toBe(22476)
    expect(summary.skusWithoutRate).toEqual([])
  })

  it('meet their sum in thousandths', () => {
    expect(summary.checks).toMatchObject([{ stated: 10366, difference: 0 }])
    expect(summary.settlement).toBe(1037)
    expect(summary.notExplained).toBe(summary.rounding)
  })

  it('tell of no goods where compensation stands alone', () => {
    const [, , compensated] = orders
    expect(compensated).toMatchObject({ id: '400000000000000300', sale: 0, kept: 0, credits: 854 })
    expect(summary.keptOrders).toBe(2)
  })
})

it('reads the columns of settled transactions in any order', async () => {
  const lines = settledText.split('\n')
  const at = lines.findIndex((line) => line.startsWith('NEFT ID'))
  const backwards = (line: string) => {
    const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g) ?? []
    return cells
      .slice(0, -1)
      .map((cell) => cell.replace(/,$/, ''))
      .toReversed()
      .join()
  }
  // Names with a line end in them are one line here.
  const heads = lines.slice(at).join('\n').split('\nNFT-')[0]?.split('\n,,,')[0] ?? ''
  const rows = lines.filter((line) => line.startsWith('NFT-'))
  const text = [heads.replaceAll('\n', ' '), ...rows].map(backwards).join('\n')
  const { summary } = await summaryOf([{ name: 'backwards.csv', text }])
  expect(summary).toMatchObject({ netSales: 22476, settlement: 1037 })
})

describe('settled transactions with all their sheets', async () => {
  const { summary } = await summaryOf(['flipkart-settled-2026-06-all-sheets.xlsx'])
  const [check] = summary.checks

  it('meet what the bank got, sheet by sheet', () => {
    expect(check?.sheets).toEqual([
      { name: 'Orders', stated: 10366 },
      { name: 'MP Fee Rebate', stated: 25000 },
      { name: 'Non_Order_SPF', stated: 1000000 },
      { name: 'Storage_Recall', stated: -590000 },
      { name: 'Value Added Services', stated: -236000 },
      { name: 'Google Ads Services', stated: -354000 },
      { name: 'Ads', stated: -118000 },
      { name: 'TCS_Recovery', stated: -40000 },
      { name: 'TDS', stated: 70000 },
    ])
    expect(check).toMatchObject({ stated: -232634, difference: 0 })
    expect(summary.paidInAll).toBe(-23263)
  })

  it('count each sheet as what it is', () => {
    expect([summary.ads, summary.adsGst]).toEqual([-40000, -7200])
    expect(summary.notOfOneOrder).toEqual([
      { what: 'Non_Order_SPF', amount: 100000 },
      { what: 'Storage_Recall', amount: -50000 },
      { what: 'Value Added Services', amount: -20000 },
    ])
    expect(summary.feesBy).toContainEqual({ fee: 'MP fee rebate', amount: 2500 })
    expect(summary.tcs).toBe(-57 - 56 - 4000)
    expect(summary.tds).toBe(-567 - 12 + 7000)
    expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
  })
})

it('counts GST of services as a cost where it does not come back', async () => {
  const { summary } = await summaryOf(['flipkart-settled-2026-06-all-sheets.xlsx'], {
    seller: 'unregistered',
  })
  expect(summary.notOfOneOrder).toContainEqual({ what: 'Storage_Recall', amount: -59000 })
})

it('names a sheet with money that it does not know, with its sum', async () => {
  const text = [
    'NEFT ID,Payment Date,Settlement Value (Rs.),Insight',
    'NFT-1,2026-06-24,-100.5,A',
    'NFT-1,2026-06-25,-99.5,B',
  ].join('\n')
  const { summary } = await summaryOf([{ name: 'insight.csv', text }])
  expect(summary).toMatchObject({ notUnderstood: -20000, paidInAll: -20000 })
  expect(summary.unknown.rows).toMatchObject([{ reason: 'sheet-unknown', amount: -20000 }])
})

it('takes the rate from the sales report where TCS tells none, and asks without one', async () => {
  const heads =
    'NEFT ID,Payment Date,Bank Settlement Value (Rs.),Order item ID,Sale Amount (Rs.),TCS (Rs.),Item GST Rate (%),Order Date,Seller SKU,Quantity'
  const money = { name: 'money.csv', text: `${heads}\nN,2026-06-24,118,7,118,0,0,2026-06-12,A,1` }
  const invoice = {
    name: 'sales.csv',
    text: [
      "Order Item ID,SKU,Event Type,Taxable Value,IGST Rate,IGST Amount,Buyer Invoice Date,Customer's Delivery State",
      'OI:7,A,Sale,100,18,18,2026-06-12,Kerala',
    ].join('\n'),
  }
  expect((await summaryOf([money, invoice])).summary).toMatchObject({
    netSales: 10000,
    skusWithoutRate: [],
  })
  expect((await summaryOf([money])).summary.skusWithoutRate).toEqual(['A'])
  // 1 % until 9 July 2024.
  const older = { name: 'older.csv', text: `${heads}\nN,2024-07-20,117,8,118,-1,0,2024-07-09,A,1` }
  expect((await summaryOf([older])).summary.netSales).toBe(10000)
})

it('names the SKUs that count with the rate that a person gave, and none whose files state it', async () => {
  const heads =
    'NEFT ID,Payment Date,Bank Settlement Value (Rs.),Order item ID,Sale Amount (Rs.),Seller SKU,Quantity'
  const money = { name: 'money.csv', text: `${heads}\nN,2026-06-24,118,7,118,A,1` }
  const rates = { a: '18', 'az-1': '5', 't-mm-2026': '18' }
  const given = await summaryOf([money, 'flipkart-settled-2026-06.csv'], { rates })
  expect(given.summary).toMatchObject({ skusWithoutRate: [], skusOfTypedRate: ['A'] })
  const stated = await summaryOf(['amazon-settlement-v2-2026-07.txt'], { rates })
  expect(stated.summary.skusOfTypedRate).toEqual([])
})

it('reads a profit and loss below two rows of heads', async () => {
  const { summary, orders } = await summaryOf([
    'flipkart-profit-2026-07.xlsx',
    'flipkart-settled-2026-06.csv',
  ])
  const states = new Map(orders.map(({ id, state }) => [id, state]))
  expect(states.get('400000000000000100')).toBe('delivered')
  expect(states.get('400000000000000200')).toBe('returned')
  expect(states.get('400000000000000500')).toBe('rto')
  expect(states.get('400000000000000600')).toBe('returned')
  expect(summary.findings.find(({ code }) => code === 'order-unpaid')).toBeUndefined()
  expect(summary.unknown.columns).toEqual([])
})

it('nets notes about cash back into table 7', async () => {
  const { summary } = await summaryOf(['flipkart-sales-report-2026-06.xlsx'])
  expect(summary.tax.table7.map(({ pos, rate, taxable }) => [pos, rate, taxable])).toEqual([
    ['09', '12', 100000],
    ['29', '5', 40000],
    ['32', '5', 29000],
  ])
  expect(summary.tax.table7[2]).toMatchObject({ month: '2026-06', igst: 1450 })
  expect(summary.unknown.columns).toEqual([])
})

it('reads the states of an export of orders', async () => {
  const heads =
    'order_item_id,order_id,order_date,order_item_status,sku,fsn,quantity,order_delivery_date'
  const text = [
    heads,
    'OI:1,OD1,2026-06-01,APPROVED,"""SKU:A""",F,1,',
    'OI:2,OD2,2026-06-01,DELIVERED,"""SKU:A""",F,1,2026-06-05',
    'OI:3,OD3,2026-06-01,REJECTED,"""SKU:A""",F,1,',
    'OI:4,OD4,2026-06-01,RETURNED,"""SKU:A""",F,1,2026-06-05',
    'OI:5,OD5,2026-06-01,RETURN_REQUESTED,"""SKU:A""",F,1,',
    'OI:6,OD6,2026-06-01,READY_TO_SHIP,"""SKU:A""",F,1,',
  ].join('\n')
  const { opened, orders } = await summaryOf([{ name: 'orders.csv', text }])
  expect(opened).toMatchObject([{ is: 'file', file: { kind: 'flipkartOrders', rows: 6 } }])
  expect(orders.map(({ id, sku, state }) => [id, sku, state])).toEqual([
    ['1', 'A', 'open'],
    ['2', 'A', 'delivered'],
    ['3', 'A', 'cancelled'],
    ['4', 'A', 'returned'],
    ['5', 'A', 'rto'],
    ['6', 'A', 'open'],
  ])
})

it('says of the GST return report what it is, and which file to take', async () => {
  const text = [
    'GSTIN,"Gross\nTaxable Value Rs.","Taxable Sales\nReturn Value Rs.","Aggregate Taxable Value\nRs.",CGST %,"CGST\nAmount Rs."',
    '29ABCDE1234F1Z5,1000,0,1000,2.5,25',
  ].join('\n')
  const { opened } = await summaryOf([{ name: 'gst.csv', text }])
  expect(opened).toMatchObject([
    { is: 'refused', refusal: { problem: expect.stringContaining('Take the sales report') } },
  ])
})
