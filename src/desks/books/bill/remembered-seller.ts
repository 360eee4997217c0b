import { useMemo, useSyncExternalStore } from 'react'
import { ignoreOutcome, type Outcome } from '../../../ui/memory/browser-storage'
import { deviceText, rememberedText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Undo } from '../../../ui/tab/undo'
import { clearedTextsToRestore } from './inputs'
import { noSeller, parseSeller, type Seller } from './seller'
import { parseRecord } from './stored-texts'

/** Whether the seller is saved on this device. */
export const sellerSaveStatus = createStore<Outcome | 'cleared'>(() => 'kept')

/** In local storage. */
const stored = rememberedText('gst-hisab-seller', () => sellerSaveStatus.write('cleared'))
/** The key of the first version of the site, which stored the seller with the last buyer. */
const formerlyStored = deviceText('gst-hisab-bill-details')

const sellerIn = (text: string | null): Seller =>
  parseSeller(text === null ? formerSeller() : parseRecord(text))

function formerSeller() {
  const { sellerName, sellerAddress, sellerGstin } = parseRecord(formerlyStored.read())
  return { name: sellerName, address: sellerAddress, gstin: sellerGstin }
}

/** The seller of this device; blank while prerendering. */
export function useSeller(): Seller {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => '')
  return useMemo(() => sellerIn(text), [text])
}

export const readSeller = (): Seller => sellerIn(stored.read())

/** Listens to every change of the seller, in this tab and in others. @returns a function that stops it */
export const onSellerChange = (act: () => void): (() => void) => stored.subscribe(act)

/** Changes the newest version, which another tab may have written. */
const edit = (to: (newest: Seller) => Partial<Seller>) =>
  stored.change((text) => {
    const newest = sellerIn(text)
    return JSON.stringify({ ...newest, ...to(newest) })
  }, sellerSaveStatus.write)

export const changeSeller = (part: Partial<Seller>): void => edit(() => part)

/** Clears the seller, but not how bills are printed. */
export function forgetSeller(): Undo {
  const before = readSeller()
  const { paper, copies, language, letterhead } = before
  const cleared = { ...noSeller, paper, copies, language, letterhead }
  changeSeller(cleared)
  formerlyStored.change(() => null, ignoreOutcome)
  return { run: () => edit((newest) => clearedTextsToRestore(before, cleared, newest)) }
}
