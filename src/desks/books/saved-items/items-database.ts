import type { DBSchema } from 'idb'
import { normalizeForSearch } from '../../../core/language/search-text'
import { type Decimal, decimalsIn, toDigits } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { openableDatabase, tabMessages } from '../../../ui/memory/database'
import type { Bill, BillRow } from '../bill/inputs'
import { textsOver } from '../bill/stored-texts'

/*
 * The shop's own items are stored here: in the IndexedDB database `gst-hisab-items`, one record for each
 * item, by its code or name.
 */

type Schema = DBSchema & { items: { key: string; value: SavedItem } }

const NAME = 'gst-hisab-items'
const VERSION = 1

/** Where storage is forbidden or full, every function of this file that uses it rejects. */
const { open: openItemsDatabase } = openableDatabase<Schema>(
  NAME,
  VERSION,
  (database) => void database.createObjectStore('items', { keyPath: 'key' }),
)

const channel = tabMessages<'changed'>(NAME)

/** Listens to every change, in this tab and in others. @returns a function that stops it */
export const onItemsChange = (listener: () => void): (() => void) => channel.listen(listener)

/** All items, sorted by name. */
export async function readItems(): Promise<readonly SavedItem[]> {
  const items = await (await openItemsDatabase()).getAll('items')
  return items
    .flatMap((item) => parseItem(item) ?? [])
    .sort((a, b) => (a.description.toLowerCase() < b.description.toLowerCase() ? -1 : 1))
}

/** Changes the database in one transaction: all of it or nothing. */
async function inTransaction<Result>(
  act: (store: {
    get(key: string): Promise<SavedItem | undefined>
    put(item: SavedItem): void
    remove(key: string): void
  }) => Promise<Result>,
): Promise<Result> {
  const database = await openItemsDatabase()
  // Strict: the write is done only when it is on the disk, because power may fail.
  const transaction = database.transaction('items', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  try {
    const result = await act({
      get: (key) => store.get(key),
      put: (item) => void store.put(item).catch(() => {}),
      remove: (key) => void store.delete(key).catch(() => {}),
    })
    await transaction.done
    channel.tell('changed')
    return result
  } catch (error) {
    transaction.done.catch(() => {})
    try {
      transaction.abort()
    } catch {
      // It is over already.
    }
    throw error
  }
}

/**
 * Saves an item that was typed. Of an item that was there before, only the fields that were changed are
 * written, so that the changes of two tabs add up.
 *
 * @returns the item, or the other one that has this code or name already
 */
export const saveItem = (
  texts: ItemTexts,
  before?: SavedItem,
): Promise<{ readonly kept: SavedItem } | { readonly other: SavedItem }> =>
  inTransaction(async ({ get, put, remove }) => {
    const current = before && (await get(before.key))
    const part = Object.fromEntries(
      itemFields
        .filter((field) => !before || toSavedItem(texts)[field] !== before[field])
        .map((field) => [field, texts[field]]),
    )
    const saved = toSavedItem({ ...texts, ...current, ...part })
    const other = saved.key === before?.key ? undefined : await get(saved.key)
    if (other) return { other }
    if (before && saved.key !== before.key) remove(before.key)
    put(saved)
    return { kept: saved }
  })

/** Undoes removing, except for items that were saved again since. */
export const restoreItems = (items: readonly SavedItem[]): Promise<void> =>
  inTransaction(async ({ get, put }) => {
    for (const item of items) {
      if (!(await get(item.key))) put(item)
    }
  })

export const removeItems = (keys: readonly string[]): Promise<void> =>
  inTransaction(async ({ remove }) => keys.forEach(remove))

/** One item in the place of another, or a new one. */
export type Replacement = { readonly before?: SavedItem | undefined; readonly after: SavedItem }

/** Writes many items in one transaction. */
export const replaceItems = (all: readonly Replacement[]): Promise<void> =>
  inTransaction(async ({ put, remove }) => {
    for (const { before, after } of all) {
      if (before && before.key !== after.key) remove(before.key)
      put(after)
    }
  })

/** Undoes `replaceItems`, except for items that were changed since. */
export const undoReplaceItems = (all: readonly Replacement[]): Promise<void> =>
  inTransaction(async ({ get, put, remove }) => {
    for (const { before, after } of all) {
      const current = await get(after.key)
      if (!current || !hasSameContent(current, after)) continue
      if (before?.key !== after.key) remove(after.key)
      if (before) put(before)
    }
  })

/** The fields of an item, as they are typed. */
export type ItemTexts = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'> & {
  /** What a scanner types: a barcode, or a code of the shop's own. */
  readonly code: string
  /** What its price is, whatever the prices of a bill are. */
  readonly prices: Bill['prices']
}

/** An item as it is stored. */
export type SavedItem = ItemTexts & {
  /** Unique among the items: its code or, without one, its name. */
  readonly key: string
  readonly changedAt: number
}

export type ItemField = keyof ItemTexts

export const noItem: ItemTexts = {
  description: '',
  code: '',
  price: '',
  prices: 'before-gst',
  unit: '',
  hsn: '',
  rate: '',
}

/** A code in the form in which codes are compared: in capitals, without spaces around it. @example codeOf(' ab-1 ') // 'AB-1' */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** A name in the form in which names are compared. */
export const nameOf = (text: string): string => normalizeForSearch(text).replace(/\s+/g, ' ').trim()

export const keyOf = ({ code, description }: Pick<ItemTexts, 'code' | 'description'>): string =>
  codeOf(code) ? `code ${codeOf(code)}` : `name ${nameOf(description)}`

/** The record of what was typed: prices and rates are all written in the same way. */
export const toSavedItem = (texts: ItemTexts, changedAt = Date.now()): SavedItem => {
  const tidy = tidyItem(texts)
  return { ...tidy, key: keyOf(tidy), changedAt }
}

/** @example tidyItem({ …, price: '₹1850.5', rate: '18 %' }) // price '1,850.50', rate '18' */
export function tidyItem(texts: ItemTexts): ItemTexts {
  const price = readAmount(texts.price)
  const rate = readNumber(texts.rate)
  return {
    description: texts.description.trim(),
    code: texts.code.trim(),
    price: isRead(price) ? writePrice(price.value) : '',
    prices: texts.prices,
    unit: texts.unit.trim(),
    hsn: texts.hsn.trim(),
    rate: isRead(rate) ? toDigits(rate.value) : '',
  }
}

/** A price with all its decimals: two at least, where it has any. @example writePrice(decimalFrom('1850.5')) // '1,850.50' */
export function writePrice(price: Decimal): string {
  const decimals = decimalsIn(toDigits(price))
  return formatNumber(price, decimals && Math.max(2, decimals))
}

export const itemFields = Object.keys(noItem) as ItemField[]

export const hasSameContent = (a: ItemTexts, b: ItemTexts): boolean =>
  itemFields.every((field) => a[field] === b[field])

/** Reads a record, which may be of another version or no item at all. */
export function parseItem(value: unknown): SavedItem | undefined {
  const { prices, ...texts } = textsOver({ ...noItem, prices: '' }, value)
  const { changedAt } = value as Partial<SavedItem>
  if (!texts.description) return undefined
  return toSavedItem(
    { ...texts, prices: prices === 'with-gst' ? prices : 'before-gst' },
    typeof changedAt === 'number' ? changedAt : 0,
  )
}
