import { useMemo, useSyncExternalStore } from 'react'
import { isRecord, type OnOutcome, parseJson } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import type { Settings } from '../messages'

/*
 * GST rates that a person gave for SKUs whose files state none: the files of next month state none either.
 */

type Rates = Settings['rates']

const MOST_RATES = 10_000
/** A longer SKU is none, and a longer rate neither. */
const LONGEST_SKU = 200
const LONGEST_RATE = 20

/** On this device, and nowhere else. */
const stored = deviceText('gst-hisab-sku-rates')

function ratesIn(text: string | null): Rates {
  const kept = parseJson(text)
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {})
      .filter((entry): entry is [string, string] => isKept(...entry))
      .slice(-MOST_RATES),
  )
}

const isKept = (sku: string, rate: unknown) =>
  sku.length <= LONGEST_SKU &&
  typeof rate === 'string' &&
  rate.length <= LONGEST_RATE &&
  rate !== ''

/** By the key of the SKU, as they were typed: some may be no rates. */
export const readKeptRates = (): Rates => ratesIn(stored.read())

/** The same for a page that follows them; while prerendering, none. */
export function useKeptRates(): Rates {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  return useMemo(() => ratesIn(text), [text])
}

/** Calls back whenever they are others, by this tab or by another. @returns a way to stop */
export const onKeptRatesChange = (listener: () => void): (() => void) => stored.subscribe(listener)

/** Takes rates over; a blank one is forgotten. */
export const keepRates = (rates: Rates, then: OnOutcome): void =>
  stored.change(
    (newest) => JSON.stringify(ratesIn(JSON.stringify({ ...ratesIn(newest), ...rates }))),
    then,
  )
