/*
 * Loaded by `import()`, when a table is asked for as a workbook.
 */

import { pauses } from '../../worker/pauses'
import { isExactInSpreadsheet } from './number-text'
import { zipWriter } from './write-zip'
import {
  type CellStyle,
  frameParts,
  SHEET_END,
  STRINGS_END,
  sheetBegin,
  sheetName,
  stringsBegin,
  styleSheet,
  TEXT_FORMAT,
  WORKBOOK_TYPE,
} from './written-xml'
import { escapeXml } from './xml-text'

/**
 * A text, or the plain digits of a number. Without a style, numbers are shown with the decimals that
 * they are written with, and what is blank is left out.
 */
export type WorkbookCell =
  | string
  | { readonly text: string; readonly style: CellStyle }
  | { readonly number: string; readonly style?: CellStyle }

export type SheetWriter = {
  /** Wait for it before the next one, if there is something to wait for: that keeps memory low. */
  addRow(cells: readonly WorkbookCell[]): void | Promise<void>
  end(): Promise<void>
}

export type WorkbookWriter = {
  /** Begins a sheet. The one before must have ended. */
  sheet(options: {
    readonly name: string
    /** Of its columns, in characters. */
    readonly widths: readonly number[]
    /** So many rows stay in view. */
    readonly frozenRows: number
  }): SheetWriter
  end(): Promise<Blob>
}

/** A cell holds no more. */
const LONGEST_TEXT = 32_767
/** So many characters are packed at once. */
const PIECE = 2 ** 16
/** Numbers are shown with the decimals that they are written with, up to so many. */
const MOST_DECIMALS = 15

const textStyle: CellStyle = { format: TEXT_FORMAT }
const longNumberStyle: CellStyle = { format: TEXT_FORMAT, align: 'right' }

/**
 * Writes an .xlsx file of any length, packing it while it comes. Texts are kept once each beside the
 * sheets: the previews of phones show no texts that stand in them.
 *
 * @example const book = workbookWriter()
 * const sheet = book.sheet({ name: 'Prices', widths: [12, 10], frozenRows: 0 })
 * await sheet.addRow(['A-1', { number: '199.50' }])
 * await sheet.end()
 * const file = await book.end()
 */
export function workbookWriter(): WorkbookWriter {
  const zip = zipWriter()
  const pause = pauses(() => {})
  const styles = styleSheet()
  const texts = new Map<string, number>()
  const sheetNames: string[] = []
  const columnNames: string[] = []
  let textCells = 0

  const plainText = styles.numberOf(textStyle)
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, count) =>
    styles.numberOf({ format: count > 0 ? `0.${'0'.repeat(count)}` : '0' }),
  )

  const textXml = (place: string, text: string, style: number) => {
    if (text === '') return `<c r="${place}" s="${style}"/>`
    const kept = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
    let at = texts.get(kept)
    if (at === undefined) {
      at = texts.size
      texts.set(kept, at)
    }
    textCells += 1
    return `<c r="${place}" s="${style}" t="s"><v>${at}</v></c>`
  }
  const numberXml = (place: string, digits: string, style: CellStyle | undefined) => {
    const number = storedNumber(digits)
    if (number === undefined) return textXml(place, digits, styles.numberOf(longNumberStyle))
    const look = style ? styles.numberOf(style) : (decimals[number.decimals] ?? 0)
    return `<c r="${place}" s="${look}"><v>${number.value}</v></c>`
  }
  const cellXml = (place: string, cell: WorkbookCell) => {
    if (typeof cell === 'string') return textXml(place, cell, plainText)
    return 'text' in cell
      ? textXml(place, cell.text, styles.numberOf(cell.style))
      : numberXml(place, cell.number, cell.style)
  }
  const writePart = async (path: string, pieces: Iterable<string>) => {
    const part = zip.part(path)
    let xml = ''
    for (const piece of pieces) {
      xml += piece
      if (xml.length < PIECE) continue
      await part.write(xml)
      await pause()
      xml = ''
    }
    await part.write(xml)
    await part.end()
  }

  return {
    sheet({ name, widths, frozenRows }) {
      sheetNames.push(unlike(sheetNames, sheetName(name)))
      const part = zip.part(`xl/worksheets/sheet${sheetNames.length}.xml`)
      let xml = sheetBegin(widths, frozenRows)
      let rowNumber = 0
      const flush = async () => {
        const piece = xml
        xml = ''
        await part.write(piece)
        await pause()
      }
      return {
        addRow(cells) {
          rowNumber += 1
          xml += `<row r="${rowNumber}">`
          for (let column = 0; column < cells.length; column += 1) {
            const cell = cells[column] as WorkbookCell
            if (isBlank(cell)) continue
            columnNames[column] ??= columnName(column)
            xml += cellXml(`${columnNames[column]}${rowNumber}`, cell)
          }
          xml += '</row>'
          return xml.length < PIECE ? undefined : flush()
        },
        async end() {
          await part.write(xml + SHEET_END)
          await part.end()
        },
      }
    },
    async end() {
      await writePart('xl/sharedStrings.xml', sharedStrings(texts, textCells))
      await writePart('xl/styles.xml', [styles.xml()])
      for (const [path, xml] of frameParts(sheetNames)) await writePart(path, [xml])
      return zip.end(WORKBOOK_TYPE)
    },
  }
}

