import { decimalFrom, sum, toDigits, zero } from '../../../../core/decimal'
import { inWords, plainMoney } from '../../../../core/format'
import { ewayBill, gstSince, hsnOnBills, namedBuyer, rareRates } from '../../../../core/gst-rules'
import { sayDate } from '../../../../core/language/dates'
import { gstRates } from '../../shared/rate-buttons'
import { type FinancialYear, financialYearOf, numberProblem, otherYearIn } from '../bill-number'
import type { BillLine, BillResults } from '../compute'
import { type BillDetails, buyerState, placeOfSupply, titleOf } from '../details'
import { readGstin } from '../gstin'
import { type Bill, type BillRow, isBlankRow, unitIn } from '../inputs'
import type { Seller } from '../seller'
import { doubtfulNumbersIn } from './doubtful-numbers'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'sums' | 'lines' | 'problems'>
  readonly details: BillDetails
  readonly seller: Seller
}

export type MissingDetails = {
  /** @example 'a tax invoice' */
  readonly paper: string
  /** Each in a few words, in the order of the form. */
  readonly missing: readonly string[]
}

/** From this taxable value on, a tax invoice also names a buyer without a GSTIN. */
const NAMED_BUYER_FROM = decimalFrom(namedBuyer.fromBeforeGst)

const { leastDigits } = hsnOnBills
const turnover = decimalFrom(hsnOnBills.optionalUpToTurnover)

/** A row with the number of its item. */
type NumberedRow = { readonly number: number; readonly row: BillRow }

/**
 * What a bill still lacks by rule 46 of the CGST Rules 2017, or by rule 49 for a bill of supply.
 * Reverse charge and the place to sign are always on the paper. For an estimate, only numbers that cannot
 * be read are listed, and for a bill without items nothing.
 */
export function missingByLaw({
  bill,
  results,
  details,
  seller,
}: BillParts): MissingDetails | undefined {
  const title = titleOf(details, seller)
  const rows = bill.rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => !isBlankRow(row))
  if (rows.length === 0) return undefined
  const unclear = doubtfulNumbersIn({ bill, results })
  if (title === 'Estimate') {
    return unclear.length > 0 ? { paper: 'an estimate', missing: unclear } : undefined
  }

  const isInvoice = title === 'Tax Invoice'
  const missing = [
    ...unclear,
    ...ofBill(details),
    ...ofSeller(seller),
    ...ofBuyer(details, isInvoice && results.sums.original >= NAMED_BUYER_FROM),
    ...ofItems(rows, isInvoice, details.buyerGstin.trim() === ''),
    ...(isInvoice && bill.buyer === 'another-state' && !placeOfSupply(details)
      ? ['the place of supply']
      : []),
  ]
  if (missing.length === 0) return undefined
  return { paper: isInvoice ? 'a tax invoice' : 'a bill of supply', missing }
}

const isBlank = (text: string) => text.trim() === ''

const ofBill = ({ number, date }: BillDetails) => [
  ...(isBlank(number) ? ['the bill number'] : []),
  ...(numberProblem(number) ? ['a bill number of at most 16 letters, digits, - and /'] : []),
  ...(isBlank(date) ? ['the date'] : []),
]

const ofSeller = ({ name, address, gstin }: Seller) => [
  ...(isBlank(name) ? ['your name'] : []),
  ...(isBlank(address) ? ['your address'] : []),
  ...(isBlank(gstin) ? ['your GSTIN'] : []),
  ...(readGstin(gstin).problem ? ['your GSTIN without a mistake'] : []),
]

/** A registered buyer must be named; an unregistered one only on a large tax invoice. */
function ofBuyer(details: BillDetails, isLarge: boolean): readonly string[] {
  const isRegistered = !isBlank(details.buyerGstin)
  if (!isRegistered && !isLarge) return []
  return [
    ...(isBlank(details.buyerName) ? ["the buyer's name"] : []),
    ...(isBlank(details.buyerAddress) ? ["the buyer's address"] : []),
    ...(readGstin(details.buyerGstin).problem ? ["the buyer's GSTIN without a mistake"] : []),
    ...(!isRegistered && !buyerState(details) ? ["the buyer's state"] : []),
  ]
}

