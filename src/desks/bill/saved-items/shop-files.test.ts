import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import { whyNoItems } from '../../books/files/refusals'
import type { RegisterName } from '../../books/files/registers'
import { readItemsFile } from './items-import'

const folder = 'tests/shop-files'

type Expected = {
  code: string
  hsn: string
  price: number
  rate: number | string
  unit: string
  pricesInclude: boolean
}
type Case = {
  file: string
  page: string
  expected: {
    items?: number
    of?: Record<string, Expected>
    withoutStock?: string
    unit?: Record<string, string>
  }
}
const cases: Case[] = JSON.parse(readFileSync(`${folder}/README.json`, 'utf8')).files
const itemsOf = (file: string) => cases.find((one) => one.file === file)?.expected ?? {}

const fileAt = (path: string) => new File([readFileSync(path)], path.replace(/.*\//, ''))
async function readAt(path: string) {
  const read = await readItemsFile(fileAt(path))
  if ('problem' in read) throw new Error(read.problem)
  return read
}
const readText = async (text: string) => {
  const read = await readItemsFile(new File([text], 'items.csv'))
  if ('problem' in read) throw new Error(read.problem)
  return read
}
const problemOf = async (path: string) => {
  const read = await readItemsFile(fileAt(path))
  return 'problem' in read ? read.problem : read.rows.map(({ item }) => item.description)
}

describe('the items of billing programs', () => {
  it.each(['vyapar-items.xlsx', 'mybillbook-items.csv', 'zoho-item.csv'])(
    'of %s come out with their prices, rates and units',
    async (file) => {
      const { items, of = {} } = itemsOf(file)
      const { rows, skipped, rowsInFile } = await readAt(`${folder}/${file}`)
      expect(rows).toHaveLength(items ?? 0)
      expect([rowsInFile, skipped]).toEqual([items, []])
      for (const [name, { code, hsn, price, rate, unit, pricesInclude }] of Object.entries(of)) {
        const item = rows.find(({ item }) => item.description === name)?.item
        expect([name, item?.code ?? '', item?.hsn, item?.unit ?? '', item?.rate ?? '']).toEqual([
          name,
          code,
          hsn,
          unit,
          typeof rate === 'number' ? String(rate) : '',
        ])
        expect(readAmount(item?.price ?? '').value).toBe(decimalFrom(price.toFixed(2)))
        // Zoho does not say it in a column: a person is asked.
        if (file !== 'zoho-item.csv') {
          expect(item?.prices).toBe(pricesInclude ? 'with-gst' : 'before-gst')
        }
      }
    },
  )

  it('of a stock summary of Tally have names and units, and no price: its rate is the cost', async () => {
    const { rows, passed, costHead, rowsInFile } = await readAt(
      `${folder}/tally-stock-summary.xlsx`,
    )
    expect(rows.map(({ item }) => [item.description, item.unit, item.price])).toEqual([
      ['Steel bracket', 'nos', undefined],
      ['Hinge 4 inch', 'nos', undefined],
      ['LED bulb 9W', 'pcs', undefined],
      ['Rice 25 kg', 'bag', undefined],
      ['Milk 500 ml', 'pcs', undefined],
      ['Old item ♣', undefined, undefined],
    ])
    expect(passed.map(({ row, reason }) => [row, reason])).toEqual([
      [14, 'it is a total, not an item.'],
    ])
    expect([costHead, rowsInFile]).toEqual(['Rate', 7])
  })

  it('of WooCommerce have their SKU, not the number of a record, and a regular price', async () => {
    const { rows } = await readAt('tests/real-files/woocommerce-products.csv')
    expect(rows.map(({ item }) => [item.code, item.price])).toEqual([
      ['W-1', '499'],
      ['W-2', '299'],
      ['W-3', undefined],
      ['W-3-M', '599'],
    ])
  })
})

describe('the words of a row', () => {
  it.each([
    ['Inclusive Of Tax', 'Y', 'with-gst'],
    ['Inclusive Of Tax', 'N', 'before-gst'],
    ['Inclusive Of Tax', '1', 'with-gst'],
    ['Inclusive Of Tax', '0', 'before-gst'],
    ['Sales Tax inclusive', 'Inclusive', 'with-gst'],
    ['Sales Tax inclusive', 'Exclusive', 'before-gst'],
    ['Is Inclusive Tax', 'true', 'with-gst'],
    ['Tax included?', 'No', 'before-gst'],
    ['Sale Price Tax Type', 'With Tax', 'with-gst'],
    ['Sale Price Tax Type', 'Without Tax', 'before-gst'],
    ['Price excludes GST', 'Yes', 'before-gst'],
    ['टैक्स शामिल', 'हाँ', 'with-gst'],
  ])('%s %s say what its price is', async (head, cell, prices) => {
    const { rows } = await readText(`${head},Item,Price\n${cell},Pen,100\n`)
    expect(rows[0]?.item.prices).toBe(prices)
  })

  it('of purchases say nothing about a sale', async () => {
    const { rows } = await readText('Item,Price,Purchase Tax inclusive\nPen,100,Inclusive\n')
    expect(rows[0]?.item.prices).toBeUndefined()
  })

  it.each([
    ['Tax Rate', 'GST@18%', '18'],
    ['Tax Rate', 'IGST@5%', '5'],
    ['Tax Rate', 'Exempted', '0'],
    ['Tax Rate', 'None', '0'],
    ['GST Tax Rate(%)', '12', '12'],
    ['Intra State Tax Rate', '18', '18'],
    ['Item Tax %', '5', '5'],
  ])('%s %s are a rate', async (head, cell, rate) => {
    const { rows } = await readText(`Item,Price,${head}\nPen,100,${cell}\n`)
    expect(rows[0]?.item.rate).toBe(rate)
  })

  it.each(['Base Unit (x)', 'Usage unit', 'Unit Name', 'Primary Unit'])(
    '%s are a unit',
    async (head) => {
      const { rows } = await readText(`Item,Secondary Unit (y),${head},Price\nPen,Box,Nos,100\n`)
      expect(rows[0]?.item.unit).toBe('Nos')
    },
  )
})

it('names what is no item: remarks, heads that are repeated, totals', async () => {
  const { rows, skipped, passed, rowsInFile } = await readText(
    'Item name*,Item code,Sale price\n** Please do not modify the heads,,\nPen,P-1,20\nItem name*,Item code,Sale price\nInk,I-1,x\nTotal,,20\n',
  )
  expect(rows.map(({ item }) => item.description)).toEqual(['Pen'])
  expect(skipped.map(({ row }) => row)).toEqual([5])
  expect(passed.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'it is a remark, not an item.'],
    [4, 'it repeats the names of the columns.'],
    [6, 'it is a total, not an item.'],
  ])
  expect(rowsInFile).toBe(rows.length + skipped.length + passed.length)
})

