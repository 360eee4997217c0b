import { type Decimal, plus, subtract, sum, sumOf, zero } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'
import { readGstin } from '../../../core/states/gstin'
import type { GstinKind } from '../../../core/states/gstin-kinds'
import { toNearestRupee } from '../../../core/tax/gst'
import { type AccountEntry, amountOf } from '../accounts/entries'
import { paidBy, readPayment } from '../bill/balance'
import { type BillTexts, type Payment, parseBill } from '../bill/bill-texts'
import { computeBill, computeLine } from '../bill/compute'
import {
  type BillTitle,
  isCancelled,
  isCreditNote,
  isReverseCharge,
  printedTitle,
  stateOf,
} from '../bill/details'
import {
  type BillRow,
  isBelowZero,
  isBlankRow,
  isUnread,
  readRow,
  readWhole,
  type UntaxedKind,
  unitIn,
} from '../bill/inputs'
import type { SavedBill } from '../saved-bills/bills-database'
import { type PlainBill, type PlainLine, plainBill } from './plain-bill'
import { portalState, unitCode } from './portal/portal-codes'

/*
 * A kept bill, worked out: all that totals, the return and dues need of it, to the paisa. It depends on nothing
 * but the bill, so that it is made once for each revision.
 */

/** What a document or a part of it comes to. The last is the sum of the others. */
export type SaleFigures = {
  readonly taxable: Decimal
  /** Sold without tax. */
  readonly untaxed: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
  readonly roundOff: Decimal
  readonly total: Decimal
}

export const noFigures: SaleFigures = {
  taxable: zero,
  untaxed: zero,
  igst: zero,
  cgst: zero,
  sgst: zero,
  roundOff: zero,
  total: zero,
}

export const addFigures = (a: SaleFigures, b: SaleFigures): SaleFigures => ({
  taxable: sum(a.taxable, b.taxable),
  untaxed: sum(a.untaxed, b.untaxed),
  igst: sum(a.igst, b.igst),
  cgst: sum(a.cgst, b.cgst),
  sgst: sum(a.sgst, b.sgst),
  roundOff: sum(a.roundOff, b.roundOff),
  total: sum(a.total, b.total),
})

export const taxOf = ({ igst, cgst, sgst }: Pick<SaleFigures, 'igst' | 'cgst' | 'sgst'>): Decimal =>
  sum(igst, cgst, sgst)

/** One item that was sold, or that a credit note takes back: then its amounts and its quantity have a minus sign. */
export type SaleRow = {
  /** Its place on the bill, counted from 1. */
  readonly item: number
  readonly description: string
  readonly hsn: string
  readonly quantity: Decimal
  /** As it was typed, and by the code of the portal; none where it has none for it. */
  readonly unit: string
  readonly unitCode: string | undefined
  /** It was typed below zero, whether it counts or not. */
  readonly isBelowZero: boolean
  /** In percent; 0 where it has no tax. */
  readonly rate: Decimal
  /** Whether the rate on the bill can be read. */
  readonly hasRate: boolean
  /** Why it has no tax; nothing where it has some. */
  readonly untaxed: UntaxedKind | undefined
  /** Before tax, with its share of a discount or freight on the whole bill. */
  readonly value: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
}

