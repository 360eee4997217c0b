import { isoDateText } from './date-text'
import { numberText, percentText } from './number-text'

/** A cell as an OpenDocument spreadsheet has it: what it says of its value, and the text it shows. */
export type OdsCell = { readonly attributes: ReadonlyMap<string, string>; readonly text: string }

/** Rupees need no word: every amount here is one. */
const RUPEES = /^(?:INR|Rs\.?|₹)?$/i

/**
 * The text of a cell, as that of an Excel workbook would be: numbers with all digits that they have,
 * percentages and days as they are shown.
 *
 * @example cellText({ attributes: new Map([['value-type', 'percentage'], ['value', '0.18']]), text: '18%' }) // '18%'
 */
export function cellText({ attributes, text }: OdsCell): string {
  const value = attributes.get('value') ?? ''
  switch (attributes.get('value-type')) {
    case 'float':
      return shownNumber(value, text)
    case 'percentage':
      return percentText(value)
    case 'currency': {
      const currency = attributes.get('currency') ?? ''
      return RUPEES.test(currency) ? numberText(value) : `${currency} ${numberText(value)}`
    }
    case 'date':
      return isoDateText(attributes.get('date-value') ?? '')
    case 'time':
      return clockText(attributes.get('time-value') ?? '')
    case 'boolean':
      return (attributes.get('boolean-value') ?? text).toUpperCase()
    default:
      // Blank beside an error, which is shown.
      return attributes.get('string-value') || text
  }
}

/** A number as it is meant. @example shownNumber('123', '000123') // '000123' */
export const shownNumber = (value: string, text: string): string =>
  isCode(text, value) ? text : numberText(value)

/** A code that is shown with zeros before it. @example isCode('000123', '123') // true */
const isCode = (text: string, value: string) =>
  /^0\d+$/.test(text) && Number(text) === Number(value)

/** @example clockText('PT09H30M00S') // '09:30' */
const clockText = (duration: string): string =>
  duration.replace(
    /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/,
    (_, hours: string, minutes: string, seconds: string) =>
      `${hours}:${minutes}${Number(seconds) > 0 ? `:${seconds}` : ''}`,
  )
