import { Segmented } from '../../../../ui/fields/segmented'
import type { YearKind } from './financial-years'
import { type MonthParts, monthParts, wholeMonth, yearsAround } from './first-month'
import { monthNames } from './months'

type FirstMonthFieldProps = {
  /** As `2027-04`, or nothing. */
  start: string
  onStart(start: string): void
  years: YearKind
  onYears(years: YearKind): void
}

const kindsOfYears = [
  { value: 'loan', label: 'Loan years' },
  { value: 'financial', label: 'Financial years (Apr–Mar)' },
] as const

/**
 * When the first EMI is paid, in two native lists: not every browser has a field for a month. One
 * choice is enough, the other list then shows what it is taken for; without either, there is none.
 */
export function FirstMonthField({ start, onStart, years, onYears }: FirstMonthFieldProps) {
  const parts = monthParts(start)
  const choose = (part: Partial<MonthParts>) => {
    const isNone = Object.values(part).includes('')
    onStart(isNone ? '' : wholeMonth({ ...parts, ...part }, new Date()))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its fields */}
      <div role="group" aria-label="First EMI in (optional)">
        <span aria-hidden="true">First EMI in (optional)</span>
        <select
          aria-label="First EMI in, month"
          value={parts.month}
          onChange={(event) => choose({ month: event.target.value })}
        >
          <option value="">Month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="First EMI in, year"
          value={parts.year}
          onChange={(event) => choose({ year: event.target.value })}
        >
          <option value="">Year</option>
          {yearsAround(new Date().getFullYear(), parts.year).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      {parts.year && (
        <Segmented
          label="Years of the tables"
          wide
          segments={kindsOfYears}
          value={years}
          onChoose={onYears}
        />
      )}
    </>
  )
}
