import { normalizeForSearch } from '../../../core/language/search-text'
import { type Decimal, decimalFrom, plus, one as rupee } from '../../../core/money/decimal'
import { isRead, readAmount } from '../../../core/money/parse'
import { isWantedDay, readWantedDays, type WantedDays } from '../../../core/time/wanted-days'
import { type Credit, isCreditOn, standingOf } from '../bill/balance'
import { isCancelled, isCreditNote } from '../bill/details'
import type { SavedBill } from './bills-database'

/** How a bill stands, as it is looked for. */
export const wantedStandings = ['due', 'part', 'paid'] as const
export type WantedStanding = (typeof wantedStandings)[number]

/** A bill with all that it can be found by. */
export type SearchableBill = {
  readonly bill: SavedBill
  readonly words: string
  readonly total: Decimal
  /** An estimate, a credit note and a cancelled bill have none. */
  readonly standing: WantedStanding | undefined
}

/** To be made once for a list, so that each key press only searches it. */
export function searchableBills(bills: readonly SavedBill[]): readonly SearchableBill[] {
  const credits = creditsByBill(bills)
  return bills.map((bill) => {
    const { details, rows } = bill.texts
    const words = [
      details.number,
      details.buyerName,
      details.buyerGstin,
      ...rows.flatMap(({ description, hsn }) => [description, hsn]),
    ]
    return {
      bill,
      words: normalizeForSearch(words.join('\n')),
      total: decimalFrom(bill.total),
      standing: standingIn(bill, credits.get(bill.id) ?? []),
    }
  })
}

function creditsByBill(bills: readonly SavedBill[]): ReadonlyMap<string, readonly Credit[]> {
  const credits = new Map<string, Credit[]>()
  for (const { texts, total } of bills) {
    const { againstId } = texts.details
    if (!isCreditOn(againstId, texts)) continue
    const credit = { payable: decimalFrom(total), payments: texts.payments ?? [] }
    credits.set(againstId, [...(credits.get(againstId) ?? []), credit])
  }
  return credits
}

function standingIn(
  { texts: { details, payments }, total }: SavedBill,
  credits: readonly Credit[],
): WantedStanding | undefined {
  if (details.title === 'Estimate' || isCreditNote(details) || isCancelled(details)) {
    return undefined
  }
  // Nothing was ever noted of it.
  if (!payments) return undefined
  const { status } = standingOf(decimalFrom(total), payments, credits, details)
  return status === 'due' || status === 'part' ? status : 'paid'
}

/** What people write for it, in both languages. */
const standingWords: ReadonlyMap<string, WantedStanding> = new Map([
  ['due', 'due'],
  ['unpaid', 'due'],
  ['udhaar', 'due'],
  ['baki', 'due'],
  ['बाकी', 'due'],
  ['बकाया', 'due'],
  ['उधार', 'due'],
  ['part', 'part'],
  ['part paid', 'part'],
  ['partly paid', 'part'],
  ['कुछ चुकाया', 'part'],
  ['paid', 'paid'],
  ['chukta', 'paid'],
  ['चुकता', 'paid'],
  ['चुकाया', 'paid'],
])

/**
 * What one piece of a search asks for. `orText` is looked for as well, where the same text may be a word of a bill:
 * a name like May, a number like 5-11-26.
 */
export type WantedOfBill = { readonly orText?: string } & (
  | { readonly kind: 'days'; readonly days: WantedDays }
  | { readonly kind: 'amount'; readonly amount: Decimal; readonly isWhole: boolean }
  | { readonly kind: 'standing'; readonly standing: WantedStanding }
  | { readonly kind: 'text'; readonly text: string }
)

/** No day, amount or standing has more words: `5 november 2026`. */
const MOST_WORDS = 3

/**
 * Reads what is typed into the search of bills, the longest that has a meaning first.
 *
 * @example readSearch('asha 5 nov due', today) // a text, days and a standing
 */
