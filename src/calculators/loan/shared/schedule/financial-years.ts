/** Years counted from the first EMI, or those of the tax return, April to March. */
export type YearKind = 'loan' | 'financial'
export const yearKinds: readonly YearKind[] = ['loan', 'financial']

/** Some months of a loan with the name of the year they belong to. */
export type YearGroup<Month> = { readonly name: string; readonly months: readonly Month[] }

/**
 * The months of a loan by financial year; nothing without a readable start.
 *
 * @example financialYears(months, '2027-02').map(({ name }) => name) // ['2026-27', '2027-28', …]
 */
export function financialYears<Month extends { readonly month: number }>(
  months: readonly Month[],
  start: string,
): readonly YearGroup<Month>[] {
  const [, year, first] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(start) ?? []
  if (!year || !first) return []
  const yearOf = ({ month }: Month) =>
    Number(year) + Math.floor((Number(first) - APRIL + month - 1) / 12)
  const groups = new Map<number, Month[]>()
  for (const month of months) {
    const group = groups.get(yearOf(month))
    if (group) group.push(month)
    else groups.set(yearOf(month), [month])
  }
  return [...groups].map(([year, months]) => ({ name: nameOf(year), months }))
}

const APRIL = 4

/** @example nameOf(2026) // '2026-27' */
const nameOf = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`
