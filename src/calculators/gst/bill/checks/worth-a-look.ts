import { decimalFrom, sum, toDigits, zero } from '../../../../core/decimal'
import { plainMoney } from '../../../../core/format'
import { ewayBill, gstSince, rareRates } from '../../../../core/gst-rules'
import { sayDate } from '../../../../core/say-date'
import { gstRates } from '../../rates'
import { type FinancialYear, financialYearOf, otherYearIn } from '../bill-number'
import type { BillLine, BillResults } from '../compute'
import { type BillDetails, titleOf } from '../details'
import { readGstin } from '../gstin'
import { type Bill, type BillRow, isBlankRow } from '../read-row'
import type { Seller } from '../seller'
import { itemsWithNumbers } from './missing-by-law'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'lines'>
  readonly details: BillDetails
  readonly seller: Seller
  readonly currencyCode: string
  /** As date fields give it. */
  readonly today: string
}

/** In percent: those of today, and those that are still on older papers or for a few goods. */
const ratesOfGst: ReadonlySet<string> = new Set([...gstRates.map(({ rate }) => rate), ...rareRates])

const mostWithoutEwayBill = decimalFrom(ewayBill.above)

/**
 * What may well be right, and is more often a slip: hints before a bill is handed out, never a wall.
 *
 * @example worthALook(bill) // ['The date is in the future.']
 */
export function worthALook(parts: BillParts): readonly string[] {
  const { bill, details, seller } = parts
  const rows = bill.rows.flatMap((row, index) => {
    const line = parts.results.lines[index]
    return line && !isBlankRow(row) ? [{ row, line, number: index + 1 }] : []
  })
  if (rows.length === 0) return []
  return [
    ...listed(dateHint(details.date, parts.today)),
    ...listed(yearHint(details)),
    ...listed(ownGstinHint(details, seller)),
    ...listed(reverseChargeHint(bill, details)),
    ...ofRates(rows, bill.isTaxed),
    ...ofCodes(rows),
    ...ofSupply(rows, parts),
    ...ofEwayBill(rows, parts),
  ]
}

const listed = (hint: string | undefined) => (hint === undefined ? [] : [hint])

/** @example dateHint('2017-06-30', '2026-11-15') // 'The date is before GST began, on 1 July 2017.' */
export function dateHint(date: string, today: string): string | undefined {
  if (!date) return undefined
  if (date < gstSince) return `The date is before GST began, on ${sayDate(gstSince)}.`
  return date > today ? 'The date is in the future.' : undefined
}

/** @example yearHint(details) // 'The number says 2026-27, and the date is in 2027-28.' */
export function yearHint({ number, date }: BillDetails): string | undefined {
  const own = financialYearOf(date)
  const named = own && otherYearIn(number, own)
  return named
    ? `The number says ${sayYear(named)}, and the date is in ${sayYear(own)}.`
    : undefined
}

/** @example sayYear(2026) // '2026-27' */
const sayYear = (year: FinancialYear) => `${year}-${String(year + 1).slice(-2)}`

function ownGstinHint({ buyerGstin }: BillDetails, seller: Seller): string | undefined {
  const { gstin } = readGstin(seller.gstin)
  return gstin && gstin === readGstin(buyerGstin).gstin
    ? "The buyer's GSTIN is your own."
    : undefined
}

const reverseChargeHint = ({ isReverseCharge }: Bill, { buyerGstin }: BillDetails) =>
  isReverseCharge && buyerGstin.trim() === ''
    ? "Reverse charge needs the buyer's GSTIN."
    : undefined

type FilledRow = { readonly row: BillRow; readonly line: BillLine; readonly number: number }

const namesOf = (found: readonly FilledRow[], rows: readonly FilledRow[]) =>
  itemsWithNumbers(
    found.map(({ number }) => number),
    rows.length,
  )

function ofRates(rows: readonly FilledRow[], isTaxed: boolean): readonly string[] {
  const odd = isTaxed
    ? rows.filter(({ line }) => !line.problems.rate && !ratesOfGst.has(toDigits(line.rate)))
    : []
  const [first] = odd
  if (!first) return []
  return [`GST has no rate of ${toDigits(first.line.rate)}%: ${namesOf(odd, rows)}.`]
}

/** Dots and spaces group the digits of a code on some lists. */
const isCode = (hsn: string) => /^(?:\d{4}|\d{6}|\d{8})?$/.test(hsn.replace(/[\s.]/g, ''))

function ofCodes(rows: readonly FilledRow[]): readonly string[] {
  const odd = rows.filter(({ row }) => !isCode(row.hsn))
  return odd.length > 0 ? [`An HSN or SAC code has 4, 6 or 8 digits: ${namesOf(odd, rows)}.`] : []
}

/** A regular dealer hands out a bill of supply for what has no tax (section 31(3)(c) of the CGST Act). */
function ofSupply(rows: readonly FilledRow[], { details, seller }: BillParts): readonly string[] {
  if (details.title !== 'Bill of Supply' || seller.scheme === 'composition') return []
  const taxable = rows.filter(({ line }) => line.rate > zero)
  return taxable.length > 0
    ? [`A bill of supply is for goods without GST, and ${namesOf(taxable, rows)} would have some.`]
    : []
}

/** Services have codes that begin with 99, and goods without tax do not count. */
function ofEwayBill(rows: readonly FilledRow[], parts: BillParts): readonly string[] {
  const { bill, details, seller, currencyCode } = parts
  if (currencyCode !== 'INR' || titleOf(details, seller) === 'Estimate') return []
  const isCounted = ({ row, line }: FilledRow) =>
    !row.hsn.trim().startsWith('99') &&
    (line.rate > zero || (!bill.isTaxed && seller.scheme === 'composition'))
  const value = sum(...rows.filter(isCounted).map(({ line }) => line.total))
  return value > mostWithoutEwayBill
    ? [
        `Goods of more than ${plainMoney(mostWithoutEwayBill, '₹')} that are moved may need an e-way bill. Within some states the limit is higher.`,
      ]
    : []
}
