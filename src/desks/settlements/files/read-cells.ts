import { readDay } from '../../../core/time/read-day'
import type { Paise } from '../messages'

const AMOUNT =
  /^(?<minus>[-−(])?\s*(?:₹|rs\.?|inr)?\s*(?<minusInside>[-−])?\s*(?<whole>[\d,]*)(?:\.(?<rest>\d*))?\s*\)?$/i
const SIMPLE = /^-?\d{1,11}(?:\.\d{1,2})?$/

/**
 * An amount in whole paise, rounded half away from zero; a blank is 0, and nothing where it is no amount.
 *
 * @example readPaise('1,44,957.78') // 14495778
 * @example readPaise('#REF!') // undefined
 */
export function readPaise(cell: string | undefined): Paise | undefined {
  if (cell === undefined || cell === '' || cell === '0') return 0
  if (SIMPLE.test(cell)) return Math.round(Number(cell) * 100) || 0
  const text = cell.trim()
  if (text === '' || text === '-') return 0
  const { minus, minusInside, whole = '', rest = '' } = AMOUNT.exec(text)?.groups ?? {}
  const digits = whole.replaceAll(',', '')
  if (digits === '' && rest === '') return undefined
  if (minus === '(' && !text.endsWith(')')) return undefined
  const paise = Number(`${digits}${`${rest}00`.slice(0, 2)}`) + (Number(rest[2] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(paise)) return undefined
  return minus || minusInside ? -paise || 0 : paise
}

/** A percentage in hundredths of a percent. @example readRate('18') // 1800 */
export const readRate = (cell: string | undefined): number | undefined => {
  const text = (cell ?? '').replace('%', '').trim()
  return text === '' ? undefined : readPaise(text)
}

/** A count of pieces; nothing where it is none. @example readUnits('2') // 2 */
export const readUnits = (cell: string | undefined): number | undefined => {
  const paise = readPaise(cell)
  return cell === undefined || cell.trim() === '' || paise === undefined || paise % 100 !== 0
    ? undefined
    : paise / 100
}

const ISO = /^\d{4}-\d{2}-\d{2}/
/** What stands after a date: a time and its zone. */
const TIME = /[T,]?\s*\d{1,2}:\d{2}.*$/i

/**
 * Reads days, each text once: files have few of them. Times and zones are left out.
 *
 * @example dayReader()('1 Aug 2026 3:44:19 pm UTC') // '2026-08-01'
 */
export function dayReader(): (cell: string | undefined) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (cell) => {
    if (cell === undefined || cell === '') return undefined
    const text = cell.replace(TIME, '').trim()
    if (known.has(text)) return known.get(text)
    const reading = ISO.test(text) ? { day: text.slice(0, 10) } : readDay(text)
    const day = 'day' in reading ? reading.day : undefined
    known.set(text, day)
    return day
  }
}

/** A number that a spreadsheet has rounded. @example isMangled('4.37921E+17') // true */
export const isMangled = (id: string): boolean => /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(id)
