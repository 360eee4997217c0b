import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../core/language/dates'
import { toDigits } from '../../../core/money/decimal'
import { ignoreOutcome, readTabText, writeTabText } from '../../../ui/memory/browser-storage'
import { createStore } from '../../../ui/tab/store'
import {
  type FinancialYear,
  financialYearOf,
  firstOfYear,
  hasYear,
  nextFreeNumber,
  numberKey,
  numberProblem,
} from '../../books/bill/bill-number'
import {
  type BillDetails,
  type BillTitle,
  isCreditNote,
  noDetails,
  titleOf,
} from '../../books/bill/details'
import { dueDateOf } from '../../books/bill/due-date'
import { firstNumberOf } from '../../books/bill/first-numbers'
import { isBlankRow, readRow } from '../../books/bill/inputs'
import { readSeller } from '../../books/bill/remembered-seller'
import type { Seller } from '../../books/bill/seller'
import { parseRecord } from '../../books/bill/stored-texts'
import {
  onBillsChange,
  readBills,
  type SavedBill,
  titleOfSaved,
} from '../../books/saved-bills/bills-database'
import {
  changeDetails,
  type Habits,
  isBlankBill,
  type OpenBill,
  readOpenBill,
  setUsualRate,
  takeHabits,
} from '../store'
import { savedBillsWords } from './words'

let lastRead: readonly SavedBill[] = []

/** All saved bills, the last one first; none where the database cannot be read. */
export async function readBillsIfAny(): Promise<readonly SavedBill[]> {
  lastRead = await readBills().catch((): readonly SavedBill[] => [])
  return lastRead
}

/** The bills as they were last read, for what cannot wait. */
export const billsLastRead = (): readonly SavedBill[] => lastRead

onBillsChange((changes) => {
  // The number of a deleted bill is free again.
  const gone = new Set(changes.filter(({ revision }) => revision === 0).map(({ id }) => id))
  if (gone.size > 0) lastRead = lastRead.filter(({ id }) => !gone.has(id))
})

export const today = () => dayOf(new Date())

/** The first number of a kind of bill, where only other kinds have numbers so far. */
const firstNumbers: Readonly<Record<BillTitle, string>> = {
  'Tax Invoice': 'INV-001',
  'Bill of Supply': 'BOS-001',
  Estimate: 'EST-001',
  'Credit Note': 'CN-001',
}

/** The GST law asks for unique numbers, but not of estimates. */
const isEstimate = (title: BillTitle): boolean => title === 'Estimate'

/** Kinds whose numbers must differ: an invoice and a credit note may have the same. */
const numbersApart = (title: BillTitle): BillTitle | undefined =>
  isEstimate(title) || title === 'Credit Note' ? title : undefined

/** The financial year of a date, or of a time in milliseconds where there is no date. */
const yearOf = (date: string, time: number): FinancialYear =>
  financialYearOf(date) ?? financialYearOf(dayOf(new Date(time))) ?? new Date(time).getFullYear()

const yearOfBill = ({ texts, changedAt }: SavedBill): FinancialYear =>
  yearOf(texts.details.date, changedAt)

/** Each kind of bill has its own series of numbers in each financial year. */
type Series = { readonly kind: BillTitle; readonly year: FinancialYear }

const seriesOf = (details: BillDetails): Series => ({
  kind: titleOf(details, readSeller()),
  year: yearOf(details.date, Date.now()),
})

const isSameSeries = (a: Series, b: Series): boolean => a.kind === b.kind && a.year === b.year

/** The bills among which a number must be unique: all of its year, estimates and credit notes by themselves. */
const billsSharingNumbers = (
  { kind, year }: Series,
  bills: readonly SavedBill[],
): readonly SavedBill[] =>
  bills.filter(
    (bill) =>
      numbersApart(bill.texts.details.title) === numbersApart(kind) && yearOfBill(bill) === year,
  )

/** The bill that already has the number of these details; capitals do not count. */
export function otherBillWithNumber(
  details: BillDetails,
  bills: readonly SavedBill[],
): SavedBill | undefined {
  const key = numberKey(details.number)
  return key
    ? billsSharingNumbers(seriesOf(details), bills).find(
        ({ texts }) => numberKey(texts.details.number) === key,
      )
    : undefined
}

