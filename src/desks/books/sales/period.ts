import { dayOf } from '../../../core/language/dates'

export const periodKinds = ['month', 'quarter', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** A month, a quarter or a financial year, from April to March. Days are like 2026-10-05, and can be compared as texts. */
export type Period = {
  readonly kind: PeriodKind
  readonly from: string
  readonly to: string
}

const MONTHS: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3, year: 12 }

/**
 * The period of a kind that a day is in.
 *
 * @example periodOf('quarter', '2026-10-05') // from 2026-10-01 to 2026-12-31
 * @example periodOf('year', '2027-03-31') // from 2026-04-01 to 2027-03-31
 */
export function periodOf(kind: PeriodKind, day: string): Period {
  const [year = 0, month = 1] = day.split('-').map(Number)
  // Months since April of year 0, which begins every year and every quarter.
  const count = year * 12 + month - 4
  return periodAt(kind, Math.floor(count / MONTHS[kind]))
}

/** The period before or after another one. */
export const periodBeside = (period: Period, steps: number): Period =>
  periodAt(period.kind, indexOf(period) + steps)

function indexOf({ kind, from }: Period): number {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return (year * 12 + month - 4) / MONTHS[kind]
}

function periodAt(kind: PeriodKind, index: number): Period {
  const first = index * MONTHS[kind] + 3
  return {
    kind,
    from: dayOf(dateOf(first)),
    to: dayOf(dateOf(first + MONTHS[kind], 0)),
  }
}

/** A day of a month, counted from January of year 0; day 0 is the last one of the month before. */
function dateOf(months: number, day = 1): Date {
  const date = new Date(2000, 0, 1)
  date.setFullYear(Math.floor(months / 12), months % 12, day)
  return date
}

export const isIn = ({ from, to }: Period, day: string): boolean => from <= day && day <= to

/** The months of a period, the first one first. */
export const monthsIn = (period: Period): readonly Period[] =>
  Array.from({ length: MONTHS[period.kind] }, (_, step) =>
    periodBeside(periodOf('month', period.from), step),
  )

/** As the portal writes it: its last month. @example portalPeriod(period) // '102026' */
export const portalPeriod = ({ to }: Period): string => `${to.slice(5, 7)}${to.slice(0, 4)}`

/** The periods of a kind that have a day among these, the newest first. */
export function periodsWith(kind: PeriodKind, days: Iterable<string>): readonly Period[] {
  const found = new Map<string, Period>()
  for (const month of new Set([...days].map((day) => day.slice(0, 7)))) {
    const period = periodOf(kind, `${month}-01`)
    found.set(period.from, period)
  }
  return [...found.values()].sort((a, b) => (a.from < b.from ? 1 : -1))
}
