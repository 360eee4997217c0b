import { useMemo, useSyncExternalStore } from 'react'
import { ignoreOutcome, type Outcome } from '../../../ui/memory/browser-storage'
import { deviceText, rememberedText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Undo } from '../../../ui/tab/undo'
import { clearedTextsToRestore, longestText } from './inputs'
import { parseRecord, textsOver } from './kept-texts'

export const papers = ['A4', 'A5', '80 mm', '58 mm'] as const
export type Paper = (typeof papers)[number]

/** How many copies are printed, each with its own words. */
export const copyCounts = ['1', '2', '3'] as const

/** The languages that a bill can be printed in. */
export const paperLanguages = ['en', 'hi'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** The seller, and how bills are printed: the same for every bill of this device. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly gstin: string
  /** The code of a state; blank is that of the GSTIN. */
  readonly state: string
  readonly scheme: 'regular' | 'composition'
  /** For the code that a buyer pays by. */
  readonly upi: string
  /** A picture as a data URL, as `shrinkLogo` makes it; blank is none. */
  readonly logo: string
  readonly phone: string
  readonly email: string
  readonly bankAccount: string
  readonly ifsc: string
  /** What stands at the foot of every bill. */
  readonly terms: string
  readonly paper: Paper
  readonly copies: (typeof copyCounts)[number]
  /** In which bills are printed; blank is that of the page. */
  readonly language: PaperLanguage | ''
  /** What is printed other than usual, by the names of `LetterheadPart`. */
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
  language: '',
  letterhead: '',
}

/** Whether the seller is saved on this device. */
export const sellerSaveStatus = createStore<Outcome | 'cleared'>(() => 'kept')

/** In local storage. */
const stored = rememberedText('gst-hisab-seller', () => sellerSaveStatus.write('cleared'))
/** The key of the first version of the site, which stored the seller with the last buyer. */
const formerlyStored = deviceText('gst-hisab-bill-details')

/** A seller from storage or from a file; what does not fit is left out. */
export function parseSeller(record: Readonly<Record<string, unknown>>): Seller {
  const texts = textsOver(noSeller, record)
  return {
    ...texts,
    // A picture that is cut is no picture.
    logo: texts.logo.length > longestText('logo') ? '' : texts.logo,
    scheme: texts.scheme === 'composition' ? 'composition' : 'regular',
    paper: papers.find((paper) => paper === texts.paper) ?? noSeller.paper,
    copies: copyCounts.find((count) => count === texts.copies) ?? noSeller.copies,
    language: paperLanguages.find((language) => language === texts.language) ?? '',
  }
}

const readKept = (text: string | null): Seller =>
  parseSeller(text === null ? formerSeller() : parseRecord(text))

function formerSeller() {
  const { sellerName, sellerAddress, sellerGstin } = parseRecord(formerlyStored.read())
  return { name: sellerName, address: sellerAddress, gstin: sellerGstin }
}

/** The seller of this device; blank while prerendering. */
export function useSeller(): Seller {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => '')
  return useMemo(() => readKept(text), [text])
}

export const readSeller = (): Seller => readKept(stored.read())

/** Changes the newest version, which another tab may have written. */
const edit = (to: (newest: Seller) => Partial<Seller>) =>
  stored.change((text) => {
    const newest = readKept(text)
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
