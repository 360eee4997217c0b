import { MOST_SEEN_ROWS } from '../../core/limits'
import { limitsOf } from './workbook/limits'
import { formatOf, isoDateText, type NumberFormat } from './workbook/number-format'
import { numberText } from './workbook/number-text'
import { MOST_COLUMNS } from './workbook/sheet-rows'
import { type XmlFinds, xmlScanner } from './workbook/xml-scanner'
import { unescapeXml } from './workbook/xml-text'

/*
 * Portals and older programs hand out tables in HTML, or workbooks in one XML (`Workbook`, `Row`,
 * `Cell`), and name both .xls.
 */

/** A table has so many rows of two cells and more; a page with less is none. */
const LEAST_ROWS = 2

/**
 * The rows of a table in HTML or in the XML of Excel 2003 as tab-separated text, line by line as they
 * stand there; nothing where there is no table.
 *
 * @example separatedTable('<table><tr><td>Pen<td>20<tr><td>Ink<td>45</table>') // 'Pen\t20\nInk\t45'
 */
export function separatedTable(markup: string): string | undefined {
  const rows = rowsOf(markup)
  const wide = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 1)
  if (wide.length < LEAST_ROWS) return undefined
  return rows.map((cells) => cells.map(separated).join('\t')).join('\n')
}

const separated = (cell: string) =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** The attributes of a tag, by their names in small letters and without prefixes; quotes may be missing. */
function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s=:"'<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    found.set(name.toLowerCase(), unescapeXml(double ?? single ?? bare ?? ''))
  }
  return found
}

/** A table, or a sheet, that is being read. */
type OpenTable = {
  cells: string[] | undefined
  /** How many rows more a cell above reaches down, by column. */
  reach: number[]
}

const count = (text: string | undefined, most: number) => {
  const number = Number(text ?? 1)
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, most) : 1
}

const MOST_ROWS_REACHED = 1_000
const LINE_ENDS = new Set(['br', 'p', 'div', 'li'])
/** What is not seen. */
const UNSEEN = new Set(['head', 'comment'])

function rowsOf(markup: string): readonly string[][] {
  const limits = limitsOf()
  const rows: string[][] = []
  const tables: OpenTable[] = []
  const formats = new Map<string, NumberFormat>()
  let style = ''
  let cell: { text: string; attributes: Map<string, string> } | undefined
  let type = ''
  let unseen = 0
  /** Of the sheets of a workbook, the first that has anything in it. */
  let isPast = false

  const table = (): OpenTable => {
    if (tables.length === 0) tables.push({ cells: undefined, reach: [] })
    return tables.at(-1) as OpenTable
  }
  const passReached = ({ cells, reach }: OpenTable) => {
    while (cells && (reach[cells.length] ?? 0) > 0) {
      reach[cells.length] = (reach[cells.length] ?? 0) - 1
      cells.push('')
    }
  }
  const endCell = () => {
    const open = table()
    const done = cell
    cell = undefined
    if (!done || !open.cells) return
    passReached(open)
    const { attributes } = done
    const before = attributes.get('index')
    while (before && open.cells.length < count(before, MOST_COLUMNS) - 1) open.cells.push('')
    const at = open.cells.length
    const wide = attributes.has('mergeacross')
      ? count(attributes.get('mergeacross'), MOST_COLUMNS) + 1
      : count(attributes.get('colspan'), MOST_COLUMNS)
    const down = count(attributes.get('rowspan'), MOST_ROWS_REACHED)
    const text = textOf(done.text, attributes, type, formats)
    type = ''
    limits.keepText(text.length)
    for (let column = at; column < Math.min(at + wide, MOST_COLUMNS); column += 1) {
      open.cells.push(column === at ? text : '')
      if (down > 1) open.reach[column] = down - 1
    }
  }
  const endRow = () => {
    endCell()
    const open = table()
    const { cells } = open
    if (!cells) return
    passReached(open)
    limits.keepCells(cells.length + 1)
    rows.push(cells)
    open.cells = undefined
  }

  const finds: XmlFinds = {
    isTextWanted: true,
    open(written, text) {
      const name = written.toLowerCase()
      if (UNSEEN.has(name)) unseen += 1
      if (unseen > 0 || isPast) return
      if (name === 'table') {
        if (cell) endCell()
        tables.push({ cells: undefined, reach: [] })
      } else if (name === 'worksheet') isPast = rows.length > 0
      else if (name === 'tr' || name === 'row') {
        endRow()
        const to = name === 'row' ? Number(attributesOf(text).get('index') ?? 0) : 0
        while (rows.length < Math.min(to - 1, MOST_SEEN_ROWS)) rows.push([])
        table().cells = []
      } else if (name === 'td' || name === 'th' || name === 'cell') {
        endCell()
        const open = table()
        open.cells ??= []
        cell = { text: '', attributes: attributesOf(text) }
      } else if (name === 'data') type = attributesOf(text).get('type') ?? ''
      else if (LINE_ENDS.has(name) && cell) cell.text += '\n'
      else if (name === 'style') style = attributesOf(text).get('id') ?? ''
      else if (name === 'numberformat') {
        const code = attributesOf(text).get('format') ?? ''
        formats.set(style, formatOf(164, NAMED_FORMATS[code] ?? code, false))
      }
    },
    close(written) {
      const name = written.toLowerCase()
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1)
      if (unseen > 0 || isPast) return
      if (name === 'td' || name === 'th' || name === 'cell') endCell()
      else if (name === 'tr' || name === 'row') endRow()
      else if (name === 'table') {
        endRow()
        tables.pop()
      }
    },
    text(more) {
      if (cell && unseen === 0 && !isPast) cell.text += more.replace(/\s+/g, ' ')
    },
  }
  xmlScanner(finds).take(isWorkbook(markup) ? markup : withoutScripts(markup))
  if (!isPast) endRow()
  return rows
}

const isWorkbook = (markup: string) => /<(?:\w+:)?Workbook[\s>]/.test(markup.slice(0, 4_096))

/** Scripts may hold what looks like tags. */
const withoutScripts = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')

/** What the XML of Excel 2003 calls usual formats. */
const NAMED_FORMATS: Readonly<Record<string, string>> = {
  Percent: '0.00%',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Currency: '0.00',
  'General Date': 'dd/mm/yyyy hh:mm',
  'Short Date': 'dd/mm/yyyy',
  'Medium Date': 'dd/mm/yyyy',
  'Long Date': 'dd/mm/yyyy',
}

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', rupee: '₹', ndash: '–', mdash: '—' }

function textOf(
  written: string,
  attributes: ReadonlyMap<string, string>,
  type: string,
  formats: ReadonlyMap<string, NumberFormat>,
): string {
  const text = written
    .replace(/&(nbsp|rupee|ndash|mdash);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  if (type === 'DateTime') return isoDateText(text)
  if (type === 'Number') return (formats.get(attributes.get('styleid') ?? '') ?? numberText)(text)
  // Excel writes the number itself beside the rounded one that is shown.
  const number = attributes.get('num') ?? ''
  return /^-?\d/.test(number) && /^[-\d.,]+$/.test(text) ? numberText(number) : text
}
