import type { BillTexts } from '../store'
import { longestText } from '../text-limits'

/** Counts the texts that were cut. */
export type Cut = { texts: number }

const numbers: readonly string[] = ['quantity', 'price', 'discount', 'rate', 'freight']

/** Texts as their fields would take them: a file may be anybody's. */
export function fitTexts<Texts extends object>(texts: Texts, cut: Cut): Texts {
  const fitted = Object.entries(texts).map(([field, text]) => {
    if (!isTooLong(field, text)) return [field, text]
    cut.texts++
    return [field, text.slice(0, longestText(field))]
  })
  return Object.fromEntries(fitted)
}

/** @returns nothing where a number is too long: what is left of it would be another number */
export function fitBill({ rows, prices, whole, details }: BillTexts, cut: Cut) {
  const hasBadNumber = [...rows, whole].some((texts) =>
    Object.entries(texts).some(
      ([field, text]) => numbers.includes(field) && isTooLong(field, text),
    ),
  )
  if (hasBadNumber) return undefined
  const bill: BillTexts = {
    rows: rows.map((row) => fitTexts(row, cut)),
    prices,
    whole,
    details: fitTexts(details, cut),
  }
  return bill
}

const isTooLong = (field: string, text: string) => text.length > longestText(field)
