import { useSyncExternalStore } from 'react'
import { MOST_BILL_ROWS } from '../../../core/limits'
import { ignoreOutcome, readTabText, writeTabText } from '../../../ui/memory/browser-storage'
import { combineCleanups, createStore, onWindow } from '../../../ui/tab/store'
import { type Undo, undoScope } from '../../../ui/tab/undo'
import { readChoices } from './choices'
import { type BillDetails, billTitles, noDetails } from './details'
import { parseRecord, textsOver } from './kept-texts'
import {
  type Bill,
  type BillField,
  type BillRow,
  emptyRow,
  isBlankRow,
  readRow,
  type WholeTexts,
} from './read-row'
import { removeNote, writeAhead } from './saved-bills/write-ahead'
import { whatWasCleared } from './undo-clearing'

/** A row that keeps its identity while it is typed into and moved. */
export type BillItem = { readonly id: number; readonly row: BillRow }

/** The record under which a bill is kept on this device. */
export type KeptAs = {
  readonly id: string
  /** How often it was kept: a tab that knows an older one must not write over it. 0: not yet. */
  readonly revision: number
}

/** The bill that a tab works on, as it was typed. */
export type OpenBill = KeptAs & {
  readonly items: readonly BillItem[]
  readonly prices: Bill['prices']
  readonly whole: WholeTexts
  readonly details: BillDetails
}

/** What was typed and nothing else. */
export type BillTexts = Omit<OpenBill, 'items' | keyof KeptAs> & {
  readonly rows: readonly BillRow[]
}

/** No bill of ours is longer, whatever is in storage. */
const MOST_KEPT = 2 * MOST_BILL_ROWS

const KEY = 'gst-hisab-bill'
const LONGEST_WAIT_MS = 100

const fields = Object.keys(emptyRow) as BillField[]

const noWhole: WholeTexts = { discount: '', freight: '' }

/** What a tab begins with, and what is prerendered: its ids are in the HTML. */
const emptyBill: OpenBill = {
  id: '',
  revision: 0,
  items: [{ id: 0, row: emptyRow }],
  prices: 'before-gst',
  whole: noWhole,
  details: noDetails,
}

let lastId = 0
/** Somebody changed the bill since this page found it, or put it there. */
let isTouched = false
/** What was typed is not written yet. */
let isDue = false

let found: OpenBill | undefined

// Whoever leaves the page or the site leaves the bill as it is now.
const store = createStore<OpenBill>(
  () => {
    const kept = parseRecord(readTabText(KEY))
    found = toOpenBill(parseBill(kept), parseKeptAs(kept))
    return found
  },
  () => combineCleanups(onWindow('pagehide', noteIfDue), noteIfDue),
)

const itemOf = (row: BillRow): BillItem => ({ id: ++lastId, row })

/** Of the shop's last bills, for a bill in which no item has a rate yet. */
let usualRate = emptyRow.rate

/**
 * The rate of the next item: the last one of the bill that is more than 0. An item without GST is an
 * exception, and the one after it would be one without a word.
 */
function nextRate(items: readonly BillItem[]): string {
  const hasRate = ({ row }: BillItem) => {
    const { rate, problems } = readRow(row)
    return !isBlankRow(row) && rate > 0n && !problems.rate
  }
  return items.findLast(hasRate)?.row.rate ?? usualRate
}

/** The last row is always an empty one, as long as the bill has room for it. */
const withNextItem = (items: readonly BillItem[]): readonly BillItem[] =>
  nextItem(items) || items.length >= MOST_BILL_ROWS
    ? items
    : [...items, itemOf({ ...emptyRow, rate: nextRate(items) })]

/** The empty row goes on with the rate of the others, as long as nobody chose another one there. */
function withNextRate(items: readonly BillItem[], before: string): readonly BillItem[] {
  const next = nextItem(items)
  const rate = nextRate(items)
  return next?.row.rate === before && rate !== before
    ? items.with(-1, { ...next, row: { ...next.row, rate } })
    : items
}

