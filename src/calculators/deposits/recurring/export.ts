import { languageWords } from '../../../core/language/words'
import { subtract, toDigits, zero } from '../../../core/money/decimal'
import { toPaise } from '../../../core/money/round-parts'
import { roundedUp } from '../../../core/money/round-whole'
import {
  countCell,
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
import { depositsWords } from '../shared/words'
import type { RecurringInputs, RecurringPlan } from './compute'
import { endOf } from './sentences'
import { recurringWords } from './words'
import { columns } from './years-table'

type RecurringExport = { asked: RecurringInputs; plan: RecurringPlan; currencyCode: string }

/** The exported file: a recurring deposit year by year, its inputs and results on top, in paise that add up. */
export function recurringSheet({ asked, plan, currencyCode }: RecurringExport): Sheet {
  const { years, months, rateUsed } = plan
  const end = endOf(asked, plan)
  const monthly = asked.find === 'monthly' ? roundedUp(plan.monthly) : plan.monthly
  return {
    fileName: fileNameOf(
      'recurring-deposit',
      toDigits(monthly),
      `${months}m`,
      `${toDigits(rateUsed)}pct`,
    ),
    title: recurringWords.export.title,
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      // As on the page: rounded up, so that it is enough.
      [recurringWords.monthly, typedCell(monthly)],
      [recurringWords.export.rateUsed, typedCell(rateUsed)],
      [recurringWords.months, countCell(months)],
      [recurringWords.howItIsCounted, textCell(recurringWords.methods[asked.method])],
      [depositsWords.results.totalDeposited, paiseCell(plan.totalDeposited)],
      [
        depositsWords.results.interest,
        paiseCell(subtract(toPaise(plan.maturityValue), toPaise(plan.totalDeposited))),
      ],
      [depositsWords.results.maturityValue, paiseCell(plan.maturityValue)],
      factIf(`${depositsWords.results.effectiveYield} (%)`, plan.effectiveYield, figureCell),
      factIf(recurringWords.results.lateFees, plan.lateFees, paiseCell),
      factIf(depositsWords.results.tdsInAll, plan.tdsInAll, paiseCell),
      factIf(depositsWords.results.taxInAll, plan.taxInAll, paiseCell),
      factIf(depositsWords.results.afterTax, plan.afterTax, paiseCell),
      factIf(depositsWords.results.inTodaysMoney, plan.inTodaysMoney, paiseCell),
      [end.label, textCell(end.month ?? languageWords.months(months))],
    ),
    ...sheetTable(columns, inPaise(years)),
  }
}

/** The interest leads from the value before to the next one, in paise as they stand in the file. */
const inPaise = (years: RecurringPlan['years']) =>
  years.map((year, index) => {
    const deposited = toPaise(year.deposited)
    const value = toPaise(year.value)
    const gained = subtract(value, toPaise(years[index - 1]?.value ?? zero))
    return { ...year, deposited, interest: subtract(gained, deposited), value }
  })
