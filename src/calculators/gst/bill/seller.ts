import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '../../../ui/tab/stored-text'
import { parseRecord, textsOver } from './kept-texts'
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
  readonly paper: Paper
  readonly copies: (typeof copyCounts)[number]
}

export const noSeller: Seller = {
  name: '',
  address: '',
  gstin: '',
  state: '',
  scheme: 'regular',
  upi: '',
  paper: 'A4',
  copies: '1',
}

/** On this device, and nowhere else. */
const stored = storedText('gst-hisab-seller')
/** Where the first version kept it, with the last buyer. */
const formerlyStored = storedText('gst-hisab-bill-details')

/** A seller from storage or from a file; what does not fit is left out. */
export function parseSeller(record: Readonly<Record<string, unknown>>): Seller {
  const texts = textsOver(noSeller, record)
  return {
    ...texts,
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

export const changeSeller = (part: Partial<Seller>) =>
  stored.write(JSON.stringify({ ...readSeller(), ...part }))

/** Forgets who sells here, but not how bills are printed. @returns a way to undo it */
export function forgetSeller(): () => void {
  const before = readSeller()
  const cleared = { ...noSeller, paper: before.paper, copies: before.copies }
  formerlyStored.write(null)
  changeSeller(cleared)
  return () => changeSeller(whatWasCleared(before, cleared, readSeller()))
}
