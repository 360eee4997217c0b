import type { ScheduleRow } from '../../../core/annuity'
import { sum, toDigits } from '../../../core/decimal'
import {
  countCell,
  fileNameOf,
  numberCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/sheet'
import { calendarMonth } from '../months'
import type { LoanResults } from './compute'

type LoanExport = {
  loan: LoanResults
  schedule: readonly ScheduleRow[]
  start: string
  currencyCode: string
}

/** The whole repayment schedule, with the loan on top, rounded as on the screen. */
export function loanSheet({ loan, schedule, start, currencyCode }: LoanExport): Sheet {
  const { principal, annualRate, months, emi, totalInterest, totalPayment, processingFee } = loan
  const hasCalendar = calendarMonth(1, start) !== undefined
  const calendarCell = (month: number) =>
    hasCalendar ? [textCell(calendarMonth(month, start) ?? '')] : []
  const rate = toDigits(annualRate)
  return {
    fileName: fileNameOf('loan', toDigits(principal), `${rate}pct`, `${months}m`),
    title: 'Loan EMI: repayment schedule',
    facts: [
      { label: 'Currency', value: textCell(currencyCode) },
      { label: 'Loan amount', value: numberCell(principal, 0) },
      { label: 'Interest rate (% p.a.)', value: typedCell(annualRate) },
      { label: 'Tenure (months)', value: countCell(months) },
      { label: 'Monthly EMI', value: numberCell(emi, 0) },
      { label: 'Total Interest', value: numberCell(totalInterest, 0) },
      { label: 'Total Payment', value: numberCell(totalPayment, 0) },
      { label: 'Processing Fee', value: numberCell(processingFee, 0) },
    ],
    columns: ['Month', ...(hasCalendar ? ['Calendar'] : []), 'Principal', 'Interest', 'Balance'],
    rows: schedule.map((row) => [
      countCell(row.month),
      ...calendarCell(row.month),
      numberCell(row.principal, 0),
      numberCell(row.interest, 0),
      numberCell(row.balance, 0),
    ]),
    totals: [
      textCell('Total'),
      ...(hasCalendar ? [textCell('')] : []),
      numberCell(sum(...schedule.map((row) => row.principal)), 0),
      numberCell(sum(...schedule.map((row) => row.interest)), 0),
      textCell(''),
    ],
  }
}
