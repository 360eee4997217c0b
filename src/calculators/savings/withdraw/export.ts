import { toDigits } from '../../../core/money/decimal'
import { roundedDown } from '../../../core/money/round-whole'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { yearName } from '../shared/year-names'
import type { Lasting, NeverEnding, WithdrawInputs } from './compute'
import { sayNeverEnding } from './sentences'
import { withdrawWords } from './words'
import { monthsAt, returnsAt } from './years-table'

type WithdrawExport = { plan: WithdrawInputs; outcome: Lasting | NeverEnding; currencyCode: string }

/** The exported file: a withdrawal plan year by year, its inputs and results on top, in paise that add up. */
export function withdrawSheet({ plan, outcome, currencyCode }: WithdrawExport): Sheet {
  const { savings, monthly, years } = outcome
  const isFound = plan.find === 'monthly'
  return {
    fileName: fileNameOf(
      'withdrawal-plan',
      toDigits(savings),
      isFound ? `${toDigits(plan.years)}y` : toDigits(monthly),
      `${toDigits(plan.risePercent)}pct-rise`,
      `${toDigits(plan.annualRate)}pct`,
    ),
    title: withdrawWords.export.title,
    facts: [
      { label: withdrawWords.export.currency, value: textCell(currencyCode) },
      { label: withdrawWords.savings, value: typedCell(savings) },
      { label: withdrawWords.rise, value: typedCell(plan.risePercent) },
      { label: withdrawWords.export.annualReturn, value: typedCell(plan.annualRate) },
      ...(isFound ? [{ label: withdrawWords.duration, value: typedCell(plan.years) }] : []),
      // As on the page: rounded down, so that the savings last.
      { label: withdrawWords.monthly, value: typedCell(isFound ? roundedDown(monthly) : monthly) },
      ...(outcome.kind === 'lasts'
        ? [
            { label: withdrawWords.export.withdrawals, value: countCell(outcome.withdrawals) },
            {
              label: withdrawWords.results.lastWithdrawal,
              value: paiseCell(outcome.lastWithdrawal),
            },
            {
              label: withdrawWords.results.withdrawnInAll,
              value: paiseCell(outcome.withdrawnInAll),
            },
          ]
        : [{ label: withdrawWords.found.duration, value: textCell(sayNeverEnding(outcome)) }]),
    ],
    columns: withdrawWords.export.columns,
    rows: years.map((year) => {
      const months = monthsAt(year.year, outcome)
      return [
        months % 12 === 0
          ? countCell(months / 12)
          : textCell(yearName(months).replaceAll('\u00a0', ' ')),
        paiseCell(year.monthly),
        paiseCell(year.withdrawn),
        paiseCell(returnsAt(year, savings, 2)),
        paiseCell(year.left),
      ]
    }),
  }
}
