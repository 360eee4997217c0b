import { MOST_SHEETS } from '../../../core/limits'
import { uiWords } from '../../words'
import { type Limits, sheetLimits } from './limits'
import { besideWord, isoDateText, wordBeside } from './number-format'
import { numberText, percentText } from './number-text'
import { copiedText } from './read-part'
import { MOST_COLUMNS } from './sheet-rows'
import { attribute, attributesOf, type XmlFinds } from './xml-scanner'

export type OdsSheet = { readonly name: string; readonly isHidden: boolean; isFilled: boolean }

export type OdsNeeds = {
  /** The sheet whose rows are wanted; the first that has anything in it and is not hidden. */
  readonly sheet: string | undefined
  readonly mostRows: number
  readonly limits: Limits
}

export type OdsSheets = {
  readonly finds: XmlFinds
  readonly sheets: readonly OdsSheet[]
  /** The sheet whose rows were taken. */
  taken(): OdsSheet | undefined
  readonly rows: string[][]
  readonly rowNumbers: number[]
  isCut(): boolean
  /** All sheets were closed: nothing is missing. */
  isWhole(): boolean
}

/** Nearly all cells, as LibreOffice writes them: a text or a number. */
const usualCell =
  /<table:table-cell(?: table:style-name="[^"]*")? office:value-type="(string|float)"(?: office:value="([^"&]+)")?(?: calcext:value-type="\1")?><text:p>([^<&]*)<\/text:p><\/table:table-cell>/y

/** Other white space in a text is that of the program which wrote the file. */
const withSingleSpaces = (words: string) => words.replace(/\s+/g, ' ')

/** A run of spaces in a text is no longer than this. */
const MOST_SPACES = 1_000

/**
 * Finds the sheets of an OpenDocument spreadsheet, which all stand in one part, and the rows of one of
 * them. What is repeated is written once in the file, however often that is: it is counted here.
 */
export function odsSheets({ sheet: wanted, mostRows, limits }: OdsNeeds): OdsSheets {
  const sheets: OdsSheet[] = []
  const rows: string[][] = []
  const rowNumbers: number[] = []
  const hiddenLooks = new Set<string>()
  let look = ''
  let sheet: OdsSheet | undefined
  let taken: OdsSheet | undefined
  let { passRows, passCells } = sheetLimits()
  let isInBody = false
  let isWhole = false
  let isCut = false
  /** How deep a table stands in another, as those of links to other programs do: the outer one counts. */
  let tables = 0
  let rowNumber = 0
  let rowRepeats = 1
  let cells: string[] = []
  let column = 0
  let cell: Map<string, string> | undefined
  /** How deep in a cell; its own texts stand right in it, those of notes and drawings deeper. */
  let depth = 0
  let isInText = false
  let text = ''

  const append = (more: string) => {
    if (text.length < LONGEST_TEXT) text += more
  }

  const isTaking = () => sheet !== undefined && sheet === taken && !isCut

  const openSheet = (attributes: ReadonlyMap<string, string>) => {
    const name = attributes.get('name') ?? uiWords.tables.sheet(sheets.length + 1)
    const isHidden = hiddenLooks.has(attributes.get('style-name') ?? '')
    if (sheets.length === MOST_SHEETS) return
    sheet = { name, isHidden, isFilled: false }
    sheets.push(sheet)
    ;({ passRows, passCells } = sheetLimits())
    rowNumber = 0
    if (!taken && (wanted === undefined ? !isHidden : name === wanted)) taken = sheet
  }

  const endSheet = () => {
    // Nothing was in it: the next one may have more.
    if (taken === sheet && wanted === undefined && !sheet?.isFilled) taken = undefined
    sheet = undefined
  }

  const endCell = (value: string, times: string | undefined) => {
    const repeats = repeatsOf(times)
    passCells(1)
    const from = column
    column += repeats
    if (value === '' || from >= MOST_COLUMNS) return
    if (sheet && value.trim() !== '') sheet.isFilled = true
    if (!isTaking()) return
    limits.keepText(value.length)
    const kept = copiedText(value)
    while (cells.length < from) cells.push('')
    while (cells.length < Math.min(column, MOST_COLUMNS)) cells.push(kept)
  }

  const endRow = () => {
    const first = rowNumber + 1
    rowNumber += rowRepeats
    passRows(1)
    if (!isTaking() || !cells.some((cell) => cell.trim() !== '')) return
    for (let number = first; number <= rowNumber && !isCut; number += 1) {
      if (rows.length >= mostRows) isCut = true
      else {
        limits.keepCells(cells.length)
        rows.push(number === first ? cells : [...cells])
        rowNumbers.push(number)
      }
    }
  }

  const openInCell = (name: string, attributes: string) => {
    depth += 1
    if (depth === 1 && name === 'p') {
      if (text !== '') append('\n')
      isInText = true
    } else if (isInText) append(spacesOf(name, attributes))
    finds.isTextWanted = isInText && name !== 'ruby-text'
  }

  const finds: XmlFinds = {
    isTextWanted: false,
    takeWhole(xml, at) {
      if (cell || tables !== 1) return -1
      usualCell.lastIndex = at
      const [whole, type, value, words] = usualCell.exec(xml) ?? []
      if (whole === undefined || words === undefined) return -1
      const shown = withSingleSpaces(words)
      endCell(type === 'float' ? shownNumber(value ?? '', shown) : shown, undefined)
      return usualCell.lastIndex
    },
    open(name, attributes) {
      if (cell) openInCell(name, attributes)
      else if (name === 'table-cell') {
        cell = attributesOf(attributes)
        depth = 0
        text = ''
        isInText = false
      } else if (name === 'covered-table-cell') {
        // What a wider cell covers is not seen.
        column += repeatsOf(attribute(attributes, 'number-columns-repeated'))
      } else if (name === 'table-row') {
        rowRepeats = repeatsOf(attribute(attributes, 'number-rows-repeated'))
        cells = []
        column = 0
      } else if (name === 'table') {
        tables += 1
        if (isInBody && tables === 1) openSheet(attributesOf(attributes))
      } else if (name === 'dde-links' || name === 'tracked-changes') tables += 1
      else if (name === 'spreadsheet') isInBody = true
      else if (name === 'style') look = attribute(attributes, 'name') ?? ''
      else if (name === 'table-properties' && attribute(attributes, 'display') === 'false') {
        hiddenLooks.add(look)
      }
    },
    close(name) {
      if (cell) {
        if (depth > 0) {
          depth -= 1
          isInText &&= depth > 0
          finds.isTextWanted = isInText
          return
        }
        finds.isTextWanted = false
        const times = cell.get('number-columns-repeated')
        if (tables === 1) endCell(cellText({ attributes: cell, text }), times)
        cell = undefined
      } else if (name === 'table-row' && tables === 1) endRow()
      else if (name === 'table' || name === 'dde-links' || name === 'tracked-changes') {
        tables -= 1
        if (tables === 0 && name === 'table') endSheet()
      } else if (name === 'spreadsheet') isWhole = true
    },
    text: (more) => append(withSingleSpaces(more)),
  }
  return {
    finds,
    sheets,
    taken: () => taken,
    rows,
    rowNumbers,
    isCut: () => isCut,
    isWhole: () => isWhole,
  }
}

/** Far more than a cell shows in any program. */
const LONGEST_TEXT = 65_536

/** What is no number of times is once. */
function repeatsOf(times: string | undefined): number {
  const count = Number(times ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}

/** What stands for white space in a text. */
function spacesOf(name: string, attributes: string): string {
  if (name === 'tab') return '\t'
  if (name === 'line-break') return '\n'
  return name === 's'
    ? ' '.repeat(Math.min(repeatsOf(attribute(attributes, 'c')), MOST_SPACES))
    : ''
}

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

/**
 * A number as it is meant, with the side or the unit that stands beside it.
 *
 * @example shownNumber('123', '000123') // '000123'
 * @example shownNumber('3894', '3,894.00 Dr') // '3894 Dr'
 */
export const shownNumber = (value: string, text: string): string => {
  if (isCode(text, value)) return text
  const number = numberText(value)
  const word = wordBeside(BEHIND_NUMBER.exec(text)?.[1] ?? '')
  if (word === '' || !/^-?\d/.test(number)) return number
  // On the other side of an account there is no minus.
  return besideWord(text.trimStart().startsWith('-') ? number : number.replace('-', ''), word)
}

const BEHIND_NUMBER = /^[-\s]*\d[\d.,]*(\D*)$/

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
