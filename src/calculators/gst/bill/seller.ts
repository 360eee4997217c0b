import { useMemo, useSyncExternalStore } from 'react'
import { ignoreOutcome, type Outcome } from '../../../ui/memory/browser-storage'
import { deviceText, rememberedText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Undo } from '../../../ui/tab/undo'
import { parseRecord, textsOver } from './kept-texts'
import { longestText } from './text-limits'
import { whatWasCleared } from './undo-clearing'

export const papers = ['A4', 'A5', '80 mm', '58 mm'] as const
export type Paper = (typeof papers)[number]

/** How many copies are printed, each with its own words. */
export const copyCounts = ['1', '2', '3'] as const

/** Who sells, and how bills are printed here: it belongs to this device and is on every bill. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly gstin: string
  /** The code of a state; blank is that of the GSTIN. */
  readonly state: string
  readonly scheme: 'regular' | 'composition'
  /** For the code that a buyer pays by. */
  readonly upi: string
  /** A picture as a data URL, as `paper/shrink-logo.ts` makes it; blank is none. */
  readonly logo: string
  readonly phone: string
  readonly email: string
  readonly bankAccount: string
  readonly ifsc: string
  /** What stands at the foot of every bill. */
  readonly terms: string
  readonly paper: Paper
  readonly copies: (typeof copyCounts)[number]
  /** What is printed other than usual, by the names of `letterhead-parts.ts`. */
  readonly letterhead: string
}

export const noSeller: Seller = {
  name: '',
  address: '',
  gstin: '',
  state: '',
  scheme: 'regular',
  upi: '',
  logo: '',
  phone: '',
  email: '',
  bankAccount: '',
  ifsc: '',
  terms: '',
  paper: 'A4',
  copies: '1',
  letterhead: '',
}

/** How it stands with the seller on this device. */
export const sellerKeeping = createStore<Outcome | 'cleared'>(() => 'kept')

/** On this device, and nowhere else. */
const stored = rememberedText('gst-hisab-seller', () => sellerKeeping.write('cleared'))
/** Where the first version kept it, with the last buyer. */
const formerlyStored = deviceText('gst-hisab-bill-details')

/** A seller from storage or from a file; what does not fit is left out. */
export function parseSeller(record: Readonly<Record<string, unknown>>): Seller {
  const texts = textsOver(noSeller, record)
  return {
    ...texts,
    // A part of a picture is none.
    logo: texts.logo.length > longestText('logo') ? '' : texts.logo,
    scheme: texts.scheme === 'composition' ? 'composition' : 'regular',
    paper: papers.find((paper) => paper === texts.paper) ?? noSeller.paper,
    copies: copyCounts.find((count) => count === texts.copies) ?? noSeller.copies,
  }
}

const readKept = (text: string | null): Seller =>
  parseSeller(text === null ? formerSeller() : parseRecord(text))

function formerSeller() {
  const { sellerName, sellerAddress, sellerGstin } = parseRecord(formerlyStored.read())
  return { name: sellerName, address: sellerAddress, gstin: sellerGstin }
}

/** The seller as he is on this device; while prerendering, nobody. */
export function useSeller(): Seller {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => '')
  return useMemo(() => readKept(text), [text])
}

export const readSeller = (): Seller => readKept(stored.read())

/** Over what any tab wrote last. */
const edit = (to: (newest: Seller) => Partial<Seller>) =>
  stored.change((text) => {
    const newest = readKept(text)
    return JSON.stringify({ ...newest, ...to(newest) })
  }, sellerKeeping.write)

export const changeSeller = (part: Partial<Seller>): void => edit(() => part)

/** Forgets who sells here, but not how bills are printed. */
export function forgetSeller(): Undo {
  const before = readSeller()
  const { paper, copies, letterhead } = before
  const cleared = { ...noSeller, paper, copies, letterhead }
  changeSeller(cleared)
  formerlyStored.change(() => null, ignoreOutcome)
  return { run: () => edit((newest) => whatWasCleared(before, cleared, newest)) }
}
