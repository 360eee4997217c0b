import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '../../../ui/tab/session'
import { type Bill, type BillRow, emptyRow, isBlankRow, MOST_ROWS } from './compute'

/** A row that keeps its identity while it is typed into and moved. */
export type BillItem = { readonly id: number; readonly row: BillRow }

type BillItems = { readonly items: readonly BillItem[]; readonly prices: Bill['prices'] }

const KEY = 'gst-hisab-bill'
/** Long bills are not written to storage at every key. */
const KEEP_AFTER_MS = 250

const fields = Object.keys(emptyRow) as (keyof BillRow)[]
const listeners = new Set<() => void>()
let lastId = 0
let current: BillItems | undefined
let keepTimer: ReturnType<typeof setTimeout> | undefined

const itemOf = (row: BillRow): BillItem => ({ id: ++lastId, row })

/** The last row is always an empty one, as long as the bill has room for it. */
function withNextItem(items: readonly BillItem[]): readonly BillItem[] {
  const last = items.at(-1)
  const isReady = last && isBlankRow(last.row)
  return isReady || items.length >= MOST_ROWS ? items : [...items, itemOf(emptyRow)]
}

function read(): BillItems {
  current ??= restore(readSession(KEY))
  return current
}

/** What is in storage may be of another version, or nobody's: what does not fit is left out. */
function restore(text: string | null): BillItems {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    kept = undefined
  }
  const { rows, prices } = Object(kept)
  return {
    items: withNextItem((Array.isArray(rows) ? rows : []).slice(0, MOST_ROWS).map(restoreItem)),
    prices: prices === 'with-gst' ? prices : 'before-gst',
  }
}

function restoreItem(kept: unknown): BillItem {
  const texts = fields.map((field) => {
    const text: unknown = Object(kept)[field]
    return [field, typeof text === 'string' ? text : emptyRow[field]]
  })
  return itemOf({ ...emptyRow, ...Object.fromEntries(texts) })
}

function keep(): void {
  const { items, prices } = read()
  clearTimeout(keepTimer)
  writeSession(KEY, JSON.stringify({ rows: items.map(({ row }) => row), prices }))
}

function replace(part: Partial<BillItems>): void {
  const next = { ...read(), ...part }
  current = { ...next, items: withNextItem(next.items) }
  clearTimeout(keepTimer)
  keepTimer = setTimeout(keep, KEEP_AFTER_MS)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('pagehide', keep)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('pagehide', keep)
    keep()
  }
}

/** The items of the bill in this tab. They survive a reload and are in no link. */
export const useBillItems = (): BillItems => useSyncExternalStore(subscribe, read, read)

export const choosePrices = (prices: Bill['prices']) => replace({ prices })

/** Changes a row; one that stays the same keeps its identity, and nothing is computed again. */
export function changeItem(id: number, part: Partial<BillRow>): void {
  const item = read().items.find((item) => item.id === id)
  if (!item || Object.entries(part).every(([name, text]) => Object(item.row)[name] === text)) return
  replace({
    items: read().items.map((item) =>
      item.id === id ? { id, row: { ...item.row, ...part } } : item,
    ),
  })
}

/** The empty row at the end, where the next item is typed; none in a full bill. */
export function nextItem(): BillItem | undefined {
  const last = read().items.at(-1)
  return last && isBlankRow(last.row) ? last : undefined
}

/** The item that takes the place of a removed one: the next, or the one before. */
export function itemBeside(id: number): BillItem | undefined {
  const { items } = read()
  const at = items.findIndex((item) => item.id === id)
  return items[at + 1] ?? items[at - 1]
}

/** @returns the copy, right below the item; none in a full bill */
export function duplicateItem(id: number): BillItem | undefined {
  const { items } = read()
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item || roomIn(items) === 0) return undefined
  const copy = itemOf({ ...item.row })
  // In a nearly full bill the empty row at the end gives way.
  replace({ items: items.toSpliced(at + 1, 0, copy).slice(0, MOST_ROWS) })
  return copy
}

/** @returns a way to undo it */
export function removeItem(id: number): () => void {
  const { items } = read()
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return () => {}
  replace({ items: items.toSpliced(at, 1) })
  return () => replace({ items: read().items.toSpliced(at, 0, item).slice(0, MOST_ROWS) })
}

/** @returns the item's new place, counted from 1; none where it cannot move */
export function moveItem(id: number, step: -1 | 1): number | undefined {
  const { items } = read()
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = from + step
  const neighbour = items[to]
  // The empty row stays at the end.
  if (!item || !neighbour || [item, neighbour].some((one) => one.id === nextItem()?.id)) return
  replace({ items: items.with(from, neighbour).with(to, item) })
  return to + 1
}

/** How many more rows fit. */
export const roomIn = (items: readonly BillItem[]): number =>
  MOST_ROWS - items.length + (nextItem() ? 1 : 0)

/** Adds rows at the end. @returns a way to undo it */
export function appendRows(rows: readonly BillRow[]): () => void {
  const { items } = read()
  const added = rows.slice(0, roomIn(items)).map(itemOf)
  const blank = nextItem()
  replace({ items: [...items.filter((item) => item !== blank), ...added] })
  const ids = new Set(added.map(({ id }) => id))
  return () => replace({ items: read().items.filter(({ id }) => !ids.has(id)) })
}

/** @returns a way to undo it */
export function clearItems(): () => void {
  const { items } = read()
  replace({ items: [] })
  return () => replace({ items })
}
