import {
  countCell,
  dateCell,
  factIf,
  factsOf,
  figureCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import type { ReturnsAnswer } from './compute'
import { NOTHING, rateName, sayRate } from './sentences'
import { returnsWords } from './words'

/** The exported file: all payments that count with what each is worth, the results on top. */
export function returnsSheet(
  { returns, asked, worth }: Pick<ReturnsAnswer, 'returns' | 'asked' | 'worth'>,
  currencyCode: string,
): Sheet {
  const { rate, rates, gain, gainPercent, days, bankValue } = returns
  const last = returns.lastDate ?? asked.on
  return {
    fileName: fileNameOf('returns', last),
    title: returnsWords.export.title,
    facts: factsOf(
      [returnsWords.export.currency, textCell(currencyCode)],
      [returnsWords.export.on, dateCell(last)],
      [returnsWords.results.paidIn, paiseCell(returns.totalIn)],
      [returnsWords.results.takenOut, paiseCell(returns.totalOut)],
      factIf(returnsWords.results.value, returns.valueToday, paiseCell),
      factIf(returnsWords.results.gain, gain, paiseCell),
      factIf(returnsWords.export.gainOfAll, gainPercent, figureCell),
      factIf(returnsWords.export.rate(rateName(returns)), rate, (rate) =>
        returns.isRateOver ? textCell(returnsWords.results.over) : figureCell(rate),
      ),
      rates.length > 1 && [
        returnsWords.export.rates,
        textCell(rates.map((rate) => sayRate(rate)).join(', ')),
      ],
      factIf(returnsWords.export.days, days, countCell),
      [returnsWords.export.bank, typedCell(asked.bankRate)],
      factIf(returnsWords.export.bankValue, bankValue, paiseCell),
    ),
    columns: returnsWords.table.columns,
    rows: worth.map(({ day, in: paidIn, out, days, worth }) => [
      dateCell(day),
      paiseCell(paidIn),
      paiseCell(out),
      countCell(days),
      worth === undefined ? textCell(NOTHING) : paiseCell(worth),
    ]),
  }
}