export function readSearch(text: string, today: string): readonly WantedOfBill[] {
  const words = text.split(/\s+/).filter(Boolean)
  const wanted: WantedOfBill[] = []
  while (words.length > 0) {
    const { read, length } = readFirst(words, today)
    wanted.push(read)
    words.splice(0, length)
  }
  return wanted
}

function readFirst(
  words: readonly string[],
  today: string,
): { readonly read: WantedOfBill; readonly length: number } {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    const read = readPiece(words.slice(0, length).join(' '), today)
    if (read) return { read, length }
  }
  return { read: { kind: 'text', text: normalizeForSearch(words[0] ?? '') }, length: 1 }
}

function readPiece(piece: string, today: string): WantedOfBill | undefined {
  const orText = piece.includes(' ') ? {} : { orText: normalizeForSearch(piece) }
  const standing = standingWords.get(piece.normalize('NFC').toLowerCase())
  if (standing) return { kind: 'standing', standing, ...orText }
  const days = readWantedDays(piece, today)
  if (days) return { kind: 'days', days, ...orText }
  return readMoney(piece)
}

/** A number by itself may be that of a bill, an HSN code or a part of a name, too; with a sign of money it is none. */
function readMoney(piece: string): WantedOfBill | undefined {
  // Two numbers side by side are two.
  if (/\p{Nd}\s+\p{Nd}/u.test(piece)) return undefined
  const reading = readAmount(piece)
  if (!isRead(reading) || reading.value < 0n) return undefined
  const isNumberAlone = /^\p{Nd}+$/u.test(piece)
  return {
    kind: 'amount',
    amount: reading.value,
    isWhole: !/[.]\p{Nd}/u.test(piece),
    ...(isNumberAlone && { orText: normalizeForSearch(piece) }),
  }
}

/** What a bill has to be, as far as it is chosen and not typed. */
export type ChosenOfBills = {
  readonly days?: WantedDays | undefined
  /** From the first amount to below the second. */
  readonly amounts?: readonly [from: Decimal, below: Decimal | undefined] | undefined
  readonly standing?: WantedStanding | undefined
}

/**
 * The bills that are all of what is wanted.
 *
 * @example searchBills(all, readSearch('asha ₹4,200', today)) // bills of Asha over ₹4,200.00
 */
export const searchBills = (
  all: readonly SearchableBill[],
  wanted: readonly WantedOfBill[],
  { days, amounts, standing }: ChosenOfBills = {},
): readonly SearchableBill[] =>
  all.filter(
    (one) =>
      (!days || isWantedDay(days, one.bill.texts.details.date)) &&
      (!amounts || isWithin(one.total, amounts)) &&
      (!standing || one.standing === standing) &&
      wanted.every((piece) => isWanted(one, piece)),
  )

const isWithin = (
  total: Decimal,
  [from, below]: readonly [Decimal, Decimal | undefined],
): boolean => total >= from && (below === undefined || total < below)

function isWanted(one: SearchableBill, piece: WantedOfBill): boolean {
  if (piece.orText !== undefined && hasText(one.words, piece.orText)) return true
  switch (piece.kind) {
    case 'days':
      return isWantedDay(piece.days, one.bill.texts.details.date)
    case 'amount':
      // Who writes no paise means every bill of so many rupees.
      return piece.isWhole
        ? isWithin(one.total, [piece.amount, plus(piece.amount, rupee)])
        : one.total === piece.amount
    case 'standing':
      return one.standing === piece.standing
    case 'text':
      return one.words.includes(piece.text)
  }
}

/**
 * A word like May or paid only counts as a whole; what has digits, as a part of a number too. Few bills have it at all,
 * and only those are taken apart.
 */
const hasText = (words: string, text: string): boolean =>
  words.includes(text) && (/\p{Nd}/u.test(text) || words.split(/[\s,.;:()/-]+/).includes(text))
