import type { OnOutcome } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import type { FinancialYear } from './bill-number'
import type { BillTitle } from './details'
import { parseRecord } from './stored-texts'

/** The numbers that the series of a financial year begin with, where a person said so. */
const text = deviceText('gst-hisab-first-numbers')

const keyOf = (kind: BillTitle, year: FinancialYear) => `${kind} ${year}`

/** The first number of a kind of bill in a year; none where nobody said one. */
export function firstNumberOf(kind: BillTitle, year: FinancialYear): string | undefined {
  const number = parseRecord(text.read())[keyOf(kind, year)]
  return typeof number === 'string' && number.trim() ? number.trim() : undefined
}

/** Keeps the first numbers of a year by kind; a blank one is forgotten. */
export const rememberFirstNumbers = (
  year: FinancialYear,
  numbers: Readonly<Partial<Record<BillTitle, string>>>,
  then: OnOutcome,
): void =>
  text.change((newest) => {
    const entries = Object.entries(numbers).map(([kind, number]) => [
      keyOf(kind as BillTitle, year),
      number.trim(),
    ])
    return JSON.stringify({ ...parseRecord(newest), ...Object.fromEntries(entries) })
  }, then)
