import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readWorkbook } from '../../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../../ui/tables/workbook/write-workbook'
import { zippedFiles } from '../../../../ui/tables/workbook/zipped-files'
import { firstOrderQuery, type Opened, type Settings } from '../../messages'
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
  today: '2026-11-16',
}

/** What opening a file returned, and what is worked out of all. */
async function deskWith(...names: readonly string[]) {
  const desk = settlementDesk(
    { reader: async () => readWorkbook, writer: async () => ({ tableSheet, workbookWriter }) },
    zippedFiles,
  )
  const opened: Opened[] = []
  for (const name of names) {
    const source = new File([readFileSync(join(FOLDER, name))], name)
    opened.push(await desk.open({ source }, turn))
  }
  const compute = () => desk.compute({ settings, costs: [], scope: 'all' }, turn)
  const orders = async () =>
    (await desk.orders({ query: firstOrderQuery, from: 0, count: 50 }, turn)).rows
  return { desk, opened, compute, orders }
}

const textDesk = async (name: string, text: string) => {
  const { desk, compute, orders } = await deskWith()
  return { desk, opened: await desk.open({ source: { name, text } }, turn), compute, orders }
}

const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

it('reads the unified report: what is understood, and by name what is not', async () => {
  const { opened, compute } = await deskWith('amazon-unified-2026-08.csv')
  expect(opened).toMatchObject([{ file: { kind: 'amazonTransactions', rows: 16 } }])
  const summary = await compute()
  expect(summary).toMatchObject({
    netSales: 160610,
    fees: -30000,
    gstOnFees: -5400,
    ads: -209298,
    transfers: -40000,
    notUnderstood: -52000,
  })
  expect(summary.unknown.columns).toEqual([])
  expect(summary.unknown.rows.map(({ value, amount }) => [value, amount])).toEqual([
    ['Reimbursements', 12000],
    ['FBA Customer Return Fee', -5000],
    ['Deal Fee', -59000],
  ])
  expect(summary.settlement).toBe(171628)
})

it('reads the unified report with line ends of three signs alike', async () => {
  const text = textOf('amazon-unified-2026-08.csv').replaceAll('\r\n', '\r\r\n')
  const { compute } = await textDesk('unified.csv', text)
  expect(await compute()).toMatchObject({ netSales: 160610, notUnderstood: -52000 })
})

it('puts a row without SKU whose order is in another file among the money of no order', async () => {
  const [head, ...rows] = textOf('amazon-unified-2026-08.csv').split('\r\n').slice(13)
  const kept = rows.filter((row) => row.includes('"Shipping Services"'))
  const { compute, orders } = await textDesk('unified.csv', [head, ...kept].join('\r\n'))
  const summary = await compute()
  expect(summary.notOfOneOrder).toEqual([{ what: 'Shipping Services', amount: -7080 }])
  expect(await orders()).toEqual([])
})

it('takes the whole tax of an invoice, and rows that cancel one', async () => {
  const { compute } = await deskWith('amazon-mtr-b2c-2026-07.csv')
  const { tax } = await compute()
  const rows = tax.table7.map(({ month, pos, rate, taxable, igst, cgst, sgst }) => ({
    key: `${month} ${pos} ${rate}`,
    figures: [taxable, igst, cgst, sgst],
  }))
  expect(rows).toEqual([
    { key: '2026-07 27 18', figures: [37796, 0, 3402, 3402] },
    { key: '2026-07 32 5', figures: [0, 0, 0, 0] },
    { key: '2026-07 32 18', figures: [35509, 6391, 0, 0] },
    { key: '2026-08 27 18', figures: [-37796, 0, -3402, -3402] },
  ])
  expect(tax.months.map(({ month, tcsInvoiced }) => [month, tcsInvoiced])).toContainEqual([
    '2026-07',
    -178,
  ])
})

it('knows every column of the tax reports, and invoices of buyers with a GSTIN', async () => {
  const { compute } = await deskWith('amazon-mtr-b2c-2026-07.csv', 'amazon-mtr-b2b-2026-07.csv')
  const summary = await compute()
  expect(summary.tax.b2b).toEqual({ rows: 1, taxable: 100000 })
  expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
})

