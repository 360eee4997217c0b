import { monthNames } from './terms'
import { loanWords } from './words'

type FirstMonthFieldProps = {
  /** As `2027-04`, or empty. */
  start: string
  onStart(start: string): void
}

/**
 * The month of the first EMI, in two native lists, because not every browser has an input for months.
 * When only one of the lists is used, the other one is filled in.
 */
export function FirstMonthField({ start, onStart }: FirstMonthFieldProps) {
  const parts = monthParts(start)
  const choose = (part: Partial<MonthParts>) => {
    const isNone = Object.values(part).includes('')
    onStart(isNone ? '' : completeMonth({ ...parts, ...part }, new Date()))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its fields
    <div role="group" aria-label={loanWords.firstEmi.label}>
      <span aria-hidden="true">{loanWords.firstEmi.label}</span>
      <select
        aria-label={loanWords.firstEmi.monthLabel}
        value={parts.month}
        onChange={(event) => choose({ month: event.target.value })}
      >
        <option value="">{loanWords.firstEmi.month}</option>
        {monthNames.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={loanWords.firstEmi.yearLabel}
        value={parts.year}
        onChange={(event) => choose({ year: event.target.value })}
      >
        <option value="">{loanWords.firstEmi.year}</option>
        {yearOptions(new Date().getFullYear(), parts.year).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  )
}

/** The range of years to choose from. */
const YEARS_BACK = 5
const YEARS_AHEAD = 40

/**
 * The years to choose from, and the chosen one, which may come from a link.
 *
 * @example yearOptions(2026, '1999') // ['1999', '2021', … '2066']
 */
export function yearOptions(thisYear: number, chosen: string): readonly string[] {
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) =>
    String(thisYear - YEARS_BACK + index),
  )
  return chosen && !years.includes(chosen) ? [...years, chosen].sort() : years
}

/**
 * Fills in a missing year or month: the year in which the month comes next, or the first month of
 * the year that is not over.
 *
 * @example completeMonth({ year: '', month: '04' }, new Date(2026, 9, 6)) // '2027-04'
 * @example completeMonth({ year: '2030', month: '' }, new Date(2026, 9, 6)) // '2030-01'
 */
export function completeMonth({ year, month }: MonthParts, today: Date): string {
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
