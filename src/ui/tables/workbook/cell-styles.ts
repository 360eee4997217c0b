import { MAIN, XML } from './workbook-frame'
import { escapeXml } from './xml-text'

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
