import { MOST_BILL_ROWS } from '../../../core/limits'
import {
  absolute,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { toNearestRupee } from '../../../core/tax/gst'
import { type BillTexts, noPayment, noWhole } from '../bill/bill-texts'
import { type BillSums, computeBill, computeLine } from '../bill/compute'
import { type BillChoices, noDetails } from '../bill/details'
import {
  type BillRow,
  emptyRow,
  longestText,
  readRow,
  readWhole,
  type TaxChoices,
} from '../bill/inputs'
import { plainBill } from '../sales/plain-bill'
import { type BillContent, totalOf } from '../saved-bills/bills-database'
import { rememberByText } from './cells'
import { addFigures, noFigures, type OldBill, type OldFigures, type OldLine } from './old-bill'
import { oldBillsWords } from './words'
import { lineAt } from './work-out'

/*
 * A bill of another program as one of ours. Bills here round the tax of each row; where that does not come to what the
 * file says, other ways are tried, and what is left is named. No amount of the file is changed in silence.
 */

/** A bill as it is to be kept. */
export type OwnBill = {
  readonly content: BillContent
  /** What is to pay, in plain digits. */
  readonly total: string
  /** What the file says, less what is kept: all zero where they are the same. */
  readonly remainder: OldFigures
  /** One row for each rate, as the file tells no items, or none that come to its tax. */
  readonly isByRate: boolean
  /** Its tax is of several rates that the file does not tell apart. */
  readonly isMixed: boolean
}

type Prices = BillTexts['prices']
const kindsOfPrices: readonly Prices[] = ['before-gst', 'with-gst']
const DECIMALS_OF_PRICE = 10
const cut = (field: string, text: string) => text.slice(0, longestText(field))

const taxOf = ({ igst, cgst, sgst }: OldLine): Decimal => sum(igst, cgst, sgst)

/** What a rate comes to that is none, so that the tax is what the file says. */
const effectiveRate = ({ taxable, ...line }: OldLine): Decimal =>
  taxable === zero ? zero : multiplyDivide(taxOf({ ...line, taxable }), hundred, taxable)

const quantityIn = rememberByText(readNumber)
const priceIn = rememberByText(readAmount)

/** A row of ours that comes to an amount, with the quantity and the price of the file where they lead there. */
function rowOf(line: OldLine, prices: Prices): BillRow {
  const amount = prices === 'before-gst' ? line.taxable : sum(line.taxable, taxOf(line))
  const rate = line.rate ?? effectiveRate(line)
  const described =
    line.description ||
    (line.rate === undefined
      ? oldBillsWords.lines.severalRates
      : oldBillsWords.lines.atRate(toDigits(line.rate)))
  const row: BillRow = {
    ...emptyRow,
    description: cut('description', described),
    hsn: cut('hsn', line.hsn),
    unit: cut('unit', line.unit),
    rate: toDigits(round(rate, 12)),
    price: toFixed(amount, 2),
  }
  const quantity = quantityIn(line.quantity)
  if (line.quantity === '' || quantity.problem || quantity.value <= 0n) return row
  const counted = { ...row, quantity: toDigits(quantity.value) }
  const price = priceIn(line.price)
  const gross = isRead(price) && price.value > 0n ? multiply(quantity.value, price.value) : zero
  if (gross >= amount && gross > 0n) {
    const discount = subtract(gross, amount)
    const isRounding = round(discount, 2) === zero && round(gross, 2) === amount
    return {
      ...counted,
      price: toDigits(price.value),
      ...(!isRounding && { discount: toDigits(discount) }),
    }
  }
  const each = round(divide(amount, quantity.value), DECIMALS_OF_PRICE)
  const isExact = round(multiply(each, quantity.value), 2) === amount
  return isExact ? { ...counted, price: toDigits(each) } : row
}

/** All lines of one rate as one. */
function byRate(lines: readonly OldLine[], whole: OldFigures): readonly OldLine[] {
  const rates = new Map<Decimal | undefined, OldLine>()
  for (const line of lines) {
    const before = rates.get(line.rate) ?? lineAt(line.rate, noFigures)
    const hsn = before.taxable === zero || before.hsn === line.hsn ? line.hsn : ''
    const summed = addFigures({ ...noFigures, ...before }, { ...noFigures, ...line })
    rates.set(line.rate, { ...lineAt(line.rate, summed), hsn })
  }
  const found = [...rates.values()]
  const [only] = found
  return found.length === 1 && only
    ? [{ ...only, igst: whole.igst, cgst: whole.cgst, sgst: whole.sgst }]
    : found
}

type Candidate = {
  readonly texts: Pick<BillTexts, 'rows' | 'prices'>
  readonly rupee: BillChoices['rupee']
  readonly remainder: OldFigures
  readonly isByRate: boolean
  readonly total: Decimal
  /** How many rows have another price than the file, or a discount that it does not name. */
  readonly changed: number
}

const minus = (a: OldFigures, b: OldFigures): OldFigures => ({
  taxable: subtract(a.taxable, b.taxable),
  igst: subtract(a.igst, b.igst),
  cgst: subtract(a.cgst, b.cgst),
  sgst: subtract(a.sgst, b.sgst),
  roundOff: subtract(a.roundOff, b.roundOff),
  other: subtract(a.other, b.other),
  total: subtract(a.total, b.total),
})

/** What rows come to: most are plain numbers, which is worked out many times as fast. */
function sumsOf(rows: readonly BillRow[], terms: TaxChoices): Omit<BillSums, 'gst'> {
  const details = noDetails
  const plain = plainBill({ rows, prices: terms.prices, whole: noWhole, details }, terms)
  if (plain) return plain.sums
  const lines = rows.map((row) => computeLine(readRow(row), terms))
  const bill = { ...terms, toNearestRupee: false, isReverseCharge: false }
  return computeBill(lines, bill, readWhole(noWhole)).sums
}

function candidate(
  { figures, isReverse }: OldBill,
  lines: readonly OldLine[],
  prices: Prices,
  choices: Pick<BillChoices, 'buyer' | 'isTaxed'>,
  isByRate: boolean,
): Candidate {
  const rows = lines.map((line) => rowOf(line, prices))
  const terms = { prices, ...choices }
  const sums = sumsOf(rows, terms)
  const rounding = toNearestRupee(sums.total)
  // On reverse charge the total of the file may leave out the tax.
  const asked = isReverse ? figures.total : sum(figures.total, zero)
  const isRounded =
    rounding !== zero &&
    absolute(subtract(sum(sums.total, rounding), asked)) < absolute(subtract(sums.total, asked))
  const roundOff = isRounded ? rounding : zero
  const own: OldFigures = {
    taxable: sums.original,
    igst: sums.igst,
    cgst: sums.cgst,
    sgst: sums.sgst,
    roundOff,
    other: zero,
    total: sum(sums.total, roundOff),
  }
  return {
    texts: { rows, prices },
    rupee: isRounded ? 'yes' : 'no',
    remainder: minus(figures, own),
    isByRate,
    total: own.total,
    changed: rows.filter(
      ({ price, discount }, at) =>
        discount !== '' || priceIn(price).value !== priceIn(lines[at]?.price ?? '').value,
    ).length,
  }
}

const isNothing = (figures: OldFigures): boolean =>
  Object.values(figures).every((amount) => amount === zero)

/** How much a candidate misses, its total first. */
const missed = ({ remainder: { taxable, igst, cgst, sgst, total } }: Candidate): Decimal =>
  sum(multiply(absolute(total), decimalFrom(1000)), ...[taxable, igst, cgst, sgst].map(absolute))

/** Below this, what tax comes to by rows and by the bill differs by rounding alone. */
const PAISA = decimalFrom('0.01')

/** Items whose tax is rounded another way are kept as they are, where the total and the value are right. */
function keepsItems({ remainder }: Candidate, rows: number): boolean {
  const most = multiply(PAISA, decimalFrom(rows))
  const taxes = [remainder.igst, remainder.cgst, remainder.sgst].map(absolute)
  return remainder.total === zero && remainder.taxable === zero && taxes.every((tax) => tax <= most)
}

function bestOf(bill: OldBill, choices: Pick<BillChoices, 'buyer' | 'isTaxed'>): Candidate {
  const { lines, figures } = bill
  const hasItems = lines.some(({ description }) => description !== '')
  const isLong = lines.length > MOST_BILL_ROWS
  const of = (given: readonly OldLine[], prices: Prices, isByRate: boolean) =>
    candidate(bill, given, prices, choices, isByRate)
  const withItems: Candidate[] = []
  for (const prices of hasItems && !isLong ? kindsOfPrices : []) {
    const one = of(lines, prices, false)
    if (isNothing(one.remainder) && one.changed === 0) return one
    withItems.push(one)
  }
  const [exact] = withItems
    .filter(({ remainder }) => isNothing(remainder))
    .sort((a, b) => a.changed - b.changed)
  if (exact) return exact
  const near = withItems.find((one) => keepsItems(one, lines.length))
  if (near) return near
  const whole = byRate(lines, figures)
  const all = [...withItems, ...kindsOfPrices.map((prices) => of(whole, prices, true))]
  return all.reduce((best, one) => (missed(one) < missed(best) ? one : best))
}

/** What is kept of a cancelled bill: its number, its day and its buyer. */
const cancelledRow: BillRow = {
  ...emptyRow,
  description: oldBillsWords.lines.cancelled,
  price: '0',
}

/**
 * A bill as ours, and what of it could not be kept.
 *
 * @param against the record of the bill that a credit note is on, where it is known
 */
export function toOwnBill(
  bill: OldBill,
  against?: { readonly id: string; readonly date: string; readonly total: string },
): OwnBill {
  const choices = {
    buyer: bill.isBetweenStates ? ('another-state' as const) : ('same-state' as const),
    isTaxed: !bill.isSupplyBill,
  }
  const best = bill.isCancelled ? undefined : bestOf(bill, choices)
  const payments =
    bill.paid === undefined
      ? // A sale over the counter was paid there.
        bill.party === '' && bill.gstin === '' && !bill.isCancelled
        ? []
        : undefined
      : bill.paid > 0n
        ? [
            {
              ...noPayment,
              date: bill.paidOn || bill.date,
              amount: toFixed(bill.paid, 2),
              how: bill.way,
              note: oldBillsWords.paymentNote,
            },
          ]
        : []
  const texts: BillTexts = {
    rows: best?.texts.rows ?? [cancelledRow],
    prices: best?.texts.prices ?? 'before-gst',
    whole: noWhole,
    details: {
      ...noDetails,
      title: bill.isNote ? 'Credit Note' : bill.isSupplyBill ? 'Bill of Supply' : 'Tax Invoice',
      number: cut('number', bill.number),
      date: bill.date,
      buyerName: cut('buyerName', bill.party),
      buyerGstin: cut('buyerGstin', bill.gstin),
      buyerState: bill.gstin === '' ? bill.place : '',
      placeOfSupply: bill.place,
      reverseCharge: bill.isReverse ? 'yes' : 'no',
      dueDate: bill.dueDate,
      ...(bill.isNote && {
        againstNumber: bill.against,
        againstId: against?.id ?? '',
        againstDate: against?.date ?? '',
        againstTotal: against?.total ?? '',
      }),
      ...(bill.isCancelled && { cancelledOn: bill.date }),
    },
    ...(payments && { payments }),
  }
  const kept = { ...choices, rupee: best?.rupee ?? 'no', currency: 'INR' } as const
  return {
    content: { texts, choices: kept },
    total: best && !bill.isReverse ? toFixed(best.total, 2) : totalOf(texts, kept),
    remainder: best?.remainder ?? noFigures,
    isByRate: best?.isByRate ?? false,
    isMixed: bill.lines.some(({ rate }) => rate === undefined),
  }
}
