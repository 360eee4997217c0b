import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../../core/loan/annuity'
import { decimalFrom } from '../../core/money/decimal'
import {
  countCell,
  dateCell,
  numberCell,
  paiseCell,
  plainText,
  type Sheet,
  type SheetCell,
  textCell,
} from '../../core/tables/sheet'
import { excelBlob } from './export-excel'

type ReadCell = { value: string | number; format: string; isBold: boolean }

const terms = { principal: decimalFrom(5_000_000), annualRate: decimalFrom('8.5'), months: 480 }

const loan: Sheet = {
  fileName: 'loan-5000000-8.5pct-480m',
  title: 'Loan EMI: what if? [₹50 lakh, 40 years]',
  facts: [
    { label: 'Loan amount (₹)', value: numberCell(terms.principal, 0) },
    { label: 'Tenure', value: textCell('40 years') },
    { label: 'Instalments', value: countCell(terms.months) },
  ],
  columns: ['Month', 'When', 'Principal', 'Interest', 'Balance'],
  rows: scheduleOf(terms).map(({ month, principal, interest, balance }) => [
    countCell(month),
    textCell(`Month ${month} & <after>`),
    numberCell(principal, 2),
    numberCell(interest, 2),
    numberCell(balance, 2),
  ]),
  totals: [textCell('Total'), textCell(''), numberCell(terms.principal, 2)],
}

const sheetWith = (...cells: SheetCell[]): Sheet => ({
  fileName: 'test',
  title: 'Test',
  facts: [],
  columns: [],
  rows: [cells],
})

/** The files inside an .xlsx file, by path. */
async function unpack(sheet: Sheet): Promise<(path: string) => string> {
  const blob = await excelBlob(sheet)
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return (path) => strFromU8(files[path] as Uint8Array)
}

const unescapeXml = (xml: string) =>
  xml.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
  )

