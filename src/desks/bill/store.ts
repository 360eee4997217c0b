import { useSyncExternalStore } from 'react'
import { MOST_BILL_ROWS } from '../../core/limits'
import { currencyOf } from '../../core/money/currencies'
import { ignoreOutcome, readTabText, writeTabText } from '../../ui/memory/browser-storage'
import { address } from '../../ui/tab/address'
import { readCode } from '../../ui/tab/currency'
import { combineCleanups, createStore, onWindow } from '../../ui/tab/store'
import { type Undo, undoScope } from '../../ui/tab/undo'
import {
  type BillTexts,
  newRecordVersion,
  noWhole,
  type Payment,
  parseBill,
  type RecordVersion,
} from '../books/bill/bill-texts'
import {
  type BillChoices,
  type BillDetails,
  isCreditNote,
  isTaxed,
  noDetails,
} from '../books/bill/details'
import {
  type Bill,
  type BillField,
  type BillRow,
  clearedTextsToRestore,
  emptyRow,
  isBelowZero,
  isBlankRow,
  readRow,
  type WholeTexts,
} from '../books/bill/inputs'
import { changeSeller, readSeller } from '../books/bill/remembered-seller'
import type { Seller } from '../books/bill/seller'
import { parseRecord } from '../books/bill/stored-texts'
import { inputs } from '../books/gst/inputs'
import { removeNote, writeAhead } from '../books/saved-bills/write-ahead'

/** A row that keeps its identity while it is typed into and moved. */
export type BillItem = { readonly id: number; readonly row: BillRow }

/** The bill that a tab works on, as it was typed. */
export type OpenBill = RecordVersion & {
  readonly items: readonly BillItem[]
  readonly prices: Bill['prices']
  readonly whole: WholeTexts
  readonly details: BillDetails
  /** Missing on a bill from before payments were noted. */
  readonly payments?: readonly Payment[]
}

const KEY = 'gst-hisab-bill'
const LONGEST_WAIT_MS = 100

const fields = Object.keys(emptyRow) as BillField[]

/** The bill of a new tab, which is also prerendered: its ids are in the HTML. */
const emptyBill: OpenBill = {
  id: '',
  revision: 0,
  items: [{ id: 0, row: emptyRow }],
  prices: 'before-gst',
  whole: noWhole,
  details: noDetails,
  payments: [],
}

let lastId = 0
/** Whether the bill was changed since it was loaded into this page. */
let isTouched = false
/** Whether the last change is not yet written to storage. */
let isNoteDue = false

let foundAtPageLoad: OpenBill | undefined

// When the page or the view is left, what is due is written.
const store = createStore<OpenBill>(
  () => {
    const kept = parseRecord(readTabText(KEY))
    foundAtPageLoad = toOpenBill(parseBill(kept), parseRecordVersion(kept))
    return foundAtPageLoad
  },
  () => {
    takeHabits()
    return combineCleanups(onWindow('pagehide', writeNoteIfDue), writeNoteIfDue)
  },
)

const itemOf = (row: BillRow): BillItem => ({ id: ++lastId, row })

/** The most frequent rate of the shop's last bills, for the first item of a bill. */
let usualRate = emptyRow.rate

/**
 * The rate of the next item: the last rate on the bill that is more than 0. An item without GST is an
 * exception, which is not repeated for the next item.
 */
function nextRate(items: readonly BillItem[]): string {
  const hasRate = ({ row }: BillItem) => {
    const { rate, problems } = readRow(row)
    return !isBlankRow(row) && rate > 0n && !problems.rate
  }
  return items.findLast(hasRate)?.row.rate ?? usualRate
}

/** The last row is always an empty one, as long as the bill has room for it. */
const withEmptyLastItem = (items: readonly BillItem[]): readonly BillItem[] =>
  emptyLastItem(items) || items.length >= MOST_BILL_ROWS
    ? items
    : [...items, itemOf({ ...emptyRow, rate: nextRate(items) })]

