import type { LoanMonth } from '../../../core/loan/changing-loan'
import {
  atLeastZero,
  type Decimal,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { isRead } from '../../../core/money/parse'
import { runningPaise, toPaise } from '../../../core/money/round-parts'
import { type MoneyColumn, money } from '../../../core/tables/columns'
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
import type { PrepayResults } from './compute'
import {
  type Changes,
  hasEffect,
  inNumbers,
  inputs,
  isMoney,
  parseChanges,
  readChange,
  type Typed,
  type TypedChange,
} from './inputs'
import { prepayWords } from './words'

type PrepayExport = {
  results: PrepayResults
  /** Of the loan with its changes. */
  schedule: Schedule<LoanMonth>
  currencyCode: string
  /** The inputs that the results belong to. */
  typed: Typed
}

/** The exported sheet: inputs, results and the schedule with its prepayments, in paise that add up. */
export function prepaySheet(prepay: PrepayExport): Sheet {
  const { results, schedule, typed, currencyCode } = prepay
  const { tenure, emi, charge } = inputs.parse(typed)
  const changes = inNumbers(parseChanges(typed.changes), typed.start)
  const { loan, against, without, with: changed, charges, interestSaved, savedInAll } = results
  const said = prepayWords.against[against]
  const months = inPaise(loan.principal, schedule.months)
  const endCell = (end: typeof changed.end) =>
    end ? countCell(end.months) : textCell(prepayWords.neverEnds.value)
  const instalment: MoneyColumn<LoanMonth> = money(
    prepayWords.export.instalment,
    ({ principal, interest }) => sum(principal, interest),
    { total: 'sum' },
  )
  return scheduleSheet(
    {
      fileName: fileNameOf(
        'loan-prepay',
        toDigits(loan.principal),
        `${toDigits(loan.annualRate)}pct`,
      ),
      title: prepayWords.export.title,
      facts: factsOf(
        [uiWords.fields.currency, textCell(currencyCode)],
        [prepayWords.export.loanAmount, paiseCell(loan.principal)],
        [prepayWords.export.rate, typedCell(loan.annualRate)],
        isRead(emi)
          ? [prepayWords.fields.emi, typedCell(emi.value)]
          : [prepayWords.export.tenure[typed.tenureUnit], typedCell(tenure.value)],
        factIf(prepayWords.export.firstEmi, schedule.calendar[0], textCell),
        [prepayWords.fields.charge, typedCell(atLeastZero(charge.value))],
        [prepayWords.export.monthlyEmi, paiseCell(without.emi)],
        [said.endsWithout, endCell(without.end)],
        [said.endsWith, endCell(changed.end)],
        factIf(said.interestWithout, without.end?.interest, paiseCell),
        changed.end !== undefined && [
          said.interestWith,
          paiseCell(sum(...months.map(({ interest }) => interest))),
        ],
        factIf(prepayWords.interestSaved, interestSaved, paiseCell),
        factIf(prepayWords.ledger.charges, charges, paiseCell),
        factIf(prepayWords.savedInAll, savedInAll, paiseCell),
        factIf(prepayWords.export.extraByRates, results.extraByRates, paiseCell),
      ),
      listed: changes.length > 0 ? listOf(changes) : undefined,
      tableName: prepayWords.export.table,
      factsName: prepayWords.export.facts,
    },
    { ...schedule, months, columns: [instalment, ...schedule.columns] },
  )
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
function inPaise(loan: Decimal, months: readonly LoanMonth[]): LoanMonth[] {
  const interests = runningPaise(months.map(({ interest }) => interest))
  let before = toPaise(loan)
  return months.map((row, index) => {
    const between = toPaise(sum(row.balance, row.prepayment))
    const balance = toPaise(row.balance)
    const principal = subtract(before, between)
    before = balance
    const interest = interests[index] ?? zero
    return { ...row, principal, interest, prepayment: subtract(between, balance), balance }
  })
}
