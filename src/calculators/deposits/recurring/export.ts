import { languageWords } from '../../../core/language/words'
import { type Decimal, round, subtract, toDigits, zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import {
  countCell,
  fileNameOf,
  numberCell,
  paiseCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { depositsWords } from '../shared/words'
import type { RecurringInputs, RecurringPlan } from './compute'
import { recurringWords } from './words'
import { yearColumns } from './years-table'

type RecurringExport = { asked: RecurringInputs; plan: RecurringPlan; currencyCode: string }

type Fact = { label: string; value: SheetCell }

/** The exported file: a recurring deposit year by year, its inputs and results on top, in paise that add up. */
export function recurringSheet({ asked, plan, currencyCode }: RecurringExport): Sheet {
  const { years, months, rateUsed } = plan
  const monthly = asked.find === 'monthly' ? roundedUp(plan.monthly) : plan.monthly
  const money = (label: string, value: Decimal | undefined): Fact[] =>
    value === undefined ? [] : [{ label, value: paiseCell(value) }]
  let before = zero
  return {
    fileName: fileNameOf(
      'recurring-deposit',
      toDigits(monthly),
      `${months}m`,
      `${toDigits(rateUsed)}pct`,
    ),
    title: recurringWords.export.title,
    facts: [
      { label: recurringWords.export.currency, value: textCell(currencyCode) },
      // As on the page: rounded up, so that it is enough.
      { label: recurringWords.monthly, value: typedCell(monthly) },
      { label: recurringWords.export.rateUsed, value: typedCell(rateUsed) },
      { label: recurringWords.months, value: countCell(months) },
      {
        label: recurringWords.howItIsCounted,
        value: textCell(recurringWords.methods[asked.method]),
      },
      ...money(depositsWords.results.totalDeposited, plan.totalDeposited),
      ...money(
        depositsWords.results.interest,
        subtract(round(plan.maturityValue, 2), round(plan.totalDeposited, 2)),
      ),
      ...money(depositsWords.results.maturityValue, plan.maturityValue),
      ...(plan.effectiveYield === undefined
        ? []
        : [
            {
              label: `${depositsWords.results.effectiveYield} (%)`,
              value: numberCell(plan.effectiveYield, 2),
            },
          ]),
      ...money(recurringWords.results.lateFees, plan.lateFees),
      ...money(depositsWords.results.tdsInAll, plan.tdsInAll),
      ...money(depositsWords.results.taxInAll, plan.taxInAll),
      ...money(depositsWords.results.afterTax, plan.afterTax),
      ...money(depositsWords.results.inTodaysMoney, plan.inTodaysMoney),
      ...(plan.endsAfter === undefined
        ? [
            {
              label: recurringWords.results.endsAfter,
              value: textCell(languageWords.months(months)),
            },
          ]
        : [{ label: recurringWords.results.endsAfter, value: textCell(plan.endsAfter) }]),
    ],
    columns: yearColumns,
    rows: years.map((year, index) => {
      // The interest leads from the value before to the next one, in paise as they stand in the file.
      const [from, to, paidIn] = [before, year.value, year.deposited].map((amount) =>
        round(amount, 2),
      ) as [Decimal, Decimal, Decimal]
      before = year.value
      return [
        /-/.test(year.name) ? textCell(year.name) : countCell(index + 1),
        paiseCell(paidIn),
        paiseCell(subtract(subtract(to, from), paidIn)),
        paiseCell(year.tds),
        paiseCell(to),
      ]
    }),
  }
}
