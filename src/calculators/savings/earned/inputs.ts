import { isAddressOf } from '../../../addresses'
import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { dayAfter, daysFrom } from '../../../core/time/calendar'
import { readDay, writeDay } from '../../../core/time/read-day'
import { amount, choice, onOff, percent, text } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { mostRowsIn, writeRows } from './rows'

/** Typed into the table, or the text that was pasted or came from a file. */
export type Source = 'typed' | 'text'

/** The value of `on` until a day is chosen: whatever day it is, also in a tab that is left open overnight. */
export const TODAY = 'today'
/** What earlier versions of the page called it. */
const EXAMPLE = 'example'
/** The day that the page is prerendered with: its example ends on the day on which it is looked at. */
export const EXAMPLE_DAY = '2026-11-16'

/** Payments into a fund over some years, with one out. */
const exampleRows = [
  { date: '2021-04-05', in: '100000', out: '' },
  { date: '2021-10-11', in: '50000', out: '' },
  { date: '2022-04-05', in: '100000', out: '' },
  { date: '2023-01-20', in: '', out: '40000' },
  { date: '2023-04-05', in: '100000', out: '' },
  { date: '2024-04-05', in: '100000', out: '' },
]

export const inputs = pageInputs({
  name: 'sip-returns',
  isAddress: isAddressOf('savings/earned'),
  fields: {
    rows: text(writeRows(exampleRows)),
    source: choice<Source>(['typed', 'text']),
    swap: onOff('off'),
    value: amount('6,45,000'),
    on: text(TODAY),
    bank: percent('6.5'),
    /** A list was read: what it is worth today is asked, and not taken for nothing. */
    asks: onOff('off'),
    /** Which file the rows came from, among what the tab knows of files. */
    statement: text(''),
  },
  list: 'rows',
})

export type Typed = typeof inputs.defaults

export const isToday = ({ on }: Pick<Typed, 'on'>): boolean => on === TODAY || on === EXAMPLE

export const isExample = ({ rows }: Pick<Typed, 'rows'>): boolean => rows === inputs.defaults.rows

/**
 * What is typed, as of a day: the example moves along, so that it ends on that day and earns the same.
 *
 * @example asOf(inputs.defaults, '2026-11-16').on // '16/11/2026'
 */
export function asOf(typed: Typed, today: string): Typed {
  const moved = daysFrom(EXAMPLE_DAY, today)
  return {
    ...typed,
    ...(isToday(typed) && { on: writeDay(today) }),
    ...(isExample(typed) &&
      moved !== 0 && {
        rows: writeRows(exampleRows.map((row) => ({ ...row, date: dayAfter(row.date, moved) }))),
      }),
  }
}

/** The text of the field `On`. */
export const shownDay = (typed: Pick<Typed, 'on'>): string =>
  isToday(typed) ? writeDay(EXAMPLE_DAY) : typed.on

/** Parses what is typed but for the rows. */
export function readInputs(typed: Omit<Typed, 'rows'>) {
  const value = readAmount(typed.value)
  const on = readDay(shownDay(typed))
  return {
    value,
    /** Nothing while no amount is typed. */
    valueToday: isRead(value) && value.value >= 0n ? value.value : undefined,
    on: 'day' in on ? on.day : undefined,
    bank: readNumber(typed.bank),
  }
}

const loss = decimalFrom(-100)

/** A deposit cannot lose more than all. */
export const bankRateOf = (percent: Decimal): Decimal => (percent < loss ? loss : percent)

/** So many rows go with a link. */
export const MOST_LINKED = 100

/** So many rows are worked on at once; more in a worker, so that the page never stops. */
const FEW_ROWS = 200

/** @example isLarge({ rows: '', source: 'typed' }) // false */
export const isLarge = ({ rows, source }: Pick<Typed, 'rows' | 'source'>): boolean =>
  mostRowsIn(rows, source) > FEW_ROWS
