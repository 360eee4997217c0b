import { normalizeForSearch } from '../../../core/language/search-text'
import {
  codeOf,
  onItemsChange,
  readItems,
  type SavedItem,
} from '../../books/saved-items/items-database'

/** An item with the texts that it is found by, made once, so that each key press only searches texts. */
export type SearchableItem = {
  readonly item: SavedItem
  readonly name: string
  /** The words of its name. */
  readonly parts: readonly string[]
  readonly code: string
  readonly all: string
}

/** The items of this device in memory, for searching. */
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
    // What is already typed in full needs no suggestion.
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

let loading: Promise<ItemsIndex> | undefined
let loadedIndex: ItemsIndex | undefined

onItemsChange(() => {
  loading = undefined
  loadedIndex = undefined
  // Loaded again right away, so that the next scanned code does not wait for it.
  loadItemsIndex()
})

/**
 * Loads the index, once until an item changes. Where the database cannot be read it is empty, and the
 * next call tries again.
 *
 * @param isForced loads it again, as another tab may have changed items unheard
 */
export function loadItemsIndex(isForced = false): Promise<ItemsIndex> {
  if (loading && !isForced) return loading
  const thisLoad: Promise<ItemsIndex> = readItems().then(
    (items) => {
      const index = itemsIndexOf(items)
      if (loading === thisLoad) loadedIndex = index
      return index
    },
    () => {
      if (loading === thisLoad) loading = undefined
      return itemsIndexOf([])
    },
  )
  loading = thisLoad
  return thisLoad
}

/** The index, if it is loaded already. */
export const itemsIndexIfLoaded = (): ItemsIndex | undefined => loadedIndex
