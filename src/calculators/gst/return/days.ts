import { gstSince } from '../../../core/rules/gst'
import {
  cmp08Law,
  creditUntilLaw,
  type Filing,
  feeLaws,
  monthDueLaws,
  type ReturnForm,
  yearDueLaws,
  yearsToFileLaw,
} from '../../../core/rules/gst-returns'
import { ruleOn, ruleOrFirstOn } from '../../../core/rules/rule-on'
import { addMonths, calendarDay, financialYearOf } from '../../../core/time/calendar'

/* The days of a return. */

/** Whether a text is a day of the calendar since GST began. @example isDay('2026-02-31') // false */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []
  return text >= gstSince && calendarDay(Number(year), Number(month), Number(day)) === text
}

/** What a return is of: a month like 2026-10, the last one of a quarter, or a financial year like 2025-26. */
export type ReturnOf = {
  readonly form: ReturnForm
  readonly filing: Filing
  readonly period: string
  /** Two digits; a quarter's due day goes by it. */
  readonly state: string
}

const isOfYear = (form: ReturnForm) => form === 'gstr4' || form === 'gstr9'

/** The year in which a financial year ends. @example endOfYear('2025-26') // 2026 */
const endOfYear = (financialYear: string) => Number(financialYear.slice(0, 4)) + 1

/** A day of the month that follows a month by so many; a day beyond it is one of the next. */
function dayAfterMonth(month: string, months: number, day: number): string {
  const [year = 0, count = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, count - 1 + months, day)).toISOString().slice(0, 10)
}

/** The last day of the period. @example periodEnd({ form: 'gstr3b', period: '2026-10', … }) // '2026-10-31' */
export const periodEnd = ({ form, period }: ReturnOf): string =>
  isOfYear(form) ? `${endOfYear(period)}-03-31` : dayAfterMonth(period, 1, 0)

/** The day whose law a return follows: the first one of its year, or of the last month of its period. */
export const lawDayOf = ({ form, period }: Pick<ReturnOf, 'form' | 'period'>): string =>
  isOfYear(form) ? `${period.slice(0, 4)}-04-01` : `${period}-01`

/** The rule for a return; for one of before it the first that there was. */
export const ruleFor = <One extends { readonly from: string }>(
  law: readonly [One, ...One[]],
  of: Pick<ReturnOf, 'form' | 'period'>,
): One => ruleOrFirstOn(law, lawDayOf(of))

/** Whether the fees of this period are known. */
export const isCounted = (of: ReturnOf): boolean =>
  ruleOn<{ readonly from: string }>(feeLaws[of.form], lawDayOf(of)) !== undefined

/** The day until which a return is filed, if nobody extends it. */
export function usualDueDay(of: ReturnOf): string {
  const { form, period } = of
  switch (form) {
    case 'gstr3b':
    case 'gstr1':
      return dayAfterMonth(period, 1, dueDayOf(form, of))
    case 'gstr4':
    case 'gstr9':
      return `${endOfYear(period)}-${ruleFor(yearDueLaws[form], of).day}`
  }
}

function dueDayOf(form: 'gstr3b' | 'gstr1', of: ReturnOf): number {
  const isMonthly = of.filing === 'monthly'
  if (form === 'gstr1') {
    const { monthly, quarterly } = ruleFor(monthDueLaws.gstr1, of)
    return isMonthly ? monthly : quarterly
  }
  const { monthly, early, late, earlyIn } = ruleFor(monthDueLaws.gstr3b, of)
  if (isMonthly) return monthly
  return earlyIn.includes(of.state) ? early : late
}

/** The last day on which the portal takes a return. @example lastDayToFile('2028-02-29') // '2031-02-28' */
export function lastDayToFile(dueDay: string): string {
  const { years } = ruleOrFirstOn(yearsToFileLaw, dueDay)
  return addMonths(dueDay, 12 * years)
}

/** What a day of the calendar is for; IFF, PMT-06 and CMP-08 with the number of their month or quarter. */
export type CalendarEntry =
  | ReturnForm
  | 'iff1'
  | 'pmt06-1'
  | 'iff2'
  | 'pmt06-2'
  | 'cmp08-1'
  | 'cmp08-2'
  | 'cmp08-3'
  | 'cmp08-4'
  | 'creditLast'
  | 'barredAfter'

export type CalendarDay = { readonly what: CalendarEntry; readonly day: string }

/** The days around a return, the first one first. Its own is `dueDay`. */
export function calendarOf(of: ReturnOf, dueDay: string): readonly CalendarDay[] {
  const days = [
    ...daysBeside(of).filter(({ what }) => what !== of.form),
    { what: of.form, day: dueDay },
    { what: 'barredAfter' as const, day: lastDayToFile(dueDay) },
  ]
  return days.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function daysBeside(of: ReturnOf): readonly CalendarDay[] {
  const { form, filing, period } = of
  if (form === 'gstr9') return [{ what: 'creditLast', day: creditUntil(period) }]
  if (form === 'gstr4') {
    const june = `${period.slice(0, 4)}-06`
    return [1, 2, 3, 4].map((quarter) => ({
      what: `cmp08-${quarter}` as CalendarEntry,
      day: dayAfterMonth(june, 3 * quarter - 2, ruleFor(cmp08Law, of).day),
    }))
  }
  const year = financialYearOf(period)
  return [
    ...(filing === 'quarterly' ? daysWithin(of) : []),
    { what: 'gstr1', day: usualDueDay({ ...of, form: 'gstr1' }) },
    { what: 'gstr3b', day: usualDueDay({ ...of, form: 'gstr3b' }) },
    { what: 'creditLast', day: creditUntil(year) },
    { what: 'gstr9', day: usualDueDay({ ...of, form: 'gstr9', period: year }) },
  ]
}

/** After the first and the second month of a quarter. */
function daysWithin(of: ReturnOf): readonly CalendarDay[] {
  const { invoiceFacility } = ruleFor(monthDueLaws.gstr1, of)
  const { pmt06 } = ruleFor(monthDueLaws.gstr3b, of)
  return [
    { what: 'iff1', day: dayAfterMonth(of.period, -1, invoiceFacility) },
    { what: 'pmt06-1', day: dayAfterMonth(of.period, -1, pmt06) },
    { what: 'iff2', day: dayAfterMonth(of.period, 0, invoiceFacility) },
    { what: 'pmt06-2', day: dayAfterMonth(of.period, 0, pmt06) },
  ]
}

/** The last day to take credit for invoices of a financial year. */
function creditUntil(financialYear: string): string {
  const { day } = ruleFor(creditUntilLaw, { form: 'gstr9', period: financialYear })
  return `${endOfYear(financialYear)}-${day}`
}
