import { normalizeForSearch } from '../../../core/language/search-text'
import { ignoreOutcome, type OnOutcome } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import type { Undo } from '../../../ui/tab/undo'
import type { BillDetails } from '../../books/bill/details'
import type { BillRow } from '../../books/bill/inputs'
import { parseRecord } from '../../books/bill/stored-texts'
import { type HsnCode, sayCode } from '../../books/hsn/hsn-codes'
import { loadHsnList } from '../../books/hsn/load-hsn-list'
import { onBillsChange, readBills, type SavedBill } from '../../books/saved-bills/bills-database'
import type { SavedItem } from '../../books/saved-items/items-database'
import {
  priceAs,
  priceChoices,
  type RowFill,
  rowFillOf,
  whyNoPrice,
} from '../saved-items/add-to-bill'
import { itemsStartingWith, loadItemsIndex } from '../saved-items/items-index'
import { savedItemsWords } from '../saved-items/words'
import { readOpenBill } from '../store'
import { nextNumberOf, otherBillWithNumber } from './numbering'

/** A longer list would hide the bill. */
const MOST_SUGGESTIONS = 6

const hiddenText = deviceText('gst-hisab-forgotten')

const parseHidden = (text: string | null): HiddenSuggestions =>
  Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([key, since]) =>
      typeof since === 'number' ? [[key, since]] : [],
    ),
  )

export const readHiddenSuggestions = (): HiddenSuggestions => parseHidden(hiddenText.read())

/** Suggests this no more, until it is on a bill again. */
export function hideSuggestion(key: string, then: OnOutcome): Undo {
  const { [key]: before } = readHiddenSuggestions()
  const note = (since: number | undefined, then: OnOutcome) =>
    hiddenText.change((text) => JSON.stringify({ ...parseHidden(text), [key]: since }), then)
  note(Date.now(), then)
  return { run: () => note(before, ignoreOutcome) }
}

let reading: Promise<readonly SavedBill[]> | undefined
/** The id of the bill that was open when the bills were read. */
let openBillWhenRead = ''
onBillsChange((changes) => {
  // The open bill, which is saved at every key press, is no earlier one.
  if (changes.some(({ id }) => id !== readOpenBill().id)) reading = undefined
})

/** All bills but the open one, read once and again after a change. */
export async function earlierBills(): Promise<readonly SavedBill[]> {
  const { id } = readOpenBill()
  // The bill that was open before is an earlier one now.
  if (id !== openBillWhenRead) reading = undefined
  openBillWhenRead = id
  reading ??= readBills().then(
    (bills) => bills.filter((bill) => bill.id !== id),
    () => [],
  )
  return reading
}

/** The items of earlier bills, gathered once until bills, prices or what is hidden change: not at every key. */
let gathered:
  | {
      readonly bills: readonly SavedBill[]
      readonly prices: SavedBill['texts']['prices']
      readonly hidden: string | null
      readonly items: readonly EarlierItem[]
    }
  | undefined

function itemsOf(
  bills: readonly SavedBill[],
  prices: SavedBill['texts']['prices'],
): readonly EarlierItem[] {
  const hidden = hiddenText.read()
  const isSame =
    gathered?.bills === bills && gathered.prices === prices && gathered.hidden === hidden
  if (!isSame || !gathered) {
    const items = earlierItems(bills, prices, parseHidden(hidden))
    gathered = { bills, prices, hidden, items }
  }
  return gathered.items
}

/** A number that another bill of the same financial year has, and the next one that none has. */
export type TakenNumber = { readonly by: SavedBill; readonly next: string }

/** Whether the number of the open bill is taken. */
export const takenNumber = async (): Promise<TakenNumber | undefined> => {
  const bills = await earlierBills()
  const { details } = readOpenBill()
  const by = otherBillWithNumber(details, bills)
  return by && { by, next: nextNumberOf(details, bills) }
}

