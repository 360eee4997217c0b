import { sayDate, sayMonth } from '../language/dates'
import { calendarDay, dayAfter, monthAfter } from './calendar'
import { inLatinDigits, readDay, readMonth } from './read-day'

/*
 * Days as they are looked for: `19/11/2026`, `5-11-26`, `5 november`, `nov`, `yesterday`, `कल`. Without a year they
 * are those of every year.
 */

/** Days that agree in what is named: two digits, and four of a year. */
export type WantedDays = {
  readonly year?: string
  readonly month?: string
  readonly day?: string
}

/** Days that are named by how long ago they were. */
export const recentDays = [
  'today',
  'yesterday',
  'beforeYesterday',
  'thisMonth',
  'lastMonth',
] as const
export type RecentDays = (typeof recentDays)[number]

/** @example daysAsOf('lastMonth', '2026-11-19') // { year: '2026', month: '10' } */
export function daysAsOf(recent: RecentDays, today: string): WantedDays {
  switch (recent) {
    case 'today':
      return partsOf(today)
    case 'yesterday':
      return partsOf(dayAfter(today, -1))
    case 'beforeYesterday':
      return partsOf(dayAfter(today, -2))
    case 'thisMonth':
      return partsOf(today.slice(0, 7))
    case 'lastMonth':
      return partsOf(monthAfter(today.slice(0, 7), -1))
  }
}

/** What is looked for is over: कल was the day before, and no day to come. */
const recentWords: ReadonlyMap<string, RecentDays> = new Map([
  ['today', 'today'],
  ['aaj', 'today'],
  ['आज', 'today'],
  ['yesterday', 'yesterday'],
  ['kal', 'yesterday'],
  ['कल', 'yesterday'],
  ['parso', 'beforeYesterday'],
  ['परसों', 'beforeYesterday'],
  ['this month', 'thisMonth'],
  ['इस महीने', 'thisMonth'],
  ['last month', 'lastMonth'],
  ['पिछले महीने', 'lastMonth'],
])

/** Has every day of a year that has most. */
const ANY_YEAR = '2024'

/**
 * Reads days that are looked for, in English and in Hindi; nothing where a text names none.
 *
 * @param today as `2026-11-19`
 * @example readWantedDays('5 नवंबर', today) // { month: '11', day: '05' }
 * @example readWantedDays('yesterday', '2026-11-19') // { year: '2026', month: '11', day: '18' }
 */
export function readWantedDays(text: string, today: string): WantedDays | undefined {
  const typed = inLatinDigits(text).normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ')
  const recent = recentWords.get(typed)
  if (recent) return daysAsOf(recent, today)
  if (/^(19|20)\d\d$/.test(typed)) return { year: typed }
  // Any other number is none of a calendar, but one that a spreadsheet may count days by.
  return /^\d*$/.test(typed) ? undefined : (dayIn(typed) ?? monthIn(typed))
}

function dayIn(typed: string): WantedDays | undefined {
  const whole = readDay(typed)
  if ('day' in whole) return partsOf(whole.day)
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? []
  const ofAnyYear = first
    ? calendarDay(Number(ANY_YEAR), Number(second), Number(first))
    : dayOf(readDay(`${typed} ${ANY_YEAR}`))
  return ofAnyYear === undefined ? undefined : withoutYear(partsOf(ofAnyYear))
}

function monthIn(typed: string): WantedDays | undefined {
  const whole = readMonth(typed)
  if ('month' in whole) return partsOf(whole.month)
  const named = /\d/.test(typed) ? undefined : readMonth(`${typed} ${ANY_YEAR}`)
  return named && 'month' in named ? withoutYear(partsOf(named.month)) : undefined
}

const dayOf = (reading: ReturnType<typeof readDay>) => ('day' in reading ? reading.day : undefined)

/** @example partsOf('2026-11') // { year: '2026', month: '11' } */
function partsOf(date: string): WantedDays {
  const [year = '', month = '', day] = date.split('-')
  return { year, month, ...(day && { day }) }
}

const withoutYear = ({ year: _, ...others }: WantedDays): WantedDays => others

/** Whether a day like 2026-11-05 is one of those. */
export function isWantedDay(wanted: WantedDays, date: string): boolean {
  const isAs = (part: string | undefined, at: number) =>
    part === undefined || date.startsWith(part, at)
  return isAs(wanted.year, 0) && isAs(wanted.month, 5) && isAs(wanted.day, 8)
}

/** @example sayWantedDays({ month: '11', day: '05' }) // '5 November' */
export function sayWantedDays({ year, month, day }: WantedDays): string {
  if (month === undefined) return year ?? ''
  const date = `${year ?? ANY_YEAR}-${month}-${day ?? '01'}`
  const said = day === undefined ? sayMonth(date) : sayDate(date)
  return year === undefined ? said.replace(` ${ANY_YEAR}`, '') : said
}
