const DAY = 86_400
/** The last day a spreadsheet knows: 31 December 9999. */
const LAST_DAY = 2_958_465

/**
 * A day that is stored as a number, in the order that is the same everywhere; days are counted from
 * 1900, or from 1904 in workbooks that began on an old Macintosh.
 *
 * @example dateText(46342, false) // '2026-11-16'
 * @example dateText(46342.5, false) // '2026-11-16 12:00'
 * @returns nothing where it is no day
 */
export function dateText(serial: number, isFrom1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < LAST_DAY + 1)) return undefined
  const seconds = Math.round(serial * DAY)
  const days = Math.floor(seconds / DAY)
  const time = clock(seconds % DAY)
  if (days === 0 && !isFrom1904) return time || '00:00'
  // 1900 is counted as a leap year, which it was not.
  const before = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const day = new Date(before + days * DAY * 1_000).toISOString().slice(0, 10)
  return time ? `${day} ${time}` : day
}

/** How long something lasts. @example durationText(1.5) // '36:00' */
export function durationText(days: number): string | undefined {
  if (!(days >= 0 && days <= LAST_DAY)) return undefined
  const seconds = Math.round(days * DAY)
  return `${Math.floor(seconds / 3_600)}:${clock(seconds % 3_600).slice(3) || '00'}`
}

/** The day of a cell that holds it as text. @example isoDateText('2026-11-16T00:00:00') // '2026-11-16' */
export const isoDateText = (stored: string): string =>
  stored
    .replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?$/, '$1 $2')
    .replace(/(:\d\d):00$/, '$1')

const two = (number: number) => String(number).padStart(2, '0')

/** Nothing at midnight. */
function clock(seconds: number): string {
  if (seconds === 0) return ''
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (seconds % 60 > 0) parts.push(seconds % 60)
  return parts.map(two).join(':')
}
