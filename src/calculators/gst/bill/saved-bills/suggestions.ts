import { ignoreOutcome, type OnOutcome } from '../../../../ui/memory/browser-storage'
import { deviceText } from '../../../../ui/memory/device-text'
import type { Undo } from '../../../../ui/tab/undo'
import { parseRecord } from '../kept-texts'
import { fillOf, priceAs, type RowFill, sayKind, whyNoPrice } from '../saved-items/fill-row'
import type { KeptItem } from '../saved-items/item-record'
import { offeredItems, readItemsIndex } from '../saved-items/items-index'
import { priceChoices } from '../saved-items/put-on-bill'
import { readOpenBill } from '../store'
import type { KeptBill } from './bill-record'
import { onBillsNews, readBills } from './bills-database'
import { rivalOf } from './numbering'
import {
  buyerKey,
  type Forgotten,
  itemKey,
  type KnownBuyer,
  type KnownItem,
  knownBuyers,
  knownItems,
  matching,
} from './suggestion-index'

/** More would hide the bill. */
const MOST_OFFERS = 6

const forgotten = deviceText('gst-hisab-forgotten')

const forgottenIn = (text: string | null): Forgotten =>
  Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([key, since]) =>
      typeof since === 'number' ? [[key, since]] : [],
    ),
  )

export const readForgotten = (): Forgotten => forgottenIn(forgotten.read())

/** From now on this is offered no more, until it stands on a bill again. */
export function forget(key: string, then: OnOutcome): Undo {
  const { [key]: before } = readForgotten()
  const note = (since: number | undefined, then: OnOutcome) =>
    forgotten.change((text) => JSON.stringify({ ...forgottenIn(text), [key]: since }), then)
  note(Date.now(), then)
  return { run: () => note(before, ignoreOutcome) }
}

let reading: Promise<readonly KeptBill[]> | undefined
/** The bill that was being typed then. */
let readBeside = ''
onBillsNews((news) => {
  // The bill that is being typed is kept at every key, and is no earlier one.
  if (news.some(({ id }) => id !== readOpenBill().id)) reading = undefined
})

/** The bill that is being typed is no earlier one. */
async function earlierBills(): Promise<readonly KeptBill[]> {
  const { id } = readOpenBill()
  // The one that was typed before is an earlier one now.
  if (id !== readBeside) reading = undefined
  readBeside = id
  reading ??= readBills().catch(() => [])
  return (await reading).filter((bill) => bill.id !== id)
}

/** Another bill that has the number of this one, in a year in which it may stand once. */
export const billWithSameNumber = async (): Promise<KeptBill | undefined> => {
  const bills = await earlierBills()
  return rivalOf(readOpenBill().details, bills)
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
export type OfferedItem = KnownItem & { readonly kept?: KeptItem }

/** What an offered item writes into a row, and what there is to say about it. */
export function fillBy({ kept, price, ...known }: OfferedItem): { fill: RowFill; said?: string } {
  if (!kept) return { fill: { ...known, ...(price && { price }) } }
  const choices = priceChoices()
  const why = whyNoPrice(kept, choices)
  return { fill: fillOf(kept, choices), ...(why && { said: `${kept.description}: ${why}` }) }
}

export const itemOffers: Offers<OfferedItem> = {
  find: async (text) => {
    const choices = priceChoices()
    const [book, bills] = await Promise.all([readItemsIndex(), earlierBills()])
    const kept = offeredItems(book.items, text, MOST_OFFERS).map((item) => ({
      ...item,
      price: priceAs(item, choices),
      kept: item,
    }))
    const ours = new Set(book.items.map(({ item }) => itemKey(item.description)))
    const known = knownItems(bills, choices.prices, readForgotten())
    const others = known.filter(({ description }) => !ours.has(itemKey(description)))
    const most = MOST_OFFERS - kept.length
    return [...kept, ...matching(others, itemOffers.nameOf, text, most)]
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

export const buyerOffers: Offers<KnownBuyer> = {
  find: async (text) =>
    matching(
      knownBuyers(await earlierBills(), readForgotten()),
      buyerOffers.nameOf,
      text,
      MOST_OFFERS,
    ),
  nameOf: ({ buyerName }) => buyerName,
  noteOf: ({ buyerGstin, buyerAddress }) =>
    [buyerGstin, buyerAddress.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' · '),
  keyOf: ({ buyerName }) => buyerKey(buyerName),
  sayFrom: () => earlier,
  canForget: () => true,
}