/** The empty row goes on with the rate of the others, as long as nobody chose another one there. */
function withNextRate(items: readonly BillItem[], before: string): readonly BillItem[] {
  const next = emptyLastItem(items)
  const rate = nextRate(items)
  return next?.row.rate === before && rate !== before
    ? items.with(-1, { ...next, row: { ...next.row, rate } })
    : items
}

function parseRecordVersion({ id, revision }: Readonly<Record<string, unknown>>): RecordVersion {
  return typeof id === 'string' && id && Number.isSafeInteger(revision)
    ? { id, revision: revision as number }
    : newRecordVersion()
}

const toOpenBill = ({ rows, ...rest }: BillTexts, version: RecordVersion): OpenBill => ({
  ...rest,
  ...version,
  // A bill that begins here has no payments; one of before may have had some.
  ...(version.revision === 0 && rows.length === 0 && { payments: rest.payments ?? [] }),
  items: rows.length
    ? withEmptyLastItem(rows.map(itemOf))
    : [{ id: 0, row: { ...emptyRow, rate: usualRate } }],
})

/** What was typed, without the empty row at the end. */
export const billTexts = ({ items, prices, whole, details, payments }: OpenBill): BillTexts => ({
  rows: items.slice(0, countItems(items)).map(({ row }) => row),
  prices,
  whole,
  details,
  ...(payments && { payments }),
})

/**
 * Writes the bill to the session storage of this tab, for a reload.
 *
 * @param isNoted whether it is also in a note or in the database
 */
function writeToTab(isNoted: boolean): void {
  const bill = store.read()
  const { id, revision } = bill
  writeTabText(KEY, JSON.stringify({ id, revision, isNoted, ...billTexts(bill) }), ignoreOutcome)
}

/** Writes the bill to local storage, where the next page finds it if this one never saves it, and to the tab. */
export function writeNote(): void {
  isNoteDue = false
  const bill = store.read()
  const { id, revision, details } = bill
  if (isBlankBill(bill) && revision === 0) {
    writeToTab(true)
    return
  }
  const texts = billTexts(bill)
  const note = { id, revision, changedAt: Date.now(), texts, choices: readChoices(details) }
  writeAhead(id, note, (outcome) => writeToTab(outcome === 'kept'))
}

function writeNoteIfDue(): void {
  if (isNoteDue) writeNote()
}

function replace(part: Partial<OpenBill>): void {
  const before = store.read()
  const next = { ...before, ...part }
  const items =
    next.items === before.items
      ? before.items
      : withEmptyLastItem(withNextRate(next.items, nextRate(before.items)))
  isTouched = true
  store.write({ ...next, items })
  if (isNoteDue) return
  isNoteDue = true
  // After the change is on the screen: writing a long bill takes a moment, and must not delay typing.
  requestAnimationFrame(() => setTimeout(writeNoteIfDue))
  // A hidden page has no frames.
  setTimeout(writeNoteIfDue, LONGEST_WAIT_MS)
}

/** The bill that is open in this tab. It survives a reload and is in no link. */
export const useOpenBill = (): OpenBill =>
  useSyncExternalStore(store.subscribe, store.read, () => emptyBill)

export const readOpenBill = (): OpenBill => store.read()

/** The bill that was in this tab when the page was opened. */
export const billAtPageLoad = (): OpenBill => foundAtPageLoad ?? store.read()

/**
 * Whether nothing was typed since this page was opened, and what was typed before that is in a note or
 * in the database.
 */
export const isUnchangedSincePageLoad = (): boolean =>
  !isTouched && parseRecord(readTabText(KEY)).isNoted !== false

/** Makes the undos of the open bill, which end when another bill is opened. */
export const undosOfOpenBill = undoScope()

/** Opens another bill in this tab, or another version of the same one. */
export function replaceBill(texts: BillTexts, version: RecordVersion): void {
  if (version.id !== store.read().id) undosOfOpenBill.end()
  isTouched = false
  isNoteDue = false
  // A bill that an older version of the site saved lacks fields that came later.
  store.write(toOpenBill(parseBill(texts), version))
  writeToTab(true)
}

/**
 * Sets the record that the open bill was saved as.
 *
 * @param isAllSaved whether nothing was typed since that save
 */
