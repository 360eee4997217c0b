import { deviceText } from '../../../../ui/memory/device-text'
import { type OnOutcome, unsaid } from '../../../../ui/memory/outcome'
import type { Undo } from '../../../../ui/undo/undo'
import type { BillDetails } from '../details'
import type { BillRow } from '../inputs'
import { parseRecord } from '../kept-texts'
import {
  priceAs,
  priceChoices,
  type RowFill,
  rowFillOf,
  sayKind,
  whyNoPrice,
} from '../saved-items/add-to-bill'
import type { SavedItem } from '../saved-items/items-database'
import { itemsStartingWith, loadItemsIndex } from '../saved-items/items-index'
import { readOpenBill } from '../store'
import { onBillsChange, readBills, type SavedBill } from './bills-database'
import { otherBillWithNumber } from './numbering'
import { normalizeForSearch } from './search'

/** More would hide the bill. */
const MOST_SUGGESTIONS = 6

const forgotten = deviceText('gst-hisab-forgotten')

const forgottenIn = (text: string | null): HiddenSuggestions =>
  Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([key, since]) =>
      typeof since === 'number' ? [[key, since]] : [],
    ),
  )

export const readHiddenSuggestions = (): HiddenSuggestions => forgottenIn(forgotten.read())

/** From now on this is offered no more, until it stands on a bill again. */
export function forget(key: string, then: OnOutcome): Undo {
  const { [key]: before } = readHiddenSuggestions()
  const note = (since: number | undefined, then: OnOutcome) =>
    forgotten.change((text) => JSON.stringify({ ...forgottenIn(text), [key]: since }), then)
  note(Date.now(), then)
  return { run: () => note(before, unsaid) }
}

let reading: Promise<readonly SavedBill[]> | undefined
/** The bill that was being typed then. */
let readBeside = ''
onBillsChange((news) => {
  // The bill that is being typed is kept at every key, and is no earlier one.
  if (news.some(({ id }) => id !== readOpenBill().id)) reading = undefined
})

/** The bill that is being typed is no earlier one. */
async function earlierBills(): Promise<readonly SavedBill[]> {
  const { id } = readOpenBill()
  // The one that was typed before is an earlier one now.
  if (id !== readBeside) reading = undefined
  readBeside = id
  reading ??= readBills().catch(() => [])
  return (await reading).filter((bill) => bill.id !== id)
}

/** Another bill that has the number of this one, in a year in which it may stand once. */
export const billWithSameNumber = async (): Promise<SavedBill | undefined> => {
  const bills = await earlierBills()
  return otherBillWithNumber(readOpenBill().details, bills)
}

/** What is offered while a person types, and what it is called. */
export type Offers<Known> = {
  find(text: string): Promise<readonly Known[]>
  nameOf(one: Known): string
  /** What else is known of it, in a line. */
  noteOf(one: Known): string
  keyOf(one: Known): string
  /** Where they come from. */
  sayFrom(found: readonly Known[]): string
  /** What is kept is forgotten where it is kept. */
  canForget(one: Known): boolean
}

const earlier = 'From earlier bills'

/** An item of the shop's list, or of earlier bills. */
export type SuggestedItem = EarlierItem & { readonly kept?: SavedItem }

/** What an offered item writes into a row, and what there is to say about it. */
export function fillBy({ kept, price, ...known }: SuggestedItem): { fill: RowFill; said?: string } {
  if (!kept) return { fill: { ...known, ...(price && { price }) } }
  const choices = priceChoices()
  const why = whyNoPrice(kept, choices)
  return { fill: rowFillOf(kept, choices), ...(why && { said: `${kept.description}: ${why}` }) }
}

export const itemSuggestions: Offers<SuggestedItem> = {
  find: async (text) => {
    const choices = priceChoices()
    const [book, bills] = await Promise.all([loadItemsIndex(), earlierBills()])
    const kept = itemsStartingWith(book.items, text, MOST_SUGGESTIONS).map((item) => ({
      ...item,
      price: priceAs(item, choices),
      kept: item,
    }))
    const ours = new Set(book.items.map(({ item }) => itemKey(item.description)))
    const known = earlierItems(bills, choices.prices, readHiddenSuggestions())
    const others = known.filter(({ description }) => !ours.has(itemKey(description)))
    const most = MOST_SUGGESTIONS - kept.length
    return [...kept, ...matching(others, itemSuggestions.nameOf, text, most)]
  },
  nameOf: ({ description }) => description,
  noteOf: ({ price, unit, rate, hsn, kept }) => {
    const otherKind = !price && kept?.price && `${kept.price} ${sayKind(kept.prices)}`
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
  sayFrom: (found) => {
    const ours = found.filter(({ kept }) => kept).length
    if (ours === 0) return earlier
    return ours === found.length ? 'From your items' : 'From your items and earlier bills'
  },
  canForget: ({ kept }) => !kept,
}

export const buyerSuggestions: Offers<EarlierBuyer> = {
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
  sayFrom: () => earlier,
  canForget: () => true,
}

/** An item of earlier bills, as it was sold last. */
export type EarlierItem = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'>

/** A buyer of earlier bills, as he was written last. */
export type EarlierBuyer = Pick<
  BillDetails,
  'buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliveryAddress' | 'placeOfSupply'
>

/** What a person wants to see no more, and since when. What is sold again after that is known again. */
export type HiddenSuggestions = Readonly<Record<string, number>>

export const itemKey = (description: string): string =>
  `item ${normalizeForSearch(description).trim()}`
export const buyerKey = (name: string): string => `buyer ${normalizeForSearch(name).trim()}`

/**
 * The items of bills, the last one first. A price goes with the kind of prices of its bill: where
 * prices are of the other kind now, it would be a wrong one, and is left blank.
 */
export function earlierItems(
  bills: readonly SavedBill[],
  prices: SavedBill['texts']['prices'],
  forgotten: HiddenSuggestions,
): readonly EarlierItem[] {
  const known = new Map<string, EarlierItem>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      if (!description.trim() || isHidden(forgotten, key, changedAt)) continue
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
  forgotten: HiddenSuggestions,
): readonly (EarlierItem & Pick<SavedBill['texts'], 'prices'>)[] {
  const sold = new Map<string, EarlierItem & Pick<SavedBill['texts'], 'prices'>>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      const isKnown = sold.get(key)?.price || isHidden(forgotten, key, changedAt)
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
  forgotten: HiddenSuggestions,
): readonly EarlierBuyer[] {
  const known = new Map<string, EarlierBuyer>()
  for (const { texts, changedAt } of bills) {
    const { buyerName, buyerAddress, buyerGstin, buyerState, deliveryAddress, placeOfSupply } =
      texts.details
    const key = buyerKey(buyerName)
    if (!buyerName.trim() || known.has(key) || isHidden(forgotten, key, changedAt)) continue
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

const isHidden = (forgotten: HiddenSuggestions, key: string, changedAt: number): boolean =>
  changedAt <= (forgotten[key] ?? -1)

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
    const name = normalizeForSearch(nameOf(one)).trim()
    const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u)
    const fits = words.every((word) => parts.some((part) => part.startsWith(word)))
    // What is there already needs no offer.
    return fits && name !== typed ? [{ one, isFirst: name.startsWith(typed) }] : []
  })
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)]
    .slice(0, most)
    .map(({ one }) => one)
}
