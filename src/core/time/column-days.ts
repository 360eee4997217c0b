import { dayAfter } from './calendar'
import { type DateOrder, isInNumbers, readDay, timeAtEnd } from './read-day'

/*
 * The days of one column of a file. Which number of 6/7/2026 is the month, one cell does not say: all cells of
 * the column together may, and where they do not, a person does.
 */

/** What the cells of a column say of their order; `none` where no cell depends on it. */
export type ToldOrder = DateOrder | 'open' | 'none'

/** Nobody writes the month first between dots. */
const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/

const dayOf = (text: string, order: DateOrder): string | undefined => {
  const reading = readDay(text, order)
  return 'day' in reading ? reading.day : undefined
}

/**
 * The day that a text names, in India: a time with a zone is turned into the time there.
 *
 * @example dayInIndia('2026-06-30T19:40:00Z') // '2026-07-01'
 * @example dayInIndia('6/15/2026 10:22', 'monthFirst') // '2026-06-15'
 */
export function dayInIndia(text: string, order: DateOrder = 'dayFirst'): string | undefined {
  const time = timeAtEnd(text)
  const date = (time ? text.slice(0, time.at) : text).trim()
  const day = dayOf(date, DOTTED.test(date) ? 'dayFirst' : order)
  return day !== undefined && time?.daysAway ? dayAfter(day, time.daysAway) : day
}

/** Days of a column that are known when all of its cells have been read. */
export type ColumnDays = {
  /** A day, or a text that stands for one until `settled`; nothing where the cell names no day. */
  read(cell: string | undefined): string | undefined
  /** What the cells so far say. */
  told(): ToldOrder
  /** A cell that can be read either way, as it stands in the file. */
  example(): string | undefined
  /** The day of what `read` returned. */
  settled(day: string | undefined, order: DateOrder): string | undefined
}

/** Stands before what can be read either way. */
const OPEN = '?'

/** Whether what `read` returned is a day already, or none. @example isSettled('2026-06-07') // true */
export const isSettled = (day: string | undefined): boolean => day?.[0] !== OPEN

/**
 * Reads the days of a column, each text once: files have few of them.
 *
 * @example const days = columnDays()
 * const [first, second] = [days.read('6/7/2026'), days.read('6/15/2026')]
 * days.told() // 'monthFirst'
 * days.settled(first, 'monthFirst') // '2026-06-07'
 */
export function columnDays(): ColumnDays {
  /** By the text before a time: most files have many times and few days. */
  const dates = new Map<string, string | undefined>()
  const settled = new Map<string, string | undefined>()
  let [isDayFirst, isMonthFirst] = [false, false]
  let example: string | undefined
  const readDate = (date: string, cell: string): string | undefined => {
    if (dates.has(date)) return dates.get(date)
    const day = dayOf(date, 'dayFirst')
    let found = day
    if (isInNumbers(date) && !DOTTED.test(date)) {
      const other = dayOf(date, 'monthFirst')
      if (day !== undefined && other === undefined) isDayFirst = true
      else if (day === undefined && other !== undefined) {
        isMonthFirst = true
        found = other
      } else if (day !== other) {
        example ??= cell.trim()
        found = OPEN + date
      }
    }
    dates.set(date, found)
    return found
  }
  return {
    read(cell) {
      if (cell === undefined || cell === '') return undefined
      const time = timeAtEnd(cell)
      const day = readDate((time ? cell.slice(0, time.at) : cell).trim(), cell)
      const away = time?.daysAway ?? 0
      if (day === undefined || away === 0) return day
      return isSettled(day) ? dayAfter(day, away) : `${day}${away < 0 ? '-' : '+'}`
    },
    told() {
      if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dayFirst' : 'monthFirst'
      return example === undefined ? 'none' : 'open'
    },
    example: () => example,
    settled(day, order) {
      if (day === undefined || isSettled(day)) return day
      const key = `${day}${order}`
      const known = settled.get(key)
      if (known !== undefined) return known
      const [, date = '', away = ''] = /^\?(.*?)([+-]?)$/.exec(day) ?? []
      const read = dayOf(date, order)
      const found = read && away ? dayAfter(read, away === '-' ? -1 : 1) : read
      settled.set(key, found)
      return found
    },
  }
}

/**
 * What the cells of a column say of the order of day and month.
 *
 * @example toldOrder(['6/7/2026', '6/15/2026']) // 'monthFirst'
 * @example toldOrder(['6/7/2026']) // 'open'
 */
export function toldOrder(cells: Iterable<string>): ToldOrder {
  const days = columnDays()
  for (const cell of cells) days.read(cell)
  return days.told()
}
