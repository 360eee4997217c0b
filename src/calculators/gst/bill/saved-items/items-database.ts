import type { DBSchema } from 'idb'
import { openableDatabase, tabMessages } from '../../../../ui/memory/database'
import {
  type ItemTexts,
  itemFields,
  type KeptItem,
  parseItem,
  saysTheSame,
  toKept,
} from './item-record'

type Schema = DBSchema & { items: { key: string; value: KeptItem } }

const NAME = 'gst-hisab-items'
const VERSION = 1

/** The items of this device. Where storage is forbidden or full, every way in here rejects. */
const { open: openItemsDatabase } = openableDatabase<Schema>(
  NAME,
  VERSION,
  (database) => void database.createObjectStore('items', { keyPath: 'key' }),
)

const news = tabMessages<'changed'>(NAME)

/** Hears of every change, in this tab and in others. @returns a way to stop */
export const onItemNews = (listener: () => void): (() => void) => news.listen(listener)

/** All of them, by name. */
export async function readItems(): Promise<readonly KeptItem[]> {
  const items = await (await openItemsDatabase()).getAll('items')
  return items
    .flatMap((item) => parseItem(item) ?? [])
    .sort((a, b) => (a.description.toLowerCase() < b.description.toLowerCase() ? -1 : 1))
}

/** A change of the database, all of it or none. */
async function change<Result>(
  act: (store: {
    get(key: string): Promise<KeptItem | undefined>
    put(item: KeptItem): void
    remove(key: string): void
  }) => Promise<Result>,
): Promise<Result> {
  const database = await openItemsDatabase()
  // To the disk, not only to the system: power fails, and this is a shop's book.
  const transaction = database.transaction('items', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  try {
    const result = await act({
      get: (key) => store.get(key),
      put: (item) => void store.put(item).catch(() => {}),
      remove: (key) => void store.delete(key).catch(() => {}),
    })
    await transaction.done
    news.tell('changed')
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
 * Keeps an item that was typed. Of one that was there before, only what was changed is written, so
 * that the changes of two tabs add up.
 *
 * @returns the item, or the other one that has this code or name already
 */
export const keepItem = (
  texts: ItemTexts,
  before?: KeptItem,
): Promise<{ readonly kept: KeptItem } | { readonly other: KeptItem }> =>
  change(async ({ get, put, remove }) => {
    const now = before && (await get(before.key))
    const part = Object.fromEntries(
      itemFields
        .filter((field) => !before || toKept(texts)[field] !== before[field])
        .map((field) => [field, texts[field]]),
    )
    const kept = toKept({ ...texts, ...now, ...part })
    const other = kept.key === before?.key ? undefined : await get(kept.key)
    if (other) return { other }
    if (before && kept.key !== before.key) remove(before.key)
    put(kept)
    return { kept }
  })

/** Undoes forgetting, but for what was kept anew since. */
export const putBack = (items: readonly KeptItem[]): Promise<void> =>
  change(async ({ get, put }) => {
    for (const item of items) {
      if (!(await get(item.key))) put(item)
    }
  })

export const removeItems = (keys: readonly string[]): Promise<void> =>
  change(async ({ remove }) => keys.forEach(remove))

/** One item in the place of another, or a new one. */
export type Replacement = { readonly before?: KeptItem | undefined; readonly after: KeptItem }

/** Takes over items at once. */
export const replaceItems = (all: readonly Replacement[]): Promise<void> =>
  change(async ({ put, remove }) => {
    for (const { before, after } of all) {
      if (before && before.key !== after.key) remove(before.key)
      put(after)
    }
  })

/** Undoes that, but for what was changed since. */
export const bringBack = (all: readonly Replacement[]): Promise<void> =>
  change(async ({ get, put, remove }) => {
    for (const { before, after } of all) {
      const now = await get(after.key)
      if (!now || !saysTheSame(now, after)) continue
      if (before?.key !== after.key) remove(after.key)
      if (before) put(before)
    }
  })