/** A tax invoice, a bill of supply, or a credit note with minus signs. */
export type SaleDocument = {
  readonly id: string
  readonly revision: number
  readonly title: BillTitle
  readonly isNote: boolean
  /** Like 2026-10-05; blank where there is none. */
  readonly date: string
  readonly number: string
  readonly buyer: string
  /** Without spaces, in capitals. */
  readonly gstin: string
  readonly isGstinWrong: boolean
  /** Its last character may be mistyped; the portal's tool takes it. */
  readonly isGstinDoubtful: boolean
  /** Whose number it is; nothing where there is none. */
  readonly gstinKind: GstinKind | undefined
  /** The place of supply as the bill says it, by the codes of today; blank is the seller's own state, if it has one. */
  readonly placeSaid: string
  readonly isBetweenStates: boolean
  readonly isTaxed: boolean
  readonly isReverseCharge: boolean
  readonly currency: string
  readonly isCancelled: boolean
  /** They are made when they are first asked for: most answers need no more than figures of most bills. */
  rows(): readonly SaleRow[]
  readonly figures: SaleFigures
  /** Of the total: what the buyer pays to the government, not to the seller. It is the tax, but for rounding. */
  readonly paidElsewhere: Decimal
  readonly dueDate: string
  /** What was paid; nothing where nobody ever noted payments, on bills of before. */
  readonly paid: Decimal | undefined
  readonly hasPayments: boolean
  readonly payments: readonly Payment[]
  /** How many payments have an amount that cannot be read: they count as 0. */
  readonly unreadPayments: number
  /** Of a credit note. */
  readonly against: {
    readonly id: string
    readonly number: string
    readonly date: string
    readonly total: Decimal
  }
  readonly isGoodsReturned: boolean
}

/** A document that is worked out when it is first asked for. */
export type LazyDocument = DocumentHead & {
  document(): SaleDocument
}

/** What a kept bill is here: a document, one without a filled row, or nothing, as an estimate is no sale. */
export type OpenedBill =
  | { readonly kind: 'document'; readonly lazy: LazyDocument }
  | { readonly kind: 'draft'; readonly number: string; readonly buyer: string }
  | { readonly kind: 'estimate' }

export function openBill(bill: SavedBill): OpenedBill {
  const { id, revision, choices } = bill
  // A record of version 1 lacks what came later.
  const texts = bill.texts.details.cancelledOn === undefined ? parseBill(bill.texts) : bill.texts
  const { rows, details } = texts
  if (details.title === 'Estimate') return { kind: 'estimate' }
  if (rows.every(isBlankRow)) {
    return { kind: 'draft', number: details.number.trim(), buyer: details.buyerName.trim() }
  }
  const date = isDay(details.date) ? details.date : ''
  const document = once(() => workOut({ id, revision, date }, texts, choices))
  return { kind: 'document', lazy: { id, revision, date, document } }
}

/** An opening balance, which is owed as a bill of its day is; it is in no total and in no return. */
export function openingDocument(entry: AccountEntry): SaleDocument {
  const total = amountOf(entry)
  const { gstin } = readGstin(entry.gstin)
  return {
    id: entry.id,
    revision: entry.changedAt,
    date: isDay(entry.date) ? entry.date : '',
    title: 'Bill of Supply',
    isNote: false,
    number: '',
    buyer: entry.name.trim(),
    gstin,
    isGstinWrong: false,
    isGstinDoubtful: false,
    gstinKind: undefined,
    placeSaid: '',
    isBetweenStates: false,
    isTaxed: false,
    isReverseCharge: false,
    currency: 'INR',
    isCancelled: false,
    rows: () => [],
    figures: { ...noFigures, untaxed: total, total },
    paidElsewhere: zero,
    dueDate: '',
    paid: paidBy(entry.payments),
    hasPayments: entry.payments.length > 0,
    payments: entry.payments,
    unreadPayments: 0,
    against: { id: '', number: '', date: '', total: zero },
    isGoodsReturned: false,
  }
}

type DocumentHead = Pick<SaleDocument, 'id' | 'revision' | 'date'>