/** What is in storage may be of another version, or nobody's: what does not fit is left out. */
export function parseBill(kept: Readonly<Record<string, unknown>>): BillTexts {
  const { rows, prices, whole, details } = kept
  const texts = textsOver(noDetails, details)
  return {
    rows: Array.isArray(rows)
      ? rows.slice(0, MOST_KEPT).map((row) => textsOver(emptyRow, row))
      : [],
    prices: prices === 'with-gst' ? prices : emptyBill.prices,
    whole: textsOver(noWhole, whole),
    details: {
      ...texts,
      title: billTitles.find((title) => title === texts.title) ?? noDetails.title,
      reverseCharge: texts.reverseCharge === 'yes' ? 'yes' : 'no',
    },
  }
}

function parseKeptAs({ id, revision }: Readonly<Record<string, unknown>>): KeptAs {
  return typeof id === 'string' && id && Number.isSafeInteger(revision)
    ? { id, revision: revision as number }
    : newRecord()
}

/** Nobody else has this id: two tabs that begin a bill begin two. */
export const newRecord = (): KeptAs => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  revision: 0,
})

const toOpenBill = ({ rows, ...rest }: BillTexts, keptAs: KeptAs): OpenBill => ({
  ...rest,
  ...keptAs,
  items: rows.length
    ? withNextItem(rows.map(itemOf))
    : [{ id: 0, row: { ...emptyRow, rate: usualRate } }],
})

/** What was typed, without the empty row at the end. */
export const billTexts = ({ items, prices, whole, details }: OpenBill): BillTexts => ({
  rows: items.slice(0, countItems(items)).map(({ row }) => row),
  prices,
  whole,
  details,
})

/** Writes the bill of this tab where that takes no time. */
function keepInTab(isNoted: boolean): void {
  const bill = store.read()
  const { id, revision } = bill
  writeTabText(KEY, JSON.stringify({ id, revision, isNoted, ...billTexts(bill) }), ignoreOutcome)
}

/** The same where other pages find it, until the database has it. */
export function noteNow(): void {
  isDue = false
  const bill = store.read()
  const { id, revision, details } = bill
  if (isUntouched(bill) && revision === 0) {
    keepInTab(true)
    return
  }
  const texts = billTexts(bill)
  const note = { id, revision, changedAt: Date.now(), texts, choices: readChoices(details) }
  writeAhead(id, note, (outcome) => keepInTab(outcome === 'kept'))
}

function noteIfDue(): void {
  if (isDue) noteNow()
}

function replace(part: Partial<OpenBill>): void {
  const before = store.read()
  const next = { ...before, ...part }
  const items =
    next.items === before.items
      ? before.items
      : withNextItem(withNextRate(next.items, nextRate(before.items)))
  isTouched = true
  store.write({ ...next, items })
  if (isDue) return
  isDue = true
  // When the change is on the screen: a long bill takes a moment, and keys are not to wait for it.
  requestAnimationFrame(() => setTimeout(noteIfDue))
  // A hidden page has no frames.
  setTimeout(noteIfDue, LONGEST_WAIT_MS)
}

/** The bill of this tab. It survives a reload and is in no link. */
export const useOpenBill = (): OpenBill =>
  useSyncExternalStore(store.subscribe, store.read, () => emptyBill)

export const readOpenBill = (): OpenBill => store.read()

/** The bill that was in this tab when the page was opened. */
export const billAsFound = (): OpenBill => found ?? store.read()

/**
 * Whether all that is in this tab is known elsewhere: nobody has typed here since the page was opened,
 * and what was typed before it is in the database or on its way there.
 */
export const isAsFound = (): boolean =>
  !isTouched && parseRecord(readTabText(KEY)).isNoted !== false

/** The bill of this tab, until another one takes its place. */
export const billOnShow = undoScope()

/** Puts another bill into this tab, or another version of this one, at once. */
export function showBill(texts: BillTexts, keptAs: KeptAs): void {
  if (keptAs.id !== store.read().id) billOnShow.end()
  isTouched = false
  isDue = false
  // An older version kept it without what came later.
  store.write(toOpenBill(parseBill(texts), keptAs))
  keepInTab(true)
}

/**
 * Says under which record the bill of this tab is kept now.
 *
 * @param isWhole nothing was typed since
 */
