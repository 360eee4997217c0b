import type { Savings, SavingsYear } from '../../core/annuity'
import { type Decimal, subtract, toDigits } from '../../core/decimal'
import {
  countCell,
  fileNameOf,
  numberCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../core/sheet'

export type SavingsExport = {
  savings: Savings
  currencyCode: string
  /** The page in a file name, and in words. */
  name: string
  title: string
  /** What was typed: the label, the value, and how a file name shortens it. */
  inputs: readonly { label: string; value: Decimal; suffix: string }[]
  /** A column between the year and what was invested. */
  yearlyAmount?: { label: string; of(year: SavingsYear): Decimal }
}

/** A savings plan year by year, with its inputs and results on top, rounded as on the screen. */
export function savingsSheet(plan: SavingsExport): Sheet {
  const { savings, currencyCode, name, title, inputs, yearlyAmount } = plan
  return {
    fileName: fileNameOf(name, ...inputs.map(({ value, suffix }) => toDigits(value) + suffix)),
    title,
    facts: [
      { label: 'Currency', value: textCell(currencyCode) },
      ...inputs.map(({ label, value }) => ({ label, value: typedCell(value) })),
      { label: 'Total Invested', value: numberCell(savings.invested, 0) },
      { label: 'Estimated Returns', value: numberCell(savings.returns, 0) },
      { label: 'Maturity Value', value: numberCell(savings.futureValue, 0) },
    ],
    columns: [
      'Year',
      ...(yearlyAmount ? [yearlyAmount.label] : []),
      'Invested',
      'Returns',
      'Value',
    ],
    rows: savings.years.map((year) => [
      countCell(year.year),
      ...(yearlyAmount ? [numberCell(yearlyAmount.of(year), 0)] : []),
      numberCell(year.invested, 0),
      numberCell(subtract(year.value, year.invested), 0),
      numberCell(year.value, 0),
    ]),
  }
}