export function setRecordVersion({ id, revision }: RecordVersion, isAllSaved: boolean): void {
  const bill = store.read()
  if (isAllSaved || id !== bill.id) removeNote(bill.id)
  store.write({ ...bill, id, revision })
  if (isAllSaved) {
    isNoteDue = false
    writeToTab(true)
  } else writeNote()
}

/** Takes over payments that were saved with the open bill, but were noted elsewhere. */
export const takePayments = (payments: readonly Payment[]): void =>
  store.write({ ...store.read(), payments })

/**
 * Sets the rate of the first item of a bill. A bill that already has something on it stays as it is.
 *
 * @param rate none where there are no bills to take it from
 */
export function setUsualRate(rate = emptyRow.rate): void {
  const bill = store.read()
  const before = usualRate
  usualRate = rate
  const items = withNextRate(bill.items, before)
  if (items !== bill.items && isBlankBill(bill)) store.write({ ...bill, items })
}

/** Whether a bill has nothing on it yet, apart from its number, dates and title, which are filled in. */
export const isBlankBill = ({ items, whole, details, payments = [] }: OpenBill): boolean => {
  const { number, date, dueDate, title, ...others } = details
  return (
    countItems(items) === 0 &&
    payments.length === 0 &&
    [...Object.values(whole), ...Object.values({ ...others, reverseCharge: '' })].every(
      (text) => text.trim() === '',
    )
  )
}

/** Chooses prices before or with GST for this bill, and for the shop's next ones. */
export function choosePrices(prices: Bill['prices']): void {
  replace({ prices })
  noteHabit({ usualPrices: prices })
}

/** Chooses whether this bill is rounded to the nearest rupee, and the shop's next ones. */
export function chooseRounding(rupee: BillChoices['rupee']): void {
  inputs.change({ rupee })
  noteHabit({ usualRupee: rupee })
}

/** A credit note is as its bill was, which says nothing of the next one. */
function noteHabit(habit: Partial<Habits>): void {
  if (!isCreditNote(store.read().details)) changeSeller(habit)
}

/** What a new bill takes from the last one of the shop. */
export type Habits = Pick<Seller, 'usualPrices' | 'usualRupee'>

/**
 * A bill that nobody began is as the shop made its last one. A link says itself how a bill is rounded.
 *
 * @param habits those of the shop, or where it has none yet, those of its last bill
 */
export function takeHabits(
  { usualPrices: prices, usualRupee: rupee }: Habits = readSeller(),
): void {
  const bill = store.read()
  if (bill.revision > 0 || !isBlankBill(bill)) return
  if (prices && prices !== bill.prices) store.write({ ...bill, prices })
  if (rupee && !address.read().link) inputs.change({ rupee })
}

export const changeWhole = (part: Partial<WholeTexts>) =>
  replace({ whole: { ...store.read().whole, ...part } })

export const changeDetails = (part: Partial<BillDetails>) =>
  replace({ details: { ...store.read().details, ...part } })

/** Notes payments of the bill; with nothing, none is noted, as on bills of before. */
export function changePayments(payments: readonly Payment[] | undefined): void {
  if (payments) replace({ payments })
  else {
    const { payments: _, ...bill } = store.read()
    store.write(bill)
    replace({})
  }
}

/** Clears the fields of the buyer. */
export function clearBuyer(): Undo {
  const before = store.read().details
  const { buyerName, buyerAddress, buyerGstin, buyerState, deliveryAddress, placeOfSupply } =
    noDetails
  const cleared = {
    ...before,
    buyerName,
    buyerAddress,
    buyerGstin,
    buyerState,
    deliveryAddress,
    placeOfSupply,
  }
  changeDetails(cleared)
  return undosOfOpenBill.undo(() =>
    changeDetails(clearedTextsToRestore(before, cleared, store.read().details)),
  )
}

/** The empty row at the end, where the next item is typed; none in a full bill. */
export function emptyLastItem(items: readonly BillItem[]): BillItem | undefined {
  const last = items.at(-1)
  return last && isBlankRow(last.row) ? last : undefined
}