function workOut(
  { id, revision, date }: DocumentHead,
  texts: BillTexts,
  choices: SavedBill['choices'],
): SaleDocument {
  const { details } = texts
  const isNote = isCreditNote(details)
  const reading = readGstin(details.buyerGstin)
  const { rows, figures } = figuresOf(texts, choices, isNote)
  const isReverse = isReverseCharge(details, choices.isTaxed)
  // Field by field: engines are slow with objects that are put together of others.
  return {
    id,
    revision,
    date,
    title: printedTitle(details, choices.isTaxed),
    isNote,
    number: details.number.trim(),
    buyer: details.buyerName.trim(),
    gstin: reading.gstin,
    isGstinWrong: reading.problem !== undefined,
    isGstinDoubtful: reading.doubt !== undefined,
    gstinKind: reading.kind,
    placeSaid: placeSaid(texts),
    isBetweenStates: choices.buyer === 'another-state',
    isTaxed: choices.isTaxed,
    isReverseCharge: isReverse,
    currency: choices.currency,
    isCancelled: isCancelled(details),
    rows,
    figures,
    paidElsewhere: isReverse ? notToSeller(figures, choices) : zero,
    dueDate: isDay(details.dueDate) ? details.dueDate : '',
    paid: texts.payments && paidBy(texts.payments),
    hasPayments: (texts.payments ?? []).length > 0,
    payments: texts.payments ?? [],
    unreadPayments: (texts.payments ?? []).filter((payment) => readPayment(payment).problem).length,
    against: {
      id: details.againstId,
      number: details.againstNumber.trim(),
      date: details.againstDate,
      total: readDigits(details.againstTotal),
    },
    isGoodsReturned: details.reason === 'Goods returned',
  }
}

/**
 * Whether a text is a day, as date fields give them; one with another year is still being typed. No month has a
 * 31st February: a date that a file brings may.
 */
function isDay(text: string): boolean {
  const known = days.get(text)
  if (known !== undefined) return known
  const isOne =
    /^2\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
  days.set(text, isOne)
  return isOne
}

/** The same days stand on many bills. */
const days = new Map<string, boolean>()

function placeSaid({ details }: BillTexts): string {
  const chosen = [details.placeOfSupply, details.buyerState, stateOf('', details.buyerGstin) ?? '']
  return chosen.map(portalState).find((code) => code !== undefined) ?? ''
}

function readDigits(text: string): Decimal {
  const reading = readNumber(text)
  return isRead(reading) ? reading.value : zero
}

/** The lines of a bill and their sums. */
function linesOf(texts: BillTexts, { buyer, isTaxed, belowZero }: SavedBill['choices']): PlainBill {
  const choices = {
    prices: texts.prices,
    buyer,
    isTaxed,
    belowZero: belowZero ?? ('counts' as const),
  }
  const plain = plainBill(texts, choices)
  if (plain) return plain
  const own = texts.rows.map((row) => computeLine(readRow(row), choices))
  const { lines, sums } = computeBill(
    own,
    // The tax on reverse charge is part of what a sale comes to, whether seller or buyer pays it to the government.
    { ...choices, toNearestRupee: false, isReverseCharge: false },
    readWhole(texts.whole),
  )
  const untaxed = lines.map((line) => (isUntaxed(line, isTaxed) ? line.original : zero))
  return { sums: { ...sums, untaxed: sumOf(untaxed) }, lines: () => lines }
}

const isUntaxed = ({ rate }: PlainLine, isTaxed: boolean): boolean => !isTaxed || rate === zero

function figuresOf(
  texts: BillTexts,
  choices: SavedBill['choices'],
  isNote: boolean,
): Pick<SaleDocument, 'rows' | 'figures'> {
  const { isTaxed, rupee } = choices
  const { lines, sums } = linesOf(texts, choices)
  const signed = isNote ? negate : asIs
  const roundOff = rupee === 'yes' ? toNearestRupee(sums.total) : zero
  return {
    rows: once(() => {
      const made = lines()
      return texts.rows.flatMap((row, index) => {
        const line = made[index]
        return line && !isBlankRow(row) ? [rowOf(row, line, index + 1, isTaxed, isNote)] : []
      })
    }),
    figures: {
      taxable: signed(subtract(sums.original, sums.untaxed)),
      untaxed: signed(sums.untaxed),
      igst: signed(sums.igst),
      cgst: signed(sums.cgst),
      sgst: signed(sums.sgst),
      roundOff: signed(roundOff),
      total: signed(plus(sums.total, roundOff)),
    },
  }
}