describe('a register is no list of items, and is named', () => {
  it.each<[string, RegisterName]>([
    ['vyapar-sale-report.xlsx', 'vyaparBills'],
    ['vyapar-party-report.xlsx', 'vyaparParties'],
    ['zoho-invoice.csv', 'zohoInvoices'],
    ['zoho-bill.csv', 'zohoBills'],
    ['tally-sales-register.xlsx', 'tallyRegister'],
    ['tally-purchase-register.xlsx', 'tallyRegister'],
    ['busy-sales-items.xlsx', 'busyVouchers'],
    ['busy-purchase-items.xlsx', 'busyVouchers'],
    ['cleartax-sales.xlsx', 'clearTaxBills'],
    ['SHREE_MEDICAL_AGENCIES_20261008_S_GC10943.csv', 'margBill'],
    ['shopify-orders.csv', 'shopifyOrders'],
    ['razorpay-settlement.csv', 'razorpayPayments'],
  ])('%s', async (file, name) => {
    expect(await problemOf(`${folder}/${file}`)).toBe(whyNoItems(name))
  })

  it('vouchers of Tally in XML, and a return of the portal', async () => {
    expect(await problemOf(`${folder}/tally-day-book-sales.xml`)).toContain('XML file of Tally')
    expect(await problemOf(`${folder}/returns_R1_27AAPFU0939F1ZV_102026.json`)).toContain(
      'GST portal',
    )
  })

  it.each([
    'meesho-orders-2025-08.csv',
    'flipkart-settled-2026-06.csv',
    'amazon-all-orders-2026.txt',
  ])('orders of a marketplace, with the page that takes them: %s', async (file) => {
    expect(await problemOf(`tests/real-files/${file}`)).toBe(whyNoItems('orders'))
  })

  it('a table of several bills that no program is known to write', async () => {
    const text = 'Bill No,Date,Item,Qty,Rate\n1,1/10/26,Pen,2,20\n2,1/10/26,Ink,1,45\n'
    const read = await readItemsFile(new File([text], 'bills.csv'))
    expect(read).toEqual({ problem: whyNoItems('bills') })
  })

  it('and the items of one bill are items', async () => {
    const { rows } = await readText('Bill No,Date,Item,Qty,Rate\n1,1/10/26,Pen,2,20\n1,,Ink,1,45\n')
    expect(rows.map(({ item }) => item.description)).toEqual(['Pen', 'Ink'])
  })
})
