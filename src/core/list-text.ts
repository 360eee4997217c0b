/*
 * A list of rows as one text, for links and for the tab's storage. Rows stand between stars, the texts of a row
 * between tildes.
 */

/** Escapes separators, and characters that links do not keep, as `(7e)`. */
const escapeText = (text: string) =>
  text.replace(/[~*()<>\p{Cc}]/gu, (character) => `(${character.charCodeAt(0).toString(16)})`)

const unescapeText = (text: string) =>
  text.replace(/\(([\da-f]{1,4})\)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** @example writeList([['once', '5,00,000'], ['rate', '8.75']]) // 'once~5,00,000*rate~8.75' */
export const writeList = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(escapeText).join('~')).join('*')

/** Parses such a text; a link may hold any. @example readList('once~5,00,000') // [['once', '5,00,000']] */
export const readList = (text: string): string[][] =>
  text === '' ? [] : text.split('*').map((row) => row.split('~').map(unescapeText))
