import {
  atLeastZero,
  type Decimal,
  round,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import type { LoanMonth } from '../../../core/loan/changing-loan'
import { isRead } from '../../../core/parse'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/sheet'
import type { PrepayResults } from './compute'
import {
  type Changes,
  isMoney,
  kinds,
  parseChanges,
  readChange,
  readInputs,
  type Typed,
} from './inputs'

type PrepayExport = {
  results: PrepayResults
  /** The months of the loan with its changes. */
  months: readonly LoanMonth[]
  /** The calendar month of each row, if the first EMI has a date. */
  calendar: readonly (string | undefined)[]
  currencyCode: string
  /** The inputs that the results belong to. */
  typed: Typed
}

/** The exported sheet: inputs, results and the schedule with its prepayments, in paise that add up. */
export function prepaySheet(prepay: PrepayExport): Sheet {
  const { results, months, calendar, currencyCode, typed } = prepay
  const { tenure, emi, charge } = readInputs(typed)
  const changes = parseChanges(typed.changes)
  const { loan, without, with: changed, charges, interestSaved, savedInAll } = results
  const rows = inPaise(loan.principal, months)
  const totalOf = (name: 'principal' | 'interest' | 'prepayment') =>
    sum(...rows.map((row) => row[name]))
  const hasCalendar = calendar[0] !== undefined
  const amount = (label: string, value: Decimal | undefined) =>
    value === undefined ? [] : [{ label, value: paiseCell(value) }]
  const count = (label: string, value: number | undefined) => ({
    label,
    value: value === undefined ? textCell('Never ends') : countCell(value),
  })
  return {
    fileName: fileNameOf(
      'loan-prepay',
      toDigits(loan.principal),
      `${toDigits(loan.annualRate)}pct`,
    ),
    title: 'Loan prepayment: schedule with the changes',
    facts: [
      { label: 'Currency', value: textCell(currencyCode) },
      { label: 'Loan amount', value: paiseCell(loan.principal) },
      { label: 'Interest rate (% p.a.)', value: typedCell(loan.annualRate) },
      isRead(emi)
        ? { label: 'EMI you pay', value: typedCell(emi.value) }
        : { label: `Tenure (${typed.tenureUnit})`, value: typedCell(tenure.value) },
      ...(hasCalendar ? [{ label: 'First EMI in', value: textCell(calendar[0] ?? '') }] : []),
      { label: 'Prepayment charge (%)', value: typedCell(atLeastZero(charge.value)) },
      { label: 'Monthly EMI', value: paiseCell(without.emi) },
      count('Ends after, without (months)', without.end?.months),
      count('Ends after, with (months)', changed.end?.months),
      ...amount('Total Interest, without', without.end?.interest),
      ...amount('Total Interest, with', changed.end && totalOf('interest')),
      ...amount('Interest saved', interestSaved),
      ...amount('Prepayment charges', charges),
      ...amount('Saved in all', savedInAll),
    ],
    listed: changes.length > 0 ? listOf(changes) : undefined,
    tableName: 'Schedule',
    factsName: 'Inputs and results',
    columns: [
      'Month',
      ...(hasCalendar ? ['Calendar'] : []),
      'Instalment',
      'Principal',
      'Interest',
      'Prepaid',
      'Balance',
    ],
    rows: rows.map((row) => [
      countCell(row.month),
      ...(hasCalendar ? [textCell(calendar[row.month - 1] ?? '')] : []),
      paiseCell(sum(row.principal, row.interest)),
      paiseCell(row.principal),
      paiseCell(row.interest),
      paiseCell(row.prepayment),
      paiseCell(row.balance),
    ]),
    totals: [
      textCell('Total'),
      ...(hasCalendar ? [textCell('')] : []),
      paiseCell(sum(totalOf('principal'), totalOf('interest'))),
      paiseCell(totalOf('principal')),
      paiseCell(totalOf('interest')),
      paiseCell(totalOf('prepayment')),
      textCell(''),
    ],
  }
}

/** The list of changes in the exported sheet, a row each; missing values are empty cells. */
const listOf = (changes: Changes) => ({
  columns: ['Change', 'Kind', 'Amount', 'Percent', 'When', 'EMI', 'What it changes'],
  rows: changes.map((typed, index) => {
    const { label, when, choice } = kinds[typed.kind]
    const { value, instalment, change } = readChange(typed)
    const figure = isRead(value) ? typedCell(atLeastZero(value.value)) : textCell('')
    return [
      countCell(index + 1),
      textCell(label),
      isMoney(typed.kind) ? figure : textCell(''),
      isMoney(typed.kind) ? textCell('') : figure,
      textCell(when),
      instalment === undefined ? textCell('') : countCell(instalment),
      textCell(change ? (choice?.[typed.effect] ?? '') : 'Not complete'),
    ]
  }),
})

/**
 * The months, rounded to paise. Principal, interest and prepayment are differences between rounded
 * sums: so each is within a paisa of the exact amount, every balance follows from the one before, and
 * the columns add up.
 */
function inPaise(loan: Decimal, months: readonly LoanMonth[]) {
  let before = toPaise(loan)
  let interestSoFar = zero
  let exactInterest = zero
  return months.map((row) => {
    const between = toPaise(sum(row.balance, row.prepayment))
    const balance = toPaise(row.balance)
    exactInterest = sum(exactInterest, row.interest)
    const cells = {
      month: row.month,
      principal: subtract(before, between),
      interest: subtract(toPaise(exactInterest), interestSoFar),
      prepayment: subtract(between, balance),
      balance,
    }
    before = balance
    interestSoFar = toPaise(exactInterest)
    return cells
  })
}

const toPaise = (value: Decimal) => round(value, 2)
