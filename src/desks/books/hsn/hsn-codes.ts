/*
 * What is said of the list of HSN and SAC codes that the GST portal knows, without loading it.
 */

export type HsnCode = {
  readonly code: string
  /** As the department writes it. */
  readonly text: string
  /** That of the heading it stands under; blank where it is one, or says the same. */
  readonly heading: string
}

/** The day of the offline tool that the list is of. */
export const HSN_LIST_OF = '2025-12-26'

/** How many it has. The tool ships 22,426 lines, two of which have a blank in a code that stands there without it, too. */
export const HSN_CODES = 22_424

/** The department writes in capitals. @example sentenceCase('BASMATI RICE') // 'Basmati rice' */
const sentenceCase = (text: string): string =>
  /[a-z]/.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase()

/** A text often says only what is special under its heading. @example sayCode(code) // 'Rice: Basmati rice' */
export const sayCode = ({ text, heading }: HsnCode): string =>
  [heading, text].filter(Boolean).map(sentenceCase).join(': ')
