import * as composition from '../src/core/rules/composition'
import * as deposits from '../src/core/rules/deposits'
import * as gst from '../src/core/rules/gst'
import * as gstOnFees from '../src/core/rules/gst-on-fees'
import * as gstReturns from '../src/core/rules/gst-returns'
import * as incomeTax from '../src/core/rules/income-tax'
import * as loans from '../src/core/rules/loans'

type Found = { readonly [term: string]: unknown; readonly from: string }

/** Every list of law in the room, by the name under which it is found. */
export const allLaws: readonly (readonly [name: string, law: readonly Found[]])[] = Object.entries({
  composition,
  deposits,
  gst,
  gstOnFees,
  gstReturns,
  incomeTax,
  loans: {
    ...loans,
    prepaymentFree: Object.fromEntries(
      Object.entries(loans.prepaymentFree).map(([name, entry]) => [name, [entry]]),
    ),
  },
}).flatMap(([file, rules]) => lawsIn(file, rules))

function isEntry(value: unknown): value is Found {
  return (
    typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string'
  )
}

/** The lists in a value, at any depth; what says which entry is in force today is no list. */
function lawsIn(name: string, value: unknown): readonly (readonly [string, readonly Found[]])[] {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isEntry) && !isDerived(name) ? [[name, value]] : []
  }
  if (typeof value !== 'object' || value === null || isEntry(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => lawsIn(`${name}.${key}`, inner))
}

/** What is worked out from the lists. */
function isDerived(name: string): boolean {
  return ['gst.gstRates', 'gst.rateChanges'].includes(name)
}
