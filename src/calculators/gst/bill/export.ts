import { amountInWords } from '../../../core/amount-in-words'
import { currencyOf, unitOf } from '../../../core/currencies'
import { type Decimal, toDigits, toFixed, zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { isRead, readAmount } from '../../../core/parse'
import {
  countCell,
  fileNameOf,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/sheet'
import type { BillResults, BillSums } from './compute'
import { unitIn } from './quantity'
import { type Bill, isBlankRow } from './read-row'
import type { BillTax } from './taxes'

type BillExport = {
  readonly bill: Bill
  readonly results: BillResults
  readonly taxes: readonly BillTax[]
  readonly currencyCode: string
  /** Who sells to whom, the number and the date, as they stand on the printed bill. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
}

/**
 * The bill with its results and the tax by rate, and every row. The heads are those that `pasteRows`
 * knows, so that a bill can be taken up again from its file.
 */
export function billSheet({ bill, results, taxes, currencyCode, details }: BillExport): Sheet {
  const { sums, rates, discount, freight, rupeeRoundOff, payable } = results
  const amount = (value: Decimal) => numberCell(value, 2)
  const amounts = (line: BillSums) => [
    amount(line.original),
    ...taxes.map(({ of }) => amount(of(line))),
    amount(line.total),
  ]
  return {
    fileName: fileNameOf('gst-bill', toFixed(payable, 2)),
    title: 'GST bill',
    tableName: 'Items',
    facts: [
      ...details
        .filter(({ value }) => value.trim())
        .map(({ label, value }) => ({ label, value: textCell(value) })),
      { label: 'Currency', value: textCell(currencyCode) },
      { label: 'Prices are', value: textCell(priceNames[bill.prices]) },
      { label: 'Buyer is in', value: textCell(buyerNames[bill.buyer]) },
      ...(discount === zero ? [] : [{ label: 'Discount on the bill', value: amount(discount) }]),
      ...(freight === zero ? [] : [{ label: 'Freight', value: amount(freight) }]),
      { label: 'Original Amount', value: amount(sums.original) },
      { label: 'GST Amount', value: amount(sums.gst) },
      ...taxes.map(({ name, of }) => ({ label: name, value: amount(of(sums)) })),
      ...(bill.toNearestRupee
        ? [
            {
              label: `Round to the nearest ${unitOf(currencyOf(currencyCode))}`,
              value: amount(rupeeRoundOff),
            },
          ]
        : []),
      { label: 'Total Amount', value: amount(payable) },
      { label: 'Amount in words', value: textCell(amountInWords(payable, currencyCode)) },
      ...rates.flatMap((rate) => {
        const at = `at ${groupDigits(toDigits(rate.rate))}%`
        return [
          { label: `Taxable value ${at}`, value: amount(rate.original) },
          ...taxes.map(({ name, of }) => ({ label: `${name} ${at}`, value: amount(of(rate)) })),
        ]
      }),
    ],
    columns: [
      'No.',
      'Item',
      'HSN/SAC',
      'Qty',
      'Unit',
      'Price',
      'Discount',
      'GST rate (%)',
      'Taxable value',
      ...taxes.map(({ name }) => name),
      'Total',
    ],
    rows: bill.rows
      .flatMap((row, index) => {
        const line = results.lines[index]
        return line && !isBlankRow(row) ? [{ row, line }] : []
      })
      .map(({ row, line }, index) => [
        countCell(index + 1),
        textCell(row.description),
        textCell(row.hsn),
        typedCell(line.quantity),
        textCell(unitIn(row)),
        typedCell(line.price),
        discountCell(row.discount),
        typedCell(line.rate),
        ...amounts(line),
      ]),
    totals: [textCell('Total'), ...Array.from({ length: 7 }, () => textCell('')), ...amounts(sums)],
  }
}

const priceNames = { 'before-gst': 'Before GST', 'with-gst': 'With GST' }
const buyerNames = { 'same-state': 'Same state', 'another-state': 'Another state' }

/** A percentage is written with its sign, so that it is not taken for an amount. */
function discountCell(text: string): SheetCell {
  const reading = readAmount(text)
  if (!isRead(reading)) return textCell(text.trim())
  const { value } = reading
  return text.trim().endsWith('%') ? textCell(`${toDigits(value)}%`) : typedCell(value)
}