const elements = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}( [^>]*?)?(?:/>|>(.*?)</${tag}>)`, 'gs'))].map(
    ([, attributes = '', content = '']) => ({
      content,
      attribute: (name: string) =>
        unescapeXml(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''),
    }),
  )

/** The cells of the first sheet as a spreadsheet program sees them, by address. */
async function readCells(sheet: Sheet): Promise<Map<string, ReadCell>> {
  const file = await unpack(sheet)
  const styleSheet = file('xl/styles.xml')
  const texts = elements(file('xl/sharedStrings.xml'), 't').map((t) => unescapeXml(t.content))
  const formats = new Map([
    // The one of ours that every program knows by its number.
    ['49', '@'],
    ...elements(styleSheet, 'numFmt').map(
      (f) => [f.attribute('numFmtId'), f.attribute('formatCode')] as const,
    ),
  ])
  const fonts = elements(styleSheet, 'font').map(({ content }) => content.includes('<b/>'))
  const styles = elements(elements(styleSheet, 'cellXfs')[0]?.content ?? '', 'xf')

  return new Map(
    elements(file('xl/worksheets/sheet1.xml'), 'c').map((c) => {
      const [v] = elements(c.content, 'v')
      const style = styles[Number(c.attribute('s') || 0)]
      const value = !v
        ? ''
        : c.attribute('t') === 's'
          ? texts[Number(v.content)]
          : Number(v.content)
      return [
        c.attribute('r'),
        {
          value: value ?? '',
          format: formats.get(style?.attribute('numFmtId') ?? '') ?? '',
          isBold: fonts[Number(style?.attribute('fontId') || 0)] ?? false,
        },
      ]
    }),
  )
}

/** What is written for one cell below title, empty line and head. */
const written = async (cell: SheetCell) => (await readCells(sheetWith(cell))).get('A4')

describe('a day', () => {
  it('is a day to a spreadsheet, which counts them', async () => {
    expect(await written(dateCell('2026-11-15'))).toMatchObject({
      value: 46_341,
      format: 'dd mmm yyyy',
    })
    expect(await written(dateCell('soon'))).toMatchObject({ value: 'soon' })
  })
})

describe('excelBlob', () => {
  it('writes facts, 480 rows and totals, cell by cell', async () => {
    const cells = await readCells(loan)
    const value = (address: string) => cells.get(address)?.value

    expect(value('A1')).toBe(loan.title)
    expect([value('A2'), value('B2')]).toEqual(['Loan amount (₹)', 5_000_000])
    expect([value('A3'), value('B3')]).toEqual(['Tenure', '40 years'])
    expect([value('A4'), value('B4')]).toEqual(['Instalments', 480])
    expect(value('A5')).toBeUndefined()
    expect(['A6', 'B6', 'C6', 'D6', 'E6'].map(value)).toEqual(loan.columns)
    for (const [index, row] of loan.rows.entries()) {
      const onScreen = row.map((cell) =>
        cell.kind === 'text' ? cell.text : Number(plainText(cell)),
      )
      expect(['A', 'B', 'C', 'D', 'E'].map((column) => value(column + (index + 7)))).toEqual(
        onScreen,
      )
    }
    expect(['A487', 'B487', 'C487'].map(value)).toEqual(['Total', '', 5_000_000])
    expect(value('A488')).toBeUndefined()
  })

  it('prints title, head and totals in bold', async () => {
    const cells = await readCells(loan)
    const bold = [...cells].filter(([, cell]) => cell.isBold).map(([address]) => address)
    expect(bold).toEqual(['A1', 'A6', 'B6', 'C6', 'D6', 'E6', 'A487', 'B487', 'C487'])
  })

  it('freezes everything down to the head of the table', async () => {
    const [pane] = elements((await unpack(loan))('xl/worksheets/sheet1.xml'), 'pane')
    expect(pane?.attribute('state')).toBe('frozen')
    expect(pane?.attribute('ySplit')).toBe('6')
    expect(pane?.attribute('topLeftCell')).toBe('A7')
  })

  it('lets the head alone stay in view where the table has a sheet of its own', async () => {
    const file = await unpack({ ...loan, tableName: 'Months' })
    const names = elements(file('xl/workbook.xml'), 'sheet').map((s) => s.attribute('name'))
    expect(names).toEqual(['Months', 'Loan EMI what if ₹50 lakh, 40'])
    const [table, facts] = [1, 2].map((at) => file(`xl/worksheets/sheet${at}.xml`))
    const [pane] = elements(table ?? '', 'pane')
    expect(pane?.attribute('ySplit')).toBe('1')
    expect(pane?.attribute('topLeftCell')).toBe('A2')
    expect(elements(facts ?? '', 'pane')).toEqual([])
    // Head, 480 rows and totals on the one, title and three facts on the other.
    expect([table, facts].map((sheet) => elements(sheet ?? '', 'row').length)).toEqual([482, 4])
    const cells = await readCells({ ...loan, tableName: 'Months' })
    expect(['A1', 'A2', 'A482'].map((address) => cells.get(address)?.value)).toEqual([
      'Month',
      1,
      'Total',
    ])
  })

  it('puts what is listed below the facts, on the sheet of the inputs', async () => {
    const listed = {
      columns: ['Change', 'Amount'],
      rows: [[countCell(1), paiseCell(decimalFrom(500_000))]],
    }
    const file = await unpack({ ...loan, listed, tableName: 'Schedule', factsName: 'Inputs' })
    const names = elements(file('xl/workbook.xml'), 'sheet').map((s) => s.attribute('name'))
    expect(names).toEqual(['Schedule', 'Inputs'])
    const inputs = file('xl/worksheets/sheet2.xml')
    expect(elements(inputs, 'pane')).toEqual([])
    expect(inputs).toContain('<v>500000</v>')
  })

  it('shows the lines of a text, and is as wide as the longest', async () => {
    const file = await unpack(sheetWith(textCell('Fan\n1200 mm, white')))
    expect(file('xl/styles.xml')).toContain('wrapText="1"')
    const [column] = elements(file('xl/worksheets/sheet1.xml'), 'col')
    expect(column?.attribute('width')).toBe('16')
  })

  it('makes columns as wide as what stands in them', async () => {
    const columns = elements((await unpack(loan))('xl/worksheets/sheet1.xml'), 'col')
    expect(columns.map((column) => Number(column.attribute('width')))).toEqual([17, 21, 14, 11, 14])
  })

  it('names the sheet in a way that Excel accepts', async () => {
    const name = async (title: string) => {
      const file = await unpack({ ...sheetWith(), title })
      return elements(file('xl/workbook.xml'), 'sheet')[0]?.attribute('name')
    }
    expect(await name('Loan EMI: what if? [₹50 lakh, 40 years]')).toBe(
      'Loan EMI what if ₹50 lakh, 40',
    )
    expect(await name("'[]:*?/\\")).toBe('Sheet')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '1e5', ' <f>1</f> & "x" '])(
    'keeps %j a text, also when it is edited',
    async (text) => {
      const file = await unpack(sheetWith(textCell(text)))
      expect(file('xl/worksheets/sheet1.xml')).not.toContain('<f')
      expect(await written(textCell(text))).toMatchObject({ value: text, format: '@' })
    },
  )

  const positive = String.raw`[>=10000000]##\,##\,##\,##0.00;[>=100000]##\,##\,##0.00;#,##0.00`
  it.each([
    ['0', 2, 0, positive],
    ['99999.995', 2, 100_000, positive],
    ['12345678.9', 2, 12_345_678.9, positive],
    ['7', 0, 7, String.raw`[>=10000000]##\,##\,##\,##0;[>=100000]##\,##\,##0;#,##0`],
    [
      '1234567890',
      0,
      1_234_567_890,
      String.raw`[>=1000000000]##\,##\,##\,##\,##0;[>=10000000]##\,##\,##\,##0;#,##0`,
    ],
    ['-99999.99', 2, -99_999.99, '#,##0.00'],
    ['-100000', 2, -100_000, String.raw`#,##0.00;-##\,##\,##0.00`],
    ['-12345678', 0, -12_345_678, String.raw`#,##0;-##\,##\,##\,##0`],
    ['-0.004', 2, 0, '#,##0.00;#,##0.00'],
  ])('groups %s with %i decimals in lakhs and crores', async (digits, decimals, value, format) => {
    const cell = await written(numberCell(decimalFrom(digits), decimals))
    expect(cell).toEqual({ value, format, isBold: false })
  })

  const whole = String.raw`[>=9999999.5]##\,##\,##\,##0;[>=99999.5]##\,##\,##0;#,##0`
  it.each([
    ['10623.522', 10_623.52, whole],
    ['99999.5', 99_999.5, whole],
    ['-150246.4', -150_246.4, String.raw`#,##0;-##\,##\,##0`],
    ['-99999.5', -99_999.5, String.raw`#,##0;-##\,##\,##0`],
    ['-0.3', -0.3, '#,##0;#,##0'],
  ])('holds the paise of %s and shows whole rupees', async (digits, value, format) => {
    expect(await written(paiseCell(decimalFrom(digits)))).toEqual({ value, format, isBold: false })
  })

  it('does not group the digits of a count', async () => {
    expect(await written(countCell(2027))).toMatchObject({ value: 2027, format: '0' })
  })

  it.each([
    ['1234567890123.45', 1_234_567_890_123.45],
    ['12345678901234.50', 12_345_678_901_234.5],
    ['123456789012345', 123_456_789_012_345],
    ['12345678901234.56', '1,23,45,67,89,01,234.56'],
    ['-1234567890123456', '-1,23,45,67,89,01,23,456.00'],
    ['123456789012345678901234', '1,23,45,67,89,01,23,45,67,89,01,234.00'],
  ])('keeps every digit of %s, as a text where a number cannot', async (digits, value) => {
    expect((await written(numberCell(decimalFrom(digits), 2)))?.value).toBe(value)
  })
})