/** How many rows there are, the empty one at the end not counted. */
export const countItems = (items: readonly BillItem[]): number =>
  items.length - (emptyLastItem(items) ? 1 : 0)

/** How many more rows fit. */
export const rowsLeft = (items: readonly BillItem[]): number => MOST_BILL_ROWS - countItems(items)

/** Changes a row. If nothing differs, the row object stays the same, and nothing is computed again. */
export function changeItem(id: number, part: Partial<BillRow>): void {
  const { items } = store.read()
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return
  const row = { ...item.row, ...part }
  if (fields.every((field) => row[field] === item.row[field])) return
  replace({ items: items.with(at, { id, row }) })
}

/** @returns the copy, right below the item; none in a full bill */
export function duplicateItem(id: number): BillItem | undefined {
  const { items } = store.read()
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item || rowsLeft(items) === 0) return undefined
  const copy = itemOf({ ...item.row })
  // In a nearly full bill the empty row at the end gives way.
  replace({ items: items.toSpliced(at + 1, 0, copy).slice(0, MOST_BILL_ROWS) })
  return copy
}

type Removal = {
  /** The item that takes its place: the next, or the one before. */
  readonly beside: BillItem | undefined
  readonly undo: Undo
}

export function removeItem(id: number): Removal {
  const { items } = store.read()
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return { beside: undefined, undo: undosOfOpenBill.undo(() => {}) }
  replace({ items: items.toSpliced(at, 1) })
  return {
    beside: items[at + 1] ?? items[at - 1],
    undo: undosOfOpenBill.undo(() => replace({ items: store.read().items.toSpliced(at, 0, item) })),
  }
}

/** @returns the item's new position, counted from 1; none where it cannot move */
export function moveItem(id: number, step: -1 | 1): number | undefined {
  const { items } = store.read()
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = from + step
  const neighbour = items[to]
  // The empty row stays at the end.
  const next = emptyLastItem(items)
  if (!item || !neighbour || item === next || neighbour === next) return undefined
  replace({ items: items.with(from, neighbour).with(to, item) })
  return to + 1
}

/**
 * Adds rows at the end, and sets whether the prices of the bill include GST. Undoing it leaves what was
 * changed since.
 */
export function appendRows(rows: readonly BillRow[], prices = store.read().prices): Undo {
  const before = store.read()
  const added = rows.slice(0, rowsLeft(before.items)).map(itemOf)
  replace({ items: [...before.items.slice(0, countItems(before.items)), ...added], prices })
  return undosOfOpenBill.undo(() => {
    const now = store.read()
    replace({
      items: added.reduce((items, { row }) => withoutLast(items, row), now.items),
      prices: now.prices === prices ? before.prices : now.prices,
    })
  })
}

/** Removes the last row with the same texts. A row that was changed since is not found, and stays. */
function withoutLast(items: readonly BillItem[], gone: BillRow): readonly BillItem[] {
  const at = items.findLastIndex(({ row }) => fields.every((field) => row[field] === gone[field]))
  return at < 0 ? items : items.toSpliced(at, 1)
}

/** Removes all items. Undoing it leaves what was typed since. */
export function clearItems(): Undo {
  const { items } = store.read()
  const cleared = items.slice(0, countItems(items))
  replace({ items: [] })
  return undosOfOpenBill.undo(() => replace({ items: [...cleared, ...store.read().items] }))
}

/** Few rows have a minus at all: the others need not be read. */
const isRefused = (row: BillRow): boolean =>
  /[-\u2212]/.test(row.quantity + row.price) && isBelowZero(readRow(row).problems)

/** The current choices for a bill with these details. */
export function readChoices(details: BillDetails): BillChoices {
  const { buyer, rupee } = inputs.read()
  const { items } = store.read()
  return {
    buyer,
    rupee,
    currency: currencyOf(readCode()).code,
    isTaxed: isTaxed(details, readSeller()),
    ...(items.some(({ row }) => isRefused(row)) && { belowZero: 'refused' as const }),
  }
}
