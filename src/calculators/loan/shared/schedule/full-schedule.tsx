import { ChevronDown, ChevronUp } from 'lucide'
import { memo, type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { type Decimal, sum } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/page/media'
import { useCurrency } from '../../../../ui/tab/currency'
import {
  FigureRow,
  RoundingNote,
  TableFrame,
  TableHead,
  tableLook,
} from '../../../../ui/tables/data-table'
import { closingOf } from './closing-of'
import { financialYears, type YearGroup as NamedYear } from './financial-years'
import styles from './full-schedule.module.css'
import { holdInPlace } from './hold-in-place'
import type { OpenYears } from './open-years'
import type { Schedule, ScheduleColumn } from './schedule-fold'

type FullScheduleProps<Month> = {
  schedule: Schedule<Month>
  /** The open years as they are kept in the tab: `1,3`. */
  open: string
  openYears: OpenYears
}

/** Every month of the loan in year groups. On paper all groups are open. */
export function FullSchedule<Month extends { readonly month: number }>(
  props: FullScheduleProps<Month>,
) {
  const { schedule, open, openYears } = props
  const { months, columns, calendar, financialStart } = schedule
  const { wholeMoney } = useCurrency()
  const isPrinting = useIsPrinting()
  const openNow = useMemo(() => readYears(open), [open])
  const years = useMemo(() => yearsOf(months, financialStart), [months, financialStart])
  const areAllOpen = years.every(({ year }) => openNow.has(year))

  const toggle = useCallback(
    (year: number) => {
      const next = new Set(openNow)
      if (!next.delete(year)) next.add(year)
      keepYears(openYears, next)
    },
    [openNow, openYears],
  )
  const toggleAll = () => keepYears(openYears, areAllOpen ? [] : years.map(({ year }) => year))

  // The first balance is the longest figure but for the totals.
  const [count, inYears] = [months.length, countOf(years.length, 'year')]
  const areWhole = count % 12 === 0 && financialStart === undefined
  const total = [
    areWhole ? inYears : 'Total',
    ...columns.map((column) => wholeMoney(closingOf(column, months))),
  ]
  const caption = `Repayment schedule, all ${countOf(count, 'month')}`
  return (
    <>
      <div className={styles.bar}>
        <p>
          {`${countOf(count, 'month')}${areWhole ? ` in ${inYears}` : ''}. Open a year to see its months.`}
        </p>
        <Button kind="quiet" onClick={toggleAll}>
          {areAllOpen ? 'Close all years' : 'Open all years'}
        </Button>
      </div>
      <TableFrame caption={caption} rows={[total]}>
        <table className={classNames(tableLook([total]), styles.table)}>
          <TableHead caption={caption} columns={['Month', ...columns.map(({ name }) => name)]} />
          {years.map((group) => (
            <YearGroup
              key={group.year}
              group={group}
              columns={columns}
              calendar={calendar}
              isOpen={isPrinting || openNow.has(group.year)}
              onToggle={toggle}
            />
          ))}
          <tfoot>
            <FigureRow cells={total} />
          </tfoot>
        </table>
      </TableFrame>
      <RoundingNote columns={sumsOf(years, columns)} />
    </>
  )
}

/** Its number among those of the loan. */
type Year<Month> = NamedYear<Month> & { year: number }

type YearGroupProps<Month> = Omit<Schedule<Month>, 'months'> & {
  group: Year<Month>
  isOpen: boolean
  onToggle(year: number): void
}

/** A year's own row opens and closes its months; closed, it carries the year's sums. */
const YearGroup = memo(function YearGroup<Month extends { readonly month: number }>(
  props: YearGroupProps<Month>,
) {
  const { group, columns, calendar, isOpen, onToggle } = props
  const { wholeMoney } = useCurrency()
  const { year, name, months } = group
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  const sums = columns.map((column) => wholeMoney(closingOf(column, months)))
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(year)}>
            {isOpen ? <Icon of={ChevronUp} size={16} /> : <Icon of={ChevronDown} size={16} />}
            <span>{name}</span>
          </button>
        </th>
        {isOpen ? (
          <td colSpan={columns.length} className={styles.range}>
            {first === last ? `Month ${first}` : `Months ${first} to ${last}`}
          </td>
        ) : (
          sums.map((cell, column) => (
            <td key={columns[column]?.name} data-amount>
              {cell}
            </td>
          ))
        )}
      </tr>
      {isOpen &&
        months.map((row) => (
          <FigureRow
            key={row.month}
            cells={[String(row.month), ...columns.map(({ of }) => wholeMoney(of(row)))]}
            note={calendar[row.month - 1]}
          />
        ))}
      {isOpen && <FigureRow cells={[name, ...sums]} isClosing />}
    </tbody>
  )
}) as <Month extends { readonly month: number }>(props: YearGroupProps<Month>) => ReactNode

/** @example readYears('1,3') // Set { 1, 3 } */
const readYears = (text: string): ReadonlySet<number> => new Set(text.split(',').map(Number))

const keepYears = (openYears: OpenYears, years: Iterable<number>) =>
  openYears.keep([...years].join())

/** Opens the schedule: its first month stays where it is. */
export const openBelow = (table: RefObject<Element | null>, openYears: OpenYears) =>
  holdInPlace(
    () => table.current?.querySelector('table'),
    () => keepYears(openYears, [1]),
  )

/** Closes it: what goes away is above the button. */
export const closeAbove = (button: Element, openYears: OpenYears) =>
  holdInPlace(
    () => button,
    () => openYears.keep(undefined),
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

function yearsOf<Month extends { readonly month: number }>(
  months: readonly Month[],
  financialStart: string | undefined,
): Year<Month>[] {
  const groups =
    financialStart === undefined ? loanYears(months) : financialYears(months, financialStart)
  return groups.map((group, index) => ({ year: index + 1, ...group }))
}

const loanYears = <Month,>(months: readonly Month[]): NamedYear<Month>[] =>
  Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => ({
    name: `Year ${index + 1}`,
    months: months.slice(index * 12, index * 12 + 12),
  }))

/** What the table adds up: the months of every year, and the years. */
const sumsOf = <Month,>(
  years: readonly Year<Month>[],
  columns: readonly ScheduleColumn<Month>[],
): Decimal[][] =>
  columns.flatMap(({ of, isLeft }) => {
    if (isLeft) return []
    const amounts = years.map(({ months }) => months.map(of))
    return [...amounts, amounts.map((parts) => sum(...parts))]
  })
