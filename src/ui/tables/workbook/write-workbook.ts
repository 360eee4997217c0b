/*
 * Loaded by `import()` in a worker, when somebody asks for a long table as a workbook.
 */
import { KEPT_DIGITS } from './number-text'
import { sheetName } from './sheet-name'
import { turns } from './turns'
import {
  frameParts,
  MOST_DECIMALS,
  SHEET_END,
  STRINGS_END,
  sheetBegin,
  stringsBegin,
  styles,
  WORKBOOK_TYPE,
} from './workbook-frame'
import { escapeXml } from './xml-text'
import { type ZipPart, zipWriter } from './zip-writer'

/** A text, or the plain digits of a number. */
export type WorkbookCell = string | { readonly number: string }

export type WorkbookWriter = {
  /** Wait for it before the next one, if there is something to wait for: that keeps memory low. */
  addRow(cells: readonly WorkbookCell[]): void | Promise<void>
  end(): Promise<Blob>
}

/** A cell holds no more. */
const LONGEST_TEXT = 32_767
/** The widths of columns come from so many rows. */
const ROWS_FOR_WIDTHS = 100
/** So many characters are packed at once. */
const PIECE = 2 ** 16

/**
 * Writes a table of any length as an .xlsx file of one sheet, packing it while it comes. Texts are
 * kept once each beside the sheet: the previews of phones show no texts that stand in it.
 *
 * @example const writer = workbookWriter({ sheetName: 'Prices', heads: ['SKU', 'Price'] })
 * await writer.addRow(['A-1', { number: '199.50' }])
 * const file = await writer.end()
 */
export function workbookWriter(options: {
  readonly sheetName: string
  readonly heads: readonly string[]
}): WorkbookWriter {
  const { heads } = options
  const zip = zipWriter()
  const pause = turns(() => {})
  const texts = new Map<string, number>()
  const names: string[] = []
  const firstRows: (readonly WorkbookCell[])[] = []
  let textCells = 0
  let rowNumber = 0
  let xml = ''
  let sheet: ZipPart | undefined

  const textCell = (place: string, text: string, style: number) => {
    const kept = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
    let at = texts.get(kept)
    if (at === undefined) {
      at = texts.size
      texts.set(kept, at)
    }
    textCells += 1
    return `<c r="${place}" s="${style}" t="s"><v>${at}</v></c>`
  }
  const addXml = (cells: readonly WorkbookCell[], textStyle: number = styles.text) => {
    rowNumber += 1
    let row = `<row r="${rowNumber}">`
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column] as WorkbookCell
      if ((typeof cell === 'string' ? cell : cell.number) === '') continue
      names[column] ??= columnName(column)
      const place = `${names[column]}${rowNumber}`
      row +=
        typeof cell === 'string'
          ? textCell(place, cell, textStyle)
          : (numberCell(place, cell.number) ?? textCell(place, cell.number, styles.longNumber))
    }
    xml += `${row}</row>`
  }
  const flush = async () => {
    const piece = xml
    xml = ''
    await sheet?.write(piece)
    await pause()
  }
  const begin = () => {
    sheet = zip.part('xl/worksheets/sheet1.xml')
    xml = sheetBegin(columnWidths([heads, ...firstRows]), heads.length > 0 ? 1 : 0)
    if (heads.length > 0) addXml(heads, styles.head)
    for (const row of firstRows) addXml(row)
    firstRows.length = 0
    return sheet
  }
  const writeTexts = async () => {
    const part = zip.part('xl/sharedStrings.xml')
    xml = stringsBegin(textCells, texts.size)
    for (const text of texts.keys()) {
      xml += sharedText(text)
      if (xml.length < PIECE) continue
      await part.write(xml)
      await pause()
      xml = ''
    }
    await part.write(xml + STRINGS_END)
    await part.end()
  }

  return {
    addRow(cells) {
      if (sheet) addXml(cells)
      else if (firstRows.push(cells) === ROWS_FOR_WIDTHS) begin()
      return xml.length < PIECE ? undefined : flush()
    },
    async end() {
      const part = sheet ?? begin()
      await part.write(xml + SHEET_END)
      await part.end()
      await writeTexts()
      for (const [path, content] of frameParts(sheetName(options.sheetName))) {
        const part = zip.part(path)
        await part.write(content)
        await part.end()
      }
      return zip.end(WORKBOOK_TYPE)
    },
  }
}

/** @example columnName(27) // 'AB' */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}

/** Nothing where it is no number, or one that would lose digits. */
function numberCell(place: string, digits: string): string | undefined {
  const parts = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(digits)
  if (!parts) return undefined
  const [, minus, whole = '', written = ''] = parts
  const fraction = written.replace(/0+$/, '')
  const value = `${whole}${fraction && `.${fraction}`}`
  if (value.replace(/^[0.]+|\./g, '').length > KEPT_DIGITS) return undefined
  const style = written.length > MOST_DECIMALS ? styles.plain : styles.numbers + written.length
  return `<c r="${place}" s="${style}"><v>${value === '0' ? '' : minus}${value}</v></c>`
}

function sharedText(text: string): string {
  const xml = escapeXml(text)
  // Without a word about it, programs leave out space around a text.
  return /^\s|\s$|\n/.test(xml)
    ? `<si><t xml:space="preserve">${xml}</t></si>`
    : `<si><t>${xml}</t></si>`
}

/** Wide enough for the cells of the first rows. */
function columnWidths(rows: readonly (readonly WorkbookCell[])[]): number[] {
  const widths: number[] = []
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      const { length } = typeof cell === 'string' ? cell : cell.number
      widths[column] = Math.min(Math.max(widths[column] ?? 10, length + 2), 48)
    }
  }
  return widths
}
