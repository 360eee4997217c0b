import { type Decimal, round, subtract, sum, toDigits, zero } from '../../../core/money/decimal'
import {
  countCell,
  fileNameOf,
  numberCell,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { stepUpLabel } from '../shared/sentences'
import type { AfterTax, AfterTaxInputs } from './compute'
import { taxLines } from './tax-table'
import { afterTaxWords } from './words'

type AfterTaxExport = {
  plan: AfterTaxInputs
  results: AfterTax
  currency: { readonly code: string; readonly symbol: string }
}

/** The exported file: the tax line by line, the plan and its results on top, in paise that add up. */
export function afterTaxSheet({ plan, results, currency }: AfterTaxExport): Sheet {
  const lines = taxLines(plan, results)
  const gains = inPaise(lines.map(({ gain }) => gain ?? zero))
  const taxes = inPaise(lines.map(({ tax }) => tax))
  const value = round(results.futureValue, 2)
  const invested = round(results.invested, 2)
  const tax = sum(...taxes)
  const { yearlyReturnAfterTax } = results
  return {
    fileName: fileNameOf(
      'sip-after-tax',
      toDigits(plan.monthly),
      `${toDigits(plan.annualRate)}pct`,
      `${toDigits(plan.years)}y`,
    ),
    title: afterTaxWords.export.title,
    factsName: afterTaxWords.export.sheet,
    facts: [
      { label: afterTaxWords.export.currency, value: textCell(currency.code) },
      { label: afterTaxWords.monthly, value: typedCell(plan.monthly) },
      { label: afterTaxWords.export.annualReturn, value: typedCell(plan.annualRate) },
      { label: afterTaxWords.export.duration, value: typedCell(plan.years) },
      {
        label: stepUpLabel(plan.stepKind, currency.symbol),
        value: typedCell(plan.stepKind === 'percent' ? plan.stepPercent : plan.stepAmount),
      },
      { label: afterTaxWords.lumpSum, value: typedCell(plan.lumpSum) },
      { label: afterTaxWords.inflation, value: typedCell(plan.inflation) },
      { label: afterTaxWords.export.taxedAs, value: textCell(afterTaxWords.taxes[plan.tax]) },
      ...(plan.tax === 'flat'
        ? [{ label: afterTaxWords.flatRate, value: typedCell(plan.flatRate) }]
        : []),
      ...(plan.tax === 'equity'
        ? [{ label: afterTaxWords.otherIncome, value: typedCell(plan.otherIncome) }]
        : []),
      { label: afterTaxWords.results.invested, value: paiseCell(invested) },
      { label: afterTaxWords.results.returns, value: paiseCell(subtract(value, invested)) },
      { label: afterTaxWords.results.maturityValue, value: paiseCell(value) },
      { label: afterTaxWords.results.tax, value: paiseCell(tax) },
      { label: afterTaxWords.results.afterTax, value: paiseCell(subtract(value, tax)) },
      { label: afterTaxWords.results.inTodaysMoney, value: paiseCell(results.inTodaysMoney) },
      ...(yearlyReturnAfterTax === undefined
        ? []
        : [
            {
              label: afterTaxWords.export.yearlyReturn,
              value: numberCell(yearlyReturnAfterTax, 2),
            },
          ]),
    ],
    columns: afterTaxWords.taxTable.columns,
    rows: lines.map(({ held, instalments, gain, rate }, index) => [
      textCell(held),
      instalments === undefined ? textCell('') : countCell(instalments),
      gain === undefined ? textCell('') : paiseCell(gains[index] ?? zero),
      textCell(rate),
      paiseCell(taxes[index] ?? zero),
    ]),
    totals: [
      textCell(afterTaxWords.taxTable.held.total),
      countCell(results.months),
      paiseCell(sum(...gains)),
      textCell(''),
      paiseCell(tax),
    ],
  }
}

/** Amounts in paise: the difference of two rounded sums each, so that they add up to the rounded total. */
function inPaise(amounts: readonly Decimal[]): Decimal[] {
  let exact = zero
  return amounts.map((amount) => {
    const before = round(exact, 2)
    exact = sum(exact, amount)
    return subtract(round(exact, 2), before)
  })
}
