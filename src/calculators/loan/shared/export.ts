import { type Columns, columnsOfYears, count, name } from '../../../core/tables/columns'
import { type Sheet, sheetTable } from '../../../core/tables/sheet'
import type { Schedule } from './full-schedule'
import { financialYears, type YearGroup } from './terms'
import { loanWords } from './words'

/**
 * A sheet with the months of a schedule, or with its financial years, if these are chosen.
 *
 * @param sheet what stands around the table
 * @param schedule with its months in paise that add up
 */
export function scheduleSheet<Month extends { readonly month: number }>(
  sheet: Omit<Sheet, 'columns' | 'rows' | 'totals'>,
  { months, columns, calendar, financialStart }: Schedule<Month>,
): Sheet {
  const total = loanWords.schedule.total
  const calendarOf = ({ month }: Month) => calendar[month - 1] ?? ''
  if (financialStart === undefined) {
    const ofMonths: Columns<Month> = [
      count(loanWords.schedule.heads.month, ({ month }) => month),
      ...(calendar[0] === undefined ? [] : [name(loanWords.export.calendar, calendarOf)]),
      ...columns,
    ]
    return { ...sheet, ...sheetTable(ofMonths, months, { total }) }
  }
  const ofYears: Columns<YearGroup<Month>> = [
    name(loanWords.export.financialYear, (year) => year.name),
    name(loanWords.export.months, ({ months }) => fromTo(months.map(calendarOf))),
    ...columnsOfYears(columns),
  ]
  return {
    ...sheet,
    fileName: `${sheet.fileName}-financial-years`,
    title: loanWords.export.byFinancialYear(sheet.title),
    ...sheetTable(ofYears, financialYears(months, financialStart), { total }),
  }
}

/** @example fromTo(['Apr 2027', 'May 2027']) // 'Apr 2027 to May 2027' */
const fromTo = (months: readonly string[]): string => {
  const [first = '', last = first] = [months[0], months.at(-1)]
  return first === last ? first : loanWords.export.fromTo(first, last)
}
