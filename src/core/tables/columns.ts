import { type Decimal, sumOf } from '../money/decimal'

/*
 * A table is declared once, as a list of columns beside what computes its rows: `DataTable` shows them
 * on the page and on paper, `sheetTable` puts them into CSV and Excel files.
 */

type ColumnHead = {
  readonly head: string
  /** Its name in files, where that differs. */
  readonly fileHead?: string
}

/** What each row is called; a whole number is a number in files. */
type NameColumn<Row> = ColumnHead & { readonly kind: 'name'; of(row: Row): string }

type CountColumn<Row> = ColumnHead & { readonly kind: 'count'; of(row: Row): number | undefined }

/** A day like 2026-02-01, and how the page says it. */
type DayColumn<Row> = ColumnHead & {
  readonly kind: 'day'
  of(row: Row): string
  say(day: string): string
}

type MoneyMore = {
  /** What the closing row says: all amounts added up, or the last of them, as of a balance. */
  readonly total?: 'sum' | 'last'
  /** What the page shows instead of zero, and where there is no amount. */
  readonly zero?: string
  readonly none?: string
  readonly fileHead?: string
}

export type MoneyColumn<Row> = ColumnHead &
  MoneyMore & { readonly kind: 'money'; of(row: Row): Decimal | undefined }

export type Column<Row> = NameColumn<Row> | CountColumn<Row> | DayColumn<Row> | MoneyColumn<Row>
export type Columns<Row> = readonly Column<Row>[]

/** @example name(savingsWords.year, ({ months }) => yearName(months)) */
export const name = <Row>(
  head: string,
  of: (row: Row) => string,
  more?: Pick<ColumnHead, 'fileHead'>,
): Column<Row> => ({ kind: 'name', head, of, ...more })

/** @example count(returnWords.wait.daysLate, ({ days }) => days) */
export const count = <Row>(head: string, of: (row: Row) => number | undefined): Column<Row> => ({
  kind: 'count',
  head,
  of,
})

/** @example day(returnWords.wait.filedOn, ({ date }) => date, sayShortDate) */
export const day = <Row>(
  head: string,
  of: (row: Row) => string,
  say: (day: string) => string,
): Column<Row> => ({ kind: 'day', head, of, say })

/** @example money(loanWords.schedule.heads.balance, ({ balance }) => balance, { total: 'last' }) */
export const money = <Row>(
  head: string,
  of: (row: Row) => Decimal | undefined,
  more?: MoneyMore,
): MoneyColumn<Row> => ({ kind: 'money', head, of, ...more })

/** The amounts of a column, from top to bottom. */
export const amountsOf = <Row>({ of }: MoneyColumn<Row>, rows: readonly Row[]): Decimal[] =>
  rows.flatMap((row) => of(row) ?? [])

/** The amounts of each column that is added up. */
export const summedAmounts = <Row>(columns: readonly MoneyColumn<Row>[], rows: readonly Row[]) =>
  columns.filter(({ total }) => total === 'sum').map((column) => amountsOf(column, rows))

/** What a column comes to: its sum, or the last amount of a balance. */
export function totalOf<Row>(column: Column<Row>, rows: readonly Row[]): Decimal | undefined {
  if (column.kind !== 'money' || !column.total) return undefined
  const amounts = amountsOf(column, rows)
  return column.total === 'sum' ? sumOf(amounts) : amounts.at(-1)
}

/** The columns of years by those of their months: each year has the totals of its own. */
export const columnsOfYears = <Row>(columns: readonly MoneyColumn<Row>[]) =>
  columns.map((column) => ({
    ...column,
    of: ({ months }: { readonly months: readonly Row[] }) => totalOf(column, months),
  }))
