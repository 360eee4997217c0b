import { escapeXml } from './xml-text'

/*
 * The parts of a workbook that do not depend on its rows.
 */

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const WORKBOOK_TYPE = `${CONTENT}.sheet`

const override = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${CONTENT}.${kind}+xml"/>`
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATED}/${kind}" Target="${target}.xml"/>`
const relations = (...all: readonly string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

/** By path; sheets, their texts and styles come besides. */
export const frameParts = (
  names: readonly string[],
): readonly (readonly [path: string, xml: string])[] => {
  const sheetFiles = names.map((_, at) => `worksheets/sheet${at + 1}`)
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${sheetFiles.map((file) => override(file, 'worksheet')).join('')}${override('styles', 'styles')}${override('sharedStrings', 'sharedStrings')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ...sheetFiles.map((file, at) => relation(at + 1, 'worksheet', file)),
        relation(names.length + 1, 'styles', 'styles'),
        relation(names.length + 2, 'sharedStrings', 'sharedStrings'),
      ),
    ],
  ]
}

/** What stands before the rows of a sheet. The first `frozen` rows stay in view. */
export function sheetBegin(widths: readonly number[], frozen: number): string {
  const pane = `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen > 0 ? pane : ''}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'

export const stringsBegin = (count: number, uniqueCount: number): string =>
  `${XML}<sst xmlns="${MAIN}" count="${count}" uniqueCount="${uniqueCount}">`

export const STRINGS_END = '</sst>'

/** Longer names are refused by Excel. */
const LONGEST = 31

/**
 * Excel refuses a file whose sheet has a name with one of these characters, or a long one. What is too
 * long ends with a whole word.
 *
 * @example sheetName('EMI: [2026]') // 'EMI 2026'
 */
export function sheetName(title: string): string {
  const name = title.replace(/[[\]/\\:*?'\s\p{C}]+/gu, ' ').trim()
  if (name.length <= LONGEST) return name || 'Sheet'
  const cut = name.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST)
}

/** How a cell shows what it holds. */
export type CellStyle = {
  /** A number format as spreadsheets write them. @example '#,##0.00' */
  readonly format: string
  readonly isBold?: boolean
  readonly line?: 'above' | 'below' | undefined
  readonly align?: 'left' | 'right' | undefined
  /** A text of several lines is shown in one, if it is not told to wrap. */
  readonly wraps?: boolean
}

/**
 * A cell that is formatted as text stays text even when it is edited: typing Enter in `=1+1` does not
 * make it a formula.
 */
export const TEXT_FORMAT = '@'
const PLAIN: CellStyle = { format: 'General' }

/** Formats that every program knows by a number; our own count from 164. */
const knownFormats: readonly [format: string, id: number][] = [
  [PLAIN.format, 0],
  [TEXT_FORMAT, 49],
]
const FIRST_OWN_FORMAT = 164

const fonts = ['', '<b/>'].map(
  (bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`,
)
const THIN = 'style="thin"><color auto="1"/>'
const lines = [undefined, 'above', 'below'] as const
const borders = lines.map((line) => {
  const [top, bottom] = [
    line === 'above' ? `<top ${THIN}</top>` : '<top/>',
    line === 'below' ? `<bottom ${THIN}</bottom>` : '<bottom/>',
  ]
  return `<border><left/><right/>${top}${bottom}<diagonal/></border>`
})

export type StyleSheet = {
  /** The number by which cells name a style; the same style has the same number. */
  numberOf(style: CellStyle): number
  xml(): string
}

/**
 * Collects the styles of a workbook's cells. Number 0 is the plain one.
 *
 * @example const styles = styleSheet()
 * styles.numberOf({ format: '0.00', isBold: true }) // 1
 */
export function styleSheet(): StyleSheet {
  const formats = new Map<string, number>(knownFormats)
  const numbers = new Map<string, number>()
  const cells: string[] = []

  const formatId = (format: string) => {
    const known = formats.get(format)
    if (known !== undefined) return known
    const id = FIRST_OWN_FORMAT + formats.size - knownFormats.length
    formats.set(format, id)
    return id
  }
  const cellXml = ({ format, isBold, line, align, wraps }: CellStyle) => {
    const alignment =
      align || wraps
        ? ` applyAlignment="1"><alignment${align ? ` horizontal="${align}"` : ''}${wraps ? ' wrapText="1"' : ''}/></xf>`
        : '/>'
    return `<xf numFmtId="${formatId(format)}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="${lines.indexOf(line)}" xfId="0" applyNumberFormat="1"${isBold ? ' applyFont="1"' : ''}${line ? ' applyBorder="1"' : ''}${alignment}`
  }
  const numberOf = (style: CellStyle) => {
    const { format, isBold = false, line, align, wraps = false } = style
    const key = [format, isBold, line, align, wraps].join('\n')
    let number = numbers.get(key)
    if (number === undefined) {
      number = cells.push(cellXml(style)) - 1
      numbers.set(key, number)
    }
    return number
  }
  numberOf(PLAIN)

  return {
    numberOf,
    xml() {
      const own = [...formats].filter(([, id]) => id >= FIRST_OWN_FORMAT)
      const formatXml = own.map(
        ([format, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(format)}"/>`,
      )
      const none = '<fill><patternFill patternType="none"/></fill>'
      const second = '<fill><patternFill patternType="gray125"/></fill>'
      return `${XML}<styleSheet xmlns="${MAIN}">${own.length > 0 ? list('numFmts', formatXml) : ''}${list('fonts', fonts)}${list('fills', [none, second])}${list('borders', borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list('cellXfs', cells)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
    },
  }
}

const list = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`
