import {
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import { financialYearOf } from './bill-number'
import { type BillTexts, noWhole } from './bill-texts'
import { computeBill, computeLine, sharesOf } from './compute'
import { type BillDetails, type CreditReason, isReverseCharge, noDetails } from './details'
import { type BillRow, isBlankRow, readRow, readWhole, unitIn } from './inputs'
import {
  type CreditedBill,
  type EarlierNote,
  type LeftOfRow,
  type LeftToCredit,
  leftToCredit,
  linesWithoutFreight,
  ownAmount,
  withoutTaxes,
} from './left-to-credit'

/**
 * An item that is credited: its place among the rows of the bill, from 0, and how many of it, or how much of what
 * was billed for it.
 */
export type CreditedItem = { readonly at: number } & (
  | { readonly quantity: string }
  | { readonly amount: string }
)

export type CreditAsked = {
  /** All that is left, one amount of what was to pay, or some items. */
  readonly items: 'all' | { readonly amount: string } | readonly CreditedItem[]
  readonly reason: CreditReason
  /** The day of the note: 2026-02-01. */
  readonly date: string
}

/**
 * The credit note on a bill, without its number. On all of it, it comes to what the bill comes to, or to what earlier
 * notes left of it. On some items it has their share of a discount on the whole bill, as an amount, and no freight.
 * One amount is shared out over the items by what is left of them.
 *
 * @example creditNoteOn(bill, { items: [{ at: 0, quantity: '2' }], reason: 'Goods returned', date: '2026-11-15' })
 */
export function creditNoteOn(
  bill: CreditedBill,
  { items, reason, date }: CreditAsked,
  earlier: readonly EarlierNote[] = [],
): BillTexts {
  const { id, texts, choices, total } = bill
  const { details } = texts
  const { rows, prices, whole } = creditedPart(bill, items, leftToCredit(bill, earlier))
  return {
    rows: choices.isTaxed ? rows : rows.map(withoutTax),
    prices,
    whole,
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

type Part = Pick<BillTexts, 'rows' | 'prices' | 'whole'>

function creditedPart(bill: CreditedBill, items: CreditAsked['items'], left: LeftToCredit): Part {
  const { texts } = bill
  const { prices } = texts
  if (items !== 'all' && 'amount' in items) return partOfAmount(bill, items.amount, left)
  if (items === 'all' && left.isUntouched) {
    return { rows: texts.rows.filter((row) => !isBlankRow(row)), prices, whole: texts.whole }
  }
  const rows = (items === 'all' ? allThatIsLeft(texts, left) : items).flatMap((item) => {
    const [row, leftOfRow] = [texts.rows[item.at], left.rows[item.at]]
    if (!row || !leftOfRow) return []
    return [
      'amount' in item
        ? rowOfAmount(row, item.amount)
        : reducedAsBefore(partOfRow(row, item.quantity), leftOfRow),
    ]
  })
  const discount = shareOf(texts, 'discount', rows)
  const freight = items === 'all' ? shareOf(texts, 'freight', rows) : ''
  return { rows, prices, whole: { discount, freight } }
}

const allThatIsLeft = ({ rows }: BillTexts, left: LeftToCredit): readonly CreditedItem[] =>
  rows.flatMap((row, at) => {
    const { quantity = zero, amount = zero } = left.rows[at] ?? {}
    return isBlankRow(row) || amount === zero ? [] : [{ at, quantity: toDigits(quantity) }]
  })

/** One amount, as it was to pay: with GST, but on reverse charge, where the tax was never paid to the seller. */
function partOfAmount({ texts, choices }: CreditedBill, amount: string, left: LeftToCredit): Part {
  const isReverse = isReverseCharge(texts.details, choices.isTaxed)
  const values = linesWithoutFreight(texts, choices).map(({ original, total }, at) => {
    const row = texts.rows[at]
    const all = row ? ownAmount(row) : zero
    const { amount = zero } = left.rows[at] ?? {}
    return all === zero ? zero : multiplyDivide(isReverse ? original : total, amount, all)
  })
  const value = sum(...values)
  const shares = value > zero ? sharesOf(readAmount(amount).value, values, value) : []
  return {
    rows: texts.rows.flatMap((row, at) => {
      const share = shares[at] ?? zero
      return share === zero ? [] : [rowOfAmount(row, toFixed(share, 2))]
    }),
    prices: isReverse || !choices.isTaxed ? texts.prices : 'with-gst',
    whole: noWhole,
  }
}

/** A row of which only the price is credited: one amount, whatever the quantity was. */
const rowOfAmount = (row: BillRow, amount: string): BillRow => ({
  ...row,
  quantity: '1',
  unit: unitIn(row),
  price: amount,
  discount: '',
})

/** What an earlier note took off the price is not credited again. */
function reducedAsBefore(row: BillRow, { isCheaper, amount, quantity: all }: LeftOfRow): BillRow {
  if (!isCheaper || all === zero) return row
  const { quantity, price } = readRow(row)
  const left = round(multiplyDivide(amount, quantity, all), 2)
  return { ...row, discount: toDigits(subtract(round(multiply(quantity, price), 2), left)) }
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

/** What rows bear of a discount or freight on the whole bill, by their amounts; blank where there is none. */
function shareOf(
  { rows, whole }: BillTexts,
  of: 'discount' | 'freight',
  credited: readonly BillRow[],
): string {
  const lines = rows.map((row) => computeLine(readRow(row), withoutTaxes))
  const terms = { ...withoutTaxes, toNearestRupee: false, isReverseCharge: false }
  const given = computeBill(lines, terms, readWhole(whole))[of]
  if (given === zero) return ''
  const all = sum(...lines.map(({ amount }) => amount))
  const part = sum(...credited.map(ownAmount))
  return toFixed(round(multiplyDivide(given, part, all), 2), 2)
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
