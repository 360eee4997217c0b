import {
  type Decimal,
  decimalFrom,
  divide,
  multiply,
  round,
  subtract,
  sum,
  sumOf,
} from '../../../../core/money/decimal'
import type { SaleDocument } from '../documents'
import { ratesForTool, toolName } from './portal-csv'
import type { DocumentEntry, HsnEntry, PlaceEntry, ReturnTables, Taxed } from './tables'

/*
 * What the offline tool of the GST portal does otherwise with its workbook and CSV files than with the file of the
 * return. Nothing of it is in that file.
 */

export type ToolNotes = {
  /** Buyers whose names it would refuse; they are left blank. */
  readonly blankNames: number
  /** HSN codes with rows of one unit at several rates: the tool's first import keeps only one of them. */
  readonly codesAtRates: readonly string[]
  /** Documents with rows that are worth nothing, which it refuses; they are left out. */
  readonly withoutZeroRows: readonly string[]
  /** Of them those that have no other rows: they are not in the workbook at all. */
  readonly notInWorkbook: readonly string[]
  /** What table 7 says, and what the tool makes of its values and rates. */
  readonly table7: { readonly tax: Decimal; readonly byTool: Decimal }
}

export function toolNotes(tables: ReturnTables): ToolNotes {
  const named = [...tables.registered, ...tables.registeredNotes]
  const entries = [...named, ...tables.large, ...tables.largeNotes]
  const lacking = entries.filter((entry) => ratesForTool(entry).length < entry.rates.length)
  return {
    blankNames: new Set(named.map(({ document }) => document.buyer).filter(isBlanked)).size,
    codesAtRates: [
      ...new Set([...codesAtRates(tables.hsnRegistered), ...codesAtRates(tables.hsnOthers)]),
    ],
    withoutZeroRows: numbersOf(lacking),
    notInWorkbook: numbersOf(lacking.filter((entry) => ratesForTool(entry).length === 0)),
    table7: {
      tax: sumOf(tables.others.map(taxOf)),
      byTool: sumOf(tables.others.map(taxByTool)),
    },
  }
}

const isBlanked = (name: SaleDocument['buyer']): boolean => name !== toolName(name)

const numbersOf = (entries: readonly DocumentEntry[]): readonly string[] =>
  entries.map(({ document }) => document.number)

function codesAtRates(entries: readonly HsnEntry[]): readonly string[] {
  const seen = new Set<string>()
  return entries.flatMap(({ hsn, unit }) => {
    const key = `${hsn} ${unit}`
    if (seen.has(key)) return [hsn]
    seen.add(key)
    return []
  })
}

const taxOf = ({ igst, cgst, sgst }: Taxed): Decimal => sum(igst, cgst, sgst)

const percentOf = (value: Decimal, rate: Decimal): Decimal =>
  divide(multiply(value, rate), decimalFrom('100'))

/** Value × rate, to the paisa; within a state each half by itself. */
export function taxByTool({ value, rate, isBetweenStates }: PlaceEntry): Decimal {
  if (isBetweenStates) return round(percentOf(value, rate), 2)
  const half = round(divide(percentOf(value, rate), decimalFrom('2')), 2)
  return sum(half, half)
}

/** By how much the tax of the tool is more than that of the bills; below 0 it is less. */
export const toolTaxDifference = ({ table7 }: ToolNotes): Decimal =>
  subtract(table7.byTool, table7.tax)
