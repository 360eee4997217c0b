import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../../core/format-date'
import { ignoreOutcome, readTabText, writeTabText } from '../../../../ui/memory/browser-storage'
import { createStore } from '../../../../ui/tab/store'
import {
  type FinancialYear,
  financialYearOf,
  firstOfYear,
  hasYear,
  nextFreeNumber,
  numberKey,
  numberProblem,
} from '../bill-number'
import { type BillDetails, type BillTitle, noDetails, titleOf } from '../details'
import { parseRecord } from '../kept-texts'
import { noSeller, readSeller } from '../seller'
import { changeDetails, isUntouched, type OpenBill, readOpenBill, setUsualRate } from '../store'
import type { KeptBill } from './bill-record'
import { onBillsNews, readBills } from './bills-database'
import { usualRate, usualTitle } from './usual-bill'

let lastRead: readonly KeptBill[] = []

/** Where there is no database, there are no other bills. */
export async function readBillsIfAny(): Promise<readonly KeptBill[]> {
  lastRead = await readBills().catch((): readonly KeptBill[] => [])
  return lastRead
}

/** The bills as they were a moment ago, for what cannot wait. */
export const billsLastRead = (): readonly KeptBill[] => lastRead

onBillsNews((news) => {
  // The number of a deleted bill is free again.
  const gone = new Set(news.filter(({ revision }) => revision === 0).map(({ id }) => id))
  if (gone.size > 0) lastRead = lastRead.filter(({ id }) => !gone.has(id))
})

export const today = () => dayOf(new Date())

/** How the numbers of a kind begin, where other kinds have numbers: they are not to be mistaken. */
const firstNumbers: Readonly<Record<BillTitle, string>> = {
  'Tax Invoice': 'INV-001',
  'Bill of Supply': 'BOS-001',
  Estimate: 'EST-001',
}

/** An estimate is no paper of the GST law, which asks for numbers that stand once. */
const isEstimate = (title: BillTitle): boolean => title === 'Estimate'

/** The year of a day, or of a moment where there is no day. */
const yearOf = (date: string, moment: number): FinancialYear =>
  financialYearOf(date) ??
  financialYearOf(dayOf(new Date(moment))) ??
  new Date(moment).getFullYear()

const yearOfBill = ({ texts, changedAt }: KeptBill): FinancialYear =>
  yearOf(texts.details.date, changedAt)

/** What a kept bill was printed as. */
const kindOf = ({ texts: { details }, choices }: KeptBill): BillTitle =>
  titleOf(details, { ...noSeller, scheme: choices.isTaxed ? 'regular' : 'composition' })

/** Where numbers follow one another: each kind has a series of its own. */
type Series = { readonly kind: BillTitle; readonly year: FinancialYear }

const seriesOf = (details: BillDetails): Series => ({
  kind: titleOf(details, readSeller()),
  year: yearOf(details.date, Date.now()),
})

const isSame = (a: Series, b: Series): boolean => a.kind === b.kind && a.year === b.year

/** The bills among which a number may stand once: all of its year, estimates apart. */
const rivalsIn = ({ kind, year }: Series, bills: readonly KeptBill[]): readonly KeptBill[] =>
  bills.filter(
    (bill) =>
      isEstimate(bill.texts.details.title) === isEstimate(kind) && yearOfBill(bill) === year,
  )

/** The bill that has the number of these details already, whatever its capitals. */
export function rivalOf(details: BillDetails, bills: readonly KeptBill[]): KeptBill | undefined {
  const key = numberKey(details.number)
  return key
    ? rivalsIn(seriesOf(details), bills).find(
        ({ texts }) => numberKey(texts.details.number) === key,
      )
    : undefined
}

/**
 * The next number of a series, which no bill of its year has. Blank where nobody uses numbers, and
 * where only a number would follow that the rules do not allow.
 *
 * @param bills the last one first
 */
function numberIn({ kind, year }: Series, bills: readonly KeptBill[]): string {
  const numbered = bills.flatMap((bill) => {
    const number = bill.texts.details.number.trim()
    return number ? [{ number, own: yearOfBill(bill), kind: kindOf(bill) }] : []
  })
  if (numbered.length === 0) return ''
  const taken = new Set(
    rivalsIn({ kind, year }, bills).map(({ texts }) => numberKey(texts.details.number)),
  )
  const ofKind = numbered.filter((bill) => bill.kind === kind)
  if (ofKind.length === 0) {
    const first = firstNumbers[kind]
    return taken.has(first) ? nextFreeNumber(first, { own: year, next: year }, taken) : first
  }
  const series = ofKind.filter(({ number }) => isEstimate(kind) || !numberProblem(number))
  // Without a year in it, a number that was given since would be there twice.
  const isAhead = ({ number, own }: (typeof series)[number]) =>
    own === year || (own > year && !hasYear(number, own))
  const last = series.find(isAhead) ?? series[0]
  return last ? nextFreeNumber(last.number, { own: last.own, next: year }, taken) : ''
}

/** The next number for a bill with these details. */
export const nextNumberOf = (details: BillDetails, bills: readonly KeptBill[]): string =>
  numberIn(seriesOf(details), bills)

