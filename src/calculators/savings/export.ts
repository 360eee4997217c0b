import { type Decimal, round, subtract, toDigits } from '../../core/decimal'
import type { Savings, SavingsYear } from '../../core/savings/plan'
import { countCell, fileNameOf, paiseCell, type Sheet, textCell, typedCell } from '../../core/sheet'
import { monthsAt, yearName } from './year-name'

export type SavingsExport = {
  savings: Savings
  currencyCode: string
  /** The page in a file name, and in words. */
  name: string
  title: string
  /** What was typed: the label, the value, and how a file name shortens it, if it has it. */
  inputs: readonly { label: string; value: Decimal | string; suffix?: string }[]
  /** A column between the year and what was invested. */
  yearlyAmount?: YearlyAmount | undefined
}

export type YearlyAmount = { label: string; of(year: SavingsYear): Decimal }

/** A savings plan year by year, with its inputs and results on top, in paise that add up. */
export function savingsSheet(plan: SavingsExport): Sheet {
  const { savings, currencyCode, name, title, inputs, yearlyAmount } = plan
  return {
    fileName: fileNameOf(name, ...inputs.flatMap(namePart)),
    title,
    facts: [
      { label: 'Currency', value: textCell(currencyCode) },
      ...inputs.map(({ label, value }) => ({
        label,
        value: typeof value === 'string' ? textCell(value) : typedCell(value),
      })),
      { label: 'Total Invested', value: paiseCell(savings.invested) },
      { label: 'Estimated Returns', value: returnsCell(savings.invested, savings.futureValue) },
      { label: 'Maturity Value', value: paiseCell(savings.futureValue) },
    ],
    columns: [
      'Year',
      ...(yearlyAmount ? [yearlyAmount.label] : []),
      'Invested',
      'Returns',
      'Value',
    ],
    rows: savings.years.map((year) => [
      yearCell(monthsAt(year, savings)),
      ...(yearlyAmount ? [paiseCell(yearlyAmount.of(year))] : []),
      paiseCell(year.invested),
      returnsCell(year.invested, year.value),
      paiseCell(year.value),
    ]),
  }
}

const namePart = ({ value, suffix }: SavingsExport['inputs'][number]) =>
  suffix === undefined || typeof value === 'string' ? [] : [toDigits(value) + suffix]

/** What lies between two cells, so that each row adds up to the paisa. */
const returnsCell = (invested: Decimal, value: Decimal) =>
  paiseCell(subtract(round(value, 2), round(invested, 2)))

/** A full year is a number; one that ends early is named as on the screen. */
const yearCell = (months: number) =>
  months % 12 === 0 ? countCell(months / 12) : textCell(yearName(months).replaceAll('\u00a0', ' '))
