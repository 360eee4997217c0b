export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

/**
 * The calendar month of an instalment; nothing without a readable start.
 *
 * @example calendarMonth(1, '2027-04') // 'Apr 2027'
 * @example calendarMonth(10, '2027-04') // 'Jan 2028'
 */
export function calendarMonth(month: number, start: string): string | undefined {
  const [, year, first] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(start) ?? []
  if (!year || !first) return undefined
  const index = Number(first) - 1 + month - 1
  return `${monthNames[index % 12]} ${Number(year) + Math.floor(index / 12)}`
}
