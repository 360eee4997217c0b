import { type Decimal, sum, zero } from '../../../../core/decimal'
import type { BillLine } from '../compute'

/** What the items of one code and one rate come to. */
export type HsnSum = {
  /** Blank where the items have none. */
  readonly hsn: string
  readonly rate: Decimal
  readonly lines: readonly BillLine[]
}

/**
 * The lines of a bill by HSN or SAC code, and within a code by rate: in the order of the codes, those
 * without one last. Lines that come to nothing are left out, as in the tax by rate.
 */
export function linesByHsn(
  lines: readonly { readonly hsn: string; readonly line: BillLine }[],
): readonly HsnSum[] {
  const groups = new Map<string, HsnSum>()
  for (const { hsn, line } of lines) {
    if (line.original === zero && line.total === zero) continue
    const key = `${line.rate} ${hsn}`
    const group = groups.get(key) ?? { hsn, rate: line.rate, lines: [] }
    groups.set(key, { ...group, lines: [...group.lines, line] })
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.hsn === '') - Number(b.hsn === '') ||
      compare(a.hsn, b.hsn) ||
      compare(a.rate, b.rate),
  )
}

const compare = <Value extends string | bigint>(a: Value, b: Value) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** What a figure of some lines comes to. */
export const sumOf = (lines: readonly BillLine[], figure: (line: BillLine) => Decimal): Decimal =>
  sum(...lines.map(figure))
