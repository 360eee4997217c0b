import { normalizeForSearch } from '../saved-bills/search'
import { codeOf, onItemsChange, readItems, type SavedItem } from './items-database'

/** An item with everything that it can be found by, made once: each key only looks through texts. */
export type SearchableItem = {
  readonly item: SavedItem
  readonly name: string
  /** The words of its name. */
  readonly parts: readonly string[]
  readonly code: string
  readonly all: string
}

/** The items of this device, ready to be found. */
export type ItemsIndex = {
  readonly items: readonly SearchableItem[]
  withCode(text: string): SavedItem | undefined
}

export function itemsIndexOf(items: readonly SavedItem[]): ItemsIndex {
  const byCode = new Map(items.flatMap((item) => (item.code ? [[codeOf(item.code), item]] : [])))
  return { items: items.map(toSearchable), withCode: (text) => byCode.get(codeOf(text)) }
}

function toSearchable(item: SavedItem): SearchableItem {
  const { description, code, hsn } = item
  const name = normalizeForSearch(description).trim()
  return {
    item,
    name,
    parts: name.split(/[^\p{L}\p{M}\p{N}]+/u),
    code: normalizeForSearch(code),
    all: normalizeForSearch([description, code, hsn].join('\n')),
  }
}

/** The items that have every word of a text somewhere. @example searchItems(items, 'umb 6601') */
export function searchItems(
  items: readonly SearchableItem[],
  text: string,
): readonly SearchableItem[] {
  const wanted = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  return wanted.length === 0
    ? items
    : items.filter(({ all }) => wanted.every((word) => all.includes(word)))
}

/**
 * The items that a typed text may mean: those whose code or name begins with it first, then those in
 * whose name every word begins a word.
 */
export function itemsStartingWith(
  items: readonly SearchableItem[],
  text: string,
  most: number,
): readonly SavedItem[] {
  const typed = normalizeForSearch(text).trim()
  if (typed === '') return []
  const words = typed.split(/\s+/)
  const first: SavedItem[] = []
  const others: SavedItem[] = []
  for (const { item, name, parts, code } of items) {
    if (first.length === most) break
    // What is there already needs no offer.
    if (name === typed) continue
    if (code.startsWith(typed) || name.startsWith(typed)) first.push(item)
    else if (
      others.length < most &&
      words.every((word) => parts.some((part) => part.startsWith(word)))
    ) {
      others.push(item)
    }
  }
  return [...first, ...others].slice(0, most)
}

let reading: Promise<ItemsIndex> | undefined
let here: ItemsIndex | undefined

onItemsChange(() => {
  reading = undefined
  here = undefined
  // Whoever scans next is not to wait for it.
  loadItemsIndex()
})

/**
 * The book of this device; an empty one where nothing can be kept, and the next time it is tried again.
 *
 * @param isAnew what was read before may be old
 */
export function loadItemsIndex(isAnew = false): Promise<ItemsIndex> {
  if (reading && !isAnew) return reading
  const now: Promise<ItemsIndex> = readItems().then(
    (items) => {
      const book = itemsIndexOf(items)
      if (reading === now) here = book
      return book
    },
    () => {
      if (reading === now) reading = undefined
      return itemsIndexOf([])
    },
  )
  reading = now
  return now
}

/** The book, if it can be looked into without waiting. */
export const itemsIndexIfLoaded = (): ItemsIndex | undefined => here
