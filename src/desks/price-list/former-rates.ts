import { sayDate } from '../../core/language/dates'
import { ratesOr } from '../../core/language/rates'
import { decimalFrom } from '../../core/money/decimal'
import { generalSince, ratesOfKind } from '../../core/rules/gst'
import type { RowGstRate } from './gst-cell'

const rates = ratesOfKind('former')

/** The rates of GST that goods no longer have, and the words for them and for the current rates. */
export const formerRates = {
  since: sayDate(generalSince),
  rates: rates.map(decimalFrom),
  formerInWords: ratesOr(rates),
  currentInWords: ratesOr(ratesOfKind('general').filter((percent) => percent !== '0')),
}

/** Whether no goods have this rate any more. @example isFormerRate(decimalFrom(12)) // true */
export const isFormerRate = (rate: RowGstRate | undefined): boolean =>
  typeof rate === 'bigint' && formerRates.rates.includes(rate)
