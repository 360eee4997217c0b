import { escapeXml } from './xml-text'

/*
 * The parts of a workbook of one sheet that do not depend on its rows.
 */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
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

/** By path; the sheet and its texts come besides. */
export const frameParts = (name: string): readonly (readonly [path: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}${override('sharedStrings', 'sharedStrings')}</Types>`,
  ],
  ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook'))],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations(
      relation(1, 'worksheet', 'worksheets/sheet1'),
      relation(2, 'styles', 'styles'),
      relation(3, 'sharedStrings', 'sharedStrings'),
    ),
  ],
  ['xl/styles.xml', styleSheet()],
]

/** The styles of cells, by their numbers. */
export const styles = { plain: 0, text: 1, longNumber: 2, head: 3, numbers: 4 } as const
/** Numbers are shown with the decimals that they are written with, up to so many. */
export const MOST_DECIMALS = 15

function styleSheet(): string {
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, count) => count)
  // A cell that is formatted as text stays text even when it is edited: typing Enter in `=1+1` does
  // not make it a formula. The format of text has a number of its own.
  const TEXT = 49
  const FIRST_OWN = 164
  const formats = decimals.map(
    (count) =>
      `<numFmt numFmtId="${FIRST_OWN + count}" formatCode="0${count > 0 ? `.${'0'.repeat(count)}` : ''}"/>`,
  )
  const cell = (format: number, more = '/>', font = 0, border = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1"${more}`
  const toTheRight = ' applyAlignment="1"><alignment horizontal="right"/></xf>'
  const cells = [
    cell(0),
    cell(TEXT),
    cell(TEXT, toTheRight),
    cell(TEXT, ' applyFont="1" applyBorder="1"/>', 1, 1),
    ...decimals.map((count) => cell(FIRST_OWN + count)),
  ]
  const font = (bold: string) =>
    `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
  const border = (bottom: string) => `<border><left/><right/><top/>${bottom}<diagonal/></border>`
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="2">${border('<bottom/>')}${border('<bottom style="thin"><color auto="1"/></bottom>')}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
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
