/*
 * How the cells of price lists and lists of costs are written, beyond plain numbers.
 */

/** Blank, or the dash that stands for nothing in a column of numbers. */
export const isBlankCell = (cell: string) => /^\s*[-–—]?\s*$/.test(cell)

/** A long number that a spreadsheet has rounded. @example '1.8E+17' */
export const isMangled = (cell: string) => /^\d+(?:\.\d+)?e\+?\d+$/i.test(cell)

/** Before the last three digits a comma groups them; anywhere else it may be a decimal one. */
export const ODD_COMMA = /,\p{Nd}{0,2}(?!\p{Nd}|,)|,\p{Nd}{4}|[.．]\p{Nd}*,/u

/** A rate of GST in words. @example NO_GST.test('Exempt') // true */
export const NO_GST =
  /^(?:gst[ -]*)?(?:exempt(?:ed)?|nil|zero)(?:[ -]*(?:rated?|gst|tax))?$|^(?:no|non)[ -]*(?:gst|tax)$|^tax[ -]*(?:free|exempt)$|^(?:शून्य|कर ?मुक्त)$/i
/** Shop software writes `GST@18%`. */
export const GST_NAMED = /^i?gst\s*@?\s*(?=\d)/i
