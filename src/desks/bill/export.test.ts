import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { currencyOf } from '../../core/money/currencies'
import { decimalFrom, toDigits } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { readNumber } from '../../core/money/parse'
import { writeCsv } from '../../core/tables/csv'
import { numberCell, plainText, type SheetCell, textCell } from '../../core/tables/sheet'
import { excelBlob } from '../../ui/tables/export-excel'
import { noPayment, type Payment } from '../books/bill/bill-texts'
import { billTaxes, computeBill, computeLine } from '../books/bill/compute'
import { noDetails } from '../books/bill/details'
import { type Bill, type BillRow, emptyRow, readRow, readWhole } from '../books/bill/inputs'
import { noSeller } from '../books/bill/seller'
import { settlementOf } from '../books/bill/settlement'
import { billFile, billSheet } from './export'
import { pasteRows, saySkipped } from './paste/paste-rows'

const row = (typed: Partial<BillRow>): BillRow => ({ ...emptyRow, ...typed })

const sample: Bill = {
  rows: [
    row({
      description: 'Umbrella',
      hsn: '6601',
      quantity: '12',
      unit: 'Nos',
      price: '240',
      rate: '5',
    }),
    emptyRow,
    row({ description: '=1+1, "pens"', quantity: '', price: '1,65.50', discount: '10 %' }),
    row({ description: 'Fan', quantity: '2', price: '1,850.50', discount: '₹50', rate: '18' }),
  ],
  prices: 'before-gst',
  buyer: 'same-state',
  isTaxed: true,
  toNearestRupee: true,
  isReverseCharge: false,
  discount: '',
  freight: '',
}

const sheetOf = (
  bill: Bill,
  details: Parameters<typeof billSheet>[0]['details'] = [],
  currencyCode = 'INR',
  payments: readonly Payment[] = [],
) => {
  const lines = bill.rows.map((row) => computeLine(readRow(row), bill))
  const results = computeBill(lines, bill, readWhole(bill))
  return billSheet({
    bill,
    results,
    settlement: settlementOf(results.payable, payments, [], noDetails),
    taxes: billTaxes(bill, undefined),
    currencyCode,
    details,
    fileName: 'Tax-Invoice-7',
  })
}

