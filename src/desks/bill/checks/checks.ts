import { sayDate } from '../../../core/language/dates'
import { decimalFrom, sum, toDigits, zero } from '../../../core/money/decimal'
import { inWords, plainMoney } from '../../../core/money/format'
import {
  ewayBillLaw,
  gstRates,
  gstSince,
  hsnOnBillsLaw,
  namedBuyerLaw,
  rareRates,
  ratesBy,
} from '../../../core/rules/gst'
import { ruleOn, ruleOrFirstOn, today } from '../../../core/rules/rule-on'
import { readGstin, readSellerGstin } from '../../../core/states/gstin'
import {
  type FinancialYear,
  financialYearOf,
  LONGEST_NUMBER,
  numberProblem,
  otherYearIn,
} from '../../books/bill/bill-number'
import type { BillLine, BillResults } from '../../books/bill/compute'
import {
  type BillDetails,
  type BillTitle,
  buyerState,
  placeOfSupply,
  titleOf,
} from '../../books/bill/details'
import { type Bill, type BillRow, isBlankRow, unitIn } from '../../books/bill/inputs'
import type { Seller } from '../../books/bill/seller'
import { doubtfulNumbersIn } from './doubtful-numbers'
import { billChecksWords } from './words'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'sums' | 'lines' | 'problems'>
  readonly details: BillDetails
  readonly seller: Seller
}

export type MissingDetails = {
  /** What the bill is printed as. */
  readonly title: BillTitle
  /** Each in a few words, in the order of the form. */
  readonly missing: readonly string[]
}

/** The day whose law a bill follows. */
const lawDayOf = ({ date }: BillDetails) => date || today

/** A row with the number of its item. */
type NumberedRow = { readonly number: number; readonly row: BillRow }

/**
 * What a bill still lacks by rule 46 of the CGST Rules 2017, by rule 49 for a bill of supply, or by rule
 * 53(1A) for a credit note.
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
    return unclear.length > 0 ? { title, missing: unclear } : undefined
  }

  const isNote = title === 'Credit Note'
  const isInvoice = title === 'Tax Invoice' || (isNote && bill.isTaxed)
  const missing = [
    ...unclear,
    ...(isNote ? ofNote(details) : ofBill(details)),
    ...ofSeller(seller),
    ...ofBuyer(details, isInvoice && results.sums.original >= namesBuyerFrom(lawDayOf(details))),
    ...ofItems(rows, isInvoice, details),
    ...(isInvoice && bill.buyer === 'another-state' && !placeOfSupply(details)
      ? [billChecksWords.missing.placeOfSupply]
      : []),
  ]
  return missing.length > 0 ? { title, missing } : undefined
}

const isBlank = (text: string) => text.trim() === ''

/** From this taxable value on, a tax invoice also names a buyer without a GSTIN. */
const namesBuyerFrom = (day: string) => decimalFrom(ruleOrFirstOn(namedBuyerLaw, day).fromBeforeGst)

const ofBill = ({ number, date }: BillDetails) => [
  ...(isBlank(number) ? [billChecksWords.missing.number] : []),
  ...(numberProblem(number) ? [billChecksWords.missing.rightNumber(LONGEST_NUMBER)] : []),
  ...(isBlank(date) ? [billChecksWords.missing.date] : []),
]

/** A credit note names its bill (rule 53(1A) of the CGST Rules). */
const ofNote = ({ number, date, againstNumber, againstDate, reason }: BillDetails) => [
  ...(isBlank(number) ? [billChecksWords.missing.noteNumber] : []),
  ...(numberProblem(number) ? [billChecksWords.missing.rightNoteNumber(LONGEST_NUMBER)] : []),
  ...(isBlank(date) ? [billChecksWords.missing.date] : []),
  ...(isBlank(againstNumber) ? [billChecksWords.missing.againstNumber] : []),
  ...(isBlank(againstDate) ? [billChecksWords.missing.againstDate] : []),
  ...(isBlank(reason) ? [billChecksWords.missing.reason] : []),
]

const ofSeller = ({ name, address, gstin }: Seller) => [
  ...(isBlank(name) ? [billChecksWords.missing.yourName] : []),
  ...(isBlank(address) ? [billChecksWords.missing.yourAddress] : []),
  ...(isBlank(gstin) ? [billChecksWords.missing.yourGstin] : []),
  ...(readSellerGstin(gstin).problem ? [billChecksWords.missing.yourRightGstin] : []),
]

