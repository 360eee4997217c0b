import { type Decimal, round, subtract, toDigits } from '../../../core/money/decimal'
import {
  countCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { savingsWords } from '../shared/words'
import { yearName } from '../shared/year-names'
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
  return {
    fileName: fileNameOf(
      'lump-sum',
      toDigits(put),
      `${toDigits(rate)}pct`,
      `${months}m`,
      `${toDigits(inflation)}pct-inflation`,
    ),
    title: lumpSumWords.export.title,
    facts: [
      { label: savingsWords.currency, value: textCell(currencyCode) },
      { label: lumpSumWords.amount, value: typedCell(put) },
      {
        label: find === 'return' ? lumpSumWords.found.return : savingsWords.annualReturn,
        value: typedCell(rate),
      },
      { label: lumpSumWords.export.durationInMonths, value: countCell(months) },
      ...factOf(lumpSumWords.export.exactYears, exactYears),
      { label: lumpSumWords.inflation, value: typedCell(inflation) },
      { label: lumpSumWords.value, value: paiseCell(value) },
      { label: lumpSumWords.results.gain, value: gainCell(amount, value) },
      ...factOf(lumpSumWords.results.times, growing.times),
      ...factOf(lumpSumWords.results.inTodaysMoney, growing.inTodaysMoney),
      ...factOf(lumpSumWords.export.realReturn, growing.realReturn),
      ...factOf(lumpSumWords.export.doublesInYears, growing.doublesInYears),
    ],
    columns,
    rows: years.map((year) => [
      yearCell(year.months),
      paiseCell(year.value),
      gainCell(amount, year.value),
      year.inTodaysMoney === undefined ? textCell('') : paiseCell(year.inTodaysMoney),
    ]),
  }
}

const factOf = (label: string, figure: Decimal | undefined) =>
  figure === undefined ? [] : [{ label, value: paiseCell(figure) }]

/** The difference of the rounded amounts, so that each row adds up to the paisa. */
const gainCell = (amount: Decimal, value: Decimal) =>
  paiseCell(subtract(round(value, 2), round(amount, 2)))

/** A full year is a number; a last year that ends early is named as on the page. */
const yearCell = (months: number) =>
  months % 12 === 0 ? countCell(months / 12) : textCell(yearName(months).replaceAll('\u00a0', ' '))
