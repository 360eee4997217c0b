import { decimalFrom } from '../../../../core/decimal'
import { inWords } from '../../../../core/format'
import { hsnOnBills, namedBuyer } from '../../../../core/gst-rules'
import { numberProblem } from '../bill-number'
import type { BillResults } from '../compute'
import { type BillDetails, buyerState, placeOfSupply, titleOf } from '../details'
import { readGstin } from '../gstin'
import { unitIn } from '../quantity'
import { type Bill, type BillRow, isBlankRow } from '../read-row'
import type { Seller } from '../seller'
import { unclearIn } from './unclear'

type BillParts = {
  readonly bill: Bill
  readonly results: Pick<BillResults, 'sums' | 'lines' | 'problems'>
  readonly details: BillDetails
  readonly seller: Seller
}

export type Lacks = {
  /** @example 'a tax invoice' */
  readonly paper: string
  /** Each in a few words, in the order of the form. */
  readonly lacks: readonly string[]
}

/** From here on, a buyer without a GSTIN is named too. */
const LARGE = decimalFrom(namedBuyer.fromBeforeGst)

const { leastDigits } = hsnOnBills
const turnover = decimalFrom(hsnOnBills.optionalUpToTurnover)

/** Where an item is numbered, and what it lacks, by its row. */
type NumberedRow = { readonly number: number; readonly row: BillRow }

/**
 * What a bill still lacks by rule 46 of the CGST Rules 2017, or by rule 49 for a bill of supply.
 * Reverse charge and the place to sign are always on the paper. Of an estimate only that is asked
 * which cannot be read, and nothing of a bill without items.
 */
export function missingByLaw({ bill, results, details, seller }: BillParts): Lacks | undefined {
  const title = titleOf(details, seller)
  const rows = bill.rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => !isBlankRow(row))
  if (rows.length === 0) return undefined
  const unclear = unclearIn({ bill, results })
  if (title === 'Estimate') {
    return unclear.length > 0 ? { paper: 'an estimate', lacks: unclear } : undefined
  }

  const isInvoice = title === 'Tax Invoice'
  const lacks = [
    ...unclear,
    ...ofBill(details),
    ...ofSeller(seller),
    ...ofBuyer(details, isInvoice && results.sums.original >= LARGE),
    ...ofItems(rows, isInvoice, details.buyerGstin.trim() === ''),
    ...(isInvoice && bill.buyer === 'another-state' && !placeOfSupply(details)
      ? ['the place of supply']
      : []),
  ]
  if (lacks.length === 0) return undefined
  return { paper: isInvoice ? 'a tax invoice' : 'a bill of supply', lacks }
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

/** A registered buyer is named; one that is not, on a large tax invoice. */
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

/** Services have codes that begin with 99, and are not counted. */
const lacksQuantity = (row: BillRow) =>
  !row.hsn.trim().startsWith('99') && (isBlank(row.quantity) || isBlank(unitIn(row)))

/** @example itemsWithNumbers([1, 2, 4], 5) // 'items 1, 2 and 4' */
export function itemsWithNumbers(numbers: readonly number[], count: number): string {
  if (numbers.length === 1) return count === 1 ? 'the item' : `item ${numbers[0]}`
  if (numbers.length === count) return 'all items'
  if (numbers.length > 5) return `${numbers.length} items`
  return `items ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}
