import {
  countCell,
  dateCell,
  fileNameOf,
  numberCell,
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
    facts: [
      { label: returnsWords.export.currency, value: textCell(currencyCode) },
      { label: returnsWords.export.on, value: dateCell(last) },
      { label: returnsWords.results.paidIn, value: paiseCell(returns.totalIn) },
      { label: returnsWords.results.takenOut, value: paiseCell(returns.totalOut) },
      ...(returns.valueToday === undefined
        ? []
        : [{ label: returnsWords.results.value, value: paiseCell(returns.valueToday) }]),
      ...(gain === undefined ? [] : [{ label: returnsWords.results.gain, value: paiseCell(gain) }]),
      ...(gainPercent === undefined
        ? []
        : [{ label: returnsWords.export.gainOfAll, value: numberCell(gainPercent, 2) }]),
      ...(rate === undefined
        ? []
        : [
            {
              label: returnsWords.export.rate(rateName(returns)),
              value: returns.isRateOver ? textCell(returnsWords.results.over) : numberCell(rate, 2),
            },
          ]),
      ...(rates.length > 1
        ? [
            {
              label: returnsWords.export.rates,
              value: textCell(rates.map((rate) => sayRate(rate)).join(', ')),
            },
          ]
        : []),
      ...(days === undefined ? [] : [{ label: returnsWords.export.days, value: countCell(days) }]),
      { label: returnsWords.export.bank, value: typedCell(asked.bankRate) },
      ...(bankValue === undefined
        ? []
        : [{ label: returnsWords.export.bankValue, value: paiseCell(bankValue) }]),
    ],
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