/** The number that a person chose for the first bill of a series, as long as there is none. */
function chosenFirst({ kind, year }: Series, bills: readonly SavedBill[]): string | undefined {
  const hasBegun = bills.some(
    (bill) =>
      yearOfBill(bill) === year && titleOfSaved(bill) === kind && bill.texts.details.number.trim(),
  )
  return hasBegun ? undefined : firstNumberOf(kind, year)
}

/**
 * The next number of a series that no bill of its year has. Blank where no bill has a number (a credit
 * note has one all the same, as nobody chose it), and where the next number would be longer than the
 * rules allow.
 *
 * @param bills the last one first
 */
function numberIn({ kind, year }: Series, bills: readonly SavedBill[]): string {
  const chosen = chosenFirst({ kind, year }, bills)
  const numbered = bills.flatMap((bill) => {
    const number = bill.texts.details.number.trim()
    return number ? [{ number, own: yearOfBill(bill), kind: titleOfSaved(bill) }] : []
  })
  if (numbered.length === 0 && kind !== 'Credit Note') return chosen ?? ''
  const taken = new Set(
    billsSharingNumbers({ kind, year }, bills).map(({ texts }) => numberKey(texts.details.number)),
  )
  const ofKind = numbered.filter((bill) => bill.kind === kind)
  if (chosen && !taken.has(numberKey(chosen))) return chosen
  if (ofKind.length === 0) {
    const first = firstNumbers[kind]
    return taken.has(first) ? nextFreeNumber(first, { own: year, next: year }, taken) : first
  }
  const series = ofKind.filter(({ number }) => isEstimate(kind) || !numberProblem(number))
  // A number without a year in it must also continue those of later years, or it would be there twice.
  const comesBefore = ({ number, own }: (typeof series)[number]) =>
    own === year || (own > year && !hasYear(number, own))
  const last = series.find(comesBefore) ?? series[0]
  return last ? nextFreeNumber(last.number, { own: last.own, next: year }, taken) : ''
}

/** The next number for a bill with these details. */
export const nextNumberOf = (details: BillDetails, bills: readonly SavedBill[]): string =>
  numberIn(seriesOf(details), bills)

/** The number of a new bill that takes the place of another one in this tab. */
export function numberAfter(before: OpenBill, bills: readonly SavedBill[]): string {
  const series = seriesOf({ ...readOpenBill().details, date: today() })
  // A bill with nothing on it uses no number: the new bill takes it over.
  const isUnused = isBlankBill(before) && isSameSeries(series, seriesOf(before.details))
  return isUnused && !chosenFirst(series, bills) ? before.details.number : numberIn(series, bills)
}

const SUGGESTION_KEY = 'gst-hisab-bill-suggested'

/** What the page filled in by itself. Where a person typed something else, that stays. */
type Suggestion = Pick<BillDetails, 'title' | 'number' | 'date' | 'dueDate'> & {
  /** The id of the bill. */
  readonly id: string
  /** The series that the number is of. */
  readonly series: Series
}

const suggestion = createStore<Suggestion>(() => {
  const { id, title, number, date, dueDate, kind, year } = parseRecord(readTabText(SUGGESTION_KEY))
  return {
    id: String(id),
    title: title as BillTitle,
    number: String(number),
    date: String(date),
    dueDate: typeof dueDate === 'string' ? dueDate : '',
    series: { kind: kind as BillTitle, year: Number(year) },
  }
})

function storeSuggestion(suggested: Suggestion): void {
  const { series, ...texts } = suggested
  suggestion.write(suggested)
  writeTabText(SUGGESTION_KEY, JSON.stringify({ ...texts, ...series }), ignoreOutcome)
}

const noSuggestion = { title: noDetails.title, number: '', date: '', dueDate: '' }

/** What the page filled in on a bill, if it did. */
const suggestedFor = ({ id }: OpenBill): Suggestion | undefined => {
  const suggested = suggestion.read()
  return suggested.id === id ? suggested : undefined
}

