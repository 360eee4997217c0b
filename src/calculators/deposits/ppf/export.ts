import { toDigits } from '../../../core/money/decimal'
import {
  countCell,
  dateCell,
  factIf,
  factsOf,
  fileNameOf,
  paiseCell,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { depositsWords } from '../shared/words'
import { nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { nameOfMonth } from './sentences'
import { ppfWords } from './words'
import { columnsFor } from './years-table'

type PpfExport = { plan: PpfInputs; results: PpfResults; currencyCode: string }

/** The exported file: an account year by year, its inputs and results on top. */
export function ppfSheet({ plan, results, currencyCode }: PpfExport): Sheet {
  const { scheme, deposit, amount, rate, opened, rateChanges } = plan
  return {
    fileName: fileNameOf(
      scheme === 'ppf' ? 'ppf' : 'sukanya-samriddhi',
      toDigits(amount),
      deposit,
      `${toDigits(rate)}pct`,
      opened ?? `${results.months / 12}y`,
    ),
    title: ppfWords.export.title[scheme],
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      [ppfWords.fields.amount[deposit], typedCell(amount)],
      deposit === 'yearly' && [ppfWords.fields.paidIn, textCell(nameOfMonth(plan.month))],
      [ppfWords.fields.day, countCell(plan.day)],
      [depositsWords.interestRate, typedCell(rate)],
      factIf(ppfWords.fields.opened, opened, textCell),
      results.balance > 0n && [ppfWords.more.balance, typedCell(results.balance)],
      [depositsWords.results.totalDeposited, paiseCell(results.totalDeposited)],
      [depositsWords.results.interest, paiseCell(results.interest)],
      [depositsWords.results.maturityValue, paiseCell(results.maturityValue)],
      factIf(ppfWords.results.maturesOn, results.maturesOn, dateCell),
    ),
    listed:
      rateChanges.length > 0
        ? {
            columns: [
              ppfWords.changes.fromYear,
              ppfWords.changes.quarter,
              ppfWords.changes.newRate,
            ],
            rows: rateChanges.map((change) => [
              textCell(nameOfRow(change.row, opened)),
              countCell(change.quarter),
              typedCell(change.rate),
            ]),
          }
        : undefined,
    ...sheetTable(columnsFor(opened), results.years),
  }
}
