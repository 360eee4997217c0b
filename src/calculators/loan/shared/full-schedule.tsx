import { ChevronDown, ChevronUp } from 'lucide'
import { memo, type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { languageWords } from '../../../core/language/words'
import type { Decimal } from '../../../core/money/decimal'
import { columnsOfYears, type MoneyColumn, name, summedAmounts } from '../../../core/tables/columns'
import { Button } from '../../../ui/page/button'
import { CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useIsPrinting } from '../../../ui/page/media'
import { useCurrency } from '../../../ui/tab/currency'
import {
  DataTable,
  FigureRow,
  RoundingNote,
  shownTotals,
  TableFrame,
  TableHead,
  tableLook,
} from '../../../ui/tables/data-table'
import styles from './full-schedule.module.css'
import { financialYears, type YearGroup as NamedYear } from './terms'
import { loanWords } from './words'

/** The months of a loan as rows of a table. */
export type Schedule<Month> = {
  readonly months: readonly Month[]
  readonly columns: readonly MoneyColumn<Month>[]
  /** The calendar month of each, such as `Apr 2027`, if the first EMI has a date. */
  readonly calendar: readonly (string | undefined)[]
  /** The month of the first EMI as `2027-04`, if financial years are chosen. */
  readonly financialStart?: string | undefined
  /** The columns of the table of financial years, if it has others, and a note below it. */
  readonly taxColumns?: readonly MoneyColumn<Month>[]
  readonly taxNote?: string
}

/** Which years of a full schedule are open, kept in the tab's storage. */
export type OpenYearsStore = {
  read(): string
  subscribe(listener: () => void): () => void
  save(years: string | undefined): void
}

type FullScheduleProps<Month> = {
  schedule: Schedule<Month>
  /** The open years, such as `1,3`. */
  open: string
  openYears: OpenYearsStore
}

/** All months of a loan, grouped by year. On paper all groups are open. */
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
      saveYears(openYears, next)
    },
    [openNow, openYears],
  )
  const toggleAll = () => saveYears(openYears, areAllOpen ? [] : years.map(({ year }) => year))

  const count = months.length
  const areWhole = count % 12 === 0 && financialStart === undefined
  const total = [
    areWhole ? languageWords.years(years.length) : loanWords.schedule.total,
    ...shownTotals(columns, months, wholeMoney),
  ]
  const caption = loanWords.schedule.caption(count)
  return (
    <>
      <div className={styles.bar}>
        <p>
          {areWhole
            ? loanWords.schedule.openWholeYear(count, years.length)
            : loanWords.schedule.openYear(count)}
        </p>
        <Button kind="quiet" onClick={toggleAll}>
          {areAllOpen ? loanWords.schedule.closeAll : loanWords.schedule.openAll}
        </Button>
      </div>
      <TableFrame caption={caption} rows={[total]}>
        <table className={classNames(tableLook([total]), styles.table)}>
          <TableHead
            caption={caption}
            columns={[loanWords.schedule.heads.month, ...columns.map(({ head }) => head)]}
          />
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

/** A group of months with its number, from 1. */
type Year<Month> = NamedYear<Month> & { year: number }

type YearGroupProps<Month> = Omit<Schedule<Month>, 'months'> & {
  group: Year<Month>
  isOpen: boolean
  onToggle(year: number): void
}

/** The row of a year, which opens and closes its months; while closed, it shows their sums. */
const YearGroup = memo(function YearGroup<Month extends { readonly month: number }>(
  props: YearGroupProps<Month>,
) {
  const { group, columns, calendar, isOpen, onToggle } = props
  const { wholeMoney } = useCurrency()
  const { year, name, months } = group
  const [first = 0, last = 0] = [months[0]?.month, months.at(-1)?.month]
  const sums = shownTotals(columns, months, wholeMoney)
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
            {first === last
              ? loanWords.schedule.oneMonth(first)
              : loanWords.schedule.monthsFromTo(first, last)}
          </td>
        ) : (
          sums.map((cell, column) => (
            <td key={columns[column]?.head} data-amount>
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

const saveYears = (openYears: OpenYearsStore, years: Iterable<number>) =>
  openYears.save([...years].join())

/** Opens the full schedule with its first year; the table keeps its place on the screen. */
export const openFullSchedule = (table: RefObject<Element | null>, openYears: OpenYearsStore) =>
  changeWithoutScrollJump(
    () => table.current?.querySelector('table'),
    () => saveYears(openYears, [1]),
  )

/** Closes the full schedule; the button, which is below it, keeps its place on the screen. */
export const closeFullSchedule = (button: Element, openYears: OpenYearsStore) =>
  changeWithoutScrollJump(
    () => button,
    () => openYears.save(undefined),
  )

/** Prints all months; the screen looks the same afterwards. */
export function printAll(button: Element, show: (isShown: boolean) => void): void {
  const showAll = (isShown: boolean) =>
    changeWithoutScrollJump(
      () => button,
      () => show(isShown),
    )
  showAll(true)
  window.addEventListener('afterprint', () => showAll(false), { once: true })
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
    name: loanWords.schedule.year(index + 1),
    months: months.slice(index * 12, index * 12 + 12),
  }))

/** All lists of amounts that the table adds up: the months of each year, and the years. */
const sumsOf = <Month,>(
  years: readonly Year<Month>[],
  columns: readonly MoneyColumn<Month>[],
): Decimal[][] => [
  ...years.flatMap(({ months }) => summedAmounts(columns, months)),
  ...summedAmounts(columnsOfYears(columns), years),
]

/**
 * Renders a change and scrolls so that one element keeps its place on the screen.
 *
 * @param find finds the element, before and after the change
 */
export function changeWithoutScrollJump(
  find: () => Element | null | undefined,
  change: () => void,
): void {
  const topNow = () => find()?.getBoundingClientRect().top ?? 0
  const root = document.documentElement
  // Turns off the browser's scroll anchoring, which may choose another element.
  root.classList.add(`${styles.unanchored}`)
  const before = topNow()
  flushSync(change)
  window.scrollBy({ top: topNow() - before, behavior: 'instant' })
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root.classList.remove(`${styles.unanchored}`)),
  )
}

/** Principal and interest of each financial year, as a tax return needs them. */
export function FinancialTable<Month extends { readonly month: number }>(props: {
  schedule: Schedule<Month>
}) {
  const { months, financialStart = '', taxNote } = props.schedule
  const columns = props.schedule.taxColumns ?? props.schedule.columns
  const years = financialYears(months, financialStart)
  const ofYears = columnsOfYears(columns)
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption={loanWords.financialYears.caption}
          columns={[
            name<NamedYear<Month>>(loanWords.financialYears.year, (year) => year.name),
            ...ofYears,
          ]}
          rows={years}
          closing={loanWords.schedule.total}
        />
      </div>
      {taxNote && <CardNote>{taxNote}</CardNote>}
      <RoundingNote columns={summedAmounts(ofYears, years)} />
    </>
  )
}