describe('billSheet', () => {
  it('names the unit that the total is rounded to', () => {
    const labels = sheetOf(sample, [], 'GBP').facts.map(({ label }) => label)
    expect(labels).toContain('Round to the nearest pound')
  })

  it('holds the results, the tax by rate and every row', () => {
    const sheet = sheetOf(sample, [
      { label: 'Seller', value: 'Sharma Stores' },
      { label: 'Bill number', value: ' ' },
    ])
    expect(sheet.facts.map(({ label, value }) => [label, plainText(value)])).toEqual([
      ['Seller', 'Sharma Stores'],
      ['Currency', 'INR'],
      ['Prices are', 'Before GST'],
      ['Buyer is in', 'Same state'],
      ['Taxable value', '6679.95'],
      ['GST Amount', '828.00'],
      ['CGST', '414.00'],
      ['SGST', '414.00'],
      ['Round to the nearest rupee', '0.05'],
      ['Total Amount', '7508.00'],
      ['Amount in words', 'Rupees seven thousand five hundred eight only'],
      ['Taxable value at 5%', '2880.00'],
      ['CGST at 5%', '72.00'],
      ['SGST at 5%', '72.00'],
      ['Taxable value at 18%', '3799.95'],
      ['CGST at 18%', '342.00'],
      ['SGST at 18%', '342.00'],
    ])
    expect([sheet.columns, ...sheet.rows.map((cells) => cells.map(plainText))]).toEqual([
      [
        'No.',
        'Item',
        'HSN/SAC',
        'Qty',
        'Unit',
        'Price',
        'Discount',
        'GST rate (%)',
        'Taxable value',
        'CGST',
        'SGST',
        'Total',
      ],
      [
        '1',
        'Umbrella',
        '6601',
        '12',
        'Nos',
        '240',
        '',
        '5',
        '2880.00',
        '72.00',
        '72.00',
        '3024.00',
      ],
      [
        '2',
        '=1+1, "pens"',
        '',
        '1',
        '',
        '165.5',
        '10%',
        '18',
        '148.95',
        '13.41',
        '13.41',
        '175.77',
      ],
      ['3', 'Fan', '', '2', '', '1850.5', '50', '18', '3651.00', '328.59', '328.59', '4308.18'],
    ])
    expect(sheet.totals?.map(plainText).slice(8)).toEqual([
      '6679.95',
      '414.00',
      '414.00',
      '7507.95',
    ])
    // Below so many facts, the head of the items could not stay in view.
    expect(sheet.tableName).toBe('Items')
  })

  it('has one tax for a buyer in another state', () => {
    const sheet = sheetOf({ ...sample, buyer: 'another-state', prices: 'with-gst' })
    expect(sheet.columns.slice(8)).toEqual(['Taxable value', 'IGST', 'Total'])
    expect(sheet.facts.map(({ label }) => label)).toContain('IGST at 18%')
    for (const cells of [...sheet.rows, sheet.totals ?? []]) {
      expect(cells).toHaveLength(sheet.columns.length)
    }
  })

  it('says of a discount that is too high what it counts as', () => {
    const rows = [row({ price: '80', discount: '500' }), row({ price: '80', discount: '150%' })]
    const sheet = sheetOf({ ...sample, rows })
    expect(sheet.rows.map((cells) => cells[6] && plainText(cells[6]))).toEqual(['80', '80'])
  })

  it('leaves what cannot be read as it was typed', () => {
    const sheet = sheetOf({ ...sample, rows: [row({ quantity: 'two', price: '1o0' })] })
    expect(sheet.rows[0]?.slice(3, 6).map(plainText)).toEqual(['two', '', '1o0'])
  })

  it('adds up to what is paid on reverse charge', () => {
    const sheet = sheetOf({ ...sample, isReverseCharge: true, toNearestRupee: false })
    const facts = Object.fromEntries(
      sheet.facts.map(({ label, value }) => [label, plainText(value)]),
    )
    expect(facts).toMatchObject({
      'Taxable value': '6679.95',
      'Tax payable by the recipient': '828.00',
      'Total Amount': '6679.95',
    })
    expect(sheet.totals?.at(-1)).toEqual(numberCell(decimalFrom('6679.95'), 2))
  })

  it('says what was paid and what is left', () => {
    const paid = [{ ...noPayment, amount: '1,000' }]
    const facts = sheetOf(sample, [], 'INR', paid).facts.map(({ label }) => label)
    const at = facts.indexOf('Total Amount')
    expect(facts.slice(at, at + 3)).toEqual(['Total Amount', 'Paid', 'Balance to pay'])
    expect(sheetOf(sample).facts.map(({ label }) => label)).not.toContain('Balance to pay')
  })

  it('has a day as a day, and is named by number and buyer', () => {
    const details = { ...noDetails, number: 'A/7', date: '2026-11-15', buyerName: 'Asha & Sons' }
    const lines = sample.rows.map((row) => computeLine(readRow(row), sample))
    const results = computeBill(lines, sample, readWhole(sample))
    const { fileName, facts } = billFile({
      bill: sample,
      results,
      settlement: settlementOf(results.payable, [], [], details),
      taxes: billTaxes(sample, undefined),
      currency: currencyOf('INR'),
      details,
      seller: noSeller,
    })
    expect(fileName).toBe('Tax-Invoice-A-7-Asha-&-Sons')
    expect(facts).toContainEqual({ label: 'Date', value: { kind: 'date', day: '2026-11-15' } })
  })

  it('becomes an Excel file, also when it is empty', async () => {
    for (const rows of [sample.rows, []]) {
      expect((await excelBlob(sheetOf({ ...sample, rows }))).size).toBeGreaterThan(1_000)
    }
  })
})

