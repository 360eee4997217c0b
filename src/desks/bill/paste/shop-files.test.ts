import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toFixed } from '../../../core/money/decimal'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { whyNoBill } from '../../books/files/refusals'
import type { RegisterName } from '../../books/files/registers'
import { ALL_BILLS } from './paste-bills'
import { pasteRows } from './paste-rows'

const folder = 'tests/shop-files'

/** The rows of a sheet as they are copied. */
async function copied(file: string, sheet?: string): Promise<string> {
  const book = await readWorkbook(new Blob([readFileSync(`${folder}/${file}`)]), {
    sheet,
    mostRows: 1_000,
  })
  if ('problem' in book) throw new Error(book.problem)
  return book.rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\n')
}
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

const read = (text: string, bill?: string) =>
  pasteRows(text, {
    rate: '18',
    room: 500,
    billFor: () => bill,
  })
const shortly = ({ rows }: ReturnType<typeof pasteRows>) =>
  rows.map(({ item }) => [
    item.description,
    item.quantity,
    item.unit,
    item.price,
    item.discount,
    item.rate,
  ])

describe('several bills in one paste', () => {
  it.each<[string, () => Promise<string> | string, string[]]>([
    [
      'of Zoho Books',
      () => textOf('zoho-invoice.csv'),
      [
        'INV-000001',
        'INV-000002',
        'INV-000003',
        'INV-000004',
        'INV-000005',
        'INV-000006',
        'INV-000007',
      ],
    ],
    ['of Busy', () => copied('busy-sales-items.xlsx'), ['1', '2', '3', '4', '6', '7']],
    [
      'for ClearTax',
      () => copied('cleartax-sales.xlsx'),
      ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6', 'S-7'],
    ],
    [
      'of Vyapar, a credit note among them',
      () => copied('vyapar-sale-report.xlsx', 'Item Details'),
      ['1', '2', '3', '4', '6', '7', '1'],
    ],
  ])('%s are asked about, and none is taken before', async (_, text, numbers) => {
    const { rows, bills, skipped } = read(await text())
    expect(bills?.options.map(({ label }) => label.split(' · ')[0])).toEqual(numbers)
    expect([bills?.chosen, rows, skipped]).toEqual([undefined, [], []])
  })

  it('give the items of the one that is chosen', async () => {
    const text = await copied('busy-sales-items.xlsx')
    const key = read(text).bills?.options[4]?.key
    const one = read(text, key)
    expect(shortly(one)).toEqual([
      ['Rice 25 kg', '1.000', 'Bag.', '1,100.00', '', '5'],
      ['LED bulb 9W', '3.000', 'Pcs.', '84.75', '', '18'],
      ['Hinge 4 inch', '2.000', 'Nos.', '40.00', '', '18'],
    ])
    expect(one.amounts?.isSame).toBe(true)
    expect(one.passed.filter(({ reason }) => reason === 'it is of bill 1.')).toHaveLength(2)
  })

  it('may all be taken, and each row that is not blank is named', () => {
    const text = textOf('zoho-invoice.csv')
    const { rows, skipped, passed, bills } = read(text, ALL_BILLS)
    expect([rows.length, skipped.length, passed.length]).toEqual([10, 0, 0])
    expect(bills?.options[4]?.label).toContain('Void')
  })
})

describe('discounts in rupees count before percentages that are rounded', () => {
  it.each<[string, () => Promise<string>]>([
    ['a column of rupees', () => copied('cleartax-sales.xlsx')],
    ['rupees beside a share', () => copied('vyapar-sale-report.xlsx', 'Item Details')],
    ['a share beside the amount', () => copied('busy-sales-items.xlsx')],
  ])('%s', async (_, text) => {
    const all = read(await text(), ALL_BILLS)
    const wire = all.rows.find(({ item }) => item.description === 'Copper wire 1.5 sq mm')
    expect(wire?.item.discount).toBe('127')
    expect(all.amounts?.isSame).toBe(true)
  })

  it('and a share that nothing contradicts stays one', () => {
    const { rows } = read(
      'Item\tQty\tPrice\tDisc %\tDiscount\nPen\t10\t20\t10\t5\nInk\t1\t50\t10\t',
    )
    expect(rows.map(({ item }) => item.discount)).toEqual(['10%', '10%'])
  })
})