/** Where the suggestions of a field come from, and how each is shown. */
export type SuggestionSource<Known> = {
  find(text: string): Promise<readonly Known[]>
  nameOf(one: Known): string
  /** A second line with more about it. */
  noteOf(one: Known): string
  keyOf(one: Known): string
  /** Where these come from. */
  originOf(found: readonly Known[]): 'bills' | 'items' | 'both' | 'codes'
  /** Items of the shop's own list cannot be hidden here: they are removed in that list. */
  canHide(one: Known): boolean
}

/** An item of the shop's list, or of earlier bills. */
export type SuggestedItem = EarlierItem & { readonly kept?: SavedItem }

/** What a suggested item writes into a row, and what to say about it. */
export function fillBy({ kept, price, ...known }: SuggestedItem): { fill: RowFill; said?: string } {
  if (!kept) return { fill: { ...known, ...(price && { price }) } }
  const choices = priceChoices()
  const why = whyNoPrice(kept, choices)
  return { fill: rowFillOf(kept, choices), ...(why && { said: `${kept.description}: ${why}` }) }
}

export const itemSuggestions: SuggestionSource<SuggestedItem> = {
  find: async (text) => {
    const choices = priceChoices()
    const [index, bills] = await Promise.all([loadItemsIndex(), earlierBills()])
    const kept = itemsStartingWith(index.items, text, MOST_SUGGESTIONS).map((item) => ({
      ...item,
      price: priceAs(item, choices),
      kept: item,
    }))
    const ours = new Set(index.items.map(({ item }) => itemKey(item.description)))
    const known = itemsOf(bills, choices.prices)
    const others = known.filter(({ description }) => !ours.has(itemKey(description)))
    const most = MOST_SUGGESTIONS - kept.length
    return [...kept, ...matching(others, itemSuggestions.nameOf, text, most)]
  },
  nameOf: ({ description }) => description,
  noteOf: ({ price, unit, rate, hsn, kept }) => {
    const otherKind = !price && kept?.price && savedItemsWords.priceOfKind[kept.prices](kept.price)
    const each = price || otherKind
    return [
      each && [each, unit].filter(Boolean).join(' / '),
      rate && `${rate.replace(/%$/, '')}%`,
      hsn && `HSN ${hsn}`,
      kept?.code,
    ]
      .filter(Boolean)
      .join(' · ')
  },
  keyOf: ({ description, kept }) => kept?.key ?? itemKey(description),
  originOf: (found) => {
    const ours = found.filter(({ kept }) => kept).length
    if (ours === 0) return 'bills'
    return ours === found.length ? 'items' : 'both'
  },
  canHide: ({ kept }) => !kept,
}

/** A code that is in the list needs no suggestions. */
export const codeSuggestions: SuggestionSource<HsnCode> = {
  find: async (text) => {
    const typed = text.trim()
    if (typed.length < 2) return []
    const list = await loadHsnList().catch(() => undefined)
    if (!list || list.has(typed)) return []
    const found = await list.find(typed, MOST_SUGGESTIONS)
    return found.length > 0 ? found : list.nearest(typed)
  },
  nameOf: ({ code }) => code,
  noteOf: sayCode,
  keyOf: ({ code }) => code,
  originOf: () => 'codes',
  canHide: () => false,
}

export const buyerSuggestions: SuggestionSource<EarlierBuyer> = {
  find: async (text) =>
    matching(
      earlierBuyers(await earlierBills(), readHiddenSuggestions()),
      buyerSuggestions.nameOf,
      text,
      MOST_SUGGESTIONS,
    ),
  nameOf: ({ buyerName }) => buyerName,
  noteOf: ({ buyerGstin, buyerAddress }) =>
    [buyerGstin, buyerAddress.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' · '),
  keyOf: ({ buyerName }) => buyerKey(buyerName),
  originOf: () => 'bills',
  canHide: () => true,
}

/** An item of earlier bills, as it was sold last. */
export type EarlierItem = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'>

/** A buyer of earlier bills, as he was written last. */
export type EarlierBuyer = Pick<
  BillDetails,
  'buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliveryAddress' | 'placeOfSupply'
>

/** The time since when each key is hidden. An item or buyer on a later bill is suggested again. */
export type HiddenSuggestions = Readonly<Record<string, number>>