/** On reverse charge the bill asks for its value alone, and rounds that. */
function notToSeller(figures: SaleFigures, { rupee }: SavedBill['choices']): Decimal {
  const { total, roundOff } = figures
  const value = subtract(subtract(total, roundOff), taxOf(figures))
  const asked = rupee === 'yes' ? plus(value, toNearestRupee(value)) : value
  return subtract(total, asked)
}

/** Makes something when it is first asked for, and lets go of what it was made of. */
function once<Made>(make: () => Made): () => Made {
  let making: (() => Made) | undefined = make
  let made: Made
  return () => {
    if (making) made = making()
    making = undefined
    return made
  }
}

function rowOf(
  row: BillRow,
  line: PlainLine,
  item: number,
  isTaxed: boolean,
  isNote: boolean,
): SaleRow {
  const signed = isNote ? negate : asIs
  const hasNoTax = isUntaxed(line, isTaxed)
  const unit = unitIn(row)
  return {
    item,
    description: row.description.trim(),
    hsn: row.hsn.trim(),
    quantity: signed(line.quantity),
    unit,
    unitCode: unitCode(unit),
    isBelowZero: line.problems !== undefined && isBelowZero(line.problems),
    rate: hasNoTax ? zero : line.rate,
    hasRate: !isTaxed || (/\p{Nd}/u.test(row.rate) && !isUnread(line.problems?.rate)),
    untaxed: hasNoTax ? row.untaxed || (isTaxed ? 'nil' : 'exempt') : undefined,
    value: signed(line.original),
    igst: signed(line.igst),
    cgst: signed(line.cgst),
    sgst: signed(line.sgst),
  }
}

const negate = (amount: Decimal): Decimal => subtract(zero, amount)
const asIs = (amount: Decimal): Decimal => amount

/** Whether a document has figures in rupees: a cancelled one has none, one in another currency is only named. */
export const isCounted = ({ isCancelled, currency }: SaleDocument): boolean =>
  !isCancelled && currency === 'INR'

/**
 * The place of supply of a document, as a code; blank where it is not known.
 *
 * @param ownState the state of the seller's GSTIN
 */
export const placeOf = ({ placeSaid, isBetweenStates }: SaleDocument, ownState: string): string =>
  placeSaid || (isBetweenStates ? '' : ownState)

/** Documents by date, then by number: text as text, digits as a number. */
export const inOrder = (a: SaleDocument, b: SaleDocument): number =>
  compareTexts(a.date, b.date) || compareNumbers(a.number, b.number)

export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** @example compareNumbers('INV-9', 'INV-10') // below 0 */
export const compareNumbers = (a: string, b: string): number =>
  compareTexts(sortableNumber(a), sortableNumber(b))

/** Numbers are compared many times while they are sorted. */
const sortable = new Map<string, string>()

/**
 * A number as a text that is in its place among others: before its digits stands how many they are.
 *
 * @example sortableNumber('inv-010') // 'INV-' and '10' behind the sign for two digits
 */
function sortableNumber(number: string): string {
  const known = sortable.get(number)
  if (known !== undefined) return known
  const text = number
    .toUpperCase()
    .replace(/\d+/g, (digits) => withLength(digits.replace(/^0+(?=\d)/, '')))
  sortable.set(number, text)
  return text
}

/** A sign before digits that is larger for more of them, and smaller than any letter. */
const withLength = (digits: string): string => `${String.fromCharCode(digits.length)}${digits}`

/** A number in turn as text and digits, beginning with text. @example partsOfNumber('A/26-1') // ['A/', '26', '-', '1', ''] */
export const partsOfNumber = (number: string): readonly string[] =>
  number.toUpperCase().split(/(\d+)/)