it('names invoices whose tax is not their rate of the taxable value, beyond five paise', async () => {
  const right = textOf('amazon-mtr-b2c-2026-07.csv')
  const found = async (text: string) => {
    const { desk, compute } = await textDesk('mtr.csv', text)
    const { findings } = await compute()
    const list = await desk.findings({ code: 'tax-differs', from: 0, count: 20 }, turn)
    const file = { table: 'findings', kind: 'csv', names: { operator: '' } } as const
    return { findings, rows: list.rows, csv: await (await desk.file(file, turn)).text() }
  }
  const near = right.replace(',355.09,63.91,', ',355.09,63.97,')
  expect((await found(near)).rows).toEqual([])
  const { findings, rows, csv } = await found(right.replace(',355.09,63.91,', ',355.09,63.98,'))
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'tax-differs', count: 1, amount: 6 }),
  )
  expect(rows).toMatchObject([
    { invoice: 'IN-1', id: '404-1', expected: 6392, charged: 6398, difference: 6 },
  ])
  expect(csv).toContain('invoice IN-1,404-1,AZ-1,63.92,63.98,0.06')
})

it('refuses a tax report without the column of the whole tax', async () => {
  const text = textOf('amazon-mtr-b2c-2026-07.csv').replace('Total Tax Amount', 'Some Amount')
  expect((await textDesk('mtr.csv', text)).opened).toMatchObject({
    refusal: { reason: 'no-total', column: 'Total Tax Amount' },
  })
})

const SETTLEMENT = 'amazon-settlement-v2-2026-07.txt'

it('reads the settlement report, each amount by its label', async () => {
  const { opened, compute, orders } = await deskWith(SETTLEMENT)
  expect(opened).toMatchObject([{ file: { kind: 'amazonSettlement', rows: 9 } }])
  const summary = await compute()
  expect(summary).toMatchObject({ settlement: 68203, paidInAll: 68203, notExplained: 0 })
  expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
  expect(summary.feesBy).toEqual([
    { fee: 'Selling fees', amount: -13000 },
    { fee: 'Shipping and other fees', amount: -5000 },
  ])
  expect(await orders()).toMatchObject([
    { id: '404-1', sku: 'AZ-1', state: 'delivered', sale: 89900, quantity: 1, tcs: -381, tds: -76 },
  ])
  expect(summary).toMatchObject({ gstOnFees: -2340 - 900, fees: -18000 })
  expect(summary.tax.table7).toEqual([])
  expect(summary.tax.unplaced).toBe(76186)
  expect(summary.tax.table14).toMatchObject([{ month: '2026-07', taxable: 76186, igst: 13714 }])
})

it('names labels that are not listed, and a sum that is not the stated one', async () => {
  const text = textOf(SETTLEMENT).replace('\tCommission\t', '\tBrand new fee\t')
  const { compute } = await textDesk('settlement.txt', text.replace('\t682.03\t', '\t700.00\t'))
  const summary = await compute()
  expect(summary).toMatchObject({ notUnderstood: -10000, paidInAll: 68203 })
  expect(summary.unknown.rows.map(({ reason, value }) => [reason, value])).toEqual([
    ['type-unknown', 'Order: ItemFees: Brand new fee'],
    ['total-differs', '700'],
  ])
})

it('names a label that is not listed once, with its rows and their sum', async () => {
  const [heads = '', first = '', ...rows] = textOf(SETTLEMENT).trimEnd().split('\n')
  const fee = rows.find((row) => row.includes('\tCommission\t')) ?? ''
  const feeOf = (order: string, amount: string) =>
    fee
      .replace('\tCommission\t', '\tBrand new fee\t')
      .replace('404-1', order)
      .replace(/\t-100(?:\.0+)?\t/, `\t${amount}\t`)
  const added = [feeOf('404-7', '-0.10'), feeOf('404-8', '-0.20'), feeOf('404-9', '7.05')]
  const { desk, compute } = await textDesk(
    'settlement.txt',
    [heads, first, ...added, ...rows].join('\n').replace('\t682.03\t', '\t688.78\t'),
  )
  const { unknown, checks, notUnderstood } = await compute()
  expect(unknown).toMatchObject({ rowCount: 1 })
  expect(unknown.rows).toMatchObject([
    { value: 'Order: ItemFees: Brand new fee', row: 3, count: 3, amount: 675 },
  ])
  expect(notUnderstood).toBe(675)
  expect(checks).toMatchObject([{ places: { unknown: 6750 }, difference: 0 }])
  const file = { table: 'unknown', kind: 'csv', names: { operator: '' } } as const
  expect((await (await desk.file(file, turn)).text()).match(/Brand new fee/g)).toHaveLength(3)
})