/** The last day to pay a bill of a day, as far as the shop says how long its buyers have. */
const dueDateOn = (title: BillTitle, date: string): string =>
  isEstimate(title) || title === 'Credit Note' ? '' : dueDateOf(date, readSeller().daysToPay)

/**
 * A change of the kind or the date, and of the due date with it, as long as that is the one that follows
 * from both.
 *
 * @example changeDetails(withDueDate({ date: '2026-11-16' }))
 */
export function withDueDate(part: Partial<BillDetails>): Partial<BillDetails> {
  const { title, date, dueDate } = readOpenBill().details
  const isFilledIn = dueDate === dueDateOn(title, date)
  return isFilledIn ? { ...part, dueDate: dueDateOn(part.title ?? title, part.date ?? date) } : part
}

/** Fills in a number, today's date and the due date on the open bill. */
export function fillInNumber(number: string): void {
  const { id, details } = readOpenBill()
  const date = today()
  const texts = { title: details.title, number, date, dueDate: dueDateOn(details.title, date) }
  storeSuggestion({ id, ...texts, series: seriesOf({ ...details, ...texts }) })
  changeDetails(texts)
}

/** Fills in the number of a deleted bill again, if the open bill is of its kind and year: no number is skipped. */
export function reuseNumberOf(gone: SavedBill): void {
  const series = { kind: titleOfSaved(gone), year: yearOfBill(gone) }
  const { details } = readOpenBill()
  if (isSameSeries(series, seriesOf({ ...details, date: today() })))
    fillInNumber(gone.texts.details.number)
}

/**
 * Fills in the kind, the number and the date of an open bill that is not saved yet, or updates them: a
 * tab may be left open overnight, and another one may have used the number meanwhile.
 *
 * @returns all saved bills
 */
export async function updateNumber(): Promise<readonly SavedBill[]> {
  const { id, revision } = readOpenBill()
  const bills = await readBillsIfAny()
  const others = bills.filter((bill) => bill.id !== id)
  const bill = readOpenBill()
  if (bill.id !== id) return bills
  setUsualRate(usualRate(others))
  takeHabits(habitsOf(others, readSeller()))
  if (revision === 0) updateSuggestion(bill, others)
  return bills
}

function updateSuggestion(bill: OpenBill, others: readonly SavedBill[]): void {
  const suggested = suggestedFor(bill)
  const before = suggested ?? noSuggestion
  const { details } = bill
  const date = details.date === before.date ? today() : details.date
  const isOwnTitle = details.title !== before.title || !isBlankBill(bill)
  const title = isOwnTitle ? details.title : usualTitle(others, readSeller())
  const series = seriesOf({ ...details, title, date })
  const stays =
    suggested?.number &&
    isSameSeries(suggested.series, series) &&
    suggested.number === (chosenFirst(series, others) ?? suggested.number) &&
    !otherBillWithNumber({ ...details, title, date, number: suggested.number }, others)
  const number = stays ? suggested.number : numberIn(series, others)
  const dueDate = dueDateOn(title, date)
  const next = { title: isOwnTitle ? before.title : title, number, date: today(), dueDate }
  const changed = {
    ...(details.number === before.number && number !== before.number && { number }),
    ...(date !== details.date && { date }),
    ...(title !== details.title && { title }),
    ...(details.dueDate === before.dueDate && dueDate !== details.dueDate && { dueDate }),
  }
  storeSuggestion({ id: bill.id, ...next, series })
  if (Object.keys(changed).length > 0) changeDetails(changed)
}

/** After another kind or date was chosen: a number that nobody typed is replaced by the next of that series. */
export async function moveToSeries(): Promise<void> {
  const bills = await readBillsIfAny()
  const bill = readOpenBill()
  const suggested = suggestedFor(bill)
  const series = seriesOf(bill.details)
  if (suggested?.number !== bill.details.number || isSameSeries(suggested.series, series)) return
  const others = bills.filter(({ id }) => id !== bill.id)
  const number = numberIn(series, others)
  storeSuggestion({ ...suggested, number, series })
  if (number !== bill.details.number) changeDetails({ number })
}

