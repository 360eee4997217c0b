import { expect, it } from 'vitest'
import { readWorkbook } from '../../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../../ui/tables/workbook/write-workbook'
import { settlementDesk } from '../../worker/settlement-desk'

const turn = { isStale: () => false, progress: () => {} }

it('takes every row of the returns file off table 7, whatever its sign, and says which are below zero', async () => {
  const desk = settlementDesk(
    { reader: async () => readWorkbook, writer: async () => ({ tableSheet, workbookWriter }) },
    async () => undefined,
  )
  const heads =
    'gstin,sub_order_num,order_date,hsn_code,quantity,gst_rate,total_taxable_sale_value,tax_amount,end_customer_state_new,cancel_return_date,month_number'
  const text = [
    heads,
    '29ABCDE1234F1Z5,1_1,2026-10-01,6109,1,5,400,20,Kerala,2026-10-09,10',
    '29ABCDE1234F1Z5,2_1,2026-10-01,6109,1,5,-10,-0.5,Kerala,2026-10-09,10',
  ].join('\n')
  await desk.open({ source: { name: 'returns.csv', text } }, turn)
  const settings = {
    seller: 'registered',
    spread: 'sales',
    returnedDamaged: '0',
    rtoDamaged: '0',
    card: '',
    tolerance: 1,
    state: '',
    rates: {},
    today: '2026-11-19',
  } as const
  const summary = await desk.compute({ settings, costs: [], scope: 'all' }, turn)
  expect(summary.tax.table7).toMatchObject([{ pos: '32', rate: '5', taxable: -39000, igst: -1950 }])
  expect(summary.findings).toMatchObject([{ code: 'return-below-zero', count: 1, amount: -1000 }])
})
