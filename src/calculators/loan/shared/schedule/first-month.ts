/** Loans run this long ahead, and some began a while ago. */
const YEARS_BACK = 5
const YEARS_AHEAD = 40

/**
 * The years to choose from, and the one that is chosen already, wherever it came from.
 *
 * @example yearsAround(2026, '1999') // ['1999', '2021', … '2066']
 */
export function yearsAround(thisYear: number, chosen: string): readonly string[] {
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) =>
    String(thisYear - YEARS_BACK + index),
  )
  return chosen && !years.includes(chosen) ? [...years, chosen].sort() : years
}

/**
 * A month of a year as it is kept. What is not chosen yet is the next that can be meant: the month
 * that comes next, or the first one of a year that is not over.
 *
 * @example wholeMonth({ year: '', month: '04' }, new Date(2026, 9, 6)) // '2027-04'
 * @example wholeMonth({ year: '2030', month: '' }, new Date(2026, 9, 6)) // '2030-01'
 */
export function wholeMonth({ year, month }: MonthParts, today: Date): string {
  const thisYear = today.getFullYear()
  const thisMonth = today.getMonth() + 1
  const comingYear = thisYear + (Number(month) < thisMonth ? 1 : 0)
  const firstMonth = year === String(thisYear) ? thisMonth : 1
  return `${year || comingYear}-${month || String(firstMonth).padStart(2, '0')}`
}

export type MonthParts = { readonly year: string; readonly month: string }

/** @example monthParts('2027-04') // { year: '2027', month: '04' } */
export function monthParts(text: string): MonthParts {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return { year, month }
}
