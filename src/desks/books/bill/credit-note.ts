import {
  type Decimal,
  multiplyDivide,
  round,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { financialYearOf } from './bill-number'
import { type BillTexts, noWhole } from './bill-texts'
import { computeBill, computeLine } from './compute'
import {
  type BillChoices,
  type BillDetails,
  type CreditReason,
  isReverseCharge,
  noDetails,
} from './details'
import { type BillRow, isBlankRow, readRow, readWhole, unitIn } from './inputs'

/** A kept bill, as far as a credit note on it needs it. */
export type CreditedBill = {
  readonly id: string
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** What was to pay, in plain digits. */
  readonly total: string
}

/** An item that is credited: its place among the rows of the bill, from 0, and how many of it. */
export type CreditedItem = { readonly at: number; readonly quantity: string }

export type CreditAsked = {
  readonly items: 'all' | readonly CreditedItem[]
  readonly reason: CreditReason
  /** The day of the note: 2026-02-01. */
  readonly date: string
}

/**
 * The credit note on a bill, without its number. On all of it, it comes to what the bill comes to. On some
 * items it has their share of a discount on the whole bill, as an amount, and no freight.
 *
 * @example creditNoteOn(bill, { items: [{ at: 0, quantity: '2' }], reason: 'Goods returned', date: '2026-11-15' })
 */
export function creditNoteOn(
  { id, texts, choices, total }: CreditedBill,
  { items, reason, date }: CreditAsked,
): BillTexts {
  const { rows, prices, whole, details } = texts
  const credited =
    items === 'all'
      ? rows.filter((row) => !isBlankRow(row))
      : items.flatMap(({ at, quantity }) => {
          const row = rows[at]
          return row ? [partOfRow(row, quantity)] : []
        })
  return {
    rows: choices.isTaxed ? credited : credited.map(withoutTax),
    prices,
    whole: items === 'all' ? whole : { ...noWhole, discount: shareOfDiscount(texts, credited) },
    details: {
      ...noDetails,
      ...buyerOf(details),
      title: 'Credit Note',
      date,
      reverseCharge: isReverseCharge(details, choices.isTaxed) ? 'yes' : 'no',
      againstId: id,
      againstNumber: details.number.trim(),
      againstDate: details.date,
      againstTotal: total,
      reason,
    },
    payments: [],
  }
}

/** Who bought, and where it went. */
const buyerOf = ({
  buyerName,
  buyerAddress,
  buyerGstin,
  buyerState,
  deliveryAddress,
  placeOfSupply,
}: BillDetails) => ({
  buyerName,
  buyerAddress,
  buyerGstin,
  buyerState,
  deliveryAddress,
  placeOfSupply,
})

/** How many of an item there are on a bill, as a number in plain digits. @example quantityOn(emptyRow) // '1' */
export const quantityOn = (row: BillRow): string => toDigits(readRow(row).quantity)

/** A row with another quantity; a discount in money is shared. */
function partOfRow(row: BillRow, quantity: string): BillRow {
  const { quantity: all, discount } = readRow(row)
  const { quantity: some } = readRow({ ...row, quantity })
  if (some === all) return row
  return {
    ...row,
    quantity,
    unit: unitIn(row),
    ...(!discount.isPercent &&
      discount.value !== zero &&
      all !== zero && {
        discount: toDigits(round(multiplyDivide(discount.value, some, all), 2)),
      }),
  }
}

/** A row of a bill that had no tax: whatever its rate says, nobody paid it. */
const withoutTax = (row: BillRow): BillRow => ({
  ...row,
  rate: '0',
  untaxed: row.untaxed || 'exempt',
})

const amountOf = (rows: readonly BillRow[]): Decimal =>
  sum(...rows.map((row) => computeLine(readRow(row), withoutTaxes).amount))

/** The amount of a row before its taxes does not depend on them. */
const withoutTaxes = { prices: 'before-gst', buyer: 'same-state', isTaxed: false } as const

function shareOfDiscount({ rows, whole }: BillTexts, credited: readonly BillRow[]): string {
  const lines = rows.map((row) => computeLine(readRow(row), withoutTaxes))
  const { discount } = computeBill(
    lines,
    { ...withoutTaxes, toNearestRupee: false, isReverseCharge: false },
    readWhole(whole),
  )
  if (discount === zero) return ''
  const all = sum(...lines.map(({ amount }) => amount))
  return toFixed(round(multiplyDivide(discount, amountOf(credited), all), 2), 2)
}

/**
 * The last day on which a credit note on a bill of this date counts: 30 November after the financial year
 * of the sale (section 34(2) of the CGST Act). None where the date is unknown.
 *
 * @example lastDayOfCredit('2026-10-05') // '2027-11-30'
 */
export function lastDayOfCredit(date: string): string | undefined {
  const year = financialYearOf(date)
  return year === undefined ? undefined : `${year + 1}-11-30`
}

/** The last day, where a credit note is later than that. */
export function missedDayOfCredit({ date, againstDate }: BillDetails): string | undefined {
  const last = lastDayOfCredit(againstDate)
  return last && date > last ? last : undefined
}