/** A registered buyer must be named; an unregistered one only on a large tax invoice. */
function ofBuyer(details: BillDetails, isLarge: boolean): readonly string[] {
  const isRegistered = !isBlank(details.buyerGstin)
  if (!isRegistered && !isLarge) return []
  return [
    ...(isBlank(details.buyerName) ? [billChecksWords.missing.buyerName] : []),
    ...(isBlank(details.buyerAddress) ? [billChecksWords.missing.buyerAddress] : []),
    ...(readGstin(details.buyerGstin).problem ? [billChecksWords.missing.buyerRightGstin] : []),
    ...(!isRegistered && !buyerState(details) ? [billChecksWords.missing.buyerState] : []),
  ]
}

function ofItems(rows: readonly NumberedRow[], isInvoice: boolean, details: BillDetails) {
  const { leastDigits, optionalUpToTurnover } = ruleOrFirstOn(hsnOnBillsLaw, lawDayOf(details))
  const of = (say: (items: string) => string, lacksIt: (row: BillRow) => boolean) => {
    const numbers = rows.filter(({ row }) => lacksIt(row)).map(({ number }) => number)
    return numbers.length ? [say(itemsWithNumbers(numbers, rows.length))] : []
  }
  const sayHsn = (items: string) =>
    isBlank(details.buyerGstin)
      ? billChecksWords.missing.hsnUnlessSmall(
          items,
          `₹${inWords(decimalFrom(optionalUpToTurnover))}`,
        )
      : billChecksWords.missing.hsn(items)
  return [
    ...of(billChecksWords.missing.description, ({ description }) => isBlank(description)),
    ...of(sayHsn, ({ hsn }) => isBlank(hsn)),
    ...of(billChecksWords.missing.price, ({ price }) => isBlank(price)),
    ...of(
      (items) => billChecksWords.missing.longerHsn(leastDigits, items),
      ({ hsn }) => {
        const code = hsn.trim()
        return /^\d+$/.test(code) && code.length < leastDigits
      },
    ),
    ...(isInvoice ? of(billChecksWords.missing.quantity, lacksQuantity) : []),
    ...(isInvoice ? of(billChecksWords.missing.rate, ({ rate }) => isBlank(rate)) : []),
  ]
}

/** Services, whose codes begin with 99, need no quantity. */
const lacksQuantity = (row: BillRow) =>
  !row.hsn.trim().startsWith('99') && (isBlank(row.quantity) || isBlank(unitIn(row)))

/** @example itemsWithNumbers([1, 2, 4], 5) // 'items 1, 2 and 4' */
export function itemsWithNumbers(numbers: readonly number[], count: number): string {
  const [first = 0, ...others] = numbers
  if (others.length === 0) {
    return count === 1 ? billChecksWords.items.only : billChecksWords.items.one(first)
  }
  if (numbers.length === count) return billChecksWords.items.all
  return numbers.length > 5
    ? billChecksWords.items.many(numbers.length)
    : billChecksWords.items.some(numbers.map(String))
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
const ratesOfGst: ReadonlySet<string> = new Set([
  ...gstRates.map(({ percent }) => percent),
  ...rareRates,
])

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
    ...asList(noteHint(details)),
    ...asList(ownGstinHint(details, seller)),
    ...asList(reverseChargeHint(bill, details)),
    ...(bill.isTaxed ? ofRates(rows, details.date) : []),
    ...ofCodes(rows),
    ...ofSupply(rows, parts),
    ...ofEwayBill(rows, parts),
  ]
}

const asList = (hint: string | undefined) => (hint === undefined ? [] : [hint])

/** @example dateHint('2017-06-30', '2026-11-15') // 'The date is before GST began, on 1 July 2017.' */
export function dateHint(date: string, today: string): string | undefined {
  if (!date) return undefined
  if (date < gstSince) return billChecksWords.mistakes.beforeGst(sayDate(gstSince))
  return date > today ? billChecksWords.mistakes.inTheFuture : undefined
}

/** @example yearHint(details) // 'The number says 2026-27, and the date is in 2027-28.' */
export function yearHint({ number, date }: BillDetails): string | undefined {
  const own = financialYearOf(date)
  const otherYear = own && otherYearIn(number, own)
  return otherYear
    ? billChecksWords.mistakes.otherYear(sayYear(otherYear), sayYear(own))
    : undefined
}

/** Dates like 2026-02-01 can be compared as texts. */
function noteHint({ title, date, againstDate }: BillDetails): string | undefined {
  return title === 'Credit Note' && date && date < againstDate
    ? billChecksWords.mistakes.noteBeforeBill
    : undefined
}

