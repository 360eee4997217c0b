import { amountInWords } from '../../core/language/amount-in-words'
import { currencyOf, unitOf } from '../../core/money/currencies'
import { type Decimal, round, sum, toDigits, zero } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { isRead, readAmount } from '../../core/money/parse'
import {
  countCell,
  dateCell,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../core/tables/sheet'
import type { BillLine, BillResults, BillSums, BillTax } from '../books/bill/compute'
import {
  type BillDetails,
  buyerState,
  type CreditReason,
  isCreditNote,
  placeOfSupply,
  sayState,
  stateOf,
  titleOf,
} from '../books/bill/details'
import { type Bill, isBlankRow, isUnread, type RowProblem, unitIn } from '../books/bill/inputs'
import type { Seller } from '../books/bill/seller'
import { billDocumentsWords } from './documents/words'
import type { PaperParts } from './paper/paper'
import { namedBill, paperFileName } from './paper/sentences'
import { settledFacts } from './sentences'
import { billWords } from './words'

/** One of the details of a bill, as it stands in a file. */
type LabelledDetail = {
  readonly label: string
  readonly value: string
  readonly isDate?: boolean
}

type BillExport = Pick<PaperParts, 'settlement'> & {
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
  const { bill, results, taxes, currencyCode, details, fileName, settlement } = asked
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
    title: billWords.export.title,
    tableName: billWords.items,
    facts: [
      ...details
        .filter(({ value }) => value.trim())
        .map(({ label, value, isDate }) => ({
          label,
          value: isDate ? dateCell(value) : textCell(value),
        })),
      { label: billWords.currency, value: textCell(currencyCode) },
      { label: billWords.pricesAre, value: textCell(billWords.prices[bill.prices]) },
      { label: billWords.buyerIsIn, value: textCell(billWords.export.buyers[bill.buyer]) },
      ...(discount === zero && freight === zero
        ? []
        : [
            {
              label: billWords.items,
              value: amount(sum(...results.lines.map((line) => line.amount))),
            },
          ]),
      ...(discount === zero ? [] : [{ label: billWords.billDiscount, value: amount(discount) }]),
      ...(freight === zero ? [] : [{ label: billWords.freight, value: amount(freight) }]),
      {
        label: bill.isTaxed ? billWords.taxableValue : billWords.export.amount,
        value: amount(sums.original),
      },
      {
        label: isReverseCharge ? billWords.taxByRecipient : billWords.gstAmount,
        value: amount(sums.gst),
      },
      ...taxes.map(({ name, of }) => ({ label: name, value: amount(of(sums)) })),
      ...(bill.toNearestRupee
        ? [
            {
              label: billWords.export.roundToTheNearest(unitOf(currencyOf(currencyCode))),
              value: amount(rupeeRoundOff),
            },
          ]
        : []),
      { label: billWords.totalAmount, value: amount(payable) },
      ...settledFacts(settlement).map(({ label, value }) => ({ label, value: amount(value) })),
      { label: billWords.amountInWords, value: textCell(amountInWords(payable, currencyCode)) },
      ...rates.flatMap((rate) => {
        const percent = `${groupDigits(toDigits(rate.rate))}%`
        return [
          { label: billWords.export.taxableValueAt(percent), value: amount(rate.original) },
          ...taxes.map(({ name, of }) => ({
            label: billWords.export.taxAt(name, percent),
            value: amount(of(rate)),
          })),
        ]
      }),
    ],
    columns: [
      billWords.export.columns.number,
      billWords.export.columns.item,
      billWords.export.columns.hsn,
      billWords.export.columns.quantity,
      billWords.export.columns.unit,
      billWords.export.columns.price,
      billWords.export.columns.discount,
      billWords.export.columns.rate,
      billWords.taxableValue,
      ...taxes.map(({ name }) => name),
      billWords.total,
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
    totals: [
      textCell(billWords.total),
      ...Array.from({ length: 7 }, () => textCell('')),
      ...amounts(sums),
    ],
  }
}

/** Who sells to whom, the number and the date, line by line. */
const labelledDetails = (details: BillDetails, seller: Seller): readonly LabelledDetail[] => [
  { label: billWords.details.title, value: billWords.titles[titleOf(details, seller)] },
  { label: billWords.details.number, value: details.number },
  { label: billWords.details.date, value: details.date, isDate: true },
  { label: billWords.details.seller, value: seller.name },
  { label: billWords.details.sellerAddress, value: seller.address },
  { label: billWords.details.sellerGstin, value: seller.gstin },
  { label: billWords.details.sellerState, value: sayState(stateOf(seller.state, seller.gstin)) },
  { label: billWords.details.buyer, value: details.buyerName },
  { label: billWords.details.buyerAddress, value: details.buyerAddress },
  { label: billWords.details.buyerGstin, value: details.buyerGstin },
  { label: billWords.details.buyerState, value: sayState(buyerState(details)) },
  { label: billWords.details.deliveryAddress, value: details.deliveryAddress },
  { label: billWords.details.placeOfSupply, value: sayState(placeOfSupply(details)) },
  { label: billWords.details.dueDate, value: details.dueDate, isDate: true },
  { label: billWords.details.orderNumber, value: details.orderNumber },
  { label: billWords.details.vehicleNumber, value: details.vehicleNumber },
  { label: billWords.details.note, value: details.note },
  ...(isCreditNote(details)
    ? [
        { label: billWords.details.againstNumber, value: details.againstNumber },
        { label: billWords.details.againstDate, value: details.againstDate, isDate: true },
      ]
    : []),
  { label: billWords.details.reason, value: reasonNamed(details) },
  { label: billWords.details.cancelledOn, value: details.cancelledOn, isDate: true },
  { label: billWords.details.cancelledWhy, value: details.cancelledWhy },
]

const reasonNamed = ({ reason }: BillDetails): string =>
  billDocumentsWords.credit.reasons[reason as CreditReason] ?? reason

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
