import { useMemo, useSyncExternalStore } from 'react'
import { sayDate } from '../../../core/say-date'
import { storedText } from '../../../ui/tab/stored-text'
import { parseRecord, textsOver } from './kept-texts'

/** What stands on a printed bill besides its items. */
export type BillDetails = {
  readonly kind: 'Bill' | 'Estimate'
  readonly number: string
  /** As the browser's own date field gives it: 2026-02-01. */
  readonly date: string
  readonly sellerName: string
  readonly sellerAddress: string
  readonly sellerGstin: string
  readonly buyerName: string
  readonly buyerAddress: string
  readonly buyerGstin: string
}

const noDetails: BillDetails = {
  kind: 'Bill',
  number: '',
  date: '',
  sellerName: '',
  sellerAddress: '',
  sellerGstin: '',
  buyerName: '',
  buyerAddress: '',
  buyerGstin: '',
}

/** On this device, and nowhere else. */
const stored = storedText('gst-hisab-bill-details')

function parseDetails(text: string | null): BillDetails {
  const texts = textsOver(noDetails, parseRecord(text))
  return { ...texts, kind: texts.kind === 'Estimate' ? 'Estimate' : 'Bill' }
}

/** The details as they are on this device; while prerendering, none. */
export function useBillDetails(): BillDetails {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  return useMemo(() => parseDetails(text), [text])
}

export const changeDetails = (part: Partial<BillDetails>) =>
  stored.write(JSON.stringify({ ...parseDetails(stored.read()), ...part }))

/** @returns a way to undo it */
export function clearDetails(): () => void {
  const text = stored.read()
  stored.write(null)
  return () => stored.write(text)
}

/** The details that are filled in, as they stand in a file. */
export const labelledDetails = (details: BillDetails) => [
  { label: 'Number', value: details.number },
  { label: 'Date', value: sayDate(details.date) },
  { label: 'Seller', value: details.sellerName },
  { label: "Seller's address", value: details.sellerAddress },
  { label: "Seller's GSTIN", value: details.sellerGstin },
  { label: 'Buyer', value: details.buyerName },
  { label: "Buyer's address", value: details.buyerAddress },
  { label: "Buyer's GSTIN", value: details.buyerGstin },
]
