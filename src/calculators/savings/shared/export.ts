import { type Decimal, round, subtract, toDigits } from '../../../core/money/decimal'
import type { Savings, SavingsYear } from '../../../core/savings/plan'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { savingsWords } from './words'
import { monthsAt, yearName } from './year-names'

export type SavingsExport = {
  savings: Savings
  currencyCode: string
  /** The start of the file name. */
  name: string
  title: string
  /** What was typed. Values with a `suffix` are in the file name, too, in front of it. */
  inputs: readonly { label: string; value: Decimal | string; suffix?: string }[]
  /** A column between Year and Invested. */
  amountColumn?: AmountColumn | undefined
}

export type AmountColumn = { label: string; of(year: SavingsYear): Decimal }

/** The exported file: a plan year by year, its inputs and results on top, in paise that add up. */
export function savingsSheet(plan: SavingsExport): Sheet {
  const { savings, currencyCode, name, title, inputs, amountColumn } = plan
  return {
    fileName: fileNameOf(name, ...inputs.flatMap(namePart)),
    title,
    facts: [
      { label: savingsWords.currency, value: textCell(currencyCode) },
      ...inputs.map(({ label, value }) => ({
        label,
        value: typeof value === 'string' ? textCell(value) : typedCell(value),
      })),
      { label: savingsWords.totalInvested, value: paiseCell(savings.invested) },
      {
        label: savingsWords.estimatedReturns,
        value: returnsCell(savings.invested, savings.futureValue),
      },
      { label: savingsWords.maturityValue, value: paiseCell(savings.futureValue) },
    ],
    columns: [
      savingsWords.year,
      ...(amountColumn ? [amountColumn.label] : []),
      savingsWords.invested,
      savingsWords.returns,
      savingsWords.value,
    ],
    rows: savings.years.map((year) => [
      yearCell(monthsAt(year, savings)),
      ...(amountColumn ? [paiseCell(amountColumn.of(year))] : []),
      paiseCell(year.invested),
      returnsCell(year.invested, year.value),
      paiseCell(year.value),
    ]),
  }
}

const namePart = ({ value, suffix }: SavingsExport['inputs'][number]) =>
  suffix === undefined || typeof value === 'string' ? [] : [toDigits(value) + suffix]

/** The difference of the rounded cells beside it, so that each row adds up to the paisa. */
const returnsCell = (invested: Decimal, value: Decimal) =>
  paiseCell(subtract(round(value, 2), round(invested, 2)))

/** A full year is a number; a last year that ends early is named as on the page. */
const yearCell = (months: number) =>
  months % 12 === 0 ? countCell(months / 12) : textCell(yearName(months).replaceAll('\u00a0', ' '))
