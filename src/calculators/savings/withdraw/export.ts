import { toDigits } from '../../../core/money/decimal'
import { toPaise } from '../../../core/money/round-parts'
import { roundedDown } from '../../../core/money/round-whole'
import {
  countCell,
  type Fact,
  factsOf,
  fileNameOf,
  paiseCell,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import type { Lasting, NeverEnding, WithdrawInputs } from './compute'
import { sayNeverEnding } from './sentences'
import { withdrawWords } from './words'
import { columnsFor } from './years-table'

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
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      [withdrawWords.savings, typedCell(savings)],
      [withdrawWords.rise, typedCell(plan.risePercent)],
      [withdrawWords.export.annualReturn, typedCell(plan.annualRate)],
      isFound && [withdrawWords.duration, typedCell(plan.years)],
      // As on the page: rounded down, so that the savings last.
      [withdrawWords.monthly, typedCell(isFound ? roundedDown(monthly) : monthly)],
      ...(outcome.kind === 'lasts' ? lastingFacts(outcome) : []),
      outcome.kind === 'neverRunsOut' && [
        withdrawWords.found.duration,
        textCell(sayNeverEnding(outcome)),
      ],
    ),
    ...sheetTable(
      columnsFor({ ...outcome, savings: toPaise(savings) }),
      years.map((year) => ({
        ...year,
        withdrawn: toPaise(year.withdrawn),
        left: toPaise(year.left),
      })),
    ),
  }
}

const lastingFacts = (outcome: Lasting): readonly Fact[] => [
  [withdrawWords.export.withdrawals, countCell(outcome.withdrawals)],
  [withdrawWords.results.lastWithdrawal, paiseCell(outcome.lastWithdrawal)],
  [withdrawWords.results.withdrawnInAll, paiseCell(outcome.withdrawnInAll)],
]
