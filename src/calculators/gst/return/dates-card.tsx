import { sayMonth, sayShortDate } from '../../../core/language/dates'
import { annualExemptLaw } from '../../../core/rules/gst-returns'
import { asOf, ruleOn } from '../../../core/rules/rule-on'
import { financialYearOf } from '../../../core/time/calendar'
import { Card, CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import type { ReturnInputs, ReturnResults } from './compute'
import styles from './dates-card.module.css'
import { type CalendarDay, type CalendarEntry, lawDayOf } from './days'
import { isOfYear, sayPeriod, sayTurnover } from './sentences'
import { WhyFold } from './why-fold'
import { returnWords } from './words'

type DatesCardProps = { asked: ReturnInputs; results: ReturnResults }

/** The days around a return, its own marked. */
export function DatesCard({ asked, results }: DatesCardProps) {
  return (
    <Card title={returnWords.dates.title} intro={introOf(asked)}>
      <ol className={styles.days}>
        {results.calendar.map(({ what, day }) => (
          <li key={what} className={classNames(what === asked.form && styles.own) || undefined}>
            <span data-amount>{sayShortDate(day)}</span>
            <p>
              <b>{nameOf(what)}</b>
              <small>{noteOf({ what, day }, asked)}</small>
            </p>
          </li>
        ))}
      </ol>
      <CardNote>
        {returnWords.dates.note} <span>{returnWords.why.asOf(sayMonth(asOf))}</span>
      </CardNote>
      <WhyFold asked={asked} about="dates" />
    </Card>
  )
}

function introOf(asked: ReturnInputs): string {
  const period = sayPeriod(asked)
  if (isOfYear(asked.form)) return returnWords.dates.ofYear(period)
  return asked.filing === 'monthly'
    ? returnWords.dates.filedMonthly(period)
    : returnWords.dates.filedQuarterly(period)
}

/** @example nameOf('pmt06-1') // 'Deposit with PMT-06' */
export function nameOf(what: CalendarEntry): string {
  const kind = what.replace(/-\d$|(?<=iff)\d$/, '')
  return returnWords.dates.entries[kind as keyof typeof returnWords.dates.entries]
}

/** What a day is about. */
export function noteOf({ what }: CalendarDay, asked: ReturnInputs): string {
  const period = sayPeriod(asked)
  const year = isOfYear(asked.form) ? asked.period : financialYearOf(asked.period)
  if (what === asked.form) return returnWords.dates.notes.thisReturn(period)
  switch (what) {
    case 'gstr1':
      return returnWords.dates.notes.salesOf(period)
    case 'gstr3b':
      return returnWords.dates.notes.returnOf(period)
    case 'creditLast':
      return returnWords.dates.notes.invoicesOf(year)
    case 'gstr9': {
      const exempt = ruleOn(annualExemptLaw, lawDayOf({ form: 'gstr9', period: year }))
      return exempt
        ? returnWords.dates.notes.annual(year, sayTurnover(exempt.upTo))
        : returnWords.dates.notes.annualOf(year)
    }
    case 'barredAfter':
      return returnWords.dates.notes.years
    case 'iff1':
    case 'iff2':
      return returnWords.dates.notes.billsOf(monthOfQuarter(asked.period, Number(what.slice(-1))))
    case 'pmt06-1':
    case 'pmt06-2':
      return returnWords.dates.notes.taxOf(monthOfQuarter(asked.period, Number(what.slice(-1))))
    default:
      return returnWords.dates.notes.noFee(quarterOfYear(asked.period, Number(what.slice(-1))))
  }
}

/** The first or second month of a quarter that ends with a month. */
function monthOfQuarter(period: string, count: number): string {
  const [year = '', month = ''] = period.split('-')
  return sayMonth(`${year}-${String(Number(month) - 3 + count).padStart(2, '0')}-01`)
}

/** A quarter of a financial year. @example quarterOfYear('2025-26', 4) // 'January–March 2026' */
function quarterOfYear(financialYear: string, quarter: number): string {
  const year = Number(financialYear.slice(0, 4)) + (quarter === 4 ? 1 : 0)
  const months = (['06', '09', '12', '03'] as const)[quarter - 1] ?? '03'
  return returnWords.quarterOf(returnWords.quarters[months], String(year))
}
