import { calendarDay, dayAfter, dayOfNumber } from './calendar'

/*
 * Days as people type them and as statements print them. Which number of 5/4/2024 is the month cannot be told
 * from one day: here the day comes first unless the caller knows better.
 */

export type DateOrder = 'dayFirst' | 'monthFirst'

/** A day like 2024-04-05, or why there is none: nothing in the text looks like one, or the calendar lacks it. */
export type DayReading = { readonly day: string } | { readonly problem: 'noDate' | 'badDate' }

/** Days from 1950 to 2099 can be read; a spreadsheet counts them from the end of 1899. */
const FIRST_YEAR = 1950
const LAST_YEAR = 2099
const FIRST_SERIAL = 18_264
const LAST_SERIAL = 73_050
/** What a spreadsheet counts on 1 January 1970. */
const SERIAL_OF_EPOCH = 25_569

const months = [
  /^(jan(uary)?|जन(वरी)?)\.?$/,
  /^(feb(ruary)?|फ़?र(वरी)?)\.?$/,
  /^(mar(ch)?|मार्च)\.?$/,
  /^(apr(il)?|अप्रैल)\.?$/,
  /^(may|मई)\.?$/,
  /^(june?|जून)\.?$/,
  /^(july?|जुल(ाई)?)\.?$/,
  /^(aug(ust)?|अग(स्त)?)\.?$/,
  /^(sept?(ember)?|सित(ंबर|म्बर)?)\.?$/,
  /^(oct(ober)?|अक्टू(बर)?)\.?$/,
  /^(nov(ember)?|नव(ंबर|म्बर)?)\.?$/,
  /^(dec(ember)?|दिस(ंबर|म्बर)?)\.?$/,
]

/** The month of a name, from 1; 0 where there is none. */
const monthNamed = (name: string): number =>
  months.findIndex((known) => known.test(name.normalize('NFC').toLowerCase())) + 1

const noDate: DayReading = { problem: 'noDate' }
const badDate: DayReading = { problem: 'badDate' }

const TIME =
  /(?:\s*[T,]\s*|\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:[.:]\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*(z|[a-z]{3,4}|(?:gmt|utc)?[+-]\d{1,2}(?::?\d{2})?)?\s*$/i

/** Minutes from these zones to that of India. */
const minutesToIndia: Readonly<Record<string, number>> = {
  z: 330,
  utc: 330,
  gmt: 330,
  pst: 810,
  pdt: 750,
  est: 630,
  edt: 570,
}

function minutesFrom(zone: string): number {
  const named = minutesToIndia[zone.toLowerCase()]
  if (named !== undefined) return named
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  if (hours === undefined) return 0
  return 330 - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** By how many days the day in India differs from the one that stands before a time. */
function daysAway([, hour = '', minute = '', half = '', zone = '']: RegExpExecArray): number {
  if (zone === '') return 0
  const isLate = half.toLowerCase() === 'p'
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
  return Math.floor((hours * 60 + Number(minute) + minutesFrom(zone)) / 1_440)
}

/**
 * The time that a text ends with: where it begins, and by how many days the day in India differs from the one before it.
 *
 * @example timeAtEnd('2026-06-30T19:40:00Z') // { at: 10, daysAway: 1 }
 */
export function timeAtEnd(
  text: string,
): { readonly at: number; readonly daysAway: number } | undefined {
  const time = text.includes(':') ? TIME.exec(text) : null
  return time ? { at: time.index, daysAway: daysAway(time) } : undefined
}

/**
 * Reads one day: 5/4/2024, 05-04-24, 5.4.2024, 5-Apr-24, 5 April 2024, Apr 5, 2024, 2024-04-05 (with a time
 * after it, too) or the number of a spreadsheet. A time with a zone is turned into the time in India, and so is its day.
 *
 * @example readDay('1-Apr-26') // { day: '2026-04-01' }
 * @example readDay('31/02/2024') // { problem: 'badDate' }
 */
export function readDay(text: string, order: DateOrder = 'dayFirst'): DayReading {
  const compact = inLatinDigits(text).trim()
  const time = timeAtEnd(compact)
  if (time?.daysAway) {
    const before = readDay(compact.slice(0, time.at), order)
    return 'day' in before ? { day: dayAfter(before.day, time.daysAway) } : before
  }
  const serial = isSerial(compact) && Math.floor(Number(compact))
  if (serial && serial >= FIRST_SERIAL && serial <= LAST_SERIAL) {
    return { day: dayOfNumber(serial - SERIAL_OF_EPOCH) }
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+\d{1,2}:\d.*)?$/.exec(compact)
  if (iso) return dayIn(iso[1], Number(iso[2]), iso[3])
  const numbers = inNumbers.exec(compact)
  if (numbers) {
    const [, first, second, year] = numbers
    return order === 'dayFirst'
      ? dayIn(year, Number(second), first)
      : dayIn(year, Number(first), second)
  }
  const monthInWords =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*(\p{L}[\p{L}\p{M}]+\.?)[-/. ,]*(\d{4}|\d\d)(?:[T ,]+\d{1,2}:\d.*)?$/iu.exec(
      compact,
    )
  if (monthInWords) return namedDay(monthInWords[3], monthInWords[2], monthInWords[1])
  const monthFirst =
    /^(\p{L}[\p{L}\p{M}]+\.?)[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4}|\d\d)(?:[T ,]+\d{1,2}:\d.*)?$/iu.exec(
      compact,
    )
  if (monthFirst) return namedDay(monthFirst[3], monthFirst[1], monthFirst[2])
  return noDate
}

/** A day in numbers, of which the first or the second is the month. */
const inNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?:[T ,]+\d{1,2}:\d.*)?$/

