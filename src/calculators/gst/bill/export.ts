import { currencyOf, unitOf } from '../../../core/currencies'
import { type Decimal, round, sum, toDigits, zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/group-digits'
import { amountInWords } from '../../../core/language/amount-in-words'
import { isRead, readAmount } from '../../../core/parse'
import {
  countCell,
  dateCell,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/sheet'
import type { BillLine, BillResults, BillSums, BillTax } from './compute'
import { type LabelledDetail, labelledDetails } from './details'
import { type Bill, isBlankRow, isUnread, type RowProblem, unitIn } from './inputs'
import type { PaperParts } from './paper/paper'
import { namedBill, paperFileName } from './paper/sentences'

type BillExport = {
  readonly bill: Bill
  readonly results: BillResults
  readonly taxes: readonly BillTax[]
  readonly currencyCode: string
  /** Who sells to whom, the number and the date, as they stand on the printed bill. */
  readonly details: readonly LabelledDetail[]
  /** Without an extension. */
  readonly fileName: string
}

/** The exported file of a bill. Its name is that of the printed bill. */
export const billFile = (asked: PaperParts & Pick<BillExport, 'taxes'>): Sheet =>
  billSheet({
    ...asked,
    currencyCode: asked.currency.code,
    details: labelledDetails(asked.details, asked.seller),
    fileName: paperFileName(namedBill(asked.details, asked.seller)),
  })

/**
 * The bill with its results, the tax by rate, and every row. `pasteRows` knows the heads of its columns,
 * so that its rows can be pasted into a bill again.
 */
export function billSheet(asked: BillExport): Sheet {
  const { bill, results, taxes, currencyCode, details, fileName } = asked
  const { sums, rates, discount, freight, rupeeRoundOff, payable } = results
  const { isReverseCharge } = bill
  const amount = (value: Decimal) => numberCell(value, 2)
  const amounts = (line: BillSums) => [
    amount(line.original),
    ...taxes.map(({ of }) => amount(of(line))),
    // What is paid: on reverse charge without the taxes before it.
    amount(isReverseCharge ? line.original : line.total),
  ]
  return {
    fileName,
    title: 'GST bill',
    tableName: 'Items',
    facts: [
      ...details
        .filter(({ value }) => value.trim())
        .map(({ label, value, isDate }) => ({
          label,
          value: isDate ? dateCell(value) : textCell(value),
        })),
      { label: 'Currency', value: textCell(currencyCode) },
      { label: 'Prices are', value: textCell(priceNames[bill.prices]) },
      { label: 'Buyer is in', value: textCell(buyerNames[bill.buyer]) },
      ...(discount === zero && freight === zero
        ? []
        : [{ label: 'Items', value: amount(sum(...results.lines.map((line) => line.amount))) }]),
      ...(discount === zero ? [] : [{ label: 'Discount on the bill', value: amount(discount) }]),
      ...(freight === zero ? [] : [{ label: 'Freight', value: amount(freight) }]),
      { label: bill.isTaxed ? 'Taxable value' : 'Amount', value: amount(sums.original) },
      {
        label: isReverseCharge ? 'Tax payable by the recipient' : 'GST Amount',
        value: amount(sums.gst),
      },
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
        readCell(row.quantity, line.quantity, line.problems.quantity),
        textCell(unitIn(row)),
        readCell(row.price, line.price, line.problems.price),
        discountCell(row.discount, line),
        readCell(row.rate, line.rate, line.problems.rate),
        ...amounts(line),
      ]),
    totals: [textCell('Total'), ...Array.from({ length: 7 }, () => textCell('')), ...amounts(sums)],
  }
}

const priceNames = { 'before-gst': 'Before GST', 'with-gst': 'With GST' }
const buyerNames = { 'same-state': 'Same state', 'another-state': 'Another state' }

/** A number, or the typed text where it is no number. */
const readCell = (typed: string, value: Decimal, problem: RowProblem | undefined): SheetCell =>
  isUnread(problem) ? textCell(typed.trim()) : typedCell(value)

/** A percentage is written with its sign; a discount that is too high, as the amount that counts. */
function discountCell(text: string, { discount, problems }: BillLine): SheetCell {
  if (problems.discount === 'more than the amount') return typedCell(round(discount, 2))
  const reading = readAmount(text)
  if (!isRead(reading)) return textCell(text.trim())
  const { value } = reading
  return text.trim().endsWith('%') ? textCell(`${toDigits(value)}%`) : typedCell(value)
}