/** A shop sells the same few hundred items on thousands of bills. */
const keys = new Map<string, string>()
const MOST_KEYS = 20_000

export function itemKey(description: string): string {
  const known = keys.get(description)
  if (known !== undefined) return known
  const key = `item ${normalizeForSearch(description).trim()}`
  if (keys.size < MOST_KEYS) keys.set(description, key)
  return key
}
export const buyerKey = (name: string): string => `buyer ${normalizeForSearch(name).trim()}`

/**
 * The items of bills, the last one first. A price goes with the kind of prices of its bill: where
 * prices are of the other kind now, it would be a wrong one, and is left blank.
 */
export function earlierItems(
  bills: readonly SavedBill[],
  prices: SavedBill['texts']['prices'],
  hidden: HiddenSuggestions,
): readonly EarlierItem[] {
  const known = new Map<string, EarlierItem>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      if (!description.trim() || isHidden(hidden, key, changedAt)) continue
      const isSameKind = texts.prices === prices
      const before = known.get(key)
      if (!before) known.set(key, { description, hsn, unit, price: isSameKind ? price : '', rate })
      else if (!before.price && isSameKind) known.set(key, { ...before, price })
    }
  }
  return [...known.values()]
}

/** The items of bills as they were sold last, each with the kind of its price. */
export function lastSold(
  bills: readonly SavedBill[],
  hidden: HiddenSuggestions,
): readonly (EarlierItem & Pick<SavedBill['texts'], 'prices'>)[] {
  const sold = new Map<string, EarlierItem & Pick<SavedBill['texts'], 'prices'>>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      const isKnown = sold.get(key)?.price || isHidden(hidden, key, changedAt)
      if (!description.trim() || isKnown) continue
      const { prices } = texts
      sold.set(key, { description, hsn, unit, rate, ...sold.get(key), price, prices })
    }
  }
  return [...sold.values()]
}

/** The buyers of bills, the last one first. */
export function earlierBuyers(
  bills: readonly SavedBill[],
  hidden: HiddenSuggestions,
): readonly EarlierBuyer[] {
  const known = new Map<string, EarlierBuyer>()
  for (const { texts, changedAt } of bills) {
    const { buyerName, buyerAddress, buyerGstin, buyerState, deliveryAddress, placeOfSupply } =
      texts.details
    const key = buyerKey(buyerName)
    if (!buyerName.trim() || known.has(key) || isHidden(hidden, key, changedAt)) continue
    known.set(key, {
      buyerName,
      buyerAddress,
      buyerGstin,
      buyerState,
      deliveryAddress,
      placeOfSupply,
    })
  }
  return [...known.values()]
}

const isHidden = (hidden: HiddenSuggestions, key: string, changedAt: number): boolean =>
  changedAt <= (hidden[key] ?? -1)

/** A name as it is compared, with its words: made once, not at every key. */
const namesInWords = new Map<string, { readonly name: string; readonly parts: readonly string[] }>()

function wordsIn(text: string) {
  const known = namesInWords.get(text)
  if (known) return known
  const name = normalizeForSearch(text).trim()
  const words = { name, parts: name.split(/[^\p{L}\p{M}\p{N}]+/u) }
  if (namesInWords.size < MOST_KEYS) namesInWords.set(text, words)
  return words
}

/**
 * Those in whose name every typed word begins a word, the ones that begin with the text first.
 *
 * @example matching(items, ({ description }) => description, 'umb fol', 6) // 'Umbrella, folding'
 */
export function matching<Known>(
  known: readonly Known[],
  nameOf: (one: Known) => string,
  text: string,
  most: number,
): readonly Known[] {
  const typed = normalizeForSearch(text).trim()
  if (typed === '') return []
  const words = typed.split(/\s+/)
  const found = known.flatMap((one) => {
    const { name, parts } = wordsIn(nameOf(one))
    const fits = words.every((word) => parts.some((part) => part.startsWith(word)))
    // What is already typed in full needs no suggestion.
    return fits && name !== typed ? [{ one, isFirst: name.startsWith(typed) }] : []
  })
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)]
    .slice(0, most)
    .map(({ one }) => one)
}