/** Whether the order of day and month changes what a text says. @example isInNumbers('5/4/2024') // true */
export const isInNumbers = (text: string): boolean => inNumbers.test(inLatinDigits(text).trim())

/** Whether a text looks like the number of a day in a spreadsheet, be it too small or too large. */
export const isSerial = (text: string): boolean => /^\d{5}(\.\d+)?$/.test(text)

const namedDay = (year = '', name = '', day = ''): DayReading => {
  const month = monthNamed(name)
  return month === 0 ? noDate : dayIn(year, month, day)
}

function dayIn(year = '', month: number, day = ''): DayReading {
  const full = fullYear(year)
  const found = calendarDay(full, month, Number(day))
  return found && full >= FIRST_YEAR && full <= LAST_YEAR ? { day: found } : badDate
}

/** Of two digits, 00 to 49 are of this century. */
const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)

/**
 * Reads a month: 4/2026, 04-26, Apr 2026 or 2026-04; a whole day stands for its month.
 *
 * @example readMonth('4/2026') // { month: '2026-04' }
 */
export function readMonth(
  text: string,
): { readonly month: string } | { readonly problem: 'noDate' | 'badDate' } {
  const compact = inLatinDigits(text).trim()
  const iso = /^(\d{4})[-/. ](\d{1,2})$/.exec(compact)
  const numbers = /^(\d{1,2})[-/. ](\d{4}|\d\d)$/.exec(compact)
  const monthInWords = /^(\p{L}[\p{L}\p{M}]+\.?)[-/. ,]*(\d{4}|\d\d)$/iu.exec(compact)
  const reading = iso
    ? dayIn(iso[1], Number(iso[2]), '1')
    : numbers
      ? dayIn(numbers[2], Number(numbers[1]), '1')
      : monthInWords
        ? namedDay(monthInWords[2], monthInWords[1], '1')
        : readDay(compact)
  return 'day' in reading ? { month: reading.day.slice(0, 7) } : reading
}

/**
 * A day or a month as it is typed, in digits that mean the same in every language.
 *
 * @example writeDay('2026-04-01') // '01/04/2026'
 * @example writeDay('2026-04') // '04/2026'
 */
export const writeDay = (day: string): string => day.split('-').reverse().join('/')

/** @example inLatinDigits('५/११') // '5/11' */
export const inLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x936))
