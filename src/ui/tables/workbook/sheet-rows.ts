import { type Limits, sentences, sheetLimits, Unreadable } from './limits'
import type { NumberFormat } from './number-format'
import { isoDateText } from './number-format'
import { numberText } from './number-text'
import { copiedText, textRuns } from './read-part'
import { attribute, type XmlFinds } from './xml-scanner'
import { unescapeExcel } from './xml-text'

/** So much of a formula tells which it is. */
const LONGEST_FORMULA = 60

/** More columns than any price list; what stands behind them is passed over. */
export const MOST_COLUMNS = 500

export type SheetNeeds = {
  /** The text that many cells may share, by its place among those. */
  readonly sharedText: (place: number) => string | undefined
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[]
  readonly mostRows: number
  readonly limits: Limits
}

export type SheetRows = {
  readonly finds: XmlFinds
  readonly rows: string[][]
  readonly rowNumbers: number[]
  /** There are more rows than were taken. */
  isCut(): boolean
  /** The table was closed: nothing of it is missing. */
  isWhole(): boolean
}

const LETTER_C = 0x63
/** Nearly all cells, as nearly all programs write them: a number, or the place of a text. */
const usualCell = /<c r="([A-Z]{1,3})\d+"(?: s="(\d+)")?(?: t="([ns])")?><v>([^<&]+)<\/v><\/c>/y

/** Finds the rows of a sheet; those with nothing in them are left out. */
export function sheetRows({ sharedText, formats, mostRows, limits }: SheetNeeds): SheetRows {
  const rows: string[][] = []
  const rowNumbers: number[] = []
  const runs = textRuns()
  const { passRows, passCells } = sheetLimits()
  let rowNumber = 0
  let cells: string[] = []
  let hasText = false
  let column = -1
  let type: string | undefined
  let style: string | undefined
  let value = ''
  let isInValue = false
  /** The formula of a cell, if it has one: it stands for a result that no program has kept. */
  let formula: string | undefined
  let isInFormula = false
  let isWhole = false
  let isCut = false

  const cellText = (): string => {
    switch (type) {
      case undefined:
      case 'n':
        if (value === '') return runs.text()
        return ((style !== undefined && formats[Number(style)]) || numberText)(value.trim())
      case 's': {
        if (value === '') return ''
        const text = sharedText(Number(value))
        if (text === undefined) throw new Unreadable(sentences.damaged)
        return text
      }
      case 'inlineStr':
        return runs.text()
      case 'b':
        return { 0: 'FALSE', 1: 'TRUE' }[value.trim()] ?? value.trim().toUpperCase()
      case 'd':
        return isoDateText(value.trim())
      default:
        return unescapeExcel(value)
    }
  }

  /** An empty text (`str`) is a result. */
  const withoutResult = () => (formula === undefined || type === 'str' ? '' : `=${formula || '…'}`)

  const endCell = () => {
    passCells(1)
    if (column >= MOST_COLUMNS) return
    const text = cellText() || withoutResult()
    if (text === '') return
    hasText ||= text.trim() !== ''
    while (cells.length < column) cells.push('')
    if (type === 's') cells[column] = text
    else {
      limits.keepText(text.length)
      cells[column] = copiedText(text)
    }
  }

  const endRow = () => {
    passRows(1)
    if (!hasText) return
    if (rows.length >= mostRows) {
      isCut = true
      return
    }
    limits.keepCells(cells.length)
    rows.push(cells)
    rowNumbers.push(rowNumber)
  }

  const finds: XmlFinds = {
    isTextWanted: false,
    takeWhole(xml, at) {
      if (xml.charCodeAt(at + 1) !== LETTER_C || isWhole || isCut) return -1
      usualCell.lastIndex = at
      const parts = usualCell.exec(xml)
      if (!parts) return -1
      column = columnOf(parts[1] as string) ?? column + 1
      style = parts[2]
      type = parts[3]
      value = parts[4] as string
      formula = undefined
      endCell()
      return usualCell.lastIndex
    },
    open(name, attributes) {
      if (isWhole || isCut) return
      switch (name) {
        case 'c': {
          const place = attribute(attributes, 'r')
          column = (place === undefined ? undefined : columnOf(place)) ?? column + 1
          type = attribute(attributes, 't')
          style = attribute(attributes, 's')
          value = ''
          formula = undefined
          runs.begin()
          break
        }
        case 'f':
          formula = ''
          isInFormula = true
          finds.isTextWanted = true
          break
        case 'v':
          isInValue = true
          finds.isTextWanted = true
          break
        case 'row': {
          const number = Number(attribute(attributes, 'r'))
          rowNumber = Number.isSafeInteger(number) && number > 0 ? number : rowNumber + 1
          cells = []
          hasText = false
          column = -1
          break
        }
        default:
          runs.open(name, attributes)
          finds.isTextWanted = runs.isTextWanted()
      }
    },
    close(name) {
      if (isWhole || isCut) return
      finds.isTextWanted = false
      if (name === 'v') isInValue = false
      else if (name === 'f') isInFormula = false
      else if (name === 'c') endCell()
      else if (name === 'row') endRow()
      else if (name === 'sheetData') isWhole = true
      else runs.close(name)
    },
    text(text) {
      if (isInValue) value += text
      else if (isInFormula) formula = `${formula ?? ''}${text}`.slice(0, LONGEST_FORMULA)
      else runs.take(text)
    },
  }
  return { finds, rows, rowNumbers, isCut: () => isCut, isWhole: () => isWhole }
}

/** The column of a cell's name, counted from 0. @example columnOf('AB12') // 27 */
function columnOf(place: string): number | undefined {
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = (place.charCodeAt(at) | 0x20) - 0x60
    if (letter < 1 || letter > 26) break
    column = Math.min(column * 26 + letter, 1_000_000)
  }
  return column > 0 ? column - 1 : undefined
}
