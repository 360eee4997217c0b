import { expect, it } from 'vitest'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { readFile } from './read-file'

/** Nobody waits. */
const pace = { isDue: () => false, rest: async () => {} }

it('finds the tabs of one row below definitions with commas', async () => {
  const text = [
    'Includes Amazon Marketplace, Fulfillment by Amazon (FBA), and Webstore transactions',
    'All amounts in INR, unless specified',
    'Selling fees: Includes variable closing fees, and referral fees.',
    ['date/time', 'type', 'order id', 'Sku', 'product sales', 'selling fees', 'total'].join('\t'),
    ['1 Aug 2026 3:44:19 pm UTC', 'Order', '404-1', 'A', '1,000', '-118', '882'].join('\t'),
  ].join('\n')
  const read = await readFile({ name: 'rows', text }, 10, pace, async () => readWorkbook)
  expect(read).toMatchObject({ tables: [{ rows: 1, money: [{ id: '404-1', total: 88200 }] }] })
})
