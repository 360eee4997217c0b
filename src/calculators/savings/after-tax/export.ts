import { type Decimal, round, subtract, sum, toDigits, zero } from '../../../core/decimal'
import {
  countCell,
  fileNameOf,
  numberCell,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/sheet'
import { stepUpLabel } from '../shared/sentences'
import type { AfterTax, AfterTaxInputs } from './compute'
import { taxNames } from './sentences'
import { taxLines } from './tax-table'

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
    title: 'SIP after tax: the tax, line by line',
    factsName: 'Tax line by line',
    facts: [
      { label: 'Currency', value: textCell(currency.code) },
      { label: 'Monthly amount', value: typedCell(plan.monthly) },
      { label: 'Expected annual return (%)', value: typedCell(plan.annualRate) },
      { label: 'Duration (years)', value: typedCell(plan.years) },
      {
        label: stepUpLabel(plan.stepKind, currency.symbol),
        value: typedCell(plan.stepKind === 'percent' ? plan.stepPercent : plan.stepAmount),
      },
      { label: 'Lump sum today', value: typedCell(plan.lumpSum) },
      { label: 'Inflation (%)', value: typedCell(plan.inflation) },
      { label: 'Taxed as', value: textCell(taxNames[plan.tax]) },
      ...(plan.tax === 'flat' ? [{ label: 'Flat rate (%)', value: typedCell(plan.flatRate) }] : []),
      ...(plan.tax === 'equity'
        ? [{ label: 'Other income of that year', value: typedCell(plan.otherIncome) }]
        : []),
      { label: 'Total Invested', value: paiseCell(invested) },
      { label: 'Estimated Returns', value: paiseCell(subtract(value, invested)) },
      { label: 'Maturity Value', value: paiseCell(value) },
      { label: 'Tax', value: paiseCell(tax) },
      { label: 'After tax', value: paiseCell(subtract(value, tax)) },
      { label: "In today's money", value: paiseCell(results.inTodaysMoney) },
      ...(yearlyReturnAfterTax === undefined
        ? []
        : [{ label: 'Yearly return after tax (%)', value: numberCell(yearlyReturnAfterTax, 2) }]),
    ],
    columns: ['Held', 'Instalments', 'Gain', 'Rate', 'Tax'],
    rows: lines.map(({ held, instalments, gain, rate }, index) => [
      textCell(held),
      instalments === undefined ? textCell('') : countCell(instalments),
      gain === undefined ? textCell('') : paiseCell(gains[index] ?? zero),
      textCell(rate),
      paiseCell(taxes[index] ?? zero),
    ]),
    totals: [
      textCell('Total'),
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