function ofItems(rows: readonly NumberedRow[], isInvoice: boolean, isForUnregistered: boolean) {
  const of = (what: string, lacksIt: (row: BillRow) => boolean, note = '') => {
    const numbers = rows.filter(({ row }) => lacksIt(row)).map(({ number }) => number)
    return numbers.length ? [`${what} of ${itemsWithNumbers(numbers, rows.length)}${note}`] : []
  }
  const noteOnHsn = isForUnregistered
    ? ` (sellers with a turnover of up to ₹${inWords(turnover)} may leave it out, as this buyer has no GSTIN)`
    : ''
  return [
    ...of('the description', ({ description }) => isBlank(description)),
    ...of('the HSN or SAC code', ({ hsn }) => isBlank(hsn), noteOnHsn),
    ...of('the price', ({ price }) => isBlank(price)),
    ...of(`an HSN or SAC code of ${leastDigits} digits or more`, ({ hsn }) => {
      const code = hsn.trim()
      return /^\d+$/.test(code) && code.length < leastDigits
    }),
    ...(isInvoice ? of('the quantity and its unit', lacksQuantity) : []),
    ...(isInvoice ? of('the GST rate', ({ rate }) => isBlank(rate)) : []),
  ]
}

/** Services, whose codes begin with 99, need no quantity. */
const lacksQuantity = (row: BillRow) =>
  !row.hsn.trim().startsWith('99') && (isBlank(row.quantity) || isBlank(unitIn(row)))

/** @example itemsWithNumbers([1, 2, 4], 5) // 'items 1, 2 and 4' */
export function itemsWithNumbers(numbers: readonly number[], count: number): string {
  if (numbers.length === 1) return count === 1 ? 'the item' : `item ${numbers[0]}`
  if (numbers.length === count) return 'all items'
  if (numbers.length > 5) return `${numbers.length} items`
  return `items ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

type CheckedParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'lines'>
  readonly details: BillDetails
  readonly seller: Seller
  readonly currencyCode: string
  /** In the form of date fields: 2026-02-01. */
  readonly today: string
}

/** All rates of GST in percent: the current ones, and those of older bills or for a few goods. */
const ratesOfGst: ReadonlySet<string> = new Set([...gstRates.map(({ rate }) => rate), ...rareRates])

const mostWithoutEwayBill = decimalFrom(ewayBill.above)

/**
 * What may be right, but is more often a mistake. These are hints: they keep nobody from printing.
 *
 * @example likelyMistakes(bill) // ['The date is in the future.']
 */
export function likelyMistakes(parts: CheckedParts): readonly string[] {
  const { bill, details, seller } = parts
  const rows = bill.rows.flatMap((row, index) => {
    const line = parts.results.lines[index]
    return line && !isBlankRow(row) ? [{ row, line, number: index + 1 }] : []
  })
  if (rows.length === 0) return []
  return [
    ...asList(dateHint(details.date, parts.today)),
    ...asList(yearHint(details)),
    ...asList(ownGstinHint(details, seller)),
    ...asList(reverseChargeHint(bill, details)),
    ...ofRates(rows, bill.isTaxed),
    ...ofCodes(rows),
    ...ofSupply(rows, parts),
    ...ofEwayBill(rows, parts),
  ]
}

const asList = (hint: string | undefined) => (hint === undefined ? [] : [hint])

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

/** Dots and spaces in a code do not count. */
const isCode = (hsn: string) => /^(?:\d{4}|\d{6}|\d{8})?$/.test(hsn.replace(/[\s.]/g, ''))

function ofCodes(rows: readonly FilledRow[]): readonly string[] {
  const odd = rows.filter(({ row }) => !isCode(row.hsn))
  return odd.length > 0 ? [`An HSN or SAC code has 4, 6 or 8 digits: ${namesOf(odd, rows)}.`] : []
}

/** A regular dealer hands out a bill of supply for what has no tax (section 31(3)(c) of the CGST Act). */
function ofSupply(
  rows: readonly FilledRow[],
  { details, seller }: CheckedParts,
): readonly string[] {
  if (details.title !== 'Bill of Supply' || seller.scheme === 'composition') return []
  const taxable = rows.filter(({ line }) => line.rate > zero)
  return taxable.length > 0
    ? [`A bill of supply is for goods without GST, and ${namesOf(taxable, rows)} would have some.`]
    : []
}

/** Services have codes that begin with 99, and goods without tax do not count. */
function ofEwayBill(rows: readonly FilledRow[], parts: CheckedParts): readonly string[] {
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
