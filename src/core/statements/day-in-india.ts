import { dayAfter } from '../time/calendar'

const WITH_ZONE =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)$/i
const UNBROKEN = /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-3]\d)$/

/** India is so many minutes before Greenwich. */
const INDIA = 330
const MINUTES_A_DAY = 1_440

/**
 * A day with a time and a zone as the day that it was in India; any other text as it is.
 *
 * @example dayInIndia('2026-03-31T19:30:00Z') // '2026-04-01'
 * @example dayInIndia('20260401') // '2026-04-01'
 */
export function dayInIndia(text: string): string {
  const trimmed = text.trim()
  const unbroken = UNBROKEN.exec(trimmed)
  if (unbroken) return unbroken.slice(1).join('-')
  const [, day = '', hour, minute, zone = ''] = WITH_ZONE.exec(trimmed) ?? []
  if (!day) return trimmed
  const minutes = Number(hour) * 60 + Number(minute) - minutesOf(zone) + INDIA
  return dayAfter(day, Math.floor(minutes / MINUTES_A_DAY))
}

function minutesOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -size : size
}
