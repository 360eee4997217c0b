import { deviceText } from '../../../../ui/memory/device-text'
import { type OnOutcome, unsaid } from '../../../../ui/memory/outcome'
import type { Undo } from '../../../../ui/undo/undo'
import { parseRecord } from '../kept-texts'
import { readOpenBill } from '../store'
import {
  buyerKey,
  type Forgotten,
  itemKey,
  type KnownBuyer,
  type KnownItem,
  knownBuyers,
  knownItems,
  matching,
} from './known'
import { rivalOf } from './numbering'
import type { KeptBill } from './record'
import { onShelfNews, readBills } from './shelf'

/** More would hide the bill. */
const MOST_OFFERS = 6

const forgotten = deviceText('gst-hisab-forgotten')

const forgottenIn = (text: string | null): Forgotten =>
  Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([key, since]) =>
      typeof since === 'number' ? [[key, since]] : [],
    ),
  )

const readForgotten = (): Forgotten => forgottenIn(forgotten.read())

/** From now on this is offered no more, until it stands on a bill again. */
export function forget(key: string, then: OnOutcome): Undo {
  const { [key]: before } = readForgotten()
  const note = (since: number | undefined, then: OnOutcome) =>
    forgotten.change((text) => JSON.stringify({ ...forgottenIn(text), [key]: since }), then)
  note(Date.now(), then)
  return { run: () => note(before, unsaid) }
}

let reading: Promise<readonly KeptBill[]> | undefined
/** The bill that was being typed then. */
let readBeside = ''
onShelfNews((news) => {
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
}

export const itemOffers: Offers<KnownItem> = {
  find: async (text) => {
    const { prices } = readOpenBill()
    const known = knownItems(await earlierBills(), prices, readForgotten())
    return matching(known, itemOffers.nameOf, text, MOST_OFFERS)
  },
  nameOf: ({ description }) => description,
  noteOf: ({ price, unit, rate, hsn }) =>
    [
      price && [price, unit].filter(Boolean).join(' / '),
      rate && `${rate.replace(/%$/, '')}%`,
      hsn && `HSN ${hsn}`,
    ]
      .filter(Boolean)
      .join(' · '),
  keyOf: ({ description }) => itemKey(description),
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
}
