import type { LoanMonth } from '../../../core/loan/changing-loan'
import {
  atLeastZero,
  type Decimal,
  round,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { isRead } from '../../../core/money/parse'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import type { PrepayResults } from './compute'
import {
  type Changes,
  hasEffect,
  isMoney,
  parseChanges,
  readChange,
  readInputs,
  type Typed,
  type TypedChange,
} from './inputs'
import { prepayWords } from './words'

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
    value: value === undefined ? textCell(prepayWords.neverEnds.value) : countCell(value),
  })
  return {
    fileName: fileNameOf(
      'loan-prepay',
      toDigits(loan.principal),
      `${toDigits(loan.annualRate)}pct`,
    ),
    title: prepayWords.export.title,
    facts: [
      { label: prepayWords.export.currency, value: textCell(currencyCode) },
      { label: prepayWords.export.loanAmount, value: paiseCell(loan.principal) },
      { label: prepayWords.export.rate, value: typedCell(loan.annualRate) },
      isRead(emi)
        ? { label: prepayWords.fields.emi, value: typedCell(emi.value) }
        : { label: prepayWords.export.tenure[typed.tenureUnit], value: typedCell(tenure.value) },
      ...(hasCalendar
        ? [{ label: prepayWords.export.firstEmi, value: textCell(calendar[0] ?? '') }]
        : []),
      { label: prepayWords.fields.charge, value: typedCell(atLeastZero(charge.value)) },
      { label: prepayWords.export.monthlyEmi, value: paiseCell(without.emi) },
      count(prepayWords.export.endsWithout, without.end?.months),
      count(prepayWords.export.endsWith, changed.end?.months),
      ...amount(prepayWords.ledger.interestWithout, without.end?.interest),
      ...amount(prepayWords.ledger.interestWith, changed.end && totalOf('interest')),
      ...amount(prepayWords.interestSaved, interestSaved),
      ...amount(prepayWords.ledger.charges, charges),
      ...amount(prepayWords.savedInAll, savedInAll),
    ],
    listed: changes.length > 0 ? listOf(changes) : undefined,
    tableName: prepayWords.export.table,
    factsName: prepayWords.export.facts,
    columns: [
      prepayWords.export.month,
      ...(hasCalendar ? [prepayWords.export.calendar] : []),
      prepayWords.export.instalment,
      prepayWords.schedule.principal,
      prepayWords.schedule.interest,
      prepayWords.schedule.prepaid,
      prepayWords.schedule.balance,
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
      textCell(prepayWords.export.total),
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
  columns: [
    prepayWords.export.change,
    prepayWords.export.kind,
    prepayWords.export.amount,
    prepayWords.export.percent,
    prepayWords.export.when,
    prepayWords.export.emi,
    prepayWords.export.effect,
  ],
  rows: changes.map((typed, index) => {
    const { kind } = typed
    const { value, instalment, change } = readChange(typed)
    const figure = isRead(value) ? typedCell(atLeastZero(value.value)) : textCell('')
    return [
      countCell(index + 1),
      textCell(prepayWords.kinds[kind]),
      isMoney(kind) ? figure : textCell(''),
      isMoney(kind) ? textCell('') : figure,
      textCell(prepayWords.when[kind]),
      instalment === undefined ? textCell('') : countCell(instalment),
      textCell(change ? sayEffect(typed) : prepayWords.export.notComplete),
    ]
  }),
})

function sayEffect({ kind, effect }: TypedChange): string {
  if (!hasEffect(kind)) return ''
  return (kind === 'rate' ? prepayWords.effects.rate : prepayWords.effects.prepayment)[effect]
}

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
