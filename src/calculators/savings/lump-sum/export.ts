import { type Decimal, round, subtract, toDigits } from '../../../core/money/decimal'
import { toPaise } from '../../../core/money/round-parts'
import {
  countCell,
  factIf,
  factsOf,
  fileNameOf,
  paiseCell,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { savingsWords } from '../shared/words'
import type { Growing, LumpSumInputs } from './compute'
import { shownAmount } from './sentences'
import { lumpSumWords } from './words'
import { columns } from './years-table'

type LumpSumExport = { asked: LumpSumInputs; growing: Growing; currencyCode: string }

/** The exported file: an amount year by year, its terms and results on top, in paise that add up. */
export function lumpSumSheet({ asked, growing, currencyCode }: LumpSumExport): Sheet {
  const { find, inflation } = asked
  const { amount, annualRate, months, value, exactYears, years } = growing
  // A typed term keeps every digit; a found one is rounded, an amount up.
  const rate = find === 'return' ? round(annualRate, 2) : annualRate
  const put = shownAmount(find, growing)
  // The difference of the amounts in paise, so that each row adds up.
  const gainOf = (value: Decimal) => subtract(toPaise(value), toPaise(amount))
  return {
    fileName: fileNameOf(
      'lump-sum',
      toDigits(put),
      `${toDigits(rate)}pct`,
      `${months}m`,
      `${toDigits(inflation)}pct-inflation`,
    ),
    title: lumpSumWords.export.title,
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      [lumpSumWords.amount, typedCell(put)],
      [find === 'return' ? lumpSumWords.found.return : savingsWords.annualReturn, typedCell(rate)],
      asked.reading === 'divide12' && [
        savingsWords.howItIsCounted,
        textCell(lumpSumWords.counting.readings.divide12),
      ],
      [lumpSumWords.export.durationInMonths, countCell(months)],
      factIf(lumpSumWords.export.exactYears, exactYears, paiseCell),
      [lumpSumWords.inflation, typedCell(inflation)],
      [lumpSumWords.value, paiseCell(value)],
      [lumpSumWords.results.gain, paiseCell(gainOf(value))],
      factIf(lumpSumWords.results.times, growing.times, paiseCell),
      factIf(lumpSumWords.results.inTodaysMoney, growing.inTodaysMoney, paiseCell),
      factIf(lumpSumWords.export.realReturn, growing.realReturn, paiseCell),
      factIf(lumpSumWords.export.doublesInYears, growing.doublesInYears, paiseCell),
    ),
    ...sheetTable(
      columns,
      years.map((year) => ({ ...year, gain: gainOf(year.value) })),
    ),
  }
}
