import { toDigits } from '../../../core/money/decimal'
import {
  countCell,
  dateCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { depositsWords } from '../shared/words'
import { nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { nameOfMonth } from './sentences'
import { ppfWords } from './words'

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
    facts: [
      { label: ppfWords.export.currency, value: textCell(currencyCode) },
      { label: ppfWords.fields.amount[deposit], value: typedCell(amount) },
      ...(deposit === 'yearly'
        ? [{ label: ppfWords.fields.paidIn, value: textCell(nameOfMonth(plan.month)) }]
        : []),
      { label: ppfWords.fields.day, value: countCell(plan.day) },
      { label: depositsWords.interestRate, value: typedCell(rate) },
      ...(opened ? [{ label: ppfWords.fields.opened, value: textCell(opened) }] : []),
      ...(results.balance > 0n
        ? [{ label: ppfWords.more.balance, value: typedCell(results.balance) }]
        : []),
      {
        label: depositsWords.results.totalDeposited,
        value: paiseCell(results.totalDeposited),
      },
      { label: depositsWords.results.interest, value: paiseCell(results.interest) },
      { label: depositsWords.results.maturityValue, value: paiseCell(results.maturityValue) },
      ...(results.maturesOn
        ? [{ label: ppfWords.results.maturesOn, value: dateCell(results.maturesOn) }]
        : []),
    ],
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
    columns: [
      depositsWords.year,
      ppfWords.years.deposited,
      ppfWords.years.interest,
      ppfWords.years.balance,
    ],
    rows: results.years.map(({ row, deposited, interest, balance }) => [
      opened ? textCell(nameOfRow(row, opened)) : countCell(row),
      paiseCell(deposited),
      paiseCell(interest),
      paiseCell(balance),
    ]),
  }
}
