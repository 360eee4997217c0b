import type { BillDetails } from '../details'
import type { BillRow } from '../read-row'
import type { KeptBill } from './bill-record'
import { plain } from './plain-text'

/** An item of earlier bills, as it was sold last. */
export type KnownItem = Pick<BillRow, 'description' | 'hsn' | 'unit' | 'price' | 'rate'>

/** A buyer of earlier bills, as he was written last. */
export type KnownBuyer = Pick<
  BillDetails,
  'buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliveryAddress' | 'placeOfSupply'
>

/** What a person wants to see no more, and since when. What is sold again after that is known again. */
export type Forgotten = Readonly<Record<string, number>>

export const itemKey = (description: string): string => `item ${plain(description).trim()}`
export const buyerKey = (name: string): string => `buyer ${plain(name).trim()}`

/**
 * The items of bills, the last one first. A price goes with the kind of prices of its bill: where
 * prices are of the other kind now, it would be a wrong one, and is left blank.
 */
export function knownItems(
  bills: readonly KeptBill[],
  prices: KeptBill['texts']['prices'],
  forgotten: Forgotten,
): readonly KnownItem[] {
  const known = new Map<string, KnownItem>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      if (!description.trim() || isForgotten(forgotten, key, changedAt)) continue
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
  bills: readonly KeptBill[],
  forgotten: Forgotten,
): readonly (KnownItem & Pick<KeptBill['texts'], 'prices'>)[] {
  const sold = new Map<string, KnownItem & Pick<KeptBill['texts'], 'prices'>>()
  for (const { texts, changedAt } of bills) {
    for (const { description, hsn, unit, price, rate } of texts.rows) {
      const key = itemKey(description)
      const isKnown = sold.get(key)?.price || isForgotten(forgotten, key, changedAt)
      if (!description.trim() || isKnown) continue
      const { prices } = texts
      sold.set(key, { description, hsn, unit, rate, ...sold.get(key), price, prices })
    }
  }
  return [...sold.values()]
}

/** The buyers of bills, the last one first. */
export function knownBuyers(
  bills: readonly KeptBill[],
  forgotten: Forgotten,
): readonly KnownBuyer[] {
  const known = new Map<string, KnownBuyer>()
  for (const { texts, changedAt } of bills) {
    const { buyerName, buyerAddress, buyerGstin, buyerState, deliveryAddress, placeOfSupply } =
      texts.details
    const key = buyerKey(buyerName)
    if (!buyerName.trim() || known.has(key) || isForgotten(forgotten, key, changedAt)) continue
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

const isForgotten = (forgotten: Forgotten, key: string, changedAt: number): boolean =>
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
  const typed = plain(text).trim()
  if (typed === '') return []
  const words = typed.split(/\s+/)
  const found = known.flatMap((one) => {
    const name = plain(nameOf(one)).trim()
    const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u)
    const fits = words.every((word) => parts.some((part) => part.startsWith(word)))
    // What is there already needs no offer.
    return fits && name !== typed ? [{ one, isFirst: name.startsWith(typed) }] : []
  })
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)]
    .slice(0, most)
    .map(({ one }) => one)
}