/** @example sayYear(2026) // '2026-27' */
const sayYear = (year: FinancialYear) => `${year}-${String(year + 1).slice(-2)}`

function ownGstinHint({ buyerGstin }: BillDetails, seller: Seller): string | undefined {
  const { gstin } = readGstin(seller.gstin)
  return gstin && gstin === readGstin(buyerGstin).gstin
    ? billChecksWords.mistakes.ownGstin
    : undefined
}

const reverseChargeHint = ({ isReverseCharge }: Bill, { buyerGstin }: BillDetails) =>
  isReverseCharge && buyerGstin.trim() === '' ? billChecksWords.mistakes.reverseCharge : undefined

type FilledRow = { readonly row: BillRow; readonly line: BillLine; readonly number: number }

const namesOf = (found: readonly FilledRow[], rows: readonly FilledRow[]) =>
  itemsWithNumbers(
    found.map(({ number }) => number),
    rows.length,
  )

/** Rates that GST never had, did not have yet on the day of the bill, or had no more. A bill without a day may have any. */
function ofRates(rows: readonly FilledRow[], date: string): readonly string[] {
  const ofDay = new Map(ratesBy(date || today).map((rate) => [rate.percent, rate]))
  const isRate = (percent: string) => ofDay.has(percent) || ratesOfGst.has(percent)
  const untilOf = (percent: string) => (date && ofDay.get(percent)?.until) || undefined
  const isLater = (percent: string) =>
    date >= gstSince && isRate(percent) && !ofDay.has(percent) && !rareRates.includes(percent)
  const hint = (
    isOdd: (percent: string) => boolean,
    say: (percent: string, items: string) => string,
  ) => {
    const odd = rows.filter(({ line }) => !line.problems.rate && isOdd(toDigits(line.rate)))
    const [first] = odd
    return first ? [say(toDigits(first.line.rate), namesOf(odd, rows))] : []
  }
  return [
    ...hint(
      (percent) => !isRate(percent),
      (percent, items) => billChecksWords.mistakes.oddRate(`${percent}%`, items),
    ),
    ...hint(isLater, (percent, items) =>
      billChecksWords.mistakes.laterRate(`${percent}%`, sayDate(date), items),
    ),
    ...hint(
      (percent) => untilOf(percent) !== undefined,
      (percent, items) =>
        billChecksWords.mistakes.formerRate(`${percent}%`, sayDate(untilOf(percent) ?? ''), items),
    ),
  ]
}

/** Dots and spaces in a code do not count. */
const isCode = (hsn: string) => /^(?:\d{4}|\d{6}|\d{8})?$/.test(hsn.replace(/[\s.]/g, ''))

function ofCodes(rows: readonly FilledRow[]): readonly string[] {
  const odd = rows.filter(({ row }) => !isCode(row.hsn))
  return odd.length > 0 ? [billChecksWords.mistakes.oddHsn(namesOf(odd, rows))] : []
}

/** A regular dealer hands out a bill of supply for what has no tax (section 31(3)(c) of the CGST Act). */
function ofSupply(
  rows: readonly FilledRow[],
  { details, seller }: CheckedParts,
): readonly string[] {
  if (details.title !== 'Bill of Supply' || seller.scheme === 'composition') return []
  const taxable = rows.filter(({ line }) => line.rate > zero)
  return taxable.length > 0 ? [billChecksWords.mistakes.taxedSupply(namesOf(taxable, rows))] : []
}

/** Services have codes that begin with 99, and goods without tax do not count. */
function ofEwayBill(rows: readonly FilledRow[], parts: CheckedParts): readonly string[] {
  const { bill, details, seller, currencyCode } = parts
  const title = titleOf(details, seller)
  if (currencyCode !== 'INR' || title === 'Estimate' || title === 'Credit Note') return []
  const isCounted = ({ row, line }: FilledRow) =>
    !row.hsn.trim().startsWith('99') &&
    (line.rate > zero || (!bill.isTaxed && seller.scheme === 'composition'))
  const value = sum(...rows.filter(isCounted).map(({ line }) => line.total))
  const rule = ruleOn(ewayBillLaw, lawDayOf(details))
  const most = rule && decimalFrom(rule.above)
  return most !== undefined && value > most
    ? [billChecksWords.mistakes.ewayBill(plainMoney(most, '₹'))]
    : []
}