/** What has a style of its own is there even without a text: a line goes on below it. */
const isBlank = (cell: WorkbookCell) =>
  cell === '' || (typeof cell !== 'string' && 'number' in cell && cell.number === '')

/** Excel refuses two sheets of one name, whatever the letters' case. */
function unlike(others: readonly string[], name: string): string {
  const taken = new Set(others.map((other) => other.toLowerCase()))
  let [free, count] = [name, 1]
  while (taken.has(free.toLowerCase())) {
    count += 1
    free = `${sheetName(name.slice(0, 27))} ${count}`
  }
  return free
}

/** @example columnName(27) // 'AB' */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}

/** Nothing where it is no number, or one that would lose digits. */
function storedNumber(digits: string): { value: string; decimals: number } | undefined {
  const parts = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(digits)
  if (!parts) return undefined
  const [, minus, whole = '', written = ''] = parts
  const fraction = written.replace(/0+$/, '')
  const value = `${whole}${fraction && `.${fraction}`}`
  if (!isExactInSpreadsheet(value)) return undefined
  return { value: value === '0' ? '0' : `${minus}${value}`, decimals: written.length }
}

function* sharedStrings(texts: ReadonlyMap<string, number>, count: number): Generator<string> {
  yield stringsBegin(count, texts.size)
  for (const text of texts.keys()) yield sharedText(text)
  yield STRINGS_END
}

function sharedText(text: string): string {
  const xml = escapeXml(text)
  // Without a word about it, programs leave out space around a text.
  return /^\s|\s$|\n/.test(xml)
    ? `<si><t xml:space="preserve">${xml}</t></si>`
    : `<si><t>${xml}</t></si>`
}

/**
 * Wide enough for what is shown in them, as far as that is sensible.
 *
 * @example columnWidths([['SKU', 'Price'], ['A-1 to A-12 of the blue ones', '199.50']]) // [30, 10]
 */
export function columnWidths(rows: Iterable<readonly string[]>): number[] {
  const widths: number[] = []
  for (const cells of rows) {
    for (const [column, text] of cells.entries()) {
      const longest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
      widths[column] = Math.min(Math.max(widths[column] ?? 10, longest + 2), 48)
    }
  }
  return widths
}

/** The widths of a long table's columns come from so many rows. */
const ROWS_FOR_WIDTHS = 100

const headStyle: CellStyle = { format: TEXT_FORMAT, isBold: true, line: 'below' }

/** A text, or the plain digits of a number. */
export type TableCell = string | { readonly number: string }

export type TableWriter<End> = {
  /** Wait for it before the next one, if there is something to wait for. */
  addRow(cells: readonly TableCell[]): void | Promise<void>
  end(): Promise<End>
}

type TableOptions = { readonly sheetName: string; readonly heads: readonly string[] }

/**
 * Writes one table of any length under its heads, which stay in view.
 *
 * @example const table = tableWriter({ sheetName: 'Prices', heads: ['SKU', 'Price'] })
 * await table.addRow(['A-1', { number: '199.50' }])
 * const file = await table.end()
 */
export function tableWriter(options: TableOptions): TableWriter<Blob> {
  const book = workbookWriter()
  const table = tableSheet(book, options)
  return {
    addRow: table.addRow,
    async end() {
      await table.end()
      return book.end()
    },
  }
}

/**
 * Writes such a table as one sheet of a workbook. The sheet before must have ended.
 *
 * @example const table = tableSheet(book, { sheetName: 'Prices', heads: ['SKU', 'Price'] })
 * await table.addRow(['A-1', { number: '199.50' }])
 * await table.end()
 */
export function tableSheet(book: WorkbookWriter, options: TableOptions): TableWriter<void> {
  const { heads } = options
  const firstRows: (readonly TableCell[])[] = []
  let sheet: SheetWriter | undefined

  const begin = () => {
    const shown = firstRows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? cell : cell.number)),
    )
    const begun = book.sheet({
      name: options.sheetName,
      widths: columnWidths([heads, ...shown]),
      frozenRows: heads.length > 0 ? 1 : 0,
    })
    if (heads.length > 0) begun.addRow(heads.map((text) => ({ text, style: headStyle })))
    for (const row of firstRows) begun.addRow(row)
    firstRows.length = 0
    sheet = begun
    return begun
  }
  return {
    addRow(cells) {
      if (sheet) return sheet.addRow(cells)
      if (firstRows.push(cells) === ROWS_FOR_WIDTHS) begin()
      return undefined
    },
    end: () => (sheet ?? begin()).end(),
  }
}
