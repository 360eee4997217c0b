import type { ScheduleRow } from '../../../core/loan/annuity'
import { subtract, sum, toDigits } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import { toPaise } from '../../../core/money/round-parts'
import {
  countCell,
  factIf,
  factsOf,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { scheduleSheet } from '../shared/export'
import type { Schedule } from '../shared/full-schedule'
import { loanWords } from '../shared/words'
import type { LoanResults } from './compute'
import type { Typed } from './inputs'
import { emiWords } from './words'

type LoanExport = {
  loan: LoanResults
  schedule: Schedule<ScheduleRow>
  currencyCode: string
  /** The fee as it was typed. */
  fee?: Pick<Typed, 'feeKind' | 'fee'>
}

/** The exported sheet: the loan and its whole repayment schedule, in paise that add up. */
export function loanSheet({ loan, schedule, currencyCode, fee }: LoanExport): Sheet {
  const { principal, annualRate, months, emi, totalInterest, processingFee, feeGst } = loan
  const [amount, interest] = [toPaise(principal), toPaise(totalInterest)]
  return scheduleSheet(
    {
      fileName: fileNameOf('loan', toDigits(principal), `${toDigits(annualRate)}pct`, `${months}m`),
      title: emiWords.export.title,
      facts: factsOf(
        [uiWords.fields.currency, textCell(currencyCode)],
        [loanWords.loanAmount, paiseCell(amount)],
        [loanWords.interestRate, typedCell(annualRate)],
        [emiWords.export.tenure, countCell(months)],
        factIf(emiWords.export.firstEmi, schedule.calendar[0], textCell),
        fee?.feeKind === 'percent' && [
          emiWords.export.feePercent,
          typedCell(readAmount(fee.fee).value),
        ],
        [emiWords.monthlyEmi, paiseCell(emi)],
        [loanWords.totalInterest, paiseCell(interest)],
        [loanWords.totalPayment, paiseCell(sum(amount, interest))],
        [emiWords.processingFeePaid, paiseCell(processingFee)],
        [loanWords.gstOnFee, paiseCell(feeGst)],
      ),
    },
    { ...schedule, months: inPaise(loan, schedule.months) },
  )
}

/**
 * The months, rounded to paise. Principal and interest of a month are the differences between two
 * rounded balances: so each is within a paisa of the exact amount, every balance follows from the
 * one before, and the columns add up to the loan and to its interest.
 */
function inPaise({ principal, totalInterest }: LoanResults, schedule: readonly ScheduleRow[]) {
  let before = { balance: toPaise(principal), interestLeft: toPaise(totalInterest) }
  return schedule.map((row) => {
    const after = { balance: toPaise(row.balance), interestLeft: toPaise(row.interestLeft) }
    const cells = {
      ...row,
      principal: subtract(before.balance, after.balance),
      interest: subtract(before.interestLeft, after.interestLeft),
      balance: after.balance,
    }
    before = after
    return cells
  })
}
