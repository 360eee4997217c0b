import type { DBSchema } from 'idb'
import { type Decimal, decimalsIn, hundred, toDigits } from '../../../../core/decimal'
import { formatNumber } from '../../../../core/format'
import { isRead, readAmount, readNumber } from '../../../../core/parse'
import { newsOf } from '../../../../ui/memory/database/news'
import { openableDatabase } from '../../../../ui/memory/database/open-database'
import { type Bill, type BillRow, longestText } from '../inputs'
import { textsOver } from '../kept-texts'
import { normalizeForSearch } from '../saved-bills/search'

type Schema = DBSchema & { items: { key: string; value: SavedItem } }

const NAME = 'gst-hisab-items'
const VERSION = 1

/** The items of this device. Where storage is forbidden or full, every way in here rejects. */
const { open: openItemsDatabase } = openableDatabase<Schema>(
  NAME,
  VERSION,
  (database) => void database.createObjectStore('items', { keyPath: 'key' }),
)

const news = newsOf<'changed'>(NAME)

/** Hears of every change, in this tab and in others. @returns a way to stop */
export const onItemsChange = (listener: () => void): (() => void) => news.listen(listener)

/** All of them, by name. */
export async function readItems(): Promise<readonly SavedItem[]> {
  const items = await (await openItemsDatabase()).getAll('items')
  return items
    .flatMap((item) => parseItem(item) ?? [])
    .sort((a, b) => (a.description.toLowerCase() < b.description.toLowerCase() ? -1 : 1))
}

/** A change of the database, all of it or none. */
async function change<Result>(
  act: (store: {
    get(key: string): Promise<SavedItem | undefined>
    put(item: SavedItem): void
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
export const saveItem = (
  texts: ItemTexts,
  before?: SavedItem,
): Promise<{ readonly kept: SavedItem } | { readonly other: SavedItem }> =>
  change(async ({ get, put, remove }) => {
    const now = before && (await get(before.key))
    const part = Object.fromEntries(
      itemFields
        .filter((field) => !before || toSavedItem(texts)[field] !== before[field])
        .map((field) => [field, texts[field]]),
    )
    const kept = toSavedItem({ ...texts, ...now, ...part })
    const other = kept.key === before?.key ? undefined : await get(kept.key)
    if (other) return { other }
    if (before && kept.key !== before.key) remove(before.key)
    put(kept)
    return { kept }
  })

/** Undoes forgetting, but for what was kept anew since. */
export const restoreItems = (items: readonly SavedItem[]): Promise<void> =>
  change(async ({ get, put }) => {
    for (const item of items) {
      if (!(await get(item.key))) put(item)
    }
  })

export const removeItems = (keys: readonly string[]): Promise<void> =>
  change(async ({ remove }) => keys.forEach(remove))

/** One item in the place of another, or a new one. */
export type Replacement = { readonly before?: SavedItem | undefined; readonly after: SavedItem }

/** Takes over items at once. */
export const replaceItems = (all: readonly Replacement[]): Promise<void> =>
  change(async ({ put, remove }) => {
    for (const { before, after } of all) {
      if (before && before.key !== after.key) remove(before.key)
      put(after)
    }
  })

/** Undoes that, but for what was changed since. */
export const undoReplaceItems = (all: readonly Replacement[]): Promise<void> =>
  change(async ({ get, put, remove }) => {
    for (const { before, after } of all) {
      const now = await get(after.key)
      if (!now || !hasSameContent(now, after)) continue
      if (before?.key !== after.key) remove(after.key)
      if (before) put(before)
    }
  })

/** What a shop keeps of an item, as it is typed. */
export type ItemTexts = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'> & {
  /** What a scanner types: a barcode, or a code of the shop's own. */
  readonly code: string
  /** What its price is, whatever the prices of a bill are. */
  readonly prices: Bill['prices']
}

/** An item of the shop, kept on this device. */
export type SavedItem = ItemTexts & {
  /** What no two items have alike: its code or, without one, its name. */
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

/** A code as it is compared: capitals alike, nothing around it. @example codeOf(' ab-1 ') // 'AB-1' */
export const codeOf = (text: string): string => text.trim().toUpperCase()

/** A name as it is compared. */
export const nameOf = (text: string): string => normalizeForSearch(text).replace(/\s+/g, ' ').trim()

export const keyOf = ({ code, description }: Pick<ItemTexts, 'code' | 'description'>): string =>
  codeOf(code) ? `code ${codeOf(code)}` : `name ${nameOf(description)}`

/** What was typed, as it is kept: every price and rate is written in one way. */
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

/** As much as was typed: two decimals at least, where it has any. @example writePrice(decimalFrom('1850.5')) // '1,850.50' */
export function writePrice(price: Decimal): string {
  const decimals = decimalsIn(toDigits(price))
  return formatNumber(price, decimals && Math.max(2, decimals))
}

/** Why an item cannot be kept as it is; nothing, if it can. */
export function problemOfItem(texts: ItemTexts): { field: ItemField; text: string } | undefined {
  if (!texts.description.trim()) return { field: 'description', text: 'Type what the item is.' }
  const price = readAmount(texts.price)
  if (texts.price.trim() && (!isRead(price) || price.value < 0n)) {
    return { field: 'price', text: 'Type the price as a number, or leave it blank.' }
  }
  const rate = readNumber(texts.rate)
  if (texts.rate.trim() && (!isRead(rate) || rate.value < 0n || rate.value > hundred)) {
    return { field: 'rate', text: 'Type the GST rate in percent, or leave it blank.' }
  }
  const long = itemFields.find((field) => texts[field].length > longestText(field))
  return long && { field: long, text: 'This is too long to be kept.' }
}

export const itemFields = Object.keys(noItem) as ItemField[]

export const hasSameContent = (a: ItemTexts, b: ItemTexts): boolean =>
  itemFields.every((field) => a[field] === b[field])

/** What is in the database may be of another version, or nobody's. */
export function parseItem(value: unknown): SavedItem | undefined {
  const { prices, ...texts } = textsOver({ ...noItem, prices: '' }, value)
  const { changedAt } = value as Partial<SavedItem>
  if (!texts.description) return undefined
  return toSavedItem(
    { ...texts, prices: prices === 'with-gst' ? prices : 'before-gst' },
    typeof changedAt === 'number' ? changedAt : 0,
  )
}