it('counts a payout once that the unified report has, too', async () => {
  const unified = 'amazon-unified-2026-08.csv'
  const { desk, compute } = await deskWith(unified)
  const alone = await compute()
  const same = textOf(SETTLEMENT)
  await desk.open({ source: { name: 'v2', text: same.replaceAll('9001', '9002') } }, turn)
  expect((await compute()).paidInAll).toBe(alone.paidInAll + 68203)
  const { desk: other, compute: again } = await deskWith(unified)
  await other.open({ source: { name: 'v2', text: same } }, turn)
  expect(await again()).toMatchObject({ paidInAll: 68203, rowsInTwoFiles: 16 })
})

it('reads returns of orders that the seller ships: back where a day of delivery stands', async () => {
  const name = 'amazon-seller-returns-2026.txt'
  const { opened, compute, orders } = await deskWith(SETTLEMENT, name)
  expect(opened[1]).toMatchObject({
    file: { kind: 'amazonSellerReturns', role: 'returns', rows: 1 },
  })
  const summary = await compute()
  expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
  expect(await orders()).toMatchObject([{ id: '404-1', state: 'returned' }])
  const open = textOf(name).replace('\t20-Jul-2026\t', '\t\t')
  const { desk, compute: later, orders: now } = await deskWith(SETTLEMENT)
  await desk.open({ source: { name, text: open } }, turn)
  await later()
  expect(await now()).toMatchObject([{ id: '404-1', state: 'delivered' }])
})

it('misses goods only where the file that would record them is there', async () => {
  const refund = textOf(SETTLEMENT)
    .split('\r\n')
    .filter((row) => /\t(?:Principal|Product Tax)\t/.test(row))
    .map((row) => row.replace('\tOrder\t', '\tRefund\t').replace(/\t(\d+\.\d\d)\t/, '\t-$1\t'))
  const text = [textOf(SETTLEMENT).trimEnd(), ...refund]
    .join('\r\n')
    .replace('\t682.03\t', '\t-216.97\t')
  const returns = textOf('amazon-seller-returns-2026.txt').replace('404-1', '404-2')
  const missing = async (text: string) => {
    const { desk, compute } = await deskWith()
    await desk.open({ source: { name: 'v2', text } }, turn)
    await desk.open({ source: { name: 'returns', text: returns } }, turn)
    return (await compute()).findings.map(({ code }) => code)
  }
  expect(await missing(text)).toContain('refund-without-return')
  expect(await missing(text.replaceAll('\tMFN\t', '\tAFN\t'))).not.toContain(
    'refund-without-return',
  )
})

it('reads all orders, with quotes that are letters', async () => {
  const { opened, compute, orders } = await deskWith('amazon-all-orders-loose-quote.txt')
  expect(opened).toMatchObject([{ file: { kind: 'amazonOrders', rows: 6 } }])
  await compute()
  expect((await orders()).map(({ sku }) => sku)).toEqual([
    ...['SKU1', 'SKU2', 'SKU3', 'SKU4', 'SKU5', 'SKU6'],
  ])
  const all = await deskWith('amazon-all-orders-2026.txt')
  expect(all.opened).toMatchObject([{ file: { rows: 3 } }])
  expect((await all.compute()).unknown.columns).toEqual([])
  expect((await all.orders()).map(({ state }) => state)).toEqual(['delivered', 'open', 'open'])
})

it.each([
  ['amazon-transaction-view-2026.csv', /“Unified transactions”/],
  ['amazon-gstr1-ready-to-file-2026-01.xlsx', /GSTR-1 ready to file.*MTR/],
])('refuses %s by its name', async (name, told) => {
  const { opened } = await deskWith(name)
  expect(opened).toMatchObject([
    { is: 'refused', refusal: { problem: expect.stringMatching(told) } },
  ])
})

it('refuses All Listings by its name', async () => {
  const heads = ['item-name', 'listing-id', 'seller-sku', 'price', 'quantity', 'asin1', 'status']
  const text = [heads.join('\t'), 'Mug\tL1\tA-1\t499\t12\tB0\tActive'].join('\n')
  expect((await textDesk('listings.txt', text)).opened).toMatchObject({
    refusal: { problem: expect.stringContaining('All Listings'), isPriceList: true },
  })
})