/**
 * Whether a later number of the same form is on another bill of its kind and year: without it, the
 * series would have a gap.
 */
export function hasLaterNumber(bill: SavedBill, bills: readonly SavedBill[]): boolean {
  const kind = titleOfSaved(bill)
  const own = partsOfNumber(bill)
  if (!own || isEstimate(kind)) return false
  const year = yearOfBill(bill)
  return bills.some((other) => {
    if (other.id === bill.id || titleOfSaved(other) !== kind || yearOfBill(other) !== year) {
      return false
    }
    const parts = partsOfNumber(other)
    return parts?.form === own.form && isAfter(parts.counts, own.counts)
  })
}

/** The form of a number, without its digits, and what they count. @example 'A/7' is 'A/#' and 7 */
function partsOfNumber({ texts }: SavedBill) {
  const number = numberKey(texts.details.number)
  const counts = number.match(/\d+/g)?.map(BigInt)
  return counts && { form: number.replace(/\d+/g, '#'), counts }
}

function isAfter(a: readonly bigint[], b: readonly bigint[]): boolean {
  const at = a.findIndex((count, index) => count !== b[index])
  return at >= 0 && (a[at] ?? 0n) > (b[at] ?? 0n)
}

/** Says that a number is the first of a new financial year, if it is. */
export function sayNewYear({ number, date }: BillDetails): string | undefined {
  const first = firstOfYear(number, yearOf(date, Date.now()))
  return first && savedBillsWords.newYear(first)
}

/** The same for the open bill, as long as its number is the one that was filled in. */
export function useNewYearHint(bill: OpenBill): string | undefined {
  const suggested = useSyncExternalStore(suggestion.subscribe, suggestion.read)
  const isAsFilledIn = suggested.id === bill.id && suggested.number === bill.details.number
  return isAsFilledIn ? sayNewYear(bill.details) : undefined
}

/** So many of the last bills decide what is usual in a shop. */
const RECENT = 20

/**
 * The most frequent value; of several, the first.
 *
 * @example mostFrequent(['a', 'b', 'b']) // 'b'
 */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts.keys()].find((value) => counts.get(value) === most)
}

/**
 * The title of a new bill.
 *
 * @param bills the last one first
 */
export const usualTitle = (bills: readonly SavedBill[], { scheme }: Seller): BillTitle =>
  // With a composition dealer, what would be a tax invoice is a bill of supply.
  (scheme === 'composition'
    ? undefined
    : mostFrequent(
        bills
          .map(({ texts }) => texts.details.title)
          // A credit note is made from a bill, and an estimate says nothing of what is sold.
          .filter((title) => title !== 'Credit Note' && !isEstimate(title))
          .slice(0, RECENT),
      )) ?? noDetails.title

/** How the shop makes its bills; one that never chose, as its last one was. */
export function habitsOf(bills: readonly SavedBill[], seller: Seller): Habits {
  const last = bills.find(({ texts }) => !isCreditNote(texts.details))
  return {
    usualPrices: seller.usualPrices || (last?.texts.prices ?? ''),
    usualRupee: seller.usualRupee || (last?.choices.rupee ?? ''),
  }
}

/** The code of the currency of a new bill; none where there are no bills to tell. */
export const usualCurrency = (bills: readonly SavedBill[]): string | undefined =>
  mostFrequent(bills.slice(0, RECENT).map(({ choices }) => choices.currency))

/** The rate of a first item, in plain digits; none where no bill has tax. */
export const usualRate = (bills: readonly SavedBill[]): string | undefined =>
  mostFrequent(bills.slice(0, RECENT).flatMap(ratesOf))

/** A bill without tax still holds rates, but nobody saw them. */
function ratesOf({ texts, choices }: SavedBill): readonly string[] {
  if (!choices.isTaxed) return []
  return texts.rows.flatMap((row) => {
    const { rate, problems } = readRow(row)
    return isBlankRow(row) || rate <= 0n || problems.rate ? [] : [toDigits(rate)]
  })
}