export function setKeptAs({ id, revision }: KeptAs, isWhole: boolean): void {
  const bill = store.read()
  if (isWhole || id !== bill.id) removeNote(bill.id)
  store.write({ ...bill, id, revision })
  if (isWhole) {
    isDue = false
    keepInTab(true)
  } else noteNow()
}

/**
 * Says what the rate of a first item is in this shop. A bill that somebody began stays as it is.
 *
 * @param rate none where no bill tells
 */
export function setUsualRate(rate = emptyRow.rate): void {
  const bill = store.read()
  const before = usualRate
  usualRate = rate
  const items = withNextRate(bill.items, before)
  if (items !== bill.items && isUntouched(bill)) store.write({ ...bill, items })
}

/** A bill with nothing in it yet but, it may be, its number and date. */
export const isUntouched = ({ items, whole, details }: OpenBill): boolean => {
  const { number, date, title, ...others } = details
  return (
    countItems(items) === 0 &&
    [...Object.values(whole), ...Object.values({ ...others, reverseCharge: '' })].every(
      (text) => text.trim() === '',
    )
  )
}

export const choosePrices = (prices: Bill['prices']) => replace({ prices })

export const changeWhole = (part: Partial<WholeTexts>) =>
  replace({ whole: { ...store.read().whole, ...part } })

export const changeDetails = (part: Partial<BillDetails>) =>
  replace({ details: { ...store.read().details, ...part } })

/** Clears who buys, and leaves the rest of the bill. */
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
  return billOnShow.undo(() => changeDetails(whatWasCleared(before, cleared, store.read().details)))
}

/** The empty row at the end, where the next item is typed; none in a full bill. */
export function nextItem(items: readonly BillItem[]): BillItem | undefined {
  const last = items.at(-1)
  return last && isBlankRow(last.row) ? last : undefined
}

/** How many rows there are, the empty one at the end not counted. */
export const countItems = (items: readonly BillItem[]): number =>
  items.length - (nextItem(items) ? 1 : 0)

/** How many more rows fit. */
export const roomIn = (items: readonly BillItem[]): number => MOST_BILL_ROWS - countItems(items)

/** Changes a row; one that stays the same keeps its identity, and nothing is computed again. */
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
  if (!item || roomIn(items) === 0) return undefined
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
  if (!item) return { beside: undefined, undo: billOnShow.undo(() => {}) }
  replace({ items: items.toSpliced(at, 1) })
  return {
    beside: items[at + 1] ?? items[at - 1],
    undo: billOnShow.undo(() => replace({ items: store.read().items.toSpliced(at, 0, item) })),
  }
}

/** @returns the item's new place, counted from 1; none where it cannot move */
export function moveItem(id: number, step: -1 | 1): number | undefined {
  const { items } = store.read()
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = from + step
  const neighbour = items[to]
  // The empty row stays at the end.
  const next = nextItem(items)
  if (!item || !neighbour || item === next || neighbour === next) return undefined
  replace({ items: items.with(from, neighbour).with(to, item) })
  return to + 1
}

/**
 * Adds rows at the end, and says what the prices of the bill are from then on. Undoing it leaves what was
 * changed since.
 */
export function appendRows(rows: readonly BillRow[], prices = store.read().prices): Undo {
  const before = store.read()
  const added = rows.slice(0, roomIn(before.items)).map(itemOf)
  replace({ items: [...before.items.slice(0, countItems(before.items)), ...added], prices })
  return billOnShow.undo(() => {
    const now = store.read()
    replace({
      items: added.reduce((items, { row }) => withoutLast(items, row), now.items),
      prices: now.prices === prices ? before.prices : now.prices,
    })
  })
}

/** Without the last row that says the same: what was typed into one makes it an item like any other. */
function withoutLast(items: readonly BillItem[], gone: BillRow): readonly BillItem[] {
  const at = items.findLastIndex(({ row }) => fields.every((field) => row[field] === gone[field]))
  return at < 0 ? items : items.toSpliced(at, 1)
}

/** Undoing it leaves what was typed since. */
export function clearItems(): Undo {
  const { items } = store.read()
  const cleared = items.slice(0, countItems(items))
  replace({ items: [] })
  return billOnShow.undo(() => replace({ items: [...cleared, ...store.read().items] }))
}
