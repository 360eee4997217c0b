import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { whyNoProducts } from '../../books/files/refusals'
import type { RegisterName } from '../../books/files/registers'
import { inputs } from '../../market/inputs'
import { matchColumns } from '../columns'
import { firstQuery } from '../messages'
import { sayAllRows } from '../screen/sentences'
import { assumedTaxes } from '../taxes'
import { productsWords } from '../words'
import { priceList } from './price-list'

const turn = { progress: () => {}, isStale: () => false }
const books = { reader: async () => readWorkbook } as unknown as Workbooks

async function opened(source: File | { name: string; text: string }) {
  const list = priceList(books)
  const table = await list.open({ source }, turn)
  return { list, table }
}
const fileAt = (path: string) => new File([readFileSync(path)], path.replace(/.*\//, ''))
const problemOf = async (path: string) => {
  const { table } = await opened(fileAt(path))
  return 'problem' in table ? table.problem : table.heads
}

/** As the page reads it, where nobody chooses otherwise; without costs, those of the order count. */
async function worked(source: File | { name: string; text: string }) {
  const { list, table } = await opened(source)
  if ('problem' in table) throw new Error(table.problem)
  const { uses, isDoubtful } = matchColumns(table.heads, table.examples)
  const computed = await list.compute(
    {
      uses,
      isForAll: false,
      taxes: assumedTaxes,
      order: inputs.defaults,
      hasCostList: false,
      target: decimalFrom(20),
    },
    turn,
  )
  const { rows } = await list.rows(
    { query: { ...firstQuery, sort: 'row' }, from: 0, count: 1_000 },
    turn,
  )
  return {
    opened: table,
    computed,
    isDoubtful,
    uses: table.heads.flatMap((head, at) => (uses[at] ? [[head, uses[at]]] : [])),
    products: rows.map(({ sku, price, cost, quantity }) => [
      sku,
      ...[price, cost, quantity].map(toDigits),
    ]),
  }
}
const sayRows = ({ opened, computed }: Awaited<ReturnType<typeof worked>>) =>
  sayAllRows({ mapping: { opened } as never, computed })

describe('lists of products as programs hand them out', () => {
  it('of WooCommerce: the sale price, else the regular one; yes and no are no quantities', async () => {
    const list = await worked(fileAt('tests/real-files/woocommerce-products.csv'))
    expect(list.products).toEqual([
      ['W-1', '499', '200', '1'],
      ['W-2', '299', '120', '1'],
      ['W-3-M', '599', '250', '1'],
    ])
    expect(list.uses.map(([, use]) => use)).not.toContain('quantity')
    expect(list.computed.notes.parents).toEqual([{ kind: 'variable', rows: 1, first: [4] }])
    expect(list.computed.unreadRows).toBe(0)
    expect(sayRows(list)).toBe(
      'Checked: 4 rows in the file, 3 products and 1 row left out, named here.',
    )
  })

  it('of WooCommerce whatever the order of columns is', async () => {
    const text =
      'Regular price,Sold individually?,Name,Type,Cost of goods,Sale price,ID,SKU\n499,1,Mug,simple,200,,7,W-1\n,0,Tee,variable,,,8,W-3\n'
    const { products, computed } = await worked({ name: 'w.csv', text })
    expect(products).toEqual([['W-1', '499', '200', '1']])
    expect(computed.notes.parents).toHaveLength(1)
  })

  it('of Shopify: each variant with its price and cost', async () => {
    const list = await worked(fileAt('tests/real-files/shopify-products.csv'))
    expect(list.products).toEqual([
      ['S-1', '499', '200', '1'],
      ['S-2', '549', '210', '1'],
    ])
    expect(list.computed.notes.pictures).toBe(1)
    expect(sayRows(list)).toContain('1 row left out')
  })

  it('of Flipkart: Your Selling Price, no MRP, and no product in the row of sentences', async () => {
    const list = await worked(fileAt('tests/real-files/flipkart-listings.xlsx'))
    expect(list.products.map(([sku, price]) => [sku, price])).toEqual([
      ['FK-1', '499'],
      ['FK-2', '299'],
    ])
    expect(list.computed.notes.explained).toBe(1)
    expect([list.computed.unreadRows, list.opened.examples.length]).toEqual([0, 2])
    expect(sayRows(list)).toBe(
      'Checked: 3 rows in the file, 2 products and 1 row left out, named here.',
    )
  })

  it('of Amazon: what is in stock was not sold', async () => {
    const text =
      'item-name\tlisting-id\tseller-sku\tprice\tquantity\topen-date\tasin1\tfulfillment-channel\tmaximum-retail-price\nMug\t1\tAZ-1\t499\t40\t2026-01-01\tB0\tDEFAULT\t999\n'
    const { products, uses } = await worked({ name: 'listings.txt', text })
    expect(products.map(([sku, price, , quantity]) => [sku, price, quantity])).toEqual([
      ['AZ-1', '499', '1'],
    ])
    expect(uses.map(([, use]) => use)).not.toContain('quantity')
  })

  it('with the number of a marketplace and a quantity are asked about', async () => {
    const text = 'sku,asin,price,cost,quantity\nA-1,B0,499,200,40\n'
    expect((await worked({ name: 'a.csv', text })).isDoubtful).toBe(true)
  })

  it('with units in prices and quantities', async () => {
    const text = 'SKU,Price,Cost,Qty\nA-1,180/nos,₹90.50/nos,25 nos\n'
    expect((await worked({ name: 'a.csv', text })).products).toEqual([['A-1', '180', '90.5', '25']])
  })

  it('of Zoho Books by SKU, not by the number of a record', async () => {
    const { products } = await worked(fileAt('tests/shop-files/zoho-item.csv'))
    expect(products[0]).toEqual(['SB-01', '250', '180', '1'])
  })
})

describe('files that are no price lists are named', () => {
  it.each<[string, RegisterName]>([
    ['zoho-invoice.csv', 'zohoInvoices'],
    ['zoho-bill.csv', 'zohoBills'],
    ['vyapar-sale-report.xlsx', 'vyaparBills'],
    ['tally-sales-register.xlsx', 'tallyRegister'],
    ['busy-sales-items.xlsx', 'busyVouchers'],
    ['shopify-orders.csv', 'shopifyOrders'],
  ])('%s', async (file, name) => {
    expect(await problemOf(`tests/shop-files/${file}`)).toBe(whyNoProducts(name))
  })

  it('a stock summary of Tally, whose rate is the cost', async () => {
    expect(await problemOf('tests/shop-files/tally-stock-summary.xlsx')).toBe(
      productsWords.worker.stockSummary,
    )
  })
})
