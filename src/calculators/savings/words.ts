import { countOf } from '../../core/format'

/** What both SIP pages say in the same words. */
export const SAVINGS_CAUTION =
  'Mutual fund returns go up and down. This is an estimate at a steady rate, before tax and costs.'

export const WHY_OTHERS_DIFFER =
  'Each instalment is paid at the start of the month, at the yearly rate ÷ 12. Sites that pay at the end of the month, or compound differently, show another figure.'

/** @example instalments(120) // '120 instalments' */
export const instalments = (months: number | undefined): string | undefined =>
  months === undefined ? undefined : countOf(months, 'instalment')

/** @example afterMonths(120) // 'after 10 years' */
export function afterMonths(months: number | undefined): string {
  if (months === undefined) return 'too large to work out'
  if (months === 0) return 'Enter a duration to see the value.'
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 && countOf(years, 'year'), rest > 0 && countOf(rest, 'month')]
  return `after ${parts.filter(Boolean).join(' and ')}`
}
