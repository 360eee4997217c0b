import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { readSeparated, separatedReader } from './separated-values'

const cellsOf = (text: string) => readSeparated(text).map(({ cells }) => cells)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const anyCell = fc.string({ unit: fc.constantFrom(...'ab1₹,;". \t\r\n') })

describe('readSeparated', () => {
  it.each<[string, string[][]]>([
    ['', []],
    ['a', [['a']]],
    ['a,b', [['a', 'b']]],
    ['a\tb,c', [['a', 'b,c']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['a,,\n\n,b', [['a', '', ''], [''], ['', 'b']]],
    ['\ufeffa,b', [['a', 'b']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"a\r\nb"\tc', [['a\r\nb', 'c']]],
    ['"say ""hi""",c', [['say "hi"', 'c']]],
    ['"",c', [['', 'c']]],
    ['19" monitor\t5', [['19" monitor', '5']]],
    [
      '"Best" pens\t5\n"Other"\t6',
      [
        ['"Best" pens', '5'],
        ['Other', '6'],
      ],
    ],
    [
      '"never closed,5\nb,6',
      [
        ['"never closed', '5'],
        ['b', '6'],
      ],
    ],
    ['"a, ""b""",\n', [['a, "b"', '']]],
    ['Pen;5;1,650.50', [['Pen', '5', '1,650.50']]],
    [
      'Item;Qty\n"Pen; blue";5',
      [
        ['Item', 'Qty'],
        ['Pen; blue', '5'],
      ],
    ],
    ['Umbrella; folding,5,165', [['Umbrella; folding', '5', '165']]],
    ['Monitor, 19"\t5', [['Monitor, 19"', '5']]],
    ['1\t"Best" pens, blue\t5', [['1', '"Best" pens, blue', '5']]],
    ['Fan, big, white, new\t5', [['Fan, big, white, new', '5']]],
    [
      'Item,Qty\n"Pen\tblue",5\nInk,2',
      [
        ['Item', 'Qty'],
        ['Pen\tblue', '5'],
        ['Ink', '2'],
      ],
    ],
  ])('reads %j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected)
  })

  it('keeps each row as it was pasted', () => {
    expect(readSeparated('a,"b\nc"\r\nd,e').map(({ text }) => text)).toEqual(['a,"b\nc"', 'd,e'])
  })

  it('gives back every cell that was written in quotes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(',', '\t', ';'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (separator, lineEnd, rows) => {
          // Lines inside a cell could be taken for rows where other signs could separate cells.
          const all = rows.flat().join('')
          fc.pre(!(/[\r\n]/.test(all) && /[\t,;]/.test(all)))
          const text = rows.map((row) => row.map(quoted).join(separator)).join(lineEnd)
          expect(cellsOf(text)).toEqual(rows)
        },
      ),
    )
  })

  it('loses no character of any text, and never hangs', () => {
    fc.assert(
      fc.property(fc.oneof(anyCell, fc.string({ unit: 'binary' })), (text) => {
        const pasted = text.replace(/^\ufeff/, '')
        const withoutEnds = (some: string) => some.replace(/[\r\n]/g, '')
        const read = readSeparated(text).map((row) => row.text)
        expect(withoutEnds(read.join(''))).toBe(withoutEnds(pasted))
      }),
      runs(1_000),
    )
  })
})

describe('separatedReader', () => {
  const ROWS = 30
  /** Enough to tell that cells are separated by commas. */
  const table = `${'a'.repeat(3_000)},b,c\n`.repeat(ROWS)

  const readPieces = (pieces: readonly string[]) => {
    const reader = separatedReader()
    return [...pieces.flatMap((piece) => reader.take(piece)), ...reader.end()]
  }

  it('reads a file in pieces as it would be read in one', () => {
    const anyPiece = fc.string({
      unit: fc.constantFrom('a', '"', '""', ',', '\n', '\r', '\r\n', '"a,b"', ',"', '",'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 6 }), (pieces) => {
        const read = readPieces([`\ufeff${table}`, ...pieces]).slice(ROWS)
        expect(read).toEqual(readSeparated(table + pieces.join('')).slice(ROWS))
      }),
      runs(1000),
    )
  })

  it('takes a quote for a letter where the names of the columns say so', () => {
    const reader = separatedReader((cells, separator) =>
      cells[0] === 'order-id' && separator === '\t' ? 'unquoted' : undefined,
    )
    reader.take('order-id\tname\n1\t"Big mug, loose quote\n2\tPlate\n')
    reader.take('3\tSteel bottle 19"\n4\t"Super" mug\n')
    expect(reader.end().map(({ cells }) => cells)).toEqual([
      ['order-id', 'name'],
      ['1', '"Big mug, loose quote'],
      ['2', 'Plate'],
      ['3', 'Steel bottle 19"'],
      ['4', '"Super" mug'],
    ])
  })

  it('knows lines that end with two carriage returns, also where a piece ends among them', () => {
    const text = 'a,b\r\r\n"c,\nc",d\r\r\n'
    const rows = [
      ['a', 'b'],
      ['c,\nc', 'd'],
    ]
    expect(readSeparated(text).map(({ cells }) => cells)).toEqual(rows)
    for (let at = 0; at <= text.length; at++) {
      const read = readPieces([table, text.slice(0, at), text.slice(at)]).slice(ROWS)
      expect(read.map(({ cells }) => cells)).toEqual(rows)
    }
  })

  it('hands out rows as soon as they are whole', () => {
    const reader = separatedReader()
    expect(reader.take('a,b,c\n')).toEqual([])
    expect(reader.take(table).length).toBe(ROWS)
    expect(reader.take('"over two\nlines",b').length).toBe(1)
    expect(reader.take(',c\nd').map(({ cells }) => cells)).toEqual([['over two\nlines', 'b', 'c']])
    expect(reader.end().map(({ cells }) => cells)).toEqual([['d']])
  })

  it('does not wait for the end of a quote that is none', () => {
    const reader = separatedReader()
    reader.take(table)
    expect(reader.take('"19 inch,b,c\n').length).toBe(1)
    const rest = 'a,b,c\n'.repeat(200_000)
    expect(reader.take(rest).length).toBeGreaterThan(190_000)
    expect(reader.end().length).toBeLessThan(2)
  })
})
