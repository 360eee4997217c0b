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
