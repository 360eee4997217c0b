import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../money/decimal'
import { withoutGuard, writeCsv } from './csv'
import {
  countCell,
  fileNameOf,
  numberCell,
  plainText,
  type Sheet,
  type SheetCell,
  textCell,
} from './sheet'

const loan: Sheet = {
  fileName: 'loan-500000-10pct-60m',
  title: 'Loan EMI',
  facts: [
    { label: 'Loan amount (₹)', value: numberCell(decimalFrom(500000), 0) },
    { label: 'Tenure', value: textCell('5 years, or 60 months') },
  ],
  columns: ['Month', 'Principal', 'Balance'],
  rows: [
    [countCell(1), numberCell(decimalFrom('6456.855'), 2), numberCell(decimalFrom('493543.1'), 2)],
    [textCell('May 2027'), numberCell(decimalFrom('-0.004'), 2), numberCell(decimalFrom(-5), 2)],
  ],
  totals: [textCell('Total'), numberCell(decimalFrom(500000), 2), textCell('')],
}

const sheetWith = (...cells: SheetCell[]): Sheet => ({
  fileName: 'test',
  title: 'Test',
  facts: [],
  columns: [],
  rows: [cells],
})

/** The row of a sheet that has no facts: below title, empty line and head. */
const writtenRow = (...cells: SheetCell[]) => parseCsv(writeCsv(sheetWith(...cells)))[3]

/** Cells as the standard (RFC 4180) reads them, character by character. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [['']]
  let isQuoted = false
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at++) {
    const line = lines.at(-1) as string[]
    const here = text[at] as string
    if (isQuoted && here === '"' && text[at + 1] === '"') {
      line[line.length - 1] += '"'
      at++
    } else if (here === '"') isQuoted = !isQuoted
    else if (!isQuoted && here === ',') line.push('')
    else if (!isQuoted && here === '\r' && text[at + 1] === '\n') {
      lines.push([''])
      at++
    } else line[line.length - 1] += here
  }
  return lines.slice(0, -1)
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠"\'“ ,;\t\r\na1₹') }),
)

describe('writeCsv', () => {
  it('writes title, facts, table and totals', () => {
    expect(writeCsv(loan)).toBe(
      [
        '\ufeffLoan EMI',
        'Loan amount (₹),500000',
        'Tenure,"5 years, or 60 months"',
        '',
        'Month,Principal,Balance',
        '1,6456.86,493543.10',
        'May 2027,0.00,-5.00',
        'Total,500000.00,',
        '',
      ].join('\r\n'),
    )
  })

  it('gives back every text that is no formula', () => {
    const harmless = fc
      .string({ unit: fc.constantFrom(...'ab1₹,;". \r\n=+-@') })
      .map((t) => `a${t}`)
    fc.assert(
      fc.property(fc.array(harmless, { minLength: 1 }), (texts) => {
        expect(writtenRow(...texts.map(textCell))).toEqual(texts)
      }),
    )
  })

  it('gives back every other text with at most an apostrophe before it', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
        const row = writtenRow(...texts.map(textCell)) ?? []
        expect(row).toHaveLength(texts.length)
        for (const [column, text] of texts.entries()) {
          expect([text, `'${text}`]).toContain(row[column])
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '  =1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '"=1+1"',
    "'=1+1",
    '“=1+1”',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '=\u0338 1+1',
    '\u3000＂＝1',
  ])('makes the text %j harmless', (text) => {
    expect(writeCsv(sheetWith(textCell(text)))).toContain(
      `\r\n"'${text.replaceAll('"', '""')}"\r\n`,
    )
  })

  it('lets no text begin a formula, in a cell, a label, a title or a head', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = parseCsv(
          writeCsv({
            ...sheetWith(textCell(text)),
            title: text,
            facts: [{ label: text, value: textCell(text) }],
            columns: [text],
            totals: [textCell(text)],
          }),
        )
        for (const cell of lines.flat()) expect(cell).not.toMatch(/^[ "]*[=+\-@＝＋－＠]|^[\t\r]/)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps numbers plain and exact, negative ones and long ones too', () => {
    const units = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    fc.assert(
      fc.property(units, (value) => {
        const exact = decimalFrom(value)
        const [whole, amount] = writtenRow(numberCell(exact, 0), numberCell(exact, 2)) ?? []
        expect(whole).toBe(String(value))
        expect(amount).toBe(`${value}.00`)
      }),
    )
  })

  it('does not group the digits of a count', () => {
    expect(writtenRow(countCell(2027), countCell(-1))).toEqual(['2027', '-1'])
  })
})

describe('plainText', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['-0.004', 2, '0.00'],
    ['123456789012345678901234.5', 0, '123456789012345678901235'],
  ])('writes %s with %i decimals as %s', (value, decimals, expected) => {
    expect(plainText(numberCell(decimalFrom(value), decimals))).toBe(expected)
  })
})

describe('fileNameOf', () => {
  it.each([
    [['loan', '500000', '10pct', '60m'], 'loan-500000-10pct-60m'],
    [['SIP', '8.5pct', '1 Apr'], 'sip-8.5pct-1-apr'],
    [['loan', '5,00,000', '₹'], 'loan-5-00-000'],
    [['../../../etc', 'passwd'], 'etc-passwd'],
    [['step-up', '-5', '.5'], 'step-up-5.5'],
    [['.'], 'gst-hisab'],
    [[''], 'gst-hisab'],
    [[], 'gst-hisab'],
  ])('names %j %s', (parts, expected) => {
    expect(fileNameOf(...parts)).toBe(expected)
  })

  it('is always a short name of harmless characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })), (parts) => {
        const name = fileNameOf(...parts)
        expect(name).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/)
        expect(name.length).toBeLessThanOrEqual(80)
      }),
    )
  })
})

describe('withoutGuard', () => {
  it.each([
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'-5", '-5'],
    ["'tis a pen", "'tis a pen"],
    ['=1+1', '=1+1'],
    ['', ''],
  ])('reads %j as %j', (written, text) => {
    expect(withoutGuard(written)).toBe(text)
  })

  it('gives back every text that was written without space around it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const trimmed = text.trim()
        expect(withoutGuard(writtenRow(textCell(trimmed))?.[0] ?? '')).toBe(trimmed)
      }),
      { numRuns: 500 },
    )
  })
})
