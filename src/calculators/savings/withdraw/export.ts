import { toDigits } from '../../../core/decimal'
import { roundedDown } from '../../../core/round-whole'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/sheet'
import { yearName } from '../shared/year-names'
import type { Lasting, NeverEnding, WithdrawInputs } from './compute'
import { sayNeverEnding } from './sentences'
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
    title: 'Withdrawal plan: year by year',
    facts: [
      { label: 'Currency', value: textCell(currencyCode) },
      { label: 'Savings', value: typedCell(savings) },
      { label: 'Yearly rise (%)', value: typedCell(plan.risePercent) },
      { label: 'Expected annual return (%)', value: typedCell(plan.annualRate) },
      ...(isFound ? [{ label: 'Duration (years)', value: typedCell(plan.years) }] : []),
      // As on the page: rounded down, so that the savings last.
      { label: 'Monthly withdrawal', value: typedCell(isFound ? roundedDown(monthly) : monthly) },
      ...(outcome.kind === 'lasts'
        ? [
            { label: 'Withdrawals', value: countCell(outcome.withdrawals) },
            { label: 'Last withdrawal', value: paiseCell(outcome.lastWithdrawal) },
            { label: 'Withdrawn in all', value: paiseCell(outcome.withdrawnInAll) },
          ]
        : [{ label: 'Lasts for', value: textCell(sayNeverEnding(outcome)) }]),
    ],
    columns: ['Year', 'Monthly withdrawal', 'Withdrawn', 'Returns', 'Savings left'],
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
