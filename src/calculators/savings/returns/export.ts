import {
  countCell,
  dateCell,
  fileNameOf,
  numberCell,
  paiseCell,
  type Sheet,
  textCell,
  typedCell,
} from '../../../core/sheet'
import type { ReturnsAnswer } from './compute'
import { NOTHING, rateName, sayRate } from './sentences'
import { returnsWords } from './words'

const { results } = returnsWords
const words = returnsWords.export

/** The exported file: all payments that count with what each is worth, the results on top. */
export function returnsSheet(
  { returns, asked, worth }: Pick<ReturnsAnswer, 'returns' | 'asked' | 'worth'>,
  currencyCode: string,
): Sheet {
  const { rate, rates, gain, gainPercent, days, bankValue } = returns
  const last = returns.lastDate ?? asked.on
  return {
    fileName: fileNameOf('returns', last),
    title: words.title,
    facts: [
      { label: words.currency, value: textCell(currencyCode) },
      { label: words.on, value: dateCell(last) },
      { label: results.paidIn, value: paiseCell(returns.totalIn) },
      { label: results.takenOut, value: paiseCell(returns.totalOut) },
      ...(returns.valueToday === undefined
        ? []
        : [{ label: results.value, value: paiseCell(returns.valueToday) }]),
      ...(gain === undefined ? [] : [{ label: results.gain, value: paiseCell(gain) }]),
      ...(gainPercent === undefined
        ? []
        : [{ label: words.gainOfAll, value: numberCell(gainPercent, 2) }]),
      ...(rate === undefined
        ? []
        : [
            {
              label: words.rate(rateName(returns)),
              value: returns.isRateOver ? textCell(results.over) : numberCell(rate, 2),
            },
          ]),
      ...(rates.length > 1
        ? [{ label: words.rates, value: textCell(rates.map((rate) => sayRate(rate)).join(', ')) }]
        : []),
      ...(days === undefined ? [] : [{ label: words.days, value: countCell(days) }]),
      { label: words.bank, value: typedCell(asked.bankRate) },
      ...(bankValue === undefined ? [] : [{ label: words.bankValue, value: paiseCell(bankValue) }]),
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
