import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Source } from '../../../../ui/tables/read-file'
import { readWorkbook } from '../../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../../ui/tables/workbook/write-workbook'
import { zippedFiles } from '../../../../ui/tables/workbook/zipped-files'
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
  today: '2026-11-16',
}
const costs = ['pink-sadi', 'blue-sadi'].map((sku) => ({
  sku,
  name: '',
  cost: '300',
  gst: '0',
  packing: '0',
}))

const real = (name: string) => new File([readFileSync(join(FOLDER, name))], name)

async function deskWith(...sources: readonly Source[]) {
  const desk = settlementDesk(
    { reader: async () => readWorkbook, writer: async () => ({ tableSheet, workbookWriter }) },
    zippedFiles,
  )
  const opened = []
  for (const source of sources) opened.push(await desk.open({ source }, turn))
  const compute = () => desk.compute({ settings, costs, scope: 'all' }, turn)
  const orders = async () =>
    (await desk.orders({ query: firstOrderQuery, from: 0, count: 50 }, turn)).rows
  return { desk, opened, compute, orders }
}

const PAYMENTS = 'meesho-payments-2025-08.xlsx'

it('reads payments with the heads of August 2025, and takes a fee alone for no delivery', async () => {
  const { opened, compute, orders } = await deskWith(real(PAYMENTS))
  expect(opened).toMatchObject([{ file: { kind: 'meeshoPayments', rows: 4 } }])
  const summary = await compute()
  expect(summary).toMatchObject({
    settlement: 26550,
    netSales: 55048,
    profit: -108655,
    findings: [],
    notExplained: 0,
  })
  expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
  expect((await orders()).map(({ state, kept }) => [state, kept])).toEqual([
    ['rto', 0],
    ['delivered', 1],
    ['returned', 0],
    ['open', 0],
  ])
})

it('takes two rows of a sub-order that was exchanged at the door for one', async () => {
  const { opened, compute, desk } = await deskWith(
    real('meesho-orders-2025-08.csv'),
    real(PAYMENTS),
  )
  expect(opened[0]).toMatchObject({ file: { kind: 'meeshoOrders', rows: 5 } })
  const summary = await compute()
  expect(summary.unknown).toMatchObject({ columns: [], rowCount: 0 })
  const query = { ...firstOrderQuery, search: '187110529767075006_1' }
  const { rows } = await desk.orders({ query, from: 0, count: 5 }, turn)
  expect(rows).toMatchObject([{ quantity: 1, state: 'delivered', isWaiting: true }])
  expect(summary.waiting).toEqual({ orders: 1, amount: 45000 })
  const late = { ...firstOrderQuery, search: '187110529767075005_1' }
  expect((await desk.orders({ query: late, from: 0, count: 5 }, turn)).rows).toMatchObject([
    { state: 'rto' },
  ])
})

it('reads orders below lines of titles, and returns that have a day of the order', async () => {
  const text = readFileSync(join(FOLDER, 'meesho-orders-2025-08.csv'), 'utf8')
  const returns = [
    'Supplier returns',
    'From,2025-08-01',
    '',
    'S No,Product Name,SKU,Variation,Meesho PID,Category,Qty,Order Number,Suborder Number,Order Date,Dispatch Date,Return Created Date,Type of Return,Sub Type,Expected Delivery Date,Courier Partner,AWB Number,Status,Return Reason,Detailed Return Reason',
    '1,Saree,pink-sadi,M,1,Home,1,187110529767075002,187110529767075002_1,2025-08-05,2025-08-06,2025-08-15,Customer Return,,2025-08-20,Valmo,V1,Delivered,Size,',
  ].join('\n')
  const { opened, compute } = await deskWith(
    { name: 'orders.csv', text: `Meesho supplier panel\nOrders of August\n\n${text}` },
    { name: 'returns.csv', text: returns },
  )
  expect(opened).toMatchObject([
    { file: { kind: 'meeshoOrders', rows: 5 } },
    { file: { kind: 'meeshoReturns', rows: 1, first: '2025-08-15' } },
  ])
  expect((await compute()).unknown).toMatchObject({ columns: [], rowCount: 0 })
})

it('reads the tax on sales with the GSTIN of the operator, adjustments of shipping taken off', async () => {
  const { desk, compute } = await deskWith(real('tcs_sales.xlsx'))
  const { tax, unknown } = await compute()
  expect(tax.table7.map(({ pos, rate, taxable }) => [pos, rate, taxable])).toEqual([
    ['09', '5', 36095],
    ['29', '5', 47619],
  ])
  expect(tax.operators).toEqual({ meesho: '29AARCM9332R1CK' })
  expect(unknown).toMatchObject({ columns: [], rowCount: 0 })
  const names = { operator: '', month: '2026-07' }
  const blob = await desk.file({ table: 'table14', kind: 'csv', names }, turn)
  expect(await blob.text()).toContain('29AARCM9332R1CK')
})

const returnHeads =
  'identifier,sup_name,gstin,sub_order_num,order_date,hsn_code,quantity,gst_rate,total_taxable_sale_value,tax_amount,total_invoice_value,taxable_shipping,end_customer_state_new,enrollment_no,cancel_return_date,manifest_date,transaction_type,eco_tcs_gstin,financial_year,month_number,supplier_id'

it('takes every row of the returns off, whatever its sign', async () => {
  const row = (taxable: string, tax: string) =>
    `a,Shop,29ABCDE1234F1Z5,1_1,2026-07-10,610910,1,5,${taxable},${tax},0,0,KARNATAKA,,2026-07-20,2026-07-11,RETURN,29AARCM9332R1CK,2026,7,80307`
  const text = [returnHeads, row('400', '20'), row('-20', '-1')].join('\n')
  const { compute } = await deskWith({ name: 'tcs_sales_return.csv', text })
  const { tax, unknown } = await compute()
  expect(tax.table7).toMatchObject([{ pos: '29', taxable: -38000, cgst: -950, sgst: -950 }])
  expect(unknown).toMatchObject({ columns: [], rowCount: 0 })
})

it('refuses the list of invoices by its name', async () => {
  const heads = 'Type,Order Date,Suborder No.,Product Description,HSN,Invoice No.'
  const text = [heads, 'INVOICE,2026-07-10,1_1,Saree,610910,M1'].join('\n')
  const { opened } = await deskWith({ name: 'Tax_invoice_details.csv', text })
  expect(opened).toMatchObject([
    { refusal: { problem: expect.stringMatching(/table 13.*tcs_sales\.xlsx/) } },
  ])
})
