import { type Decimal, subtract, toDigits } from '../../../core/money/decimal'
import { toPaise } from '../../../core/money/round-parts'
import type { Savings } from '../../../core/savings/plan'
import {
  factsOf,
  fileNameOf,
  paiseCell,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { savingsWords } from './words'
import { yearColumns } from './years-table'

export type SavingsExport = {
  savings: Savings
  currencyCode: string
  /** The start of the file name. */
  name: string
  title: string
  /** What was typed. Values with a `suffix` are in the file name, too, in front of it. */
  inputs: readonly { label: string; value: Decimal | string; suffix?: string }[]
  /** Whether the monthly amount rises. */
  rises?: boolean | undefined
}

/** The exported file: a plan year by year, its inputs and results on top, in paise that add up. */
export function savingsSheet({ savings, currencyCode, ...plan }: SavingsExport): Sheet {
  const [invested, value] = [toPaise(savings.invested), toPaise(savings.futureValue)]
  return {
    fileName: fileNameOf(plan.name, ...plan.inputs.flatMap(namePart)),
    title: plan.title,
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      ...plan.inputs.map(
        ({ label, value }) =>
          [label, typeof value === 'string' ? textCell(value) : typedCell(value)] as const,
      ),
      [savingsWords.totalInvested, paiseCell(invested)],
      [savingsWords.estimatedReturns, paiseCell(subtract(value, invested))],
      [savingsWords.maturityValue, paiseCell(value)],
    ),
    ...sheetTable(
      yearColumns(savings, plan.rises),
      savings.years.map((year) => ({
        ...year,
        invested: toPaise(year.invested),
        value: toPaise(year.value),
      })),
    ),
  }
}

const namePart = ({ value, suffix }: SavingsExport['inputs'][number]) =>
  suffix === undefined || typeof value === 'string' ? [] : [toDigits(value) + suffix]
