import type { ScheduleRow } from '../../../core/loan/annuity'
import { type Decimal, round, subtract, sum, toDigits } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { loanWords } from '../shared/words'
import type { LoanResults } from './compute'
import type { Typed } from './inputs'
import { emiWords } from './words'

type LoanExport = {
  loan: LoanResults
  schedule: readonly ScheduleRow[]
  /** The calendar month of each row, if the first EMI has a date. */
  calendar: readonly (string | undefined)[]
  currencyCode: string
  /** The fee as it was typed. */
  fee?: Pick<Typed, 'feeKind' | 'fee'>
}

/**
 * The exported sheet: the loan and its whole repayment schedule, in paise that add up. By financial
 * year, its columns are added up (`shared/export.ts`).
 */
export function loanSheet({ loan, schedule, calendar, currencyCode, fee }: LoanExport): Sheet {
  const { principal, annualRate, months, emi, totalInterest, processingFee, feeGst } = loan
  const [amount, interest] = [toPaise(principal), toPaise(totalInterest)]
  const hasCalendar = calendar[0] !== undefined
  const calendarCell = (month: number) => (hasCalendar ? [textCell(calendar[month - 1] ?? '')] : [])
  const rate = toDigits(annualRate)
  return {
    fileName: fileNameOf('loan', toDigits(principal), `${rate}pct`, `${months}m`),
    title: emiWords.export.title,
    facts: [
      { label: emiWords.export.currency, value: textCell(currencyCode) },
      { label: loanWords.loanAmount, value: paiseCell(amount) },
      { label: loanWords.interestRate, value: typedCell(annualRate) },
      { label: emiWords.export.tenure, value: countCell(months) },
      ...(hasCalendar
        ? [{ label: emiWords.export.firstEmi, value: textCell(calendar[0] ?? '') }]
        : []),
      ...(fee?.feeKind === 'percent'
        ? [{ label: emiWords.export.feePercent, value: typedCell(readAmount(fee.fee).value) }]
        : []),
      { label: emiWords.monthlyEmi, value: paiseCell(emi) },
      { label: loanWords.totalInterest, value: paiseCell(interest) },
      { label: loanWords.totalPayment, value: paiseCell(sum(amount, interest)) },
      { label: emiWords.processingFeePaid, value: paiseCell(processingFee) },
      { label: loanWords.gstOnFee, value: paiseCell(feeGst) },
    ],
    columns: [
      loanWords.schedule.heads.month,
      ...(hasCalendar ? [emiWords.export.calendar] : []),
      loanWords.schedule.heads.principal,
      loanWords.schedule.heads.interest,
      loanWords.schedule.heads.balance,
    ],
    rows: inPaise(loan, schedule).map((row) => [
      countCell(row.month),
      ...calendarCell(row.month),
      paiseCell(row.principal),
      paiseCell(row.interest),
      paiseCell(row.balance),
    ]),
    totals: [
      textCell(loanWords.schedule.total),
      ...(hasCalendar ? [textCell('')] : []),
      paiseCell(amount),
      paiseCell(interest),
      textCell(''),
    ],
  }
}

/**
 * The months, rounded to paise. Principal and interest of a month are the differences between two
 * rounded balances: so each is within a paisa of the exact amount, every balance follows from the
 * one before, and the columns add up to the loan and to its interest.
 */
function inPaise({ principal, totalInterest }: LoanResults, schedule: readonly ScheduleRow[]) {
  let before = { balance: toPaise(principal), interestLeft: toPaise(totalInterest) }
  return schedule.map(({ month, ...row }) => {
    const after = { balance: toPaise(row.balance), interestLeft: toPaise(row.interestLeft) }
    const cells = {
      month,
      principal: subtract(before.balance, after.balance),
      interest: subtract(before.interestLeft, after.interestLeft),
      balance: after.balance,
    }
    before = after
    return cells
  })
}

const toPaise = (value: Decimal) => round(value, 2)