describe('a bill that was taken away as CSV', () => {
  const anyText = fc
    .string({ unit: fc.constantFrom(...'ab1₹,;". \n=+-@\'तं') })
    .map((text) => text.trim())
  const anyNumber = fc
    .tuple(fc.nat({ max: 10 ** 7 }), fc.integer({ min: 0, max: 999 }))
    .map(([whole, fraction]) => toDigits(readNumber(`${whole}.${fraction}`).value))
  const anyTypedRow: fc.Arbitrary<BillRow> = fc.record({
    untaxed: fc.constant(''),
    description: anyText,
    hsn: fc.constantFrom('', '6601', '84145110'),
    quantity: anyNumber,
    unit: fc.constantFrom('', 'kg', 'Nos'),
    price: anyNumber,
    discount: fc.oneof(
      fc.constant(''),
      anyNumber,
      anyNumber.map((digits) => `${digits}%`),
    ),
    rate: fc.constantFrom('0', '0.25', '3', '5', '12', '18', '28', '40', '7.5'),
  })
  // A discount that is too high comes back as it counts.
  const anyRow = anyTypedRow.map((row) =>
    computeLine(readRow(row), sample).problems.discount ? { ...row, discount: '' } : row,
  )
  const anyBill = fc.record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 12 }),
    prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
    buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
    isTaxed: fc.constant(true),
    toNearestRupee: fc.boolean(),
    isReverseCharge: fc.boolean(),
    discount: fc.constantFrom('', '5%', '12.50'),
    freight: fc.constantFrom('', '250'),
  })
  const withoutCommas = ({ description, hsn, ...numbers }: BillRow) => ({
    description,
    hsn,
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, text]) => [name, text.replaceAll(',', '')]),
    ),
  })

  it('is pasted back with the same rows', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const csv = writeCsv(sheetOf(bill, [{ label: 'Seller', value: 'Sharma, Delhi' }]))
        const { rows, skipped, passed } = pasteRows(csv, { rate: '99', room: 500 })
        expect(rows.map(({ item }) => withoutCommas(item))).toEqual(bill.rows)
        expect(skipped).toEqual([])
        expect(saySkipped(passed.at(-1) ?? { row: 0, text: '', reason: '' })).toMatch(
          /it is a total, not an item\.$/,
        )
      }),
      runs(200),
    )
  })

  it('is pasted back below the facts of more rates than there are', () => {
    const rows = Array.from({ length: 500 }, (_, at) =>
      row({ description: `Item ${at}`, quantity: '1', price: '10', rate: `${1 + at / 10}` }),
    )
    const csv = writeCsv(sheetOf({ ...sample, rows }))
    expect(pasteRows(csv, { rate: '99', room: 500 }).rows).toHaveLength(500)
  })

  // A spreadsheet copies cells as it shows them, in quotes if they have to be.
  it.each([
    ['every cell', () => true],
    ['cells of several lines', (text: string) => /[\t\n]/.test(text)],
  ])('is pasted back from a spreadsheet that puts %s in quotes', (_, isQuoted) => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const harmless = ({ description }: BillRow) => !/^['"]/.test(description)
        fc.pre(bill.rows.every(harmless))
        const { columns, rows, totals = [] } = sheetOf(bill)
        const shown = (cell: SheetCell) =>
          cell.kind === 'number' ? groupDigits(plainText(cell)) : plainText(cell)
        const written = (text: string) =>
          isQuoted(text) ? `"${text.replaceAll('"', '""')}"` : text
        const text = [columns.map(textCell), ...rows, totals]
          .map((cells) => cells.map((cell) => written(shown(cell))).join('\t'))
          .join('\r\n')
        const pasted = pasteRows(text, { rate: '99', room: 500 })
        expect(pasted.rows.map(({ item }) => withoutCommas(item))).toEqual(bill.rows)
        expect(pasted.skipped).toEqual([])
        expect(pasted.passed).toHaveLength(1)
      }),
    )
  })
})
