import { subtract, sum, toDigits, zero } from '../../../core/money/decimal'
import { runningPaise, toPaise } from '../../../core/money/round-parts'
import {
  factIf,
  factsOf,
  figureCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { stepUpLabel } from '../shared/sentences'
import type { AfterTax, AfterTaxInputs } from './compute'
import { columns, taxLines, totalLine } from './tax-table'
import { afterTaxWords } from './words'

type AfterTaxExport = {
  plan: AfterTaxInputs
  results: AfterTax
  currency: { readonly code: string; readonly symbol: string }
}

/** The exported file: the tax line by line, the plan and its results on top, in paise that add up. */
export function afterTaxSheet({ plan, results, currency }: AfterTaxExport): Sheet {
  const all = taxLines(plan, results)
  const gains = runningPaise(all.map(({ gain }) => gain ?? zero))
  const taxes = runningPaise(all.map(({ tax }) => tax))
  const lines = all.map((line, index) => ({
    ...line,
    gain: line.gain && gains[index],
    tax: taxes[index] ?? zero,
  }))
  const value = toPaise(results.futureValue)
  const invested = toPaise(results.invested)
  const tax = sum(...taxes)
  return {
    fileName: fileNameOf(
      'sip-after-tax',
      toDigits(plan.monthly),
      `${toDigits(plan.annualRate)}pct`,
      `${toDigits(plan.years)}y`,
    ),
    title: afterTaxWords.export.title,
    factsName: afterTaxWords.export.sheet,
    facts: factsOf(
      [uiWords.fields.currency, textCell(currency.code)],
      [afterTaxWords.monthly, typedCell(plan.monthly)],
      [afterTaxWords.export.annualReturn, typedCell(plan.annualRate)],
      [afterTaxWords.export.duration, typedCell(plan.years)],
      [
        stepUpLabel(plan.stepKind, currency.symbol),
        typedCell(plan.stepKind === 'percent' ? plan.stepPercent : plan.stepAmount),
      ],
      [afterTaxWords.lumpSum, typedCell(plan.lumpSum)],
      [afterTaxWords.inflation, typedCell(plan.inflation)],
      [afterTaxWords.export.taxedAs, textCell(afterTaxWords.taxes[plan.tax])],
      plan.tax === 'flat' && [afterTaxWords.flatRate, typedCell(plan.flatRate)],
      plan.tax === 'equity' && [
        afterTaxWords.otherIncome,
        plan.otherIncome === undefined ? textCell('') : typedCell(plan.otherIncome),
      ],
      [afterTaxWords.results.invested, paiseCell(invested)],
      [afterTaxWords.results.returns, paiseCell(subtract(value, invested))],
      [afterTaxWords.results.maturityValue, paiseCell(value)],
      [afterTaxWords.results.tax, paiseCell(tax)],
      [afterTaxWords.results.afterTax, paiseCell(subtract(value, tax))],
      [afterTaxWords.results.inTodaysMoney, paiseCell(results.inTodaysMoney)],
      factIf(afterTaxWords.export.yearlyReturn, results.yearlyReturnAfterTax, figureCell),
    ),
    ...sheetTable(columns, lines, { closingRow: totalLine(lines, results.months) }),
  }
}