describe('columns of billing programs', () => {
  it('say quantity, unit, price and rate', () => {
    const { rows } = read(
      'Item Name\tItem Quantity\tUsage unit\tItem Price\tItem Tax %\nPen\t12\tnos\t20\t5',
    )
    expect(rows[0]?.item).toMatchObject({ quantity: '12', unit: 'nos', price: '20', rate: '5' })
  })

  it('without quantities are said to count 1 each', () => {
    expect(read('Item\tPrice\nPen\t20\nInk\t45').withoutQuantity).toBe(2)
    expect(read('Item\tQty\tPrice\nPen\t3\t20\nInk\t\t45').withoutQuantity).toBe(1)
  })

  it('name the party beside the item', () => {
    const { rows } = read('Particulars\tItem Details\tPrice\nAarav Traders\tPen\t20')
    expect(rows[0]?.item.description).toBe('Pen')
  })
})

describe('the word of a row about its price', () => {
  it('counts for all where all rows say the same', () => {
    const { pricesSaid, rows } = read('Item\tPrice\tInclusive Of Tax\nPen\t118\tY\nInk\t59\tY')
    expect(pricesSaid).toEqual({ prices: 'with-gst', by: 'Inclusive Of Tax' })
    expect(rows.map(({ item }) => item.price)).toEqual(['118', '59'])
  })

  it('adds GST to those before it where rows differ, so that a bill has one kind', () => {
    const table = read(
      'Item\tPrice\tDiscount\tTax Rate\tInclusive Of Tax\nPen\t100\t10\tGST@18%\tN\nInk\t59\t5%\tGST@18%\tY',
    )
    expect(table.pricesSaid?.prices).toBe('with-gst')
    expect(table.withGstAdded).toBe(1)
    expect(table.rows.map(({ item }) => [item.price, item.discount])).toEqual([
      ['118', '11.8'],
      ['59', '5%'],
    ])
  })

  it('is wanted of every row where one has it', () => {
    const { rows, skipped } = read('Item\tPrice\tInclusive Of Tax\nPen\t118\tY\nInk\t59\t')
    expect([rows.length, skipped[0]?.row]).toEqual([1, 3])
  })
})

describe('what has no items of a bill is named', () => {
  it.each<[string, () => Promise<string> | string, RegisterName]>([
    ['a register of Tally', () => copied('tally-sales-register.xlsx'), 'tallyRegister'],
    ['a purchase register', () => copied('tally-purchase-register.xlsx'), 'tallyRegister'],
    ['a sale report of Vyapar', () => copied('vyapar-sale-report.xlsx'), 'vyaparBills'],
    ['parties', () => copied('vyapar-party-report.xlsx'), 'vyaparParties'],
    ['a bill of Marg', () => textOf('SHREE_MEDICAL_AGENCIES_20261008_S_GC10943.csv'), 'margBill'],
    ['payments', () => textOf('razorpay-settlement.csv'), 'razorpayPayments'],
  ])('%s', async (_, text, name) => {
    const { refused, rows, skipped } = read(await text())
    expect(refused).toBe(whyNoBill(name))
    expect([rows, skipped]).toEqual([[], []])
  })
})

it('says where the amounts of a table are not those of its items', () => {
  const { amounts } = read('Item\tQty\tRate\tAmount\nPen\t2\t20\t400')
  expect(amounts && [toFixed(amounts.inTable, 2), toFixed(amounts.ofItems, 2)]).toEqual([
    toFixed(decimalFrom(400), 2),
    '40.00',
  ])
  expect(amounts?.isSame).toBe(false)
})

it('passes over feet and remarks wherever their words stand', () => {
  const { rows, passed } = read(
    'Sl\tItem\tQty\tRate\n** Please do not modify\t\t\t\n1\tPen\t2\t20\n\t\tGrand Total\t40\nSl\tItem\tQty\tRate\n',
  )
  expect(rows).toHaveLength(1)
  expect(passed.map(({ row }) => row)).toEqual([2, 4, 5])
})