/** The number of the bill that takes the place of another one in this tab. */
export function numberAfter(before: OpenBill, bills: readonly KeptBill[]): string {
  const series = seriesOf({ ...readOpenBill().details, date: today() })
  // Numbers follow one another: a bill with nothing on it uses none up.
  const isUnused = isUntouched(before) && isSame(series, seriesOf(before.details))
  return isUnused ? before.details.number : numberIn(series, bills)
}

const KEY = 'gst-hisab-bill-suggested'

/** What the page filled in by itself. What a person types over it is theirs, and stays. */
type Suggestion = Pick<BillDetails, 'title' | 'number' | 'date'> & {
  /** The bill that it is for. */
  readonly id: string
  /** What its number follows from. */
  readonly series: Series
}

const suggestion = createStore<Suggestion>(() => {
  const { id, title, number, date, kind, year } = parseRecord(readTabText(KEY))
  return {
    id: String(id),
    title: title as BillTitle,
    number: String(number),
    date: String(date),
    series: { kind: kind as BillTitle, year: Number(year) },
  }
})

function note(suggested: Suggestion): void {
  const { series, ...texts } = suggested
  suggestion.write(suggested)
  writeTabText(KEY, JSON.stringify({ ...texts, ...series }), ignoreOutcome)
}

const noSuggestion = { title: noDetails.title, number: '', date: '' }

/** What was filled in on a bill; nothing where the page filled in nothing. */
const suggestedFor = ({ id }: OpenBill): Suggestion | undefined => {
  const suggested = suggestion.read()
  return suggested.id === id ? suggested : undefined
}

/** Fills in a number, and the day, on the bill of this tab. */
export function suggest(number: string): void {
  const { id, details } = readOpenBill()
  const texts = { title: details.title, number, date: today() }
  note({ id, ...texts, series: seriesOf({ ...details, ...texts }) })
  changeDetails(texts)
}

/** Numbers follow one another: that of a deleted bill is free again, for one of its kind and year. */
export function suggestAgain(gone: KeptBill): void {
  const series = { kind: kindOf(gone), year: yearOfBill(gone) }
  const { details } = readOpenBill()
  if (isSame(series, seriesOf({ ...details, date: today() }))) suggest(gone.texts.details.number)
}

/**
 * Fills in the kind, the number and the date of a bill that is not kept yet, or brings them up to
 * date: a tab may be left open overnight, and another one may have used the number meanwhile.
 *
 * @returns all bills that are kept
 */
export async function renewNumber(): Promise<readonly KeptBill[]> {
  const { id, revision } = readOpenBill()
  const bills = await readBillsIfAny()
  const others = bills.filter((bill) => bill.id !== id)
  const bill = readOpenBill()
  if (bill.id !== id) return bills
  setUsualRate(usualRate(others))
  if (revision === 0) renew(bill, others)
  return bills
}

function renew(bill: OpenBill, others: readonly KeptBill[]): void {
  const suggested = suggestedFor(bill)
  const before = suggested ?? noSuggestion
  const { details } = bill
  const date = details.date === before.date ? today() : details.date
  const isOwnTitle = details.title !== before.title || !isUntouched(bill)
  const title = isOwnTitle ? details.title : usualTitle(others, readSeller())
  const series = seriesOf({ ...details, title, date })
  const stays =
    suggested?.number &&
    isSame(suggested.series, series) &&
    !rivalOf({ ...details, title, date, number: suggested.number }, others)
  const number = stays ? suggested.number : numberIn(series, others)
  const next = { title: isOwnTitle ? before.title : title, number, date: today() }
  const changed = {
    ...(details.number === before.number && number !== before.number && { number }),
    ...(date !== details.date && { date }),
    ...(title !== details.title && { title }),
  }
  note({ id: bill.id, ...next, series })
  if (Object.keys(changed).length > 0) changeDetails(changed)
}

/** Another kind or day was chosen: a number that nobody typed goes on in that series. */
export async function followSeries(): Promise<void> {
  const bills = await readBillsIfAny()
  const bill = readOpenBill()
  const suggested = suggestedFor(bill)
  const series = seriesOf(bill.details)
  if (suggested?.number !== bill.details.number || isSame(suggested.series, series)) return
  const others = bills.filter(({ id }) => id !== bill.id)
  const number = numberIn(series, others)
  note({ ...suggested, number, series })
  if (number !== bill.details.number) changeDetails({ number })
}

/** Says that the numbers begin again, where they do with this one. */
export function sayNewYear({ number, date }: BillDetails): string | undefined {
  const first = firstOfYear(number, yearOf(date, Date.now()))
  return first && `A new financial year: numbers begin at ${first}.`
}

/** The same for the bill on show, as long as its number stands as it was filled in. */
export function useNewYear(bill: OpenBill): string | undefined {
  const suggested = useSyncExternalStore(suggestion.subscribe, suggestion.read)
  const isAsFilledIn = suggested.id === bill.id && suggested.number === bill.details.number
  return isAsFilledIn ? sayNewYear(bill.details) : undefined
}
