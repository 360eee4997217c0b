import { type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import { taxOf } from '../../books/sales/documents'
import type { ReturnAnswer, TableLine } from '../../books/sales/messages'
import type { Taxed } from '../../books/sales/portal/tables'
import { isInIff } from './sentences'

/** A value and what is taxed on it, where the taxes are not shown apart. */
export type ValueAndTax = { readonly value: Decimal; readonly tax: Decimal }

/** The tables of the file and what is not in it, which add up to all of the period. */
export type ReturnSums = {
  readonly lines: readonly TableLine[]
  readonly inFile: Taxed
  readonly leftOut: ValueAndTax
  readonly sentByIff: ValueAndTax
  /** By IFF: what goes with the quarter. */
  readonly withQuarter: ValueAndTax
  readonly all: ValueAndTax
}

export function returnSums(answer: ReturnAnswer): ReturnSums {
  const { tables, form, leftOut, sentByIff, net } = answer
  const lines = form === 'IFF' ? tables.filter(isInIff) : tables
  const inFile = sumOf(lines)
  const rest = sumOf(form === 'IFF' ? tables.filter((line) => !isInIff(line)) : [])
  return {
    lines,
    inFile,
    leftOut: { value: sum(leftOut.taxable, leftOut.untaxed), tax: leftOut.tax },
    sentByIff: { value: sentByIff.value, tax: taxOf(sentByIff) },
    withQuarter: { value: rest.value, tax: taxOf(rest) },
    all: { value: sum(net.taxable, net.untaxed), tax: taxOf(net) },
  }
}

const sumOf = (lines: readonly TableLine[]): Taxed => ({
  value: sum(zero, ...lines.map(({ value }) => value)),
  igst: sum(zero, ...lines.map(({ igst }) => igst)),
  cgst: sum(zero, ...lines.map(({ cgst }) => cgst)),
  sgst: sum(zero, ...lines.map(({ sgst }) => sgst)),
})

/** What the ledger says: the file, its untaxed value apart. */
export function ledgerOf(answer: ReturnAnswer): Taxed & { readonly untaxed: Decimal } {
  const { inFile, lines } = returnSums(answer)
  const untaxed = lines.find(({ table }) => table === '8')?.value ?? zero
  return { ...inFile, value: subtract(inFile.value, untaxed), untaxed }
}
