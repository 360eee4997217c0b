import { ChevronDown, ChevronUp } from 'lucide'
import { memo, type RefObject, useCallback, useMemo } from 'react'
import type { ScheduleRow } from '../../../../core/annuity'
import { sum } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/paper/use-is-printing'
import { useCurrency } from '../../../../ui/tab/currency'
import { FigureRow, TableFrame, TableHead, tableLook } from '../../../../ui/tables/data-table'
import { RoundingNote } from '../../../../ui/tables/rounding-note'
import { keepOpenYears } from '../open-years'
import type { MonthsProps } from '../schedule-card'
import styles from './full-schedule.module.css'
import { holdInPlace } from './hold-in-place'

type FullScheduleProps = MonthsProps & {
  /** As they are kept in the tab: `1,3`. */
  openYears: string
}

const columns = ['Month', 'Principal', 'Interest', 'Balance']

/** Every month of the loan in year groups. On paper all groups are open. */
export function FullSchedule({ schedule, calendar, openYears: kept }: FullScheduleProps) {
  const { wholeMoney } = useCurrency()
  const isPrinting = useIsPrinting()
  const openYears = useMemo(() => readYears(kept), [kept])
  const years = useMemo(() => yearsOf(schedule), [schedule])
  const areAllOpen = years.every(({ year }) => openYears.has(year))

  const toggle = useCallback(
    (year: number) => {
      const next = new Set(openYears)
      if (!next.delete(year)) next.add(year)
      keepYears(next)
    },
    [openYears],
  )
  const toggleAll = () => keepYears(areAllOpen ? [] : years.map(({ year }) => year))

  // The first balance is the longest figure but for the totals.
  const [count, inYears] = [schedule.length, countOf(years.length, 'year')]
  const total = [
    count % 12 === 0 ? inYears : 'Total',
    wholeMoney(sum(...schedule.map(({ principal }) => principal))),
    wholeMoney(sum(...schedule.map(({ interest }) => interest))),
    wholeMoney(schedule.at(-1)?.balance),
  ]
  const caption = `Repayment schedule, all ${countOf(count, 'month')}`
  return (
    <>
      <div className={styles.bar}>
        <p>
          {`${countOf(count, 'month')}${count % 12 === 0 ? ` in ${inYears}` : ''}. Open a year to see its months.`}
        </p>
        <Button kind="quiet" onClick={toggleAll}>
          {areAllOpen ? 'Close all years' : 'Open all years'}
        </Button>
      </div>
      <TableFrame caption={caption} rows={[total]}>
        <table className={classNames(tableLook([total]), styles.table)}>
          <TableHead caption={caption} columns={columns} />
          {years.map((group) => (
            <YearGroup
              key={group.year}
              group={group}
              calendar={calendar}
              isOpen={isPrinting || openYears.has(group.year)}
              onToggle={toggle}
            />
          ))}
          <tfoot>
            <FigureRow cells={total} />
          </tfoot>
        </table>
      </TableFrame>
      <RoundingNote columns={sumsOf(years)} />
    </>
  )
}

type Year = { year: number; months: readonly ScheduleRow[] }

type YearGroupProps = {
  group: Year
  calendar: MonthsProps['calendar']
  isOpen: boolean
  onToggle(year: number): void
}

/** A year's own row opens and closes its months; closed, it carries the year's sums. */
const YearGroup = memo(function YearGroup(props: YearGroupProps) {
  const { group, calendar, isOpen, onToggle } = props
  const { wholeMoney } = useCurrency()
  const { year, months } = group
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  const sums = [
    wholeMoney(sum(...months.map(({ principal }) => principal))),
    wholeMoney(sum(...months.map(({ interest }) => interest))),
    wholeMoney(months.at(-1)?.balance),
  ]
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(year)}>
            {isOpen ? <Icon of={ChevronUp} size={16} /> : <Icon of={ChevronDown} size={16} />}
            <span>{`Year ${year}`}</span>
          </button>
        </th>
        {isOpen ? (
          <td colSpan={3} className={styles.range}>
            {first === last ? `Month ${first}` : `Months ${first} to ${last}`}
          </td>
        ) : (
          sums.map((cell, column) => (
            <td key={columns[column]} data-amount>
              {cell}
            </td>
          ))
        )}
      </tr>
      {isOpen &&
        months.map(({ month, principal, interest, balance }) => (
          <FigureRow
            key={month}
            cells={[
              String(month),
              wholeMoney(principal),
              wholeMoney(interest),
              wholeMoney(balance),
            ]}
            note={calendar[month - 1]}
          />
        ))}
      {isOpen && <FigureRow cells={[`Year ${year}`, ...sums]} isClosing />}
    </tbody>
  )
})

/** @example readYears('1,3') // Set { 1, 3 } */
const readYears = (text: string): ReadonlySet<number> => new Set(text.split(',').map(Number))

const keepYears = (years: Iterable<number>) => keepOpenYears([...years].join())

/** Opens the schedule: its first month stays where it is. */
export const openBelow = (table: RefObject<Element | null>) =>
  holdInPlace(
    () => table.current?.querySelector('table'),
    () => keepYears([1]),
  )

/** Closes it: what goes away is above the button. */
export const closeAbove = (button: Element) =>
  holdInPlace(
    () => button,
    () => keepOpenYears(undefined),
  )

/** Prints every month, and leaves the screen as it was. */
export function printAll(button: Element, show: (isShown: boolean) => void): void {
  const hold = (isShown: boolean) =>
    holdInPlace(
      () => button,
      () => show(isShown),
    )
  hold(true)
  window.addEventListener('afterprint', () => hold(false), { once: true })
  window.print()
}

function yearsOf(schedule: readonly ScheduleRow[]): Year[] {
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => ({
    year: index + 1,
    months: schedule.slice(index * 12, index * 12 + 12),
  }))
}

/** What the table adds up: the months of every year, and the years. */
const sumsOf = (years: readonly Year[]) =>
  (['principal', 'interest'] as const).flatMap((column) => {
    const amounts = years.map(({ months }) => months.map((row) => row[column]))
    return [...amounts, amounts.map((parts) => sum(...parts))]
  })
